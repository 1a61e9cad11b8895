import { Section } from '@mosaico/shared-ui';
import type { ContentBelow } from './content.ts';
import styles from './session.module.css';

/** A session from what comes before it to what comes after: what happens inside of its hours stands on their tiles. */
export function Session({ heading, lead, moments }: ContentBelow['session']) {
  return (
    <Section heading={heading} lead={lead} tone="ink">
      <ol className={styles.moments} role="list">
        {moments.map(({ when, title, text, inside }) => (
          <li key={when} data-inside={inside ? '' : undefined}>
            <small>{when}</small>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
