import { styled } from '@mui/material/styles';
import type { Amount } from 'shared-types';
import { ActionLink, Price, space, VisuallyHidden } from 'shared-ui';
import { DayTile } from './day-tile.tsx';
import type { DayKind } from './day-tile.tsx';
import type { SupportPlanId } from './plans.ts';

const wide = '@media (min-width: 44rem)';

const Months = styled('ul')({
  display: 'grid',
  gap: `${space(6)} clamp(${space(3)}, 5vw, ${space(8)})`,
  listStyle: 'none',
  padding: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gridTemplateRows: 'auto auto 1fr',
    columnGap: space(3),
    '& > a': { justifySelf: 'start', alignSelf: 'start' },
  },
  [wide]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    // Rows that all three months share: whatever the length of a legend, the links stand on one line.
    gridTemplateRows: 'repeat(4, auto)',
    rowGap: 0,
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'subgrid', gridRow: 'span 4' },
  },
});

const Head = styled('div')({
  gridColumn: '1 / -1',
  marginBlockEnd: space(2.5),
  '& > h3': { marginBlockEnd: space(1) },
});

const Days = styled('div')({
  gridRow: '2 / span 2',
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  alignContent: 'start',
  gap: '3px',
  [wide]: { gridRow: 'auto', marginBlockEnd: space(3) },
});

const Legend = styled('ul')({
  display: 'grid',
  alignContent: 'start',
  gap: space(1.25),
  marginBlockEnd: space(1),
  listStyle: 'none',
  padding: 0,
  lineHeight: 1.35,
  '& > li': { display: 'grid', gridTemplateColumns: '1.125rem minmax(0, 1fr)', gap: space(1.25) },
  '& > li > span': { alignSelf: 'start', marginBlockStart: '0.1em' },
});

/** One plan's month: its marked days, and what the others are. */
export interface Month {
  id: SupportPlanId;
  name: string;
  price: Amount;
  pieces: readonly { kind: DayKind; count: number; text: string }[];
  rest: { kind: DayKind; text: string };
}

const weeks = 4;
const workdays = 5;
// Spread over the month, the first ones apart; no two kinds share a day.
const places: Partial<Record<DayKind, readonly number[]>> = {
  meeting: [6, 18, 3, 10],
  training: [1, 14, 16],
  report: [19, 9],
  founder: [6, 18],
};

function daysOf({ pieces, rest }: Month): DayKind[] {
  const days = Array<DayKind>(weeks * workdays).fill(rest.kind);
  for (const { kind, count } of pieces) for (const day of places[kind]?.slice(0, count) ?? []) days[day] = kind;
  return days;
}

/** An example month of each plan, a tile for every working day: the difference shows before it is read. */
export function MonthOfSupport({ months, link, anchor }: { months: readonly Month[]; link: string; anchor: string }) {
  return (
    <Months role="list">
      {months.map((month) => (
        <li key={month.id}>
          <Head>
            <h3>{month.name}</h3>
            <Price amount={month.price} size="small" />
          </Head>
          <Days aria-hidden="true">
            {daysOf(month).map((kind, day) => (
              <DayTile key={day} data-kind={kind} />
            ))}
          </Days>
          <Legend role="list">
            {[...month.pieces, month.rest].map(({ kind, text }) => (
              <li key={text}>
                <DayTile data-kind={kind} aria-hidden="true" />
                {text}
              </li>
            ))}
          </Legend>
          <ActionLink to={`?plan=${month.id}#${anchor}`} look="text">
            {link}
            <VisuallyHidden> {month.name}</VisuallyHidden>
          </ActionLink>
        </li>
      ))}
    </Months>
  );
}
