import { styled } from '@mui/material/styles';
import { space, token } from 'shared-ui';

const Plans = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: `clamp(${space(3)}, 6vw, ${space(10)})`,
  '& h3': { fontSize: token.sizeHeading, marginBlockEnd: space(2.5) },
});

const Count = styled('p')({
  marginBlockEnd: space(1.25),
  lineHeight: 1.1,
  color: token.inkSoft,
  '& strong': {
    display: 'block',
    fontFamily: token.display,
    fontSize: token.sizeFigure,
    letterSpacing: '-0.04em',
    color: token.ink,
  },
  '@media (min-width: 48rem)': { display: 'flex', alignItems: 'baseline', gap: space(1) },
});

const Tiles = styled('div')({
  display: 'grid',
  gap: '3px',
  marginBlockEnd: space(3),
  '&:last-child': { marginBlockEnd: 0 },
  '& > span': { borderRadius: '2px' },
  '&[data-kind="posts"]': {
    gridTemplateColumns: 'repeat(5, 1fr)',
    '& > span': { aspectRatio: '1', backgroundColor: token.tileA },
    '& > :nth-of-type(3n + 2)': { backgroundColor: token.tileE, borderEndEndRadius: '100%' },
    '& > :nth-of-type(5n + 4)': { backgroundColor: token.tileC, borderRadius: '100% 2px 2px 2px' },
    '& > :nth-of-type(7n)': { borderRadius: '50%' },
  },
  '&[data-kind="stories"]': {
    gridTemplateColumns: 'repeat(10, 1fr)',
    '& > span': { aspectRatio: '9 / 16', backgroundColor: token.tileB },
    '& > :nth-of-type(4n + 3)': { borderStartEndRadius: '100%' },
    '& > :nth-of-type(7n + 5)': { backgroundColor: token.tileC, borderRadius: '99px 99px 2px 2px' },
  },
});

/** How many pieces of content a plan brings a month. */
export interface Month {
  name: string;
  posts: number;
  stories: number;
}

function Pieces({ kind, count, label }: { kind: 'posts' | 'stories'; count: number; label: string }) {
  return (
    <>
      <Count>
        <strong>{count}</strong> {label}
      </Count>
      <Tiles data-kind={kind} aria-hidden="true">
        {Array.from({ length: count }, (_, piece) => (
          <span key={piece} />
        ))}
      </Tiles>
    </>
  );
}

/** A month of each plan as tiles, one for every piece: the difference shows before it is read. */
export function MonthOfContent({ plans, posts, stories }: { plans: readonly Month[]; posts: string; stories: string }) {
  return (
    <Plans role="list">
      {plans.map((plan) => (
        <li key={plan.name}>
          <h3>{plan.name}</h3>
          <Pieces kind="posts" count={plan.posts} label={posts} />
          <Pieces kind="stories" count={plan.stories} label={stories} />
        </li>
      ))}
    </Plans>
  );
}
