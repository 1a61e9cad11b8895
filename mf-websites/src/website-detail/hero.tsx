import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useOffer } from 'shared-types';
import { PageHero, Price, space, token } from 'shared-ui';
import { copy } from './content.ts';
import { HeroArt } from './hero-art.tsx';
import type { Website } from './website.ts';

const wide = '@media (min-width: 60rem)';

const corner = 'clamp(8rem, 16vw, 16rem)';

const Stage = styled('div')({ position: 'relative' });

// Beside the words, in the place that PageHero leaves free; below them on narrow screens.
const Tile = styled('div')({
  position: 'relative',
  aspectRatio: '5 / 4',
  marginBlockStart: `calc(${space(5)} - ${token.sectionGap})`,
  padding: `${space(4)} ${token.gutter}`,
  '&[data-ground="cobalt"]': { backgroundColor: token.tileA },
  '&[data-ground="periwinkle"]': { backgroundColor: token.tileE },
  '&[data-ground="marigold"]': { backgroundColor: token.tileB },
  '&[data-ground="ink"]': { backgroundColor: token.tileC },
  overflow: 'clip',
  '&[data-hangs]': { padding: `${space(5)} 18% 0` },
  '@media (min-width: 40rem)': { aspectRatio: '2' },
  [wide]: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    width: '42%',
    margin: 0,
    padding: space(5),
    aspectRatio: 'auto',
    borderEndStartRadius: corner,
    '&[data-hangs]': {
      padding: `${space(8)} ${space(8)} 0`,
      borderStartStartRadius: corner,
      borderEndStartRadius: 0,
    },
  },
  '@media print': { display: 'none' },
});

const Offer = styled('div')({
  display: 'grid',
  gap: space(1),
  '& > p + p': { color: token.inkSoft },
});

/** What is on offer, at what price, and a drawing of it. */
export function Hero({ website, actions }: { website: Website; actions: ReactNode }) {
  const { offer, title, lead, priceNote, art, outline } = website;
  const { name, price } = useOffer(offer);
  return (
    <Stage>
      <PageHero
        back={copy.back}
        eyebrow={name}
        title={title}
        lead={lead}
        price={
          <Offer>
            <Price amount={price} currency />
            {priceNote === undefined ? null : <p>{priceNote}</p>}
          </Offer>
        }
        actions={actions}
        art={false}
      />
      <Tile data-ground={art.ground} data-hangs={art.kind === 'letter' ? '' : undefined}>
        <HeroArt art={art} parts={outline.parts} />
      </Tile>
    </Stage>
  );
}
