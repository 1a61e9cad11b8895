import { styled } from '@mui/material/styles';
import { useSite } from 'shared-types';
import { ArrowOut, copy, focusRing, space, token, VisuallyHidden } from 'shared-ui';
import type { ServiceTile } from './content.ts';
import { TileArt } from './tile-art.tsx';

const glaze = (from: string, to: string, text: string, figure: string, detail: string) => ({
  background: `linear-gradient(150deg, ${from} 30%, ${to})`,
  color: text,
  '& .figure': { fill: figure },
  '& .detail': { fill: detail },
});
const mixed = (one: string, share: number, other: string): string => `color-mix(in oklab, ${one} ${share}%, ${other})`;

// Each runs from a glaze to a near one, as in a kiln; the words keep at least 4.5:1 on both.
const gradients: Record<ServiceTile['gradient'], object> = {
  cobalt: glaze(token.accent, token.accentHover, token.onAccent, token.tileE, token.tileB),
  sand: glaze(token.tileD, mixed(token.tileD, 60, token.paper), token.ink, token.tileA, token.tileC),
  marigold: glaze(
    token.highlight,
    mixed(token.highlight, 84, token.negative),
    token.onHighlight,
    token.onHighlight,
    token.accent,
  ),
  ink: glaze(token.tileC, mixed(token.tileC, 82, token.accent), token.paper, token.tileE, token.tileB),
  sky: glaze(token.tileE, mixed(token.tileE, 78, token.accent), token.onHighlight, token.tileA, token.onHighlight),
};

// One wall of tiles, held together by its grout.
const Wall = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(0.75),
  '@media (min-width: 48rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > li': { display: 'grid', minWidth: 0 },
  '& > li:last-of-type > a': { borderEndEndRadius: token.corner },
});

const Tile = styled('a')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: '1fr auto',
  gap: `${space(2.5)} ${space(1)}`,
  minWidth: 0,
  minHeight: 'clamp(12rem, 24vw, 20rem)',
  padding: `clamp(${space(2)}, 2vw, ${space(4)})`,
  borderRadius: token.radius,
  textDecoration: 'none',
  '& > svg:first-of-type': {
    width: 'clamp(4.75rem, 12vw, 10rem)',
    transition: `transform ${token.fast} ${token.ease}`,
    transformOrigin: '0 0',
  },
  '&:hover > svg:first-of-type': { transform: 'scale(1.08)' },
  '&:focus-visible': { ...focusRing, zIndex: 1 },
  ...Object.fromEntries(Object.entries(gradients).map(([name, style]) => [`&[data-gradient="${name}"]`, style])),
});

const Label = styled('span')({
  gridColumn: '1 / -1',
  maxWidth: '11ch',
  fontFamily: token.display,
  fontSize: 'clamp(1.125rem, 0.8rem + 1.4vw, 2rem)',
  fontWeight: 700,
  lineHeight: 1.08,
  letterSpacing: '-0.03em',
  hyphens: 'auto',
});

/** The services as a wall of tiles; each opens its survey in a new tab. */
export function ServiceTiles({ items }: { items: readonly ServiceTile[] }) {
  const { surveys } = useSite();
  return (
    <Wall role="list">
      {items.map(({ key, title, icon, gradient }) => (
        <li key={key}>
          <Tile href={surveys.tiles[key]} target="_blank" rel="noopener noreferrer" data-gradient={gradient}>
            <TileArt icon={icon} />
            <ArrowOut size={24} />
            <Label>
              {title}
              <VisuallyHidden> {copy.externalHint}</VisuallyHidden>
            </Label>
          </Tile>
        </li>
      ))}
    </Wall>
  );
}
