import { Section } from '@mosaico/shared-ui';
import { useProofs, workOf } from '@mosaico/shared-ui/cases';
import type { ContentBelow } from './content.ts';
import { usePieces } from './use-pieces.ts';
import styles from './way.module.css';

/** A campaign: what happens once at its start, and what each month makes, in clients' works. */
export function Way({ heading, lead, start, month }: ContentBelow['way']) {
  const [videos, reports] = useProofs(['videos', 'reports']);
  const { air } = usePieces();
  // New pieces, what is on the air, and what both reviews look at.
  const works = [workOf(videos?.shown, 'videos'), air, workOf(reports?.shown, 'reports')];
  return (
    <Section heading={heading} lead={lead} tone="ink">
      <div className={styles.stretches}>
        <div>
          <h3>{start.title}</h3>
          <ol className={styles.start} role="list">
            {start.steps.map(({ title, text }) => (
              <li key={title}>
                <h4>{title}</h4>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <div>
          <h3>{month.title}</h3>
          <ol className={styles.month} role="list">
            {month.steps.map(({ title, text }, index) => (
              <li key={title}>
                {works[index] ? (
                  <img src={works[index].url} alt="" width={640} height={480} loading="lazy" decoding="async" />
                ) : null}
                <h4>{title}</h4>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}
