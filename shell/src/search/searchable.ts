import { createContext, use, useRef, useState } from 'react';
import type { Finder, Searchable } from './finder.ts';
import { loadResults } from './load-results.ts';
import type * as Results from './results.ts';

/** The search counts as failed this many ms after it was requested, until it comes after all. */
const timeoutMs = 3_000;

const SearchableContext = createContext<(() => Promise<Searchable>) | undefined>(undefined);

/** The shell provides a loader of the list of all pages, which a document alone does not hold. */
export const SearchableProvider = SearchableContext.Provider;

/** The search: its code, and the list of all pages. */
interface Search {
  /** Undefined until both are loaded. */
  results?: Pick<typeof Results, 'ResultList'> & { finder: Finder };
  /** A request has failed, or takes too long. It may still succeed. */
  failed: boolean;
  /** Loads both, unless they are loaded or requested. After a failure it requests them again. */
  load: () => void;
}

/** Loads the search when the visitor turns to it. */
export function useSearch(): Search {
  const loadPages = use(SearchableContext);
  if (!loadPages)
    throw new Error('The search needs <SearchableProvider>: the app gives it; a test gives it by itself.');
  const [state, setState] = useState<Omit<Search, 'load'>>({ failed: false });
  const isRequested = useRef(false);
  const load = (): void => {
    if (isRequested.current) return state.results?.finder.again();
    isRequested.current = true;
    const timer = setTimeout(() => setState({ failed: true }), timeoutMs);
    Promise.all([loadResults(), loadPages()])
      .then(([{ ResultList, finderOf }, pages]) =>
        finderOf(pages, loadPages, (finder) => setState({ results: { ResultList, finder }, failed: false })),
      )
      .catch(() => {
        isRequested.current = false;
        setState({ failed: true });
      })
      .finally(() => clearTimeout(timer));
  };
  return { ...state, load };
}
