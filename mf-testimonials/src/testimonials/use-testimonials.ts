import { startTransition, useEffect, useState } from 'react';
import { useRetry, usePublicData, type Testimonial } from '@mosaico/shared-types';
import { fetchTestimonials, file, type Asking } from './fetch-testimonials.ts';

/** How far the testimonials have come. */
export type TestimonialsState =
  { status: 'loading' } | { status: 'loaded'; testimonials: readonly Testimonial[] } | { status: 'failed' };

/**
 * The testimonials (as cards show them, or whole) that the page was prerendered with, if it was, and those that are published once the browser has asked.
 * A page that is left meanwhile stops asking without a word. A call that fails is logged once, what was known stays, and
 * the list comes by itself when it can.
 */
export function useTestimonials({ bustCache, whole }: Omit<Asking, 'signal'> = {}): TestimonialsState {
  const known: readonly Testimonial[] | undefined = usePublicData(whole ? file : `${file}#cards`);
  const retry = useRetry();
  const [state, setState] = useState<TestimonialsState>(
    known ? { status: 'loaded', testimonials: known } : { status: 'loading' },
  );
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async (failures: number): Promise<readonly Testimonial[] | undefined> => {
      try {
        return await fetchTestimonials({ signal, bustCache, whole });
      } catch (error) {
        if (failures === 0 && !signal.aborted) {
          console.error(error);
          setState((before) => (before.status === 'loaded' ? before : { status: 'failed' }));
        }
        if (isGone(error as Error)) return undefined;
        throw error;
      }
    };
    retry(file, ask, signal).then(
      (testimonials) => {
        // Hundreds of cards must not hold up the visitor while they are made.
        if (testimonials && !signal.aborted)
          startTransition(() => setState((before) => refreshed(before, testimonials)));
      },
      // Said already.
      () => undefined,
    );
    return () => controller.abort();
  }, [bustCache, retry, whole]);
  return state;
}

/** A site without testimonials does not get some while the visitor waits. */
function isGone({ cause }: { cause?: unknown }): boolean {
  return cause === 404 || cause === 410;
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
