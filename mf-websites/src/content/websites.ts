import type { Amount } from 'shared-types';

/** What each website plan costs and how much site it brings. */
export const websites = {
  premium: { price: { usd: 2000 }, pages: 10 },
  corporate: { price: { usd: 1000 }, pages: 5 },
  landing: { price: { usd: 500 }, delivery: { from: 3, to: 5 }, revisions: 1 },
  store: { price: { usd: 2000 }, categories: 10, products: 30 },
  custom: { price: { usd: 2000, from: true } },
} as const satisfies Record<string, { price: Amount; [fact: string]: unknown }>;

/** The plan of the e-commerce platform that every store needs, paid to the platform. */
export const storePlatform = { usd: 39, per: 'month', from: true } as const satisfies Amount;

/** What comes with every site but the landing page, which is sold with a delivery of its own and one revision. */
export const service = {
  /** Working days. */
  delivery: { from: 20, to: 30 },
  supportDays: 10,
  trainingHours: 1,
} as const;

/** What the terms say of a single payment, and how soon a purchase is answered. */
export const purchase = { followUpHours: 24, cancellationHours: 24, penaltyPercent: 25 } as const;
