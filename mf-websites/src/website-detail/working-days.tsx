import { DayTile } from './day-tile.tsx';
import type { Milestone } from './website.ts';
import styles from './working-days.module.css';

const week = 5;

/** Every day from the start to the end of support as a tile, week by week; decoration, the milestones say the same. */
export function WorkingDays({ days }: { days: readonly Milestone['phase'][] }) {
  const weeks = Array.from({ length: Math.ceil(days.length / week) }, (_, index) =>
    days.slice(index * week, (index + 1) * week),
  );
  return (
    <div className={styles.weeks} aria-hidden="true" data-short={weeks.length === 1 ? '' : undefined}>
      {weeks.map((days, index) => (
        <div className={styles.week} key={index}>
          {days.map((phase, day) => (
            <DayTile key={day} data-phase={phase} />
          ))}
        </div>
      ))}
    </div>
  );
}
