import type { Amount } from 'shared-types';

/** Starting prices that referral catalogues show. */
export const referralPrices = {
  ads: { usd: 800, from: true },
  websites: { usd: 1000, from: true },
  crm: { usd: 1000, from: true },
  courses: { usd: 3000, from: true },
  logos: { usd: 250 },
  videos: { usd: 600, from: true },
} as const satisfies Record<string, Amount>;
