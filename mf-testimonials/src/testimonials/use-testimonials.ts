import { useEffect, useState } from 'react';
import type { Testimonial } from 'shared-types';
import { fetchTestimonials } from './fetch-testimonials.ts';

/** How far the testimonials have come. */
export type TestimonialsState =
  { status: 'loading' } | { status: 'loaded'; testimonials: readonly Testimonial[] } | { status: 'failed' };

/** Loads the testimonials once the page is hydrated. A page that is left meanwhile stops loading without a word. */
export function useTestimonials(): TestimonialsState {
  const [state, setState] = useState<TestimonialsState>({ status: 'loading' });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    fetchTestimonials(signal).then(
      (testimonials) => {
        if (!signal.aborted) setState({ status: 'loaded', testimonials });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        console.error(error);
        setState({ status: 'failed' });
      },
    );
    return () => controller.abort();
  }, []);
  return state;
}
