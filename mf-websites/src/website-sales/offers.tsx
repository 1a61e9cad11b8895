import type { SiteOffer } from './content.ts';
import { SiteCard } from './site-card.tsx';
import styles from './offers.module.css';

/** The kinds of site as a mosaic. */
export function Offers({ offers }: { offers: readonly SiteOffer[] }) {
  return (
    <ul className={styles.tiles} role="list">
      {offers.map((offer) => (
        <li key={offer.id} data-card={offer.id}>
          <SiteCard {...offer} />
        </li>
      ))}
    </ul>
  );
}
