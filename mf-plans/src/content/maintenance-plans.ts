import type { Amount } from 'shared-types';

/** The maintenance plans by their name in the address. New pages are counted per month, at most. */
export const maintenancePlans = {
  basico: { price: { usd: 250, per: 'month' }, newPages: 1 },
  recomendado: { price: { usd: 500, per: 'month' }, newPages: 5 },
  personalizado: { price: { usd: 500, per: 'month', from: true } },
  servidor: { price: { usd: 24.99, per: 'month' } },
} as const satisfies Record<string, { price: Amount; newPages?: number }>;

/** Name of a plan in the address. */
export type MaintenancePlanId = keyof typeof maintenancePlans;
