import type { ReactNode } from 'react';
import { useOffer, type OfferName } from '@mosaico/shared-types';
import styles from './rule.module.css';

/** Props of {@link Rule}. */
export interface RuleProps {
  /** What describes the button that it is about (`describedBy`). */
  id?: string;
  /** An offer's `cancellation`, as a rule. */
  children: ReactNode;
}

/** What leaving costs, on a line of its own beside a price or below the ways to pay and book. */
export function Rule({ id, children }: RuleProps) {
  return (
    <p className={styles.rule} id={id}>
      {children}
    </p>
  );
}

/** The {@link Rule} of an offer. */
export function CancellationRule({ offer }: { offer: OfferName }) {
  return <Rule>{useOffer(offer).cancellation}</Rule>;
}
