import { Section } from '@mosaico/shared-ui';
import { copyBelow } from './content.ts';
import { MonthOfCare } from './month-of-care.tsx';
import { Requests, type Request } from './requests.tsx';
import styles from './care.module.css';

/** What goes on all month without a word, and what happens when the client writes. */
export function Care({ requests }: { requests: readonly Request[] }) {
  const { heading, lead, month, asked } = copyBelow.care;
  return (
    <Section heading={heading} lead={lead} tone="ink">
      <div className={styles.parts}>
        <MonthOfCare {...month} />
        <div>
          <h3>{asked.title}</h3>
          <Requests note={asked.note} requests={requests} />
        </div>
      </div>
    </Section>
  );
}
