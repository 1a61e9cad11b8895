import { styled } from '@mui/material/styles';
import type { Range } from 'shared-types';
import { Section, space, token } from 'shared-ui';
import type { CrmPlansContent } from './content.ts';
import { Day } from './day.tsx';
import type { DayKind } from './day.tsx';

/** A point on the way; its tile is how the calendar shows it. */
export interface Milestone {
  kind: DayKind;
  title: string;
  text: string;
}

const days = (count: number, kindOf: (day: number) => DayKind) =>
  Array.from({ length: count }, (_, day) => kindOf(day));
const untilDelivery = ({ least, most }: Range) =>
  days(most, (day) => {
    if (day === 0) return 'kickoff';
    if (day === most - 1) return 'delivery';
    return day < least ? 'build' : 'estimate';
  });
const exampleTraining = 10;
const afterDelivery = (scheduling: number, support: number) =>
  days(scheduling, (day) => {
    if (day === exampleTraining) return 'training';
    return day < support ? 'support' : 'open';
  });

const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space(5)} clamp(${space(5)}, 6vw, ${space(10)})`,
  alignItems: 'start',
  '@media (min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});

const Calendar = styled('div')({ display: 'grid', gap: space(3) });

const Days = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
  gap: '4px',
});

const Label = styled('p')({
  marginBlockEnd: space(1.5),
  fontSize: token.sizeSmall,
  fontWeight: 600,
  color: token.inkSoft,
});

const Legend = styled('ol')({
  display: 'grid',
  listStyle: 'none',
  padding: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '1.75rem minmax(0, 1fr)',
    columnGap: space(2),
    paddingBlock: space(2),
    borderBlockStart: `1px solid ${token.line}`,
  },
  '& > li > span': { gridRow: 'span 2', alignSelf: 'start' },
  '& h3': { fontSize: '1.1875rem', lineHeight: 1.4 },
  '& p': { color: token.inkSoft },
});

/** The way to a working CRM, day by day. */
export function Timeline({ heading, lead, before, after, milestones, days: counts }: CrmPlansContent['timeline']) {
  const parts = [
    { label: before, tiles: untilDelivery(counts.untilDelivery) },
    { label: after, tiles: afterDelivery(counts.scheduling, counts.support) },
  ];
  return (
    <Section heading={heading} lead={lead} tone="tinted">
      <Parts>
        <Calendar aria-hidden="true">
          {parts.map(({ label, tiles }) => (
            <div key={label}>
              <Label>{label}</Label>
              <Days>
                {tiles.map((kind, day) => (
                  <Day key={day} data-kind={kind} />
                ))}
              </Days>
            </div>
          ))}
        </Calendar>
        <Legend role="list">
          {milestones.map(({ kind, title, text }) => (
            <li key={title}>
              <Day data-kind={kind} aria-hidden="true" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Legend>
      </Parts>
    </Section>
  );
}
