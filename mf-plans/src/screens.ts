import type { Screens } from 'shared-types';
import type pages from './pages.ts';

export default {
  'social-plans': () => import('./social-plans/social-plans.tsx'),
  'maintenance-plans': () => import('./maintenance-plans/maintenance-plans.tsx'),
  'ads-service': () => import('./ads-service/ads-service.tsx'),
  'marketing-plans': () => import('./marketing-plans/marketing-plans.tsx'),
  'service-catalogue': () => import('./service-catalogue/service-catalogue.tsx'),
  'referral-catalogue': () => import('./referral-catalogue/referral-catalogue.tsx'),
  'minimum-investment': () => import('./minimum-investment/minimum-investment.tsx'),
  'budget-recommendation': () => import('./budget-recommendation/budget-recommendation.tsx'),
  'purchase-thanks': () => import('./purchase-thanks/purchase-thanks.tsx'),
} satisfies Screens<typeof pages>;
