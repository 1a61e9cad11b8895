// The code of the search, besides its box, in one file that is loaded when the visitor turns to the box.
import type { SearchablePage } from '@mosaico/shared-types';
import { servicesAmong, type SearchEntry } from './entries.ts';
import { findServices } from './find-services.ts';
import { pageIndex } from './page-index.ts';

export { ResultList } from './result-list.tsx';

/** What a query finds. */
export interface Found {
  services: readonly SearchEntry[];
  /** What else matches. */
  others: readonly SearchEntry[];
}

/** Searches these pages. */
export function finderOf(routes: readonly SearchablePage[]): (query: string) => Found {
  const among = servicesAmong(routes);
  const findPages = pageIndex(routes);
  return (query) => {
    const services = findServices(among, query);
    const listed = new Set(services.map(({ address }) => address));
    return { services, others: findPages(query).filter(({ address }) => !listed.has(address)) };
  };
}
