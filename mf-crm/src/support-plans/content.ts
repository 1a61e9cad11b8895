import type { FactReader } from '@mosaico/shared-types';
import { plansOf } from './plans.ts';

export const content = (facts: FactReader) => {
  const { amount } = facts;
  return {
    back: { to: 'mf-crm/crm-services', label: 'Servicios de CRM' },
    hero: {
      eyebrow: 'Soporte para tu CRM',
      title: 'Tu CRM, con un equipo detrás',
      lead: 'Respuestas por chat, reuniones cada mes y alguien que ajusta lo que ya no te funciona.',
      price: amount('mf-crm/support'),
      action: 'Elegir un plan',
      compare: 'Comparar los tres',
    },
    choice: { heading: 'Elige tu plan', tabs: 'Planes de soporte', plans: plansOf(facts) },
  } as const;
};
