import { Calendar, Section } from '@mosaico/shared-ui';
import { WorkingDays } from './working-days.tsx';
import { DayTile } from './day-tile.tsx';
import type { Work } from './website.ts';
import styles from './process.module.css';

/** From the first meeting to the last day of support: every day as a tile, and what happens in each phase. */
export function Process({ heading, lead, milestones, ...days }: Work) {
  return (
    <Section heading={heading} lead={lead} tone="ink">
      <WorkingDays {...days} />
      <ol className={styles.milestones} role="list">
        {milestones.map(({ phase, title, text, meeting }) => (
          <li key={title}>
            <DayTile data-phase={phase} aria-hidden="true" />
            <h3>{title}</h3>
            <p>{text}</p>
            {meeting === undefined ? null : (
              <p className={styles.meeting}>
                <Calendar />
                {meeting}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
