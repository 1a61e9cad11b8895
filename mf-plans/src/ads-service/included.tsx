import type { Delivery } from './content.ts';
import { Pieces } from './pieces.tsx';
import styles from './included.module.css';

/** What the price brings, counted: a row for each kind of piece, with a tile for every one. */
export function Included({ label, items, upTo }: { label: string; items: readonly Delivery[]; upTo: string }) {
  return (
    <ul className={styles.rows} role="list" aria-label={label}>
      {items.map((item) => (
        <li key={item.text}>
          <strong className={styles.count}>
            {item.upTo ? <small>{upTo} </small> : null}
            {item.count}{' '}
          </strong>
          <p className={styles.what}>
            {item.text} <small>{item.when}</small>
          </p>
          <Pieces kind={item.kind} count={item.count} />
        </li>
      ))}
    </ul>
  );
}
