import type { Amount } from '@mosaico/shared-types';
import { Price } from '@mosaico/shared-ui';
import styles from './rates.module.css';

/** What an hour costs, by advisor. */
export function Rates({ items }: { items: readonly { id: string; name: string; rate: Amount }[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ id, name, rate }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>
            <Price amount={rate} currency size="small" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
