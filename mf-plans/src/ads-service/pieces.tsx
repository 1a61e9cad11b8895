import type { Delivery } from './content.ts';
import styles from './pieces.module.css';

/** As many tiles as pieces. Decoration. */
export function Pieces({ kind, count }: Pick<Delivery, 'kind' | 'count'>) {
  return (
    <div className={styles.tiles} data-kind={kind} aria-hidden="true">
      {Array.from({ length: count }, (_, piece) => (
        <span key={piece} />
      ))}
    </div>
  );
}
