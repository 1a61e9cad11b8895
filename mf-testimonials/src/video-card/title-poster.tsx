import { styled } from '@mui/material/styles';
import type { Testimonial } from 'shared-types';
import { inkTone, Mosaic, space, token } from 'shared-ui';
import { card } from './content.ts';
import { Film } from './film.tsx';

// A title card, the same by day and by night.
const Face = styled('div')({
  ...inkTone,
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) auto / minmax(0, 1fr)',
  containerType: 'inline-size',
  backgroundImage: `linear-gradient(165deg, ${token.band} 30%, ${token.tileA} 115%)`,
});

const narrow = '@container (max-width: 11rem)';

// On a small card the words need the second row's place.
const Tiles = styled('div')({
  overflow: 'clip',
  aspectRatio: '3 / 2',
  minHeight: 0,
  '& > svg': { height: 'auto' },
  [narrow]: { aspectRatio: '3 / 1' },
});

const Words = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: space(0.75),
  padding: `clamp(${space(1.5)}, 9cqi, ${space(3)})`,
  overflow: 'clip',
  lineHeight: 1.25,
  '& > svg': { color: token.highlight, marginBlockEnd: space(0.5) },
  '& > span': { fontSize: '0.8125rem', fontWeight: 600, color: token.highlight },
  '& > strong': {
    fontFamily: token.display,
    fontSize: 'clamp(1.125rem, 0.9rem + 0.9vw, 1.5rem)',
    lineHeight: 1.1,
    letterSpacing: '-0.02em',
  },
  '& > small': { fontSize: '0.875rem', color: token.inkSoft },
  [narrow]: {
    '& > svg': { width: '1.25rem', height: '1.25rem', marginBlockEnd: 0 },
    '& > span, & > small': { fontSize: '0.75rem' },
    '& > strong': { fontSize: '1rem' },
  },
});

/** Stands in for a video that has no picture. Hidden from screen readers: the caption below says the same. */
export function TitlePoster({ name, company }: Pick<Testimonial, 'name' | 'company'>) {
  return (
    <Face aria-hidden="true">
      <Words>
        <Film size={28} />
        <span>{card.placeholder}</span>
        <strong>{name}</strong>
        <small>{company}</small>
      </Words>
      <Tiles>
        <Mosaic seed={`${name} ${company}`} columns={3} rows={2} seam={1} />
      </Tiles>
    </Face>
  );
}
