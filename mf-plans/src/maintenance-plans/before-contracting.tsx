import { ActionLink, Faq, Notice, Section } from '@mosaico/shared-ui';
import type { Content } from './content.ts';
import styles from './before-contracting.module.css';

/** How the service is billed and ended, and what visitors ask first. */
export function BeforeContracting({ heading, terms, questions }: Content['before']) {
  return (
    <Section heading={heading}>
      <div className={styles.halves}>
        <Notice kind="important" title={terms.title}>
          <p>{terms.text}</p>
          <ActionLink to={terms.link.to} look="text">
            {terms.link.label}
          </ActionLink>
        </Notice>
        <Faq items={questions} />
      </div>
    </Section>
  );
}
