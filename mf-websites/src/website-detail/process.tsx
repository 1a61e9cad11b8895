import { ActionLink, Calendar, Section } from '@mosaico/shared-ui';
import { Answers, type Answer } from '@mosaico/shared-ui/answers';
import { copyBelow } from './content.ts';
import { WorkingDays } from './working-days.tsx';
import { DayTile } from './day-tile.tsx';
import type { Work } from './website.ts';
import styles from './process.module.css';

/** From the first meeting to the last day of support: every day as a tile, what happens in each phase, and what is asked of it. */
export function Process({ heading, lead, milestones, answers, ...days }: Work & { answers: readonly Answer[] }) {
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
      <div className={styles.answers}>
        <Answers items={answers} />
        <ActionLink to={copyBelow.terms.to} look="text">
          {copyBelow.terms.label}
        </ActionLink>
      </div>
    </Section>
  );
}
