import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Does something again and again, with a pause of `every` milliseconds. `onTrouble` gets an error's message, once while the same one
 * comes. The returned function ends it, and resolves once nothing is going on any more.
 */
export function repeatedly(
  look: () => Promise<void>,
  { every, onTrouble }: { every: number; onTrouble: (message: string) => void },
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let trouble: string | undefined;
  const looking = (async () => {
    while (!signal.aborted) {
      try {
        await look();
        trouble = undefined;
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        if (message !== trouble) onTrouble(message);
        trouble = message;
      }
      await sleep(every, undefined, { signal }).catch(() => undefined);
    }
  })();
  return () => {
    stopping.abort();
    return looking;
  };
}
