import { startTransition, useEffect, useState } from 'react';
import { usePublicData } from '@mosaico/shared-types';
import { file } from '../testimonials/fetch-testimonials.ts';

/** A few rows: a phone notices more at a time. */
const step = 24;

/**
 * How many of `total` cards to show by now. A page that the visitor came to in the browser shows some at once, then more as the browser
 * finds time. A page that was prerendered with them shows all.
 */
export function useGrowing(total: number): number {
  const isPrerendered = usePublicData(file) !== undefined;
  const [count, setCount] = useState(isPrerendered ? total : step);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + step));
  }, [count, total]);
  return Math.min(count, total);
}
