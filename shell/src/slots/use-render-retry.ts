import { useEffect, useRef, useState, type RefObject } from 'react';
import { useRetry } from '@mosaico/shared-types';
import type { ErrorBoundary } from '../errors/error-boundary.tsx';
import { bootScript } from '../loading/boot-script.ts';

/** Ends an attempt to render. */
type End = (error?: unknown) => void;

/** Renders the children of an error boundary again while they throw, and meanwhile shows the notice. */
export function useRenderRetry(island: string): {
  boundary: RefObject<ErrorBoundary | null>;
  onError: (error: unknown) => void;
  onRender: () => void;
} {
  const boundary = useRef<ErrorBoundary>(null);
  const attempt = useRef<End>(undefined);
  const retry = useRetry();
  const [leaving] = useState(() => new AbortController());
  useEffect(
    () => () => {
      leaving.abort();
      if (attempt.current) bootScript().say(island, false);
    },
    [leaving, island],
  );
  const renderAgain = async (failures: number): Promise<void> => {
    // The rendering that threw was the first attempt.
    if (failures === 0) throw new Error('The section throws.');
    const { promise, resolve, reject } = withResolvers();
    attempt.current = (error) => (error === undefined ? resolve() : reject(error));
    boundary.current?.reset();
    await promise;
    attempt.current = undefined;
  };
  return {
    boundary,
    onError(error) {
      bootScript().say(island, true);
      if (attempt.current) return attempt.current(error);
      attempt.current = () => undefined;
      // Rejects when the section has left the page.
      retry(`render ${island}`, renderAgain, leaving.signal).catch(() => undefined);
    },
    onRender: () => attempt.current?.(),
  };
}

/** `Promise.withResolvers`, which the browser baseline lacks. */
function withResolvers(): { promise: Promise<void>; resolve: () => void; reject: End } {
  let [resolve, reject]: [() => void, End] = [() => undefined, () => undefined];
  const promise = new Promise<void>((...both) => ([resolve, reject] = both));
  return { promise, resolve, reject };
}
