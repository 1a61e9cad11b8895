import type { Screens } from 'shared-types';
import type pages from './pages.ts';

export default {
  'course-launches': () => import('./course-launches/course-launches.tsx'),
  'platform-creation': () => import('./course-detail/platform-creation.tsx'),
  'strategic-launch': () => import('./course-detail/strategic-launch.tsx'),
  'maintenance-relaunch': () => import('./course-detail/maintenance-relaunch.tsx'),
  'free-consultation': () => import('./free-consultation/free-consultation.tsx'),
  mentoring: () => import('./mentoring/mentoring.tsx'),
  'mentoring-thanks': () => import('./mentoring-thanks/mentoring-thanks.tsx'),
} satisfies Screens<typeof pages>;
