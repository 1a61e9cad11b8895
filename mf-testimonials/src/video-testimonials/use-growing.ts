import { startTransition, useEffect, useState } from 'react';

/** A few rows: more at a time could be felt. */
const step = 24;

/** How many of so many cards to show by now: some at once, then more as the browser finds time, until all are there. */
export function useGrowing(total: number): number {
  const [count, setCount] = useState(step);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + step));
  }, [count, total]);
  return Math.min(count, total);
}
