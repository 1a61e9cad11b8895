import type { Amount } from 'shared-types';

/** The social-media plans by their name in the address. Pieces are counted per month. */
export const socialPlans = {
  basico: { price: { usd: 500, per: 'month' }, posts: 10, stories: 15, revisions: 2 },
  recomendado: { price: { usd: 800, per: 'month' }, posts: 15, stories: 30 },
  personalizado: { price: { usd: 800, per: 'month', from: true } },
} as const satisfies Record<string, { price: Amount; posts?: number; stories?: number; revisions?: number }>;

/** Name of a plan in the address. */
export type SocialPlanId = keyof typeof socialPlans;

/** What networks beyond Instagram and Facebook add to any plan. */
export const extraNetworks = { usd: 300, per: 'month' } as const satisfies Amount;
