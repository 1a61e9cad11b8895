import type { Delivery } from './content.ts';
import { Piece } from './piece.tsx';
import styles from './deliveries.module.css';

/** What a service brings, piece by piece: as many tiles as there are pieces, or a single one as the key of a mosaic. */
export function Deliveries({ items, legend }: { items: readonly Delivery[]; legend?: boolean }) {
  return (
    <ul className={styles.list} role="list" data-legend={legend ? '' : undefined}>
      {items.map(({ kind, count, text }) => (
        <li key={text}>
          <div className={styles.row} aria-hidden="true">
            {Array.from({ length: legend ? 1 : count }, (_, piece) => (
              <Piece key={piece} kind={kind} />
            ))}
          </div>
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Deliveries as one mosaic of seven columns, every piece a tile of it. */
export function DeliveryMosaic({ items }: { items: readonly Delivery[] }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {items.flatMap(({ kind, count }) =>
        Array.from({ length: count }, (_, piece) => <Piece key={`${kind}-${piece}`} kind={kind} />),
      )}
    </div>
  );
}
