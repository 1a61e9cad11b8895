import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Amount, PageLink } from 'shared-types';
import { ArrowRight, focusRing, inkTone, Mosaic, Price, SiteLink, space, token } from 'shared-ui';

/** A service on the wall. */
export interface WallTile {
  title: string;
  text: string;
  /** What it costs at least; a service without a price says in words how it is found out. */
  price: Amount | string;
  /** The page that tells more. */
  to?: PageLink;
}

// In a wall of six, two wide tiles at opposite ends hold it together, as a mason would lay it.
const wide = '& > li:first-of-type:has(~ li:nth-of-type(6)), & > li:nth-of-type(6)';
const Wall = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(1),
  '@media (min-width: 40rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (min-width: 64rem)': {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    [wide]: { gridColumn: 'span 2' },
  },
});

const Tile = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: space(1.5),
  minWidth: 0,
  minHeight: '14rem',
  padding: `clamp(${space(2.5)}, 2.2vw, ${space(4)})`,
  backgroundColor: token.raised,
  borderRadius: `${token.radius} ${token.radius} ${token.corner} ${token.radius}`,
  boxShadow: token.shadow,
  color: token.ink,
  '&:first-of-type:has(~ li:nth-of-type(6)), &:nth-of-type(6)': inkTone,
  '& h3': { fontSize: token.sizeHeading, lineHeight: 1.1, letterSpacing: '-0.025em' },
  '& > p': { color: token.inkSoft, maxWidth: '40ch' },
  '&:has(a:focus-visible)': focusRing,
});

const Sign = styled('div')({
  marginBlockEnd: space(1),
  width: space(8),
  height: space(8),
  borderRadius: token.radius,
  overflow: 'clip',
});

const Foot = styled('div')({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space(2),
  '& > svg': { flex: 'none', transition: `transform ${token.fast} ${token.ease}` },
  'li:hover > & > svg': { transform: `translateX(${space(0.5)})` },
});

const Covers = styled('p')({ color: token.inkSoft, fontSize: token.sizeSmall, lineHeight: 1.4, textWrap: 'pretty' });

const InWords = styled('p')({ color: token.ink, fontWeight: 600 });

// The link in the title covers the tile: one target, one name, one stop of the Tab key.
const Cover = styled(SiteLink)({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  'li:hover &': { textDecoration: 'underline', textUnderlineOffset: '0.2em', textDecorationThickness: '2px' },
});

/** Services as a wall of tiles with what they cost. */
export function PriceWall({ tiles }: { tiles: readonly WallTile[] }) {
  return (
    <Wall role="list">
      {tiles.map(({ title, text, price, to }) => (
        <Tile key={title}>
          <Sign>
            <Mosaic seed={title} columns={2} rows={2} />
          </Sign>
          <h3>{to === undefined ? title : <Cover to={to}>{title}</Cover>}</h3>
          <p>{text}</p>
          <Foot>
            <Cost price={price} />
            {to === undefined ? null : <ArrowRight />}
          </Foot>
        </Tile>
      ))}
    </Wall>
  );
}

function Cost({ price }: { price: Amount | string }): ReactNode {
  if (typeof price === 'string') return <InWords>{price}</InWords>;
  return (
    <div>
      <Price amount={price} size="small" />
      {/* A starting price says so by itself. */}
      {price.from || price.covers === undefined ? null : <Covers>{price.covers}</Covers>}
    </div>
  );
}
