import type { Amount } from '@mosaico/shared-types';
import { copy } from '../basics/copy.ts';
import { VisuallyHidden } from '../basics/visually-hidden.tsx';
import styles from './price.module.css';

/** Props of {@link Price}. */
export interface PriceProps {
  amount: Amount;
  /** What it cost before: crossed out, and said so. */
  before?: Amount;
  /** Writes `USD` after the amount. */
  currency?: boolean;
  /** `large` (default) for the plan at hand, `small` in lists of offers. */
  size?: 'large' | 'small';
}

/** A price as the whole site writes it. The lowest of a range says what it is the price of. */
export function Price({ amount, before, currency, size = 'large' }: PriceProps) {
  return (
    <p className={styles.line} data-size={size}>
      {amount.from ? <small>{copy.from} </small> : null}
      {before === undefined ? null : (
        <s>
          <VisuallyHidden>{copy.previousPrice} </VisuallyHidden>
          {before.text}{' '}
        </s>
      )}
      <strong>{amount.text}</strong>
      {currency ? <small> {copy.currency}</small> : null}
      {amount.per === undefined ? null : <small> {copy.per[amount.per]}</small>}
      {amount.from && amount.covers !== undefined ? <small data-covers=""> {amount.covers}</small> : null}
    </p>
  );
}
