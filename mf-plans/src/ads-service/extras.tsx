import { Section } from '@mosaico/shared-ui';
import type { ContentBelow } from './content.ts';
import styles from './extras.module.css';

/** Three more reasons to leave campaigns to the agency. */
export function Extras({ heading, items }: ContentBelow['extras']) {
  return (
    <Section heading={heading}>
      <ul className={styles.list} role="list">
        {items.map(({ figure, title, text }) => (
          <li key={title}>
            <strong aria-hidden="true">{figure}</strong>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
