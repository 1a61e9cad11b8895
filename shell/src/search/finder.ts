import type { SearchablePage } from '@mosaico/shared-types';
import type { SearchEntry } from '@mosaico/shared-types/search';
import { servicesAmong } from './entries.ts';
import { findServices } from './find-services.ts';
import { pageIndex } from './page-index.ts';
import { PartsIndex, type PartsSource } from './parts-index.ts';

/** What a query finds. */
export interface Found {
  services: readonly SearchEntry[];
  /** What else matches. */
  others: readonly SearchEntry[];
  /** More pages match than these. */
  isCut: boolean;
}

/** The pages that the search is among: all of them, or a large list in parts. */
export type Searchable = readonly SearchablePage[] | PartsSource;

/** Finds pages. */
export interface Finder {
  /** What a query finds. Nothing until the files for it are loaded. */
  find: (query: string) => Found | undefined;
  /** Loads what {@link find} needs for a query. Resolves to another finder, which has that. Rejects where a file does not load. */
  load: (query: string) => Promise<Finder>;
}

/** Searches these pages. */
export function finderOf(searchable: Searchable): Finder {
  if ('parts' in searchable) return finderIn(new PartsIndex(searchable), searchable.parts.services);
  const find = among(searchable, searchable);
  const finder: Finder = { find: (query) => find(query, false), load: () => Promise.resolve(finder) };
  return finder;
}

function finderIn(index: PartsIndex, services: readonly SearchablePage[]): Finder {
  return {
    find(query) {
      const candidates = index.candidates(query);
      return candidates && among(services, candidates.pages)(query, candidates.isCut);
    },
    async load(query) {
      await index.load(query);
      return finderIn(index, services);
    },
  };
}

function among(services: readonly SearchablePage[], pages: readonly SearchablePage[]) {
  const entries = servicesAmong(services);
  const findPages = pageIndex(pages);
  return (query: string, isCut: boolean): Found => {
    const found = findServices(entries, query);
    const listed = new Set(found.map(({ address }) => address));
    return { services: found, others: findPages(query).filter(({ address }) => !listed.has(address)), isCut };
  };
}
