import { useRef, useState } from 'react';

/** Something that is loaded once it is wanted. */
export interface Wanted<T> {
  /** Nothing until it is here. */
  value?: T;
  /** It could not be had so far, or does not come soon enough; it may come all the same. */
  failed: boolean;
  /** Loads it, unless it is here or on its way. What could not be had is tried again. */
  want: () => void;
}

/** Something that `load` brings; `patience` milliseconds after it was asked for it counts as failed until it comes. */
export function useWanted<T>(load: () => Promise<T>, patience?: number): Wanted<T> {
  const [state, setState] = useState<Omit<Wanted<T>, 'want'>>({ failed: false });
  const isAsked = useRef(false);
  const want = (): void => {
    if (isAsked.current) return;
    isAsked.current = true;
    const late =
      patience === undefined ? undefined : setTimeout(() => setState((now) => ({ ...now, failed: true })), patience);
    load()
      .then(
        (value) => setState({ value, failed: false }),
        () => {
          isAsked.current = false;
          setState({ failed: true });
        },
      )
      .finally(() => clearTimeout(late));
  };
  return { ...state, want };
}
