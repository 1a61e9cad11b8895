import type { Amount } from 'shared-types';

/** What each course service costs and how much it brings: counts are at most; maintenance counts by month. */
export const courses = {
  platform: { price: { usd: 3500, from: true } },
  launch: { price: { usd: 5000 }, videos: 3, socialPieces: 6, meetings: 2 },
  maintenance: { price: { usd: 1200, per: 'month' }, automationChanges: 2, meetings: 1 },
  relaunch: { price: { usd: 4000, from: true }, videos: 1, socialPieces: 4, meetings: 2 },
} as const satisfies Record<string, { price: Amount; [count: string]: Amount | number }>;

/** The free consultation. */
export const consultation = { minutes: 30 } as const;
