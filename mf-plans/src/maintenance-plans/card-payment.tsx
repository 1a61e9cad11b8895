import { useSite } from '@mosaico/shared-types';
import { copy } from './content.ts';
import styles from './card-payment.module.css';

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- how React lets a custom element be declared
  namespace JSX {
    interface IntrinsicElements {
      /** The card-payment provider's button; its script defines it. */
      'stripe-buy-button': { 'buy-button-id': string; 'publishable-key': string };
    }
  }
}

/** Props of {@link CardPayment}. */
export interface CardPaymentProps {
  buyButton: string;
  /** How far the provider's script has come. */
  script: 'idle' | 'loading' | 'ready' | 'failed';
}

/** The provider's button for paying by card without leaving the page; where it is blocked, a word on the link above. */
export function CardPayment({ buyButton, script }: CardPaymentProps) {
  const { publishableKey } = useSite().cardPayments;
  if (script === 'failed') {
    return (
      <div className={styles.place}>
        <p>{copy.cardPayment.failed}</p>
      </div>
    );
  }
  if (script !== 'ready') {
    return (
      <div className={styles.place}>
        <p role="status">{copy.cardPayment.loading}</p>
      </div>
    );
  }
  return (
    <div className={styles.place}>
      <p>{copy.cardPayment.ready}</p>
      <stripe-buy-button buy-button-id={buyButton} publishable-key={publishableKey} />
    </div>
  );
}
