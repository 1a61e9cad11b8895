import type { Declared, Offers } from '@mosaico/shared-types';

/** What can be bought here, and how. */
const offers = {
  crm: {
    name: 'CRM',
    price: 'mf-crm/crm',
    for: 'prospects',
    get: [{ page: 'mf-crm/crm-plans' }],
    cancellation: 'mf-legal/cancel-monthly',
  },
  'crm-premium': {
    name: 'CRM Premium',
    price: 'mf-crm/crm-premium',
    covers: 'un mes de la plataforma',
    plus: ['mf-crm/crm-implementation'],
    for: 'prospects',
    get: [{ chat: 'Hola, quiero contratar el CRM Premium' }],
    cancellation: 'mf-legal/cancel-monthly',
  },
  'crm-custom': {
    name: 'CRM Personalizado',
    price: 'mf-crm/crm-custom',
    for: 'prospects',
    get: [{ booking: 'crm' }],
    cancellation: 'mf-legal/cancel-single',
  },
  support: {
    name: 'Planes de soporte',
    price: 'mf-crm/support',
    for: 'prospects',
    get: [{ page: 'mf-crm/support-plans' }],
    cancellation: 'mf-legal/cancel-monthly',
  },
  'support-standard': {
    name: 'Plan de soporte Estándar',
    price: 'mf-crm/support-standard',
    covers: 'un mes del plan Estándar',
    for: 'prospects',
    get: [{ payment: 'supportStandard' }],
    cancellation: 'mf-legal/cancel-monthly',
  },
  'support-full': {
    name: 'Plan de soporte Full',
    price: 'mf-crm/support-full',
    covers: 'un mes del plan Full',
    for: 'prospects',
    get: [{ payment: 'supportFull' }],
    cancellation: 'mf-legal/cancel-monthly',
  },
  'support-custom': {
    name: 'Plan de soporte Personalizado',
    price: 'mf-crm/support-custom',
    for: 'prospects',
    get: [{ chat: 'Hola, estoy interesado en el Plan Personalizado de soporte para CRM' }],
    cancellation: 'mf-legal/cancel-monthly',
  },
  'extra-meeting-team': {
    name: 'Reunión extra con el equipo',
    price: 'mf-crm/extra-meeting-team',
    for: 'clients',
    get: [{ chat: 'Hola, quiero agendar una reunión extra de soporte para mi CRM' }],
    cancellation: 'mf-legal/cancel-appointment',
  },
  'extra-meeting-founder': {
    name: 'Reunión extra con el CEO',
    price: 'mf-crm/extra-meeting-founder',
    for: 'clients',
    get: [{ chat: 'Hola, quiero agendar una reunión extra de soporte para mi CRM' }],
    cancellation: 'mf-legal/cancel-appointment',
  },
  'advisory-team': {
    name: 'Asesoría con el equipo',
    price: 'mf-crm/advisory-team',
    for: 'clients',
    get: [{ booking: 'advisoryTeam' }],
    cancellation: 'mf-legal/cancel-appointment',
  },
  'advisory-ceo': {
    name: 'Asesoría con el CEO',
    price: 'mf-crm/advisory-ceo',
    for: 'clients',
    get: [{ booking: 'advisoryCeo' }],
    cancellation: 'mf-legal/cancel-appointment',
  },
} as const satisfies Offers;
export default offers;

declare module '@mosaico/shared-types' {
  interface DeclaredOffers extends Declared<'mf-crm', typeof offers> {}
}
