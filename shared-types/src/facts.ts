import type { DeclaredFacts, DeclaredOffers } from './declared.ts';

/** Name of a declared figure: `mf-plans/social-basic`. */
export type FactName = keyof DeclaredFacts;
/** Name of something that can be bought. */
export type OfferName = keyof DeclaredOffers;

/** What a figure may count. Money is US dollars, cents as decimals (`24.99`). `text` is for wording that figures have. */
export const units = [
  'USD',
  'USD/month',
  'USD/hour',
  'percent',
  'minutes',
  'hours',
  'days',
  'workdays',
  'months',
  'years',
  'times',
  'text',
] as const;
export type Unit = (typeof units)[number];

/** From the least to the most, both included. */
export interface Range {
  least: number;
  most: number;
}

/** A figure as its owner declares it, once: whoever shows it asks for it by name. */
export type FactDeclaration = {
  /** The lowest of a range of prices: what it is the price of must be said, since others begin elsewhere. */
  from?: boolean;
  /** What the figure covers, in words that stand beside it. */
  covers?: string;
  /** The offer that this is a further price of, e.g. for those who come recommended. */
  of?: string;
} & (
  | {
      /** A number, or a range of them. A text may mention other figures: `{mf-legal/notice-days}`. */
      value: number | Range | string;
      unit: Unit;
    }
  /** The lowest of these prices, whichever that is when the site is composed: `from` that one. */
  | { lowest: readonly string[] }
);

/** What a workspace's `facts.json` declares: the figure's key → what it is. */
export type Facts = Readonly<Record<string, FactDeclaration>>;

/** A figure of the environment, ready to be shown. */
export interface Fact {
  value: number | Range | string;
  unit: Unit;
  /** As the site writes it: `$1,500`, `20 a 30`, `25 %`. */
  text: string;
  from?: boolean;
  covers?: string;
}

/** A price for the blocks that show one. */
export interface Amount {
  /** US dollars; cents as decimals. */
  usd: number;
  /** As the site writes it: `$1,500`, `$24.99`. */
  text: string;
  /** What the price is for: nothing (a single payment), each month or each hour. */
  per?: 'month' | 'hour';
  /** The price is the lowest of a range. */
  from?: boolean;
  /** What the price covers. */
  covers?: string;
}

/** The figure as a price. Throws an `Error` for what is no amount of money. */
export function amountOf({ value, unit, text, from, covers }: Fact): Amount {
  if (typeof value !== 'number' || !unit.startsWith('USD'))
    throw new Error(`${text} (${unit}) is no price: its fact has another unit than US dollars.`);
  const [, per] = unit.split('/');
  return {
    usd: value,
    text,
    ...(per && { per: per as 'month' | 'hour' }),
    ...(from && { from }),
    ...(covers && { covers }),
  };
}
