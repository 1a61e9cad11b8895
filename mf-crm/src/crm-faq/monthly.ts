import type { FactReader } from '@mosaico/shared-types';

/** The platform's price as this page writes it: with the currency ahead. */
export function monthlyOf({ number }: FactReader): { price: string; monthly: string } {
  const price = `USD ${number('mf-crm/crm-premium')}`;
  return { price, monthly: `${price} al mes` };
}

/** What every button that begins the trial says. */
export const startTrial = 'Empezar prueba gratis';
