import { startTransition, useEffect, useState } from 'react';
import { useHydrated } from '@mosaico/shared-ui';

/** A few rows: more at a time could be felt. */
const step = 24;

/**
 * How many of so many cards to show by now: where the browser makes them, some at once, then more as it finds time, until
 * all are there. A prerendered page has all of them.
 */
export function useGrowing(total: number): number {
  const hydrated = useHydrated();
  const [count, setCount] = useState(hydrated ? step : total);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + step));
  }, [count, total]);
  return Math.min(count, total);
}
