import type { ContentBelow } from './content.ts';
import { Offer } from './offer.tsx';
import styles from './offers.module.css';

/** The three offers as a mosaic: create and launch side by side, what follows across the whole width. */
export function Offers({ items, audience, appointments }: ContentBelow['offers']) {
  return (
    <ul className={styles.tiles} role="list">
      {items.map((offer) => (
        <li key={offer.id}>
          <Offer offer={offer} forWhom={audience} appointments={appointments} />
        </li>
      ))}
    </ul>
  );
}
