import type { Slots } from 'shared-types';

export default {
  'testimonials/section': () => import('./testimonials-section/testimonials-section.tsx'),
} satisfies Slots;
