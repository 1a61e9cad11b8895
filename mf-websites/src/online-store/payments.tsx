import type { Amount } from '@mosaico/shared-types';
import { Price } from '@mosaico/shared-ui';
import styles from './payments.module.css';

interface PaymentsProps {
  items: readonly { title: string; amount: Amount; text: string }[];
}

/** What is paid, to whom and how often, side by side. */
export function Payments({ items }: PaymentsProps) {
  return (
    <ul className={styles.payments} role="list">
      {items.map(({ title, amount, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <Price amount={amount} currency />
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
