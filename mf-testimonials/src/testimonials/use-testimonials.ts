import { startTransition, useEffect, useState } from 'react';
import { usePublicData, type Testimonial } from 'shared-types';
import { fetchTestimonials, file, type Asking } from './fetch-testimonials.ts';

/** How far the testimonials have come. */
export type TestimonialsState =
  { status: 'loading' } | { status: 'loaded'; testimonials: readonly Testimonial[] } | { status: 'failed' };

/**
 * The testimonials that the page was prerendered with, if it was, and those that are published once the browser has asked.
 * A page that is left meanwhile stops asking without a word; where the call fails, what was known stays.
 */
export function useTestimonials({ bustCache }: Pick<Asking, 'bustCache'> = {}): TestimonialsState {
  const known = usePublicData(file);
  const [state, setState] = useState<TestimonialsState>(
    known ? { status: 'loaded', testimonials: known } : { status: 'loading' },
  );
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    fetchTestimonials({ signal, bustCache }).then(
      (testimonials) => {
        // Hundreds of cards must not hold up the visitor while they are made.
        if (!signal.aborted) startTransition(() => setState((before) => refreshed(before, testimonials)));
      },
      (error: unknown) => {
        if (signal.aborted) return;
        console.error(error);
        setState((before) => (before.status === 'loaded' ? before : { status: 'failed' }));
      },
    );
    return () => controller.abort();
  }, [bustCache]);
  return state;
}

/** The newest list. Testimonials that are in it as they were before are the same objects, so their cards stand still. */
function refreshed(before: TestimonialsState, testimonials: readonly Testimonial[]): TestimonialsState {
  if (before.status !== 'loaded') return { status: 'loaded', testimonials };
  if (JSON.stringify(before.testimonials) === JSON.stringify(testimonials)) return before;
  const known = new Map(before.testimonials.map((testimonial) => [JSON.stringify(testimonial), testimonial]));
  return {
    status: 'loaded',
    testimonials: testimonials.map((testimonial) => known.get(JSON.stringify(testimonial)) ?? testimonial),
  };
}
