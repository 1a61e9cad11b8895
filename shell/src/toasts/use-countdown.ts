import { useEffect, useEffectEvent, useRef } from 'react';
import type { ShownToast } from './shown-toasts.ts';

/** `setTimeout` with this many ms or more fires at once. */
const timerLimitMs = 2 ** 31;

/**
 * Calls `close` when a toast's time is over. A changed toast starts again. notistack's own timer (`autoHideDuration`) pauses
 * one toast only, and resumes with half of its duration.
 */
export function useCountdown(toast: ShownToast | undefined, isPaused: boolean, close: () => void): void {
  const remainingMs = useRef(0);
  const onEnd = useEffectEvent(close);
  useEffect(() => {
    remainingMs.current = toast && toast.type !== 'loading' ? toast.duration : Number.POSITIVE_INFINITY;
  }, [toast]);
  useEffect(() => {
    if (isPaused || remainingMs.current >= timerLimitMs) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(onEnd, remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= performance.now() - startedAt;
    };
  }, [toast, isPaused]);
}
