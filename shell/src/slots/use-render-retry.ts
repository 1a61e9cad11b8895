import { useEffect, useRef, useState, type RefObject } from 'react';
import { useRetry } from '@mosaico/shared-types';
import type { ErrorBoundary } from '../errors/error-boundary.tsx';
import { guard } from '../loading/guard.ts';

/** Renders what is in an error boundary again while it throws, and has the document say so. */
export function useRenderRetry(part: string): {
  boundary: RefObject<ErrorBoundary | null>;
  onError: (error: unknown) => void;
  onRender: () => void;
} {
  const boundary = useRef<ErrorBoundary>(null);
  const retry = useRetry();
  const [attempt] = useState<{ end?: (error?: unknown) => void }>({});
  const [leaving] = useState(() => new AbortController());
  useEffect(
    () => () => {
      leaving.abort();
      if (attempt.end) guard().say(part, false);
    },
    [leaving, attempt, part],
  );
  const renderAgain = (failures: number): Promise<void> =>
    new Promise((resolve, reject) => {
      // The first attempt is the one that has thrown.
      if (failures === 0) return reject(new Error('The section throws.'));
      attempt.end = (error) => (error === undefined ? resolve() : reject(error as Error));
      boundary.current?.reset();
    });
  return {
    boundary,
    onError(error) {
      guard().say(part, true);
      if (attempt.end) return attempt.end(error);
      attempt.end = () => undefined;
      retry(`render ${part}`, renderAgain, leaving.signal)
        .then(() => delete attempt.end)
        .catch(() => undefined);
    },
    onRender: () => attempt.end?.(),
  };
}
