import { useRef, useState } from 'react';

/** Something that is loaded once it is wanted. */
export interface Wanted<T> {
  /** Nothing until it is here. */
  value?: T;
  /** It could not be had so far. */
  failed: boolean;
  /** Loads it, unless it is here or on its way. What could not be had is tried again. */
  want: () => void;
}

export function useWanted<T>(load: () => Promise<T>): Wanted<T> {
  const [state, setState] = useState<Omit<Wanted<T>, 'want'>>({ failed: false });
  const isAsked = useRef(false);
  const want = (): void => {
    if (isAsked.current) return;
    isAsked.current = true;
    load().then(
      (value) => setState({ value, failed: false }),
      () => {
        isAsked.current = false;
        setState({ failed: true });
      },
    );
  };
  return { ...state, want };
}
