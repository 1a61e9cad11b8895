import { ActionLink, Notice, Section } from '@mosaico/shared-ui';
import styles from './start.module.css';

/** Props of {@link Start}. */
interface StartProps {
  heading: string;
  lead: string;
  steps: readonly { title: string; text: string }[];
  terms: { title: string; text: string; link: { to: 'mf-legal/terms'; label: string } };
}

/** How it begins, as the chat that it is: the client's turn, then the agency's. How it is billed and ended stands below. */
export function Start({ heading, lead, steps, terms }: StartProps) {
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
        <Notice kind="important" title={terms.title}>
          <p>{terms.text}</p>
          <ActionLink to={terms.link.to} look="text">
            {terms.link.label}
          </ActionLink>
        </Notice>
      </div>
    </Section>
  );
}
