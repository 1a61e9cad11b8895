import type { Amount } from './facts.ts';

// Made when the first price is written: a browser under a version override would else pay for it in every page.
const formats = new Map<boolean, Intl.NumberFormat>();

/** An amount as the site writes it: `$1,500`, `$24.99`. */
export function dollars(value: number): string {
  const whole = Number.isInteger(value);
  let format = formats.get(whole);
  if (!format) {
    const digits = whole ? { maximumFractionDigits: 0 } : {};
    format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', ...digits });
    formats.set(whole, format);
  }
  return format.format(value);
}

/**
 * The rule by which a single payment is cancelled, with the amount after the percentage that comes back: `el 75 % ($1,500 de
 * $2,000)`. The rule as it is where the price is only the lowest, so that nobody knows what will be paid.
 */
export function withRefund(rule: string, percent: number, price: Amount): string {
  if (price.from) return rule;
  const share = `${percent}\u00A0%`;
  return rule.replace(share, () => `${share} (${dollars((price.usd * percent) / 100)} de ${price.text})`);
}
