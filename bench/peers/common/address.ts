import { useCallback, useMemo, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const events = ['popstate', 'hashchange'] as const;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  for (const event of events) addEventListener(event, listener);
  return () => {
    listeners.delete(listener);
    for (const event of events) removeEventListener(event, listener);
  };
}

/** Tells everything that shows the address that it has changed. */
export function addressChanged(): void {
  for (const listener of listeners) listener();
}

/** A part of the address; `prerendered` is what the document was made with. */
export function useAddress(part: 'pathname' | 'search' | 'hash', prerendered = ''): string {
  return useSyncExternalStore(
    subscribe,
    () => location[part],
    () => prerendered,
  );
}

type Query = URLSearchParams | ((now: URLSearchParams) => URLSearchParams);

/** As the router's: the query, and how to push another one to the history. */
export function useSearchParams(): [URLSearchParams, (next: Query) => void] {
  const text = useAddress('search');
  const query = useMemo(() => new URLSearchParams(text), [text]);
  const push = useCallback((next: Query) => {
    const asked = (typeof next === 'function' ? next(new URLSearchParams(location.search)) : next).toString();
    history.pushState(null, '', asked ? `?${asked}` : location.pathname);
    addressChanged();
  }, []);
  return [query, push];
}

/** As the router's, at a path. */
export function useLocationOf(pathname: string) {
  const search = useAddress('search');
  const hash = useAddress('hash');
  return useMemo(() => ({ pathname, search, hash, key: pathname, state: null }), [pathname, search, hash]);
}
