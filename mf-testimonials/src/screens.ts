import type { Screens } from 'shared-types';
import type pages from './pages.ts';

export default {
  'video-testimonials': () => import('./video-testimonials/video-testimonials.tsx'),
  widgets: () => import('./widgets/widgets.tsx'),
  'testimonials-widget': () => import('./testimonials-widget/testimonials-widget.tsx'),
} satisfies Screens<typeof pages>;
