import type { Declared, Offers } from '@mosaico/shared-types';

/** What can be bought here, and how. */
const offers = {
  offer: {
    name: 'Página nueva',
    price: 'mf-template/offer',
    for: 'prospects',
    get: [{ chat: 'Hola, me interesa: Página nueva' }],
    cancellation: 'mf-legal/cancel-single',
  },
} as const satisfies Offers;
export default offers;

declare module '@mosaico/shared-types' {
  interface DeclaredOffers extends Declared<'mf-template', typeof offers> {}
}
