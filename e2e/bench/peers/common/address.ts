import { useCallback, useMemo, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  addEventListener('hashchange', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
    removeEventListener('hashchange', listener);
  };
}

/** Tells everything that shows the address that it is another one. */
export function addressChanged(): void {
  for (const listener of listeners) listener();
}

/** The query of the address; prerendered HTML has none. */
export function useQuery(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
}

/** The place in the page that the address names. */
export function useHash(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
}

/** The path of the address; `prerendered` is the one of the document. */
export function usePath(prerendered: string): string {
  return useSyncExternalStore(
    subscribe,
    () => location.pathname,
    () => prerendered,
  );
}

type Query = URLSearchParams | ((now: URLSearchParams) => URLSearchParams);

/** As the router's: the query, and how to ask for another one, which is a step in the history. */
export function useSearchParams(): [URLSearchParams, (next: Query) => void] {
  const text = useQuery();
  const query = useMemo(() => new URLSearchParams(text), [text]);
  const ask = useCallback((next: Query) => {
    const asked = (typeof next === 'function' ? next(new URLSearchParams(location.search)) : next).toString();
    history.pushState(null, '', asked ? `?${asked}` : location.pathname);
    addressChanged();
  }, []);
  return [query, ask];
}

/** What a page is at, as the router has it. */
export function useLocationOf(pathname: string): {
  pathname: string;
  search: string;
  hash: string;
  key: string;
  state: null;
} {
  const search = useQuery();
  const hash = useHash();
  return useMemo(() => ({ pathname, search, hash, key: pathname, state: null }), [pathname, search, hash]);
}
