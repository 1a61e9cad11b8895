import { createContext, use, useEffect, useMemo, useRef, useState } from 'react';
import type { Finder, Found, Searchable } from './finder.ts';
import { loadResults } from './load-results.ts';
import type * as Results from './results.ts';

/** A request counts as failed after this many ms, until it succeeds after all. */
const timeoutMs = 3_000;

const SearchableContext = createContext<(() => Promise<Searchable>) | undefined>(undefined);

/** The shell provides a loader of the list of all pages, which a document alone does not hold. */
export const SearchableProvider = SearchableContext.Provider;

/** The search: its code, and the list of all pages. */
interface Search {
  /** Undefined until what the query needs of both is loaded. */
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
  const [failedQuery, setFailedQuery] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  const isRequested = useRef(false);
  const load = (): void => {
    if (failedQuery === query) setFailedQuery(undefined);
    if (isRequested.current) return;
    isRequested.current = true;
    const timer = setTimeout(() => setHasFailed(true), timeoutMs);
    Promise.all([loadResults(), loadPages()])
      .then(
        ([{ ResultList, finderOf }, pages]) => setCode({ ResultList, finder: finderOf(pages) }),
        () => {
          isRequested.current = false;
          setHasFailed(true);
        },
      )
      .finally(() => clearTimeout(timer));
  };

  const results = useMemo(() => {
    const found = code?.finder.find(query);
    return code && found && { ResultList: code.ResultList, found };
  }, [code, query]);
  const failed = code ? failedQuery === query : hasFailed;
  useEffect(() => {
    if (!code || results || failed) return undefined;
    const fail = (): void => setFailedQuery(query);
    const timer = setTimeout(fail, timeoutMs);
    code.finder.load(query).then((finder) => setCode({ ...code, finder }), fail);
    return () => clearTimeout(timer);
  }, [code, query, results, failed]);
  return { results, failed, load };
}
