import type { ReactNode } from 'react';
import { SlotProvider, type SlotProps } from '@mosaico/shared-types';
import Featured from '../../../mf-testimonials/src/cases/featured.tsx';
import TestimonialsSection from '../../../mf-testimonials/src/testimonials-section/testimonials-section.tsx';

function FilledSlot({ name }: SlotProps) {
  if (name === 'testimonials/cases') return <Featured />;
  return name === 'testimonials/section' ? <TestimonialsSection /> : null;
}

/** Fills the slots of a page that is one island. */
export function Filled({ children }: { children: ReactNode }) {
  return <SlotProvider value={FilledSlot}>{children}</SlotProvider>;
}
