import type { SiteOffer } from './content.ts';
import { SiteCard } from './site-card.tsx';
import styles from './offers.module.css';

/** The kinds of site as a mosaic: the popular one twice as wide, the one for afterwards across the last row. */
export function Offers({ offers }: { offers: readonly SiteOffer[] }) {
  return (
    <ul className={styles.tiles} role="list">
      {offers.map((offer) => (
        <li
          key={offer.id}
          data-popular={offer.popular ? '' : undefined}
          data-wide={offer.wide || offer.popular ? '' : undefined}
        >
          <SiteCard {...offer} />
        </li>
      ))}
    </ul>
  );
}
