import type { Testimonial } from 'shared-types';
import { list } from '../testimonials/content.ts';
import { Grid } from '../testimonials/grid.tsx';
import { TestimonialCard } from '../video-card/testimonial-card.tsx';
import { useGrowing } from './use-growing.ts';

/** Every testimonial. */
export function VideoGrid({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const count = useGrowing(testimonials.length);
  return (
    <Grid role="list" aria-label={list.name}>
      {testimonials.slice(0, count).map((testimonial, index) => (
        <li key={`${index} ${testimonial.videoUrl}`}>
          <TestimonialCard testimonial={testimonial} />
        </li>
      ))}
    </Grid>
  );
}
