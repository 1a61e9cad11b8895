import { Plus, Price } from '@mosaico/shared-ui';
import type { ContentBelow } from './content.ts';
import styles from './two-payments.module.css';

/** The price of the service and the money for the advertisements: two payments, drawn apart. */
export function TwoPayments({ title, service, spend }: ContentBelow['price']['payments']) {
  return (
    <div>
      <h3>{title}</h3>
      <div className={styles.sum}>
        <div className={styles.payment}>
          <h4>{service.name}</h4>
          <Price amount={service.price} size="small" currency />
          <p>{service.text}</p>
        </div>
        <Plus size={24} />
        <div className={styles.payment} data-apart="">
          <h4>{spend.name}</h4>
          <strong>{spend.amount}</strong>
          <p>{spend.text}</p>
        </div>
      </div>
    </div>
  );
}
