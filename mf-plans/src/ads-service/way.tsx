import { Section } from '@mosaico/shared-ui';
import type { ContentBelow } from './content.ts';
import { RoundRoad, StraightRoad } from './road.tsx';
import styles from './way.module.css';

interface Stop {
  title: string;
  text: string;
}

function StopList({ road, steps }: { road: 'straight' | 'round'; steps: readonly Stop[] }) {
  return (
    <ol className={styles.stops} role="list" data-road={road}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h4>{title}</h4>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** A campaign as a road: a straight stretch at the start, then a round every month. */
export function Way({ heading, lead, start, month }: ContentBelow['way']) {
  return (
    <Section heading={heading} lead={lead} tone="ink">
      <div className={styles.stretches}>
        <div>
          <h3>{start.title}</h3>
          <div className={styles.figure} data-road="straight">
            <StraightRoad stops={start.steps.length} />
          </div>
          <StopList road="straight" steps={start.steps} />
        </div>
        <div>
          <h3>{month.title}</h3>
          <div className={styles.figure}>
            <RoundRoad first={start.steps.length + 1} />
          </div>
          <StopList road="round" steps={month.steps} />
        </div>
      </div>
    </Section>
  );
}
