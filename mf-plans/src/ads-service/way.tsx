import { styled } from '@mui/material/styles';
import { Section, space, token } from 'shared-ui';
import type { Content } from './content.ts';
import { RoundRoad, StraightRoad } from './road.tsx';

const wide = '@media (min-width: 60rem)';
const medium = '@media (min-width: 40rem) and (max-width: 59.99rem)';

const Stretches = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  '& h3': { fontSize: token.sizeHeading, color: token.inkSoft, marginBlockEnd: space(3), [wide]: { margin: 0 } },
  '& h4': { fontSize: '1.1875rem', lineHeight: 1.25 },
  '& p': { marginBlockStart: space(0.5), color: token.inkSoft },
  [medium]: {
    '& > div:last-of-type': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: space(4),
      alignItems: 'center',
      '& > h3': { gridColumn: '1 / -1' },
    },
  },
  // The two stretches meet: title, road and stops of both stand on the same lines.
  [wide]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gridTemplateRows: 'repeat(3, auto)',
    columnGap: 0,
    rowGap: space(2),
    '& > div': { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid' },
  },
});

const Stops = styled('ol')({
  display: 'grid',
  gap: space(4),
  listStyle: 'none',
  padding: 0,
  counterReset: 'stop',
  '& > li': {
    counterIncrement: 'stop',
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${space(5)} minmax(0, 1fr)`,
    columnGap: space(2),
    alignContent: 'start',
  },
  '& > li::before': {
    content: 'counter(stop)',
    gridRow: 'span 2',
    display: 'grid',
    placeItems: 'center',
    zIndex: 1,
    width: space(5),
    height: space(5),
    borderRadius: '50%',
    backgroundColor: token.tileB,
    color: token.onHighlight,
    fontFamily: token.display,
    fontWeight: 700,
  },
  '&[data-road="straight"]': {
    // On a phone the road runs down beside the stops.
    '& > li:not(:last-of-type)::after': {
      content: '""',
      position: 'absolute',
      insetBlock: `${space(2)} calc(-1 * ${space(6)})`,
      insetInlineStart: space(1),
      width: space(3),
      backgroundColor: token.tileD,
    },
    [wide]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: 0,
      '& > li': { gridTemplateColumns: 'minmax(0, 1fr)', paddingInlineEnd: space(4) },
      '& > li::before': { display: 'none' },
      '& > li:not(:last-of-type)::after': { display: 'none' },
    },
  },
  '&[data-road="round"]': {
    counterReset: 'stop 3',
    [wide]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `${space(4)} ${space(3)}`,
      paddingInlineStart: space(6),
    },
  },
});

const Figure = styled('div')({
  maxWidth: '24rem',
  marginInline: 'auto',
  marginBlockEnd: space(4),
  [wide]: { maxWidth: 'none', width: '100%', margin: 0 },
  // In the width of a phone only the round is drawn.
  '&[data-road="straight"]': { display: 'none', [wide]: { display: 'block' } },
});

interface Stop {
  title: string;
  text: string;
}

function StopList({ road, steps }: { road: 'straight' | 'round'; steps: readonly Stop[] }) {
  return (
    <Stops role="list" data-road={road}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h4>{title}</h4>
          <p>{text}</p>
        </li>
      ))}
    </Stops>
  );
}

/** A campaign as a road: a straight stretch at the start, then a round every month. */
export function Way({ heading, lead, start, month }: Content['way']) {
  return (
    <Section heading={heading} lead={lead} tone="ink">
      <Stretches>
        <div>
          <h3>{start.title}</h3>
          <Figure data-road="straight">
            <StraightRoad stops={start.steps.length} />
          </Figure>
          <StopList road="straight" steps={start.steps} />
        </div>
        <div>
          <h3>{month.title}</h3>
          <Figure>
            <RoundRoad first={start.steps.length + 1} />
          </Figure>
          <StopList road="round" steps={month.steps} />
        </div>
      </Stretches>
    </Section>
  );
}
