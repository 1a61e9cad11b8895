import type { Amount } from '@mosaico/shared-types';
import { Price } from '@mosaico/shared-ui';
import styles from './price-index.module.css';

/** Every price of the page in four lines, each leading to its offer. */
export function PriceIndex({ items }: { items: readonly { to: string; name: string; price: Amount }[] }) {
  return (
    <ul className={styles.list} role="list">
      {items.map(({ to, name, price }) => (
        <li key={name}>
          <a href={to}>
            {name} <Price amount={price} size="small" currency />
          </a>
        </li>
      ))}
    </ul>
  );
}
