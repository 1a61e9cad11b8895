import { useCallback, useEffect, useId, useSyncExternalStore } from 'react';

// Of this module, so of the whole document: whichever list a card is in, its video stops all others.
let playing: string | undefined;
const listeners = new Set<() => void>();

function set(next: string | undefined): void {
  playing = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this card's video is the one that plays, and how to start and stop it. */
export function useNowPlaying(): { playing: boolean; play: () => void; stop: () => void } {
  const id = useId();
  const mine = useSyncExternalStore(
    subscribe,
    () => playing === id,
    () => false,
  );
  const stop = useCallback(() => {
    if (playing === id) set(undefined);
  }, [id]);
  useEffect(() => stop, [stop]);
  return { playing: mine, play: () => set(id), stop };
}

/** Whether any video plays. */
export function useSomethingPlays(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => playing !== undefined,
    () => false,
  );
}
