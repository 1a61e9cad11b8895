import type { FactReader } from '@mosaico/shared-types';
import { plansOf } from './plans.ts';

export const copy = {
  back: { to: 'mf-websites/website-sales', label: 'Sitios web' },
  hero: {
    eyebrow: 'Para sitios que ya están en línea',
    title: 'Planes de Mantenimiento Web',
    lead: 'Desde alojarlo hasta protegerlo y agregarle páginas cada mes: tú eliges hasta dónde lo cuidamos.',
    action: 'Ver los planes',
    compare: 'Comparar los cuatro',
  },
  choice: { heading: 'Elige hasta dónde lo cuidamos', tabs: 'Planes de mantenimiento', covers: 'Qué cubre' },
  cardPayment: {
    loading: 'Preparando el pago con tarjeta…',
    ready: 'o paga con tarjeta aquí',
    failed: 'El pago con tarjeta no cargó aquí. Usa el botón de arriba: lleva a la página de pago.',
  },
  others: { heading: 'Otros planes disponibles' },
  crmOffer: {
    title: '¿Quién atiende a tus visitas?',
    text: 'Un CRM reúne en un solo lugar a quienes te escriben desde tu sitio, para que tu equipo les responda a tiempo.',
    see: { to: 'mf-crm/crm-plans', label: 'Ver planes de CRM' },
    later: 'Más tarde',
  },
} as const;

/** What the page says with figures in it. */
export const content = (facts: FactReader) => ({
  price: facts.offer('mf-plans/maintenance').price,
  plans: plansOf(facts),
});
