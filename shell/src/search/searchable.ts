import { createContext, use, useRef, useState } from 'react';
import type { Route } from '@mosaico/shared-types';
import { loadResults } from './load-results.ts';
import type * as Results from './results.ts';

/** So many milliseconds after it was asked for, what it takes to search counts as not to be had, until it comes. */
const timeoutMs = 3_000;

const SearchableContext = createContext<(() => Promise<readonly Route[]>) | undefined>(undefined);

/** Given by the app: how every page of the site is found out. A document alone does not hold them. */
export const SearchableProvider = SearchableContext.Provider;

/** What it takes to search: code, and every page of the site. */
interface Search {
  /** Undefined until both are here. */
  results?: { ResultList: typeof Results.ResultList; find: (query: string) => Results.Found };
  /** They could not be had so far, or do not come soon enough; they may come all the same. */
  failed: boolean;
  /** Loads them, unless they are here or on their way. What could not be had is tried again. */
  load: () => void;
}

/** What it takes to search, once somebody does. */
export function useSearch(): Search {
  const loadPages = use(SearchableContext);
  if (!loadPages)
    throw new Error('The search needs <SearchableProvider>: the app gives it; a test gives it by itself.');
  const [state, setState] = useState<Omit<Search, 'load'>>({ failed: false });
  const isAsked = useRef(false);
  const load = (): void => {
    if (isAsked.current) return;
    isAsked.current = true;
    const timer = setTimeout(() => setState({ failed: true }), timeoutMs);
    Promise.all([loadResults(), loadPages()])
      .then(
        ([{ ResultList, finderOf }, pages]) =>
          setState({ results: { ResultList, find: finderOf(pages) }, failed: false }),
        () => {
          isAsked.current = false;
          setState({ failed: true });
        },
      )
      .finally(() => clearTimeout(timer));
  };
  return { ...state, load };
}
