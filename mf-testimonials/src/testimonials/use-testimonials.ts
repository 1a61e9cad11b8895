import { startTransition, useEffect, useState } from 'react';
import type { Testimonial } from 'shared-types';
import { fetchTestimonials, type Asking } from './fetch-testimonials.ts';

/** How far the testimonials have come. */
export type TestimonialsState =
  { status: 'loading' } | { status: 'loaded'; testimonials: readonly Testimonial[] } | { status: 'failed' };

/** Loads the testimonials once the page is hydrated. A page that is left meanwhile stops loading without a word. */
export function useTestimonials({ bustCache }: Pick<Asking, 'bustCache'> = {}): TestimonialsState {
  const [state, setState] = useState<TestimonialsState>({ status: 'loading' });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    fetchTestimonials({ signal, bustCache }).then(
      (testimonials) => {
        // Hundreds of cards must not hold up the visitor while they are made.
        if (!signal.aborted) startTransition(() => setState({ status: 'loaded', testimonials }));
      },
      (error: unknown) => {
        if (signal.aborted) return;
        console.error(error);
        setState({ status: 'failed' });
      },
    );
    return () => controller.abort();
  }, [bustCache]);
  return state;
}
