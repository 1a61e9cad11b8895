import type { Amount } from 'shared-types';

/** Advisory for active clients, by whom: the name in the address. Team sessions take from `least` to `most` hours. */
export const advisory = {
  equipo: { rate: { usd: 100, per: 'hour' }, session: { least: 1, most: 2 } },
  ceo: { rate: { usd: 250, per: 'hour' } },
} as const satisfies Record<string, { rate: Amount; session?: { least: number; most: number } }>;

/** Name of an advisor in the address. */
export type AdvisorId = keyof typeof advisory;
