/** A price as data: written once, in US dollars, formatted by {@link formatAmount} only. */
export interface Amount {
  /** US dollars; cents as decimals (`24.99`). */
  usd: number;
  /** What the price is for: nothing (a single payment), each month or each hour. */
  per?: 'month' | 'hour';
  /** The price is the lowest of a range. */
  from?: boolean;
}

const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** The amount's digits as the site writes them: `$1,500`, `$24.99`. Throws a `RangeError` for what is not an amount of money. */
export function formatAmount(usd: number): string {
  if (!Number.isFinite(usd) || usd < 0)
    throw new RangeError(`An amount must be a finite number of dollars, not ${usd}`);
  return Number.isInteger(usd) ? whole.format(usd) : cents.format(usd);
}
