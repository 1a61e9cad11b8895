import type { Declared, Facts } from '@mosaico/shared-types';

/** Every figure that this workspace states. Its pages, and everybody else's, ask for them by name. */
const facts = {
  // Social media. Pieces are counted per month.
  'social-basic': { value: 500, unit: 'USD/month' },
  'social-basic-posts': { value: 10, unit: 'times' },
  'social-basic-stories': { value: 15, unit: 'times' },
  'social-basic-revisions': { value: 2, unit: 'times' },
  'social-recommended': { value: 800, unit: 'USD/month' },
  'social-recommended-posts': { value: 15, unit: 'times' },
  'social-recommended-stories': { value: 30, unit: 'times' },
  'social-custom': { value: 800, unit: 'USD/month', from: true, covers: 'piezas a tu medida' },
  social: {
    lowest: ['mf-plans/social-basic', 'mf-plans/social-recommended', 'mf-plans/social-custom'],
    covers: 'plan Básico',
  },
  /** What networks beyond Instagram and Facebook add to any plan. */
  'extra-networks': { value: 300, unit: 'USD/month' },

  // Maintenance. New pages are counted per month, at most.
  'maintenance-basic': { value: 250, unit: 'USD/month' },
  'maintenance-basic-pages': { value: 1, unit: 'times' },
  'maintenance-recommended': { value: 500, unit: 'USD/month' },
  'maintenance-recommended-pages': { value: 5, unit: 'times' },
  'maintenance-custom': { value: 500, unit: 'USD/month', from: true, covers: 'con lo que tu sitio necesite' },
  'maintenance-server': { value: 24.99, unit: 'USD/month' },
  maintenance: {
    lowest: [
      'mf-plans/maintenance-server',
      'mf-plans/maintenance-basic',
      'mf-plans/maintenance-recommended',
      'mf-plans/maintenance-custom',
    ],
    covers: 'plan Servidor',
  },

  // Ads: two meetings at the start, the rest each month; pieces at most.
  ads: { value: 800, unit: 'USD/month', from: true, covers: 'sin la inversión en anuncios' },
  'ads-launch-meetings': { value: 1, unit: 'times' },
  'ads-strategy-meetings': { value: 1, unit: 'times' },
  'ads-review-meetings': { value: 2, unit: 'times' },
  'ads-videos': { value: 4, unit: 'times' },
  'ads-graphics': { value: 6, unit: 'times' },

  /** The agency works with businesses that invest more than this. */
  'minimum-investment': { value: 1000, unit: 'USD/month' },

  // What those who come recommended pay at least.
  'referral-ads': {
    value: 800,
    unit: 'USD/month',
    from: true,
    of: 'mf-plans/ads',
    covers: 'sin la inversión en anuncios',
  },
  'referral-websites': {
    value: 1000,
    unit: 'USD',
    from: true,
    of: 'mf-websites/websites',
    covers: 'sitio corporativo de {mf-websites/corporate-pages} páginas',
  },
  'referral-crm': {
    value: 1000,
    unit: 'USD',
    from: true,
    of: 'mf-crm/crm',
    covers: 'implementación, según el alcance; la mensualidad va aparte',
  },
  'referral-courses': {
    value: 3000,
    unit: 'USD',
    from: true,
    of: 'mf-courses/courses',
    covers: 'plataforma de un curso, según el alcance',
  },
  logo: { value: 250, unit: 'USD' },
  videos: { value: 600, unit: 'USD', from: true, covers: 'una producción' },
} as const satisfies Facts;
export default facts;

declare module '@mosaico/shared-types' {
  interface DeclaredFacts extends Declared<'mf-plans', typeof facts> {}
}
