import type { Screens } from 'shared-types';
import type pages from './pages.ts';

export default {
  'video-testimonials': () => import('./video-testimonials/video-testimonials.tsx'),
} satisfies Screens<typeof pages>;
