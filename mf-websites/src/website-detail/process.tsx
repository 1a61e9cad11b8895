import { useSite } from '@mosaico/shared-types';
import { Calendar, Section } from '@mosaico/shared-ui';
import { WorkingDays } from './working-days.tsx';
import { DayTile } from './day-tile.tsx';
import { phasesOf } from './phases.ts';
import type { Work } from './website.ts';
import styles from './process.module.css';

/** How the days are drawn: all in a dark band, week by week beside the steps, or each step with its own. */
interface ProcessProps extends Work {
  form: 'line' | 'weeks' | 'shares';
}

/**
 * From the first meeting to the last day of support: every day as a tile, and what happens in each phase. From when the days count, only the
 * owner says.
 */
export function Process({ heading, lead, milestones, form, ...span }: ProcessProps) {
  const days = phasesOf(span);
  const { deliveryDays } = useSite().conditions;
  return (
    <Section
      heading={heading}
      lead={deliveryDays === undefined ? lead : `${lead} ${deliveryDays}`}
      tone={form === 'line' ? 'ink' : 'tinted'}
    >
      <div className={styles.process} data-form={form}>
        {form === 'shares' ? null : <WorkingDays days={days} />}
        <ol role="list">
          {milestones.map(({ phase, title, text, meeting }) => (
            <li key={title}>
              <div aria-hidden="true">
                {(form === 'shares' ? days.filter((day) => day === phase) : [phase]).map((day, nth) => (
                  <DayTile key={nth} data-phase={day} />
                ))}
              </div>
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
      </div>
    </Section>
  );
}
