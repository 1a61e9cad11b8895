import { useMemo } from 'react';
import { servicesAmong, type SearchEntry } from './entries.ts';
import { findServices } from './find-services.ts';
import { loadIndex } from './load-index.ts';
import { useSearchable } from './searchable.ts';
import { useWanted } from './use-wanted.ts';

/** What a query finds. */
export interface Found {
  services: readonly SearchEntry[];
  /** What else matches, once the index is here. */
  others: readonly SearchEntry[];
  /**
   * `pending`: nothing yet, and more is on its way; `unavailable`: the site's pages cannot be had, so nothing is known;
   * `complete`: this is all.
   */
  state: 'pending' | 'unavailable' | 'complete';
  /** Loads what it takes to search: to be called when the visitor turns to the box, and whenever they type. */
  prepare: () => void;
}

/** So many milliseconds after it was asked for, the search does without the index until that comes. */
const patience = 3_000;
const nothing: readonly SearchEntry[] = [];

/** Finds services at once, and other pages as soon as their index is here. */
export function useSearch(query: string): Found {
  const pages = useSearchable();
  const library = useWanted(loadIndex, patience);
  const services = useMemo(() => servicesAmong(pages.value ?? []), [pages.value]);
  const findPages = useMemo(
    () => (pages.value && library.value ? library.value.pageIndex(pages.value) : undefined),
    [pages.value, library.value],
  );
  const found = useMemo(() => findServices(services, query), [services, query]);
  const others = useMemo(() => {
    const listed = new Set(found.map(({ address }) => address));
    return findPages?.(query).filter(({ address }) => !listed.has(address)) ?? nothing;
  }, [findPages, query, found]);

  const isPending = found.length === 0 && !findPages && !(pages.value && library.failed);
  return {
    services: found,
    others,
    state: !isPending ? 'complete' : pages.failed ? 'unavailable' : 'pending',
    prepare: () => {
      pages.want();
      library.want();
    },
  };
}
