import type { FactReader } from '@mosaico/shared-types';
import { monthlyOf } from './monthly.ts';

export const content = (facts: FactReader) => {
  const { text } = facts;
  const { price } = monthlyOf(facts);
  const trialDays = text('mf-crm/trial-days');
  return {
    label: 'Lo esencial',
    items: [
      { value: price, text: 'al mes por la plataforma, con usuarios y contactos ilimitados' },
      { value: `${trialDays} días`, text: 'de prueba gratis; después continúa si no cancelas' },
      { value: text('mf-crm/platform-support'), text: 'Chat de soporte, a toda hora' },
    ],
  } as const;
};
