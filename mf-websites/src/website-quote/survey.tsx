import { section, useContent, useSite } from '@mosaico/shared-types';
import { ActionLink, CheckList, Embed, Section } from '@mosaico/shared-ui';
import { copyBelow } from '../website-detail/content.ts';
import { next, ready, survey } from './content.ts';
import styles from './survey.module.css';

const Proposal = section('static', () => import('./proposal.tsx'));

/** The survey, what to have at hand for it, what it ends in, and how one gets there. */
export function Survey({ anchor }: { anchor: string }) {
  const { surveys } = useSite();
  const { heading, items } = useContent(next);
  return (
    <>
      <Section heading={survey.heading} tone="tinted" id={anchor}>
        <div className={styles.ready}>
          <h3>{ready.heading}</h3>
          <CheckList items={ready.items} kind="plain" />
        </div>
        <div className={styles.parts}>
          <Embed address={surveys.websiteQuote} title={survey.title} height={654} />
          <Proposal />
        </div>
      </Section>
      <Section heading={heading} tone="ink">
        <ol className={styles.steps} role="list">
          {items.map((step, nth) => (
            <li key={step.title}>
              <b aria-hidden="true">{nth + 1}</b>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <ActionLink to={copyBelow.terms.to} look="text">
          {copyBelow.terms.label}
        </ActionLink>
      </Section>
    </>
  );
}
