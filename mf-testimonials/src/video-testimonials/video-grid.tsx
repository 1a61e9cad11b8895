import { useState } from 'react';
import type { Testimonial } from 'shared-types';
import { grid } from './content.ts';
import { Grid } from './grid.tsx';
import { TestimonialCard } from './testimonial-card.tsx';

/** Every testimonial; at most one of them plays. */
export function VideoGrid({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const [playing, setPlaying] = useState<number>();
  return (
    <Grid role="list" aria-label={grid.name}>
      {testimonials.map((testimonial, index) => (
        <li key={`${index} ${testimonial.videoUrl}`}>
          <TestimonialCard
            testimonial={testimonial}
            playing={index === playing}
            onPlay={() => setPlaying(index)}
            onStop={() => setPlaying(undefined)}
          />
        </li>
      ))}
    </Grid>
  );
}
