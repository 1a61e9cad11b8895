import type { Amount } from 'shared-types';

/** The CRM plans by their name in the address. Times in hours or days, as their names say. */
export const crmPlans = {
  premium: { price: { usd: 97, per: 'month' }, before: 497, implementation: { usd: 1500 } },
  personalizado: { price: { usd: 1500, from: true } },
} as const satisfies Record<string, { price: Amount; before?: number; implementation?: Amount }>;

/** Name of a plan in the address. */
export type CrmPlanId = keyof typeof crmPlans;

/** How the Premium plan is implemented: working days until delivery, then what follows. */
export const implementation = {
  workdays: { least: 15, most: 20 },
  kickoffHours: 1,
  deliveryHours: 1,
  trainingHours: 1,
  /** The first one is part of the delivery. */
  trainings: 2,
  meetings: 3,
  /** Days after delivery in which the meetings are to be scheduled. */
  schedulingDays: 30,
  supportDays: 15,
} as const;

/** Integration of the chat app, if wanted. */
export const chatIntegration = { usd: 49 } as const satisfies Amount;

/** The free trial of the platform. */
export const trial = { days: 7 } as const;

/** What the platform bills by usage. */
export const premiumActions = 'IA, SMS, llamadas y correos';
