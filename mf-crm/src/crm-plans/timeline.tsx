import type { Range } from '@mosaico/shared-types';
import { Section } from '@mosaico/shared-ui';
import type { ContentBelow } from './content.ts';
import { Day } from './day.tsx';
import type { DayKind } from './day.tsx';
import styles from './timeline.module.css';

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

/** The way to a working CRM, day by day. */
export function Timeline({ heading, lead, before, after, milestones, words, days: counts }: ContentBelow['timeline']) {
  const parts = [
    { label: before, tiles: untilDelivery(counts.untilDelivery) },
    { label: after, tiles: afterDelivery(counts.scheduling, counts.support) },
  ];
  return (
    <Section heading={heading} lead={lead} tone="tinted">
      <div className={styles.parts}>
        <div className={styles.calendar} aria-hidden="true">
          {parts.map(({ label, tiles }) => (
            <div key={label}>
              <p className={styles.label}>{label}</p>
              <div className={styles.days}>
                {tiles.map((kind, day) => (
                  <Day key={day} data-kind={kind}>
                    {day + 1}
                    {/* On the first day of each stretch. */}
                    {kind === tiles[day - 1] ? null : <b>{words[kind]}</b>}
                  </Day>
                ))}
              </div>
            </div>
          ))}
        </div>
        <ol className={styles.legend} role="list">
          {milestones.map(({ kind, title, text }) => (
            <li key={title}>
              <Day data-kind={kind} aria-hidden="true" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
