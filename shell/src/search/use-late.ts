import { useEffect, useState } from 'react';

/** Whether something has been on its way for longer than so many milliseconds. */
export function useLate(pending: boolean, after: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => setLate(true), after);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [pending, after]);
  return pending && late;
}
