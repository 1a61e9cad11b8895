import type { Amount } from 'shared-types';

/** What the ads service costs and brings: two meetings at the start, the rest each month; pieces at most. */
export const adsService = {
  price: { usd: 800, per: 'month', from: true },
  launchMeetings: 1,
  strategyMeetings: 1,
  reviewMeetings: 2,
  videos: 4,
  graphics: 6,
} as const satisfies { price: Amount; [count: string]: Amount | number };
