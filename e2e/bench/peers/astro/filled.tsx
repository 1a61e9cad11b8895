import type { ReactNode } from 'react';
import { SlotProvider, type SlotProps } from '@mosaico/shared-types';
import TestimonialsSection from '../../../../mf-testimonials/src/testimonials-section/testimonials-section.tsx';

function FilledSlot({ name }: SlotProps) {
  return name === 'testimonials/section' ? <TestimonialsSection /> : null;
}

/** Fills the slots of a page that is one island. */
export function Filled({ children }: { children: ReactNode }) {
  return <SlotProvider value={FilledSlot}>{children}</SlotProvider>;
}
