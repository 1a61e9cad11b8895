import { startTransition, useEffect, useState } from 'react';
import { usePublicData } from '@mosaico/shared-types';
import { file } from '../testimonials/fetch-testimonials.ts';

/** A few rows. More at a time would block a phone. */
const step = 24;

/**
 * The number of cards to render, of `total`. After client-side navigation it grows step by step, in transitions. A page whose HTML has
 * all cards renders all.
 */
export function useGrowing(total: number): number {
  const isPrerendered = usePublicData(file) !== undefined;
  const [count, setCount] = useState(isPrerendered ? total : step);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + step));
  }, [count, total]);
  return Math.min(count, total);
}
