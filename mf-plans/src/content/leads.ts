import type { Amount } from 'shared-types';

/** The agency works with businesses that invest at least this much. */
export const minimumInvestment = { usd: 1000, per: 'month' } as const satisfies Amount;

/** Hours until the team makes contact after a purchase, at most. */
export const contactHours = 24;
