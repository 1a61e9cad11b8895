import { CheckList } from '@mosaico/shared-ui';
import { copy } from './below-content.ts';
import styles from './included.module.css';

/** What the price brings, as a list. */
export function Included({ items }: { items: readonly string[] }) {
  return (
    <div className={styles.included}>
      <h3>{copy.included}</h3>
      <CheckList items={items} columns={2} />
    </div>
  );
}
