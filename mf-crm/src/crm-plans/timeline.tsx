import type { Range } from '@mosaico/shared-types';
import { Section } from '@mosaico/shared-ui';
import { Face } from '../people/face.tsx';
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

/** Days of one kind, one after another. */
interface Stretch {
  kind: DayKind;
  from: number;
  to: number;
}

const untilDelivery = ({ least, most }: Range): readonly Stretch[] => [
  { kind: 'kickoff', from: 1, to: 1 },
  { kind: 'build', from: 2, to: least },
  { kind: 'estimate', from: least + 1, to: most - 1 },
  { kind: 'delivery', from: most, to: most },
];
const exampleTraining = 11;
const afterDelivery = (scheduling: number, support: number): readonly Stretch[] => [
  { kind: 'support', from: 1, to: exampleTraining - 1 },
  { kind: 'training', from: exampleTraining, to: exampleTraining },
  { kind: 'support', from: exampleTraining + 1, to: support },
  { kind: 'open', from: support + 1, to: scheduling },
];

/** The days on which the team is met. */
const meetings: readonly DayKind[] = ['kickoff', 'delivery', 'training'];

function StretchTile({ kind, from, to, word }: Stretch & { word: string }) {
  const met = meetings.includes(kind);
  return (
    <Day data-kind={kind} data-met={met ? '' : undefined}>
      <small>{from === to ? from : `${from}–${to}`}</small>
      <b>{word}</b>
      {met ? (
        <Face of="equipo" />
      ) : (
        <span>
          {Array.from({ length: to - from + 1 }, (_, day) => (
            <i key={day} />
          ))}
        </span>
      )}
    </Day>
  );
}

/** The way to a working CRM, day by day. */
export function Timeline({ heading, lead, before, after, milestones, words, days: counts }: ContentBelow['timeline']) {
  const parts = [
    { label: before, stretches: untilDelivery(counts.untilDelivery) },
    { label: after, stretches: afterDelivery(counts.scheduling, counts.support) },
  ];
  return (
    <Section heading={heading} lead={lead} tone="tinted">
      <div className={styles.parts}>
        <div className={styles.calendar} aria-hidden="true">
          {parts.map(({ label, stretches }) => (
            <div key={label}>
              <p className={styles.label}>{label}</p>
              <div className={styles.days}>
                {stretches.map((stretch) => (
                  <StretchTile key={stretch.from} {...stretch} word={words[stretch.kind]} />
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
