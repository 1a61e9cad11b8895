import type { Declared, Offers } from '@mosaico/shared-types';

/** What can be bought here, and how. */
const offers = {
  social: {
    name: 'Redes sociales',
    price: 'mf-plans/social',
    for: 'prospects',
    get: [{ page: 'mf-plans/social-plans' }],
    cancellation: 'mf-legal/cancel-monthly',
  },
  'social-basic': {
    name: 'Plan Básico de redes sociales',
    price: 'mf-plans/social-basic',
    covers: 'un mes del plan Básico',
    for: 'prospects',
    get: [{ payment: 'socialBasic' }],
    cancellation: 'mf-legal/cancel-monthly',
  },
  'social-recommended': {
    name: 'Plan Premium (Recomendado) de redes sociales',
    price: 'mf-plans/social-recommended',
    covers: 'un mes del plan Recomendado',
    for: 'prospects',
    get: [{ payment: 'socialRecommended' }],
    cancellation: 'mf-legal/cancel-monthly',
  },
  'social-custom': {
    name: 'Plan Personalizado de redes sociales',
    price: 'mf-plans/social-custom',
    for: 'prospects',
    get: [{ chat: 'Hola, estoy interesado en el Plan Personalizado de redes sociales' }],
    cancellation: 'mf-legal/cancel-monthly',
  },
  maintenance: {
    name: 'Mantenimiento web',
    price: 'mf-plans/maintenance',
    for: 'prospects',
    get: [{ page: 'mf-plans/maintenance-plans' }],
    cancellation: 'mf-legal/cancel-monthly',
  },
  'maintenance-basic': {
    name: 'Plan Básico de mantenimiento',
    price: 'mf-plans/maintenance-basic',
    covers: 'un mes del plan Básico',
    for: 'prospects',
    get: [{ payment: 'maintenanceBasic' }],
    cancellation: 'mf-legal/cancel-monthly',
  },
  'maintenance-recommended': {
    name: 'Plan Recomendado (Premium) de mantenimiento',
    price: 'mf-plans/maintenance-recommended',
    covers: 'un mes del plan Recomendado',
    for: 'prospects',
    get: [{ payment: 'maintenanceRecommended' }],
    cancellation: 'mf-legal/cancel-monthly',
  },
  'maintenance-custom': {
    name: 'Plan Personalizado de mantenimiento',
    price: 'mf-plans/maintenance-custom',
    for: 'prospects',
    get: [{ chat: 'Hola, estoy interesado en el Plan Personalizado' }],
    cancellation: 'mf-legal/cancel-monthly',
  },
  'maintenance-server': {
    name: 'Plan Servidor',
    price: 'mf-plans/maintenance-server',
    covers: 'un mes del plan Servidor',
    for: 'prospects',
    get: [{ payment: 'maintenanceServer' }],
    cancellation: 'mf-legal/cancel-monthly',
  },
  ads: {
    name: 'Campañas de publicidad',
    price: 'mf-plans/ads',
    for: 'prospects',
    get: [{ booking: 'default' }],
    cancellation: 'mf-legal/cancel-monthly',
  },
  logo: {
    name: 'Logos',
    price: 'mf-plans/logo',
    covers: 'un logo',
    for: 'prospects',
    get: [{ booking: 'referral' }],
    cancellation: 'mf-legal/cancel-single',
  },
  videos: {
    name: 'Videos y fotos',
    price: 'mf-plans/videos',
    for: 'prospects',
    get: [{ booking: 'referral' }],
    cancellation: 'mf-legal/cancel-single',
  },
} as const satisfies Offers;
export default offers;

declare module '@mosaico/shared-types' {
  interface DeclaredOffers extends Declared<'mf-plans', typeof offers> {}
}
