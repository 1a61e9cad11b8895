import { Mosaic } from '@mosaico/shared-ui';
import styles from './reasons.module.css';

interface Reason {
  title: string;
  text: string;
}

/** Reasons to buy here, each with a tile of its own. */
export function Reasons({ items }: { items: readonly Reason[] }) {
  return (
    <ul className={styles.list} role="list">
      {items.map(({ title, text }) => (
        <li key={title}>
          <div className={styles.tile}>
            <Mosaic seed={title} columns={2} rows={2} />
          </div>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
