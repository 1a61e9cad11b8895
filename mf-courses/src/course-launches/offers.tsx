import { useProofs, workOf } from '@mosaico/shared-ui/cases';
import type { ContentBelow } from './content.ts';
import { Offer } from './offer.tsx';
import styles from './offers.module.css';

/** The three offers as a mosaic: create and launch side by side, what follows across the whole width. Each shows a client’s work. */
export function Offers({ items, audience, appointments }: ContentBelow['offers']) {
  const proofs = useProofs(items.map(({ topic }) => topic));
  return (
    <ul className={styles.tiles} role="list">
      {items.map((offer, index) => (
        <li key={offer.id} data-wide={offer.look === 'wide' ? '' : undefined}>
          <Offer
            offer={offer}
            picture={workOf(proofs[index]?.shown, offer.topic)}
            wide={proofs[index]?.shown?.works?.find(({ topic }) => topic === offer.topic)?.wide}
            forWhom={audience}
            appointments={appointments}
          />
        </li>
      ))}
    </ul>
  );
}
