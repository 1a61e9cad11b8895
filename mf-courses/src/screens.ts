import type { Screens } from 'shared-types';
import type pages from './pages.ts';

export default {
  'course-launches': () => import('./course-launches/course-launches.tsx'),
} satisfies Screens<typeof pages>;
