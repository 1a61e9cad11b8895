import type { Testimonial } from '@mosaico/shared-types';
import { list } from '../testimonials/content.ts';
import { Grid } from '../testimonials/grid.tsx';
import { keyed } from '../testimonials/keyed.ts';
import { TestimonialCard } from '../video-card/testimonial-card.tsx';
import { Transcript } from './transcript.tsx';
import { useGrowing } from './use-growing.ts';

/** So many stand on a phone's first screen. */
const first = 2;

/** Every testimonial, with its transcript. */
export function VideoGrid({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const count = useGrowing(testimonials.length);
  return (
    <Grid role="list" aria-label={list.name}>
      {keyed(testimonials.slice(0, count)).map(({ key, testimonial }, index) => (
        <li key={key}>
          <TestimonialCard testimonial={testimonial} isFirst={index < first} />
          <Transcript testimonial={testimonial} />
        </li>
      ))}
    </Grid>
  );
}
