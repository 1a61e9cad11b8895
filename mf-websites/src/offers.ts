import type { Declared, Offers } from '@mosaico/shared-types';

/** What can be bought here, and how. */
const offers = {
  websites: {
    name: 'Sitios web',
    price: 'mf-websites/websites',
    for: 'prospects',
    get: [{ page: 'mf-websites/website-sales' }],
    cancellation: 'mf-legal/cancel-single',
  },
  premium: {
    name: 'Sitio web Premium',
    price: 'mf-websites/premium',
    covers: 'el sitio completo',
    for: 'prospects',
    get: [{ payment: 'premiumSite' }, { booking: 'sales' }],
    cancellation: 'mf-legal/cancel-single',
  },
  corporate: {
    name: 'Sitio web Corporativo',
    price: 'mf-websites/corporate',
    covers: 'el sitio completo',
    for: 'prospects',
    get: [{ payment: 'corporateSite' }, { booking: 'sales' }],
    cancellation: 'mf-legal/cancel-single',
  },
  store: {
    name: 'Tienda en línea',
    price: 'mf-websites/store',
    covers: 'la tienda; su plataforma se paga aparte',
    for: 'prospects',
    get: [{ payment: 'onlineStore' }, { booking: 'sales' }],
    cancellation: 'mf-legal/cancel-single',
  },
  landing: {
    name: 'Landing page con video',
    price: 'mf-websites/landing',
    covers: 'la página, con tu carta de ventas en video',
    for: 'prospects',
    get: [
      { chat: 'Hola, quiero contratar la landing page con carta de ventas en video por {mf-websites/landing} USD' },
      { booking: 'sales' },
    ],
    cancellation: 'mf-legal/cancel-single',
  },
  custom: {
    name: 'Sitio web personalizado',
    price: 'mf-websites/custom',
    for: 'prospects',
    get: [{ booking: 'sales' }],
    cancellation: 'mf-legal/cancel-single',
  },
} as const satisfies Offers;
export default offers;

declare module '@mosaico/shared-types' {
  interface DeclaredOffers extends Declared<'mf-websites', typeof offers> {}
}
