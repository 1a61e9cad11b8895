import type { Screens } from 'shared-types';
import type pages from './pages.ts';

export default {
  'appointment-policy': () => import('./appointment-policy/appointment-policy.tsx'),
  terms: () => import('./terms/terms.tsx'),
  privacy: () => import('./privacy/privacy.tsx'),
  'ads-specialist': () => import('./ads-specialist/ads-specialist.tsx'),
  'video-designer': () => import('./video-designer/video-designer.tsx'),
  'application-thanks': () => import('./application-thanks/application-thanks.tsx'),
} satisfies Screens<typeof pages>;
