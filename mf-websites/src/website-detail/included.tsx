import { CheckList } from '@mosaico/shared-ui';
import { copyBelow } from './content.ts';
import styles from './included.module.css';

/** What the price brings, as a list. */
export function Included({ items }: { items: readonly string[] }) {
  return (
    <div className={styles.included}>
      <h3>{copyBelow.included}</h3>
      <CheckList items={items} columns={2} />
    </div>
  );
}
