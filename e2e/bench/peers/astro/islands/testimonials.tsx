import TestimonialsSection from '../../../../../mf-testimonials/src/testimonials-section/testimonials-section.tsx';
import { Frame, type IslandProps } from '../frame.tsx';

export default function TestimonialsIsland({ shown }: IslandProps) {
  return (
    <Frame shown={shown}>
      <TestimonialsSection />
    </Frame>
  );
}
