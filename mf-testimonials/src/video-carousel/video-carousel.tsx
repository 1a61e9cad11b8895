import type { Testimonial } from '@mosaico/shared-types';
import { Carousel } from '@mosaico/shared-ui';
import { list } from '../testimonials/content.ts';
import { keyed } from '../testimonials/keyed.ts';
import { useSomethingPlays } from '../video-card/now-playing.ts';
import { TestimonialCard } from '../video-card/testimonial-card.tsx';

/** Milliseconds that each position of the carousel stays. */
const delay = 2500;

/** The longest that a timer can wait, 24 days: while a video plays, the carousel stands still. */
const still = 2 ** 31 - 1;

/** More would take longer than anyone watches: all of them are on the page of testimonials. */
const most = 24;

/** The first testimonials, passing by. */
export function VideoCarousel({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <Carousel
      label={list.name}
      delay={useSomethingPlays() ? still : delay}
      columns={{ narrow: 2, wide: 4 }}
      stopsOnInteraction
      items={keyed(testimonials.slice(0, most)).map(({ key, testimonial }) => ({
        id: key,
        content: <TestimonialCard testimonial={testimonial} />,
      }))}
    />
  );
}
