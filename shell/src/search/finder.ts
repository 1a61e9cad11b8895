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
  /** The others are not loaded. */
  isPartial: boolean;
  /** More pages match than these. */
  isCut: boolean;
}

/** The pages that the search is among: all of them, or a large list in parts. */
export type Searchable = readonly SearchablePage[] | PartsSource;

/** Finds pages. */
export interface Finder {
  find: (query: string) => Found;
  /** Loads what is missing for a query. Resolves to another finder, which has that. Rejects where a file does not load. */
  load: (query: string) => Promise<Finder>;
}

/** Searches these pages. */
export function finderOf(searchable: Searchable): Finder {
  if ('parts' in searchable) return finderIn(new PartsIndex(searchable), servicesAmong(searchable.parts.services));
  const services = servicesAmong(searchable);
  const findPages = pageIndex(searchable);
  const finder: Finder = {
    find: (query) => foundOf(findServices(services, query), findPages(query)),
    load: () => Promise.resolve(finder),
  };
  return finder;
}

function finderIn(index: PartsIndex, services: readonly SearchEntry[]): Finder {
  return {
    find(query) {
      const found = findServices(services, query);
      const candidates = index.candidates(query);
      if (!candidates) return { ...foundOf(found, []), isPartial: true };
      return { ...foundOf(found, pageIndex(candidates.pages)(query)), isCut: candidates.isCut };
    },
    async load(query) {
      await index.load(query);
      return finderIn(index, services);
    },
  };
}

function foundOf(services: readonly SearchEntry[], pages: readonly SearchEntry[]): Found {
  const listed = new Set(services.map(({ address }) => address));
  const others = pages.filter(({ address }) => !listed.has(address));
  return { services, others, isPartial: false, isCut: false };
}
