import type { Amount, PageLink } from '@mosaico/shared-types';
import { ArrowRight, Price, SiteLink } from '@mosaico/shared-ui';
import styles from './prices.module.css';

interface PricesProps {
  items: readonly { to: PageLink; name: string; text: string; price: Amount }[];
  custom: string;
}

/** Every fixed price in a line that leads to its page, and what the rest costs. */
export function Prices({ items, custom }: PricesProps) {
  return (
    <>
      <ul className={styles.list} role="list">
        {items.map(({ to, name, text, price }) => (
          <li key={to}>
            <SiteLink to={to}>
              <strong>{name}</strong>
              <span>{text}</span>
              <Price amount={price} size="small" currency />
              <ArrowRight />
            </SiteLink>
          </li>
        ))}
      </ul>
      <p className={styles.custom}>{custom}</p>
    </>
  );
}
