import { Section } from '@mosaico/shared-ui';
import { copyBelow } from './content.ts';
import { MonthOfCare } from './month-of-care.tsx';
import { Requests, type Request } from './requests.tsx';
import styles from './care.module.css';

/** What goes on all month without a word, and what happens when the client writes. */
export function Care({ requests }: { requests: readonly Request[] }) {
  const { heading, lead, month, messages } = copyBelow.care;
  return (
    <Section heading={heading} lead={lead} tone="ink">
      <div className={styles.parts}>
        <MonthOfCare {...month} />
        <div>
          <h3>{messages.title}</h3>
          <Requests note={messages.note} requests={requests} />
        </div>
      </div>
    </Section>
  );
}
