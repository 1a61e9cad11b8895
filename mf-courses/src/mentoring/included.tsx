import { CheckList, Section } from '@mosaico/shared-ui';
import { topics, type ContentBelow } from './content.ts';
import styles from './included.module.css';

/** What is included, and what its sessions are for, a tile each. */
export function Included({ heading, items }: ContentBelow['included']) {
  return (
    <Section heading={heading}>
      <CheckList items={items} columns={2} />
      <ul className={styles.topics} role="list">
        {topics.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
