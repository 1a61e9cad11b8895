import type { Slots } from '@mosaico/shared-types';

const slots = {
  'testimonials/cases': './cases/featured.tsx',
  'testimonials/section': './testimonials-section/testimonials-section.tsx',
} as const satisfies Slots;
export default slots;

type Offered = typeof slots;
declare module '@mosaico/shared-types' {
  // Other remotes' pages compile against these names.
  interface OfferedSlots extends Offered {}
}
