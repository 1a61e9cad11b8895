import { styled } from '@mui/material/styles';
import { space } from 'shared-ui';
import type { Content } from './content.ts';
import { Offer } from './offer.tsx';

const Tiles = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  listStyle: 'none',
  padding: 0,
  '& > li': { display: 'grid', minWidth: 0 },
  '@media (min-width: 60rem)': {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    '& > li': { gridTemplateRows: 'subgrid', gridRow: 'span 2', rowGap: 0 },
    '& > li:has(> [data-wide])': { gridColumn: '1 / -1', gridTemplateRows: 'auto', gridRow: 'auto' },
  },
});

/** The three offers as a mosaic: create and launch side by side, what follows across the whole width. */
export function Offers({ items, audience, appointments }: Content['offers']) {
  return (
    <Tiles role="list">
      {items.map((offer) => (
        <li key={offer.id}>
          <Offer offer={offer} forWhom={audience} appointments={appointments} />
        </li>
      ))}
    </Tiles>
  );
}
