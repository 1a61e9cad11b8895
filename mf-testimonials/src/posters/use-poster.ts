import { useEffect, useState } from 'react';
import type { Testimonial } from '@mosaico/shared-types';
import { posterOf } from './poster-of.ts';

/** The poster of a video: a picture, none, being captured, or to be captured when the card comes near. */
export type Poster = { status: 'waiting' | 'capturing' | 'none' } | { status: 'picture'; address: string };

/** The poster of a testimonial. One that has to be captured is, for as long as the testimonial is near. */
export function usePoster(testimonial: Testimonial, near: boolean): [poster: Poster, broken: () => void] {
  const { posterUrl } = testimonial;
  const [poster, setPoster] = useState<Poster>(
    posterUrl === undefined ? { status: 'waiting' } : { status: 'picture', address: posterUrl },
  );
  const wanted = near && poster.status === 'waiting';
  useEffect(() => {
    if (!wanted) return undefined;
    const controller = new AbortController();
    posterOf(testimonial, controller.signal).then(
      (address) => setPoster(address === undefined ? { status: 'none' } : { status: 'picture', address }),
      // Only when nobody waits for it any more.
      () => undefined,
    );
    return () => controller.abort();
  }, [wanted, testimonial]);
  return [wanted ? { status: 'capturing' } : poster, () => setPoster({ status: 'none' })];
}
