import type { Screens } from 'shared-types';
import type pages from './pages.ts';

export default {
  'support-plans': () => import('./support-plans/support-plans.tsx'),
} satisfies Screens<typeof pages>;
