import { useSite } from '@mosaico/shared-types';
import { CheckList, Embed, Section } from '@mosaico/shared-ui';
import { survey } from './content.ts';
import styles from './survey.module.css';

/** The survey, what to have at hand for it, and what follows. */
export function Survey({ anchor }: { anchor: string }) {
  const { surveys } = useSite();
  const { heading, title, ready, next } = survey;
  return (
    <Section heading={heading} tone="tinted" id={anchor}>
      <div className={styles.parts}>
        <Embed address={surveys.websiteQuote} title={title} height={654} />
        <div className={styles.notes}>
          <div>
            <h3>{ready.heading}</h3>
            <CheckList items={ready.items} kind="plain" />
          </div>
          <div>
            <h3>{next.heading}</h3>
            <ol className={styles.next} role="list">
              {next.items.map((step) => (
                <li key={step.title}>
                  <strong>{step.title}</strong>
                  <p>{step.text}</p>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </Section>
  );
}
