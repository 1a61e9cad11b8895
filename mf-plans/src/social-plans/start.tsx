import { ActionLink, Notice, Section, Steps } from '@mosaico/shared-ui';
import type { ContentBelow } from './content.ts';
import styles from './start.module.css';

/** From payment to the first publication, and how the service is billed and ended. */
export function Start({ heading, lead, steps, terms }: ContentBelow['start']) {
  return (
    <Section heading={heading} lead={lead}>
      <div className={styles.parts}>
        <Steps items={steps} />
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
