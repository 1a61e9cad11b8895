import type { Declared, Facts } from '@mosaico/shared-types';

/** Every figure that this workspace states. Its pages, and everybody else's, ask for them by name. */
const facts = {
  premium: { value: 2000, unit: 'USD' },
  'premium-pages': { value: 10, unit: 'times' },
  corporate: { value: 1000, unit: 'USD' },
  'corporate-pages': { value: 5, unit: 'times' },
  landing: { value: 500, unit: 'USD' },
  'landing-pages': { value: 1, unit: 'times' },
  'landing-workdays': { value: { least: 3, most: 5 }, unit: 'workdays' },
  'landing-revisions': { value: 1, unit: 'times' },
  store: { value: 2000, unit: 'USD' },
  'store-categories': { value: 10, unit: 'times' },
  'store-products': { value: 30, unit: 'times' },
  custom: { value: 2000, unit: 'USD', from: true, covers: 'según el alcance que definamos contigo' },
  websites: {
    lowest: [
      'mf-websites/landing',
      'mf-websites/corporate',
      'mf-websites/premium',
      'mf-websites/store',
      'mf-websites/custom',
    ],
    covers: 'landing page con video',
  },
  /** The plan of the e-commerce platform that every store needs. */
  'store-platform': { value: 39, unit: 'USD/month', from: true, covers: 'directo a la plataforma' },

  // What comes with every site. The landing page has a delivery of its own.
  workdays: { value: { least: 20, most: 30 }, unit: 'workdays' },
  'support-days': { value: 10, unit: 'days' },
  'training-hours': { value: 1, unit: 'hours' },
  /** What a site needs besides, wherever a page says it. A store is hosted by its platform. */
  hosting: {
    value:
      'Para estar en línea, tu sitio necesita un hosting: el tuyo o el plan Servidor, {mf-plans/maintenance-server} USD al mes.',
    unit: 'text',
  },
} as const satisfies Facts;
export default facts;

declare module '@mosaico/shared-types' {
  interface DeclaredFacts extends Declared<'mf-websites', typeof facts> {}
}
