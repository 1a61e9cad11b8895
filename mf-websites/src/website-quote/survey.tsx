import { useContent, useSite } from '@mosaico/shared-types';
import { ActionLink, CheckList, Embed, Section } from '@mosaico/shared-ui';
import { copyBelow } from '../website-detail/content.ts';
import { ready, survey } from './content.ts';
import styles from './survey.module.css';

/** The survey, what to have at hand for it, and what follows. */
export function Survey({ anchor }: { anchor: string }) {
  const { surveys } = useSite();
  const { heading, title, next } = useContent(survey);
  return (
    <Section heading={heading} tone="tinted" id={anchor}>
      <div className={styles.parts}>
        <div className={styles.side}>
          <h3>{ready.heading}</h3>
          <CheckList items={ready.items} kind="plain" />
        </div>
        <Embed address={surveys.websiteQuote} title={title} height={654} />
        <div className={styles.side}>
          <h3>{next.heading}</h3>
          <ol role="list">
            {next.items.map((step) => (
              <li key={step.title}>
                <strong>{step.title}</strong>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
          <ActionLink to={copyBelow.terms.to} look="text">
            {copyBelow.terms.label}
          </ActionLink>
        </div>
      </div>
    </Section>
  );
}
