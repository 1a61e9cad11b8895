import type { Delivery } from './content.ts';
import { Piece } from './piece.tsx';
import styles from './deliveries.module.css';

/** Props of {@link Deliveries}. */
interface DeliveriesProps {
  items: readonly Delivery[];
  /** One tile of each kind, as the key of a mosaic. */
  legend?: boolean;
  /** As wide as the page, all in one row where there is room. */
  large?: boolean;
}

/** What a service brings, piece by piece: as many tiles as there are pieces. */
export function Deliveries({ items, legend, large }: DeliveriesProps) {
  return (
    <ul className={styles.list} role="list" data-legend={legend ? '' : undefined} data-large={large ? '' : undefined}>
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
