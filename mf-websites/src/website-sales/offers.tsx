import { styled } from '@mui/material/styles';
import { space } from 'shared-ui';
import type { SiteOffer } from './content.ts';
import { SiteCard } from './site-card.tsx';

const Tiles = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  '& > li': { display: 'grid', minWidth: 0 },
  '@media (min-width: 42rem)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li[data-wide]': { gridColumn: '1 / -1' },
  },
  '@media (min-width: 64rem)': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > li[data-popular]': { gridColumn: 'span 2' },
  },
});

/** The kinds of site as a mosaic: the popular one twice as wide, the one for afterwards across the last row. */
export function Offers({ offers }: { offers: readonly SiteOffer[] }) {
  return (
    <Tiles role="list">
      {offers.map((offer) => (
        <li
          key={offer.id}
          data-popular={offer.popular ? '' : undefined}
          data-wide={offer.wide || offer.popular ? '' : undefined}
        >
          <SiteCard {...offer} />
        </li>
      ))}
    </Tiles>
  );
}
