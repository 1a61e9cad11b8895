import { createContext, use, useEffect, useMemo, useRef, useState } from 'react';
import type { Finder, Found, Searchable } from './finder.ts';
import { loadResults } from './load-results.ts';
import type * as Results from './results.ts';

/** A request counts as failed after this many ms, until it succeeds after all. */
const timeoutMs = 3_000;
/** So many ms after the last key, what a query needs is requested: nobody wants what each letter finds. */
const pauseMs = 200;

const SearchableContext = createContext<(() => Promise<Searchable>) | undefined>(undefined);

/** The shell provides a loader of the list of all pages, which a document alone does not hold. */
export const SearchableProvider = SearchableContext.Provider;

/** The search: its code, and the list of all pages. */
interface Search {
  /** Undefined until both are loaded, the list or its first file. */
  results: { ResultList: typeof Results.ResultList; found: Found } | undefined;
  /** A request has failed, or takes too long. It may still succeed. */
  failed: boolean;
  /** Loads both, unless they are loaded or requested. After a failure it requests again what is missing. */
  load: () => void;
}

/** Loads the search when the visitor turns to it, and, where the list is in parts, what a query needs of them. */
export function useSearch(query: string): Search {
  const loadPages = use(SearchableContext);
  if (!loadPages)
    throw new Error('The search needs <SearchableProvider>: the app gives it; a test gives it by itself.');
  const [code, setCode] = useState<Pick<typeof Results, 'ResultList'> & { finder: Finder }>();
  const [hasFailed, setHasFailed] = useState(false);
  const [failedQuery, setFailedQuery] = useState<string>();
  const isRequested = useRef(false);
  const load = (): void => {
    if (isRequested.current && failedQuery === undefined) return;
    // Also after a query that failed: the site may have another list by now, and the files of this one no more.
    setFailedQuery(undefined);
    isRequested.current = true;
    const timer = setTimeout(() => setHasFailed(true), timeoutMs);
    Promise.all([loadResults(), loadPages()])
      .then(([{ ResultList, finderOf }, pages]) => setCode({ ResultList, finder: finderOf(pages) }))
      .catch(() => {
        isRequested.current = false;
        setHasFailed(true);
      })
      .finally(() => clearTimeout(timer));
  };

  const results = useMemo(() => code && { ResultList: code.ResultList, found: code.finder.find(query) }, [code, query]);
  const isMissing = results?.found.isPartial === true;
  const failed = code ? failedQuery === query : hasFailed;
  useEffect(() => {
    if (!code || !isMissing || failed) return undefined;
    let isCurrent = true;
    const fail = (): void => {
      if (isCurrent) setFailedQuery(query);
    };
    const request = (): void =>
      void code.finder.load(query).then((finder) => setCode((now) => now && { ...now, finder }), fail);
    const timers = [setTimeout(request, pauseMs), setTimeout(fail, timeoutMs)];
    return () => {
      isCurrent = false;
      for (const timer of timers) clearTimeout(timer);
    };
  }, [code, query, isMissing, failed]);
  return { results, failed, load };
}
