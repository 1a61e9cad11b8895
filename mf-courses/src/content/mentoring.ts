import type { Amount } from 'shared-types';

/** The private mentoring: live sessions within a month, and further ones at a reduced price. */
export const mentoring = {
  price: { usd: 2000 },
  sessions: 4,
  hoursPerSession: 1.5,
  months: 1,
  extraSession: { usd: 350 },
  /** What a further session cost before, in US dollars. */
  extraSessionBefore: 500,
} as const satisfies { price: Amount; extraSession: Amount; [fact: string]: Amount | number };

/** The reduction of one price from another, as a whole percentage: 350 instead of 500 is 30. */
export function discount(now: number, before: number): number {
  return Math.round((1 - now / before) * 100);
}
