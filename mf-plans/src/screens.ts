import type { Screens } from 'shared-types';
import type pages from './pages.ts';

export default {
  'social-plans': () => import('./social-plans/social-plans.tsx'),
} satisfies Screens<typeof pages>;
