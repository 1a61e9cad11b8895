import { Section } from '@mosaico/shared-ui';
import { PlanTerms } from '../plan-terms/plan-terms.tsx';
import styles from './start.module.css';

/** Props of {@link Start}. */
interface StartProps {
  heading: string;
  lead: string;
  steps: readonly { title: string; text: string }[];
}

/** How it begins, as the chat that it is: the client's turn, then the agency's. How it is billed and ended stands below. */
export function Start({ heading, lead, steps }: StartProps) {
  return (
    <Section heading={heading} lead={lead} tone="tinted" beside>
      <div>
        <ol className={styles.chat} role="list">
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <PlanTerms />
      </div>
    </Section>
  );
}
