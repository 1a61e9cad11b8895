import type { Amount } from 'shared-types';

/** The CRM support plans by their name in the address. Meetings, trainings and reports are counted per month, at most. */
export const supportPlans = {
  estandar: { price: { usd: 500, per: 'month' }, meetings: 2, reports: 1 },
  full: { price: { usd: 750, per: 'month' }, meetings: 4, trainings: 3, reports: 2 },
  personalizado: { price: { usd: 1000, per: 'month', from: true }, founderMeetings: 2 },
} as const satisfies Record<string, { price: Amount; [count: string]: Amount | number }>;

/** Name of a plan in the address. */
export type SupportPlanId = keyof typeof supportPlans;

/** A meeting beyond those of the plan, up to `hours` long. */
export const extraMeetings = {
  hours: 1,
  team: { usd: 150 },
  founder: { usd: 250 },
} as const satisfies { hours: number; team: Amount; founder: Amount };
