import type { SearchablePage } from '@mosaico/shared-types';
import { entryOf, type SearchEntry } from '@mosaico/shared-types/search';

/** The pages of the service search, in the order that their declarations ask for. Equal matches are listed in this order. */
export function servicesAmong(routes: readonly SearchablePage[]): SearchEntry[] {
  return routes
    .flatMap((route) => (route.search?.service === undefined ? [] : [{ order: route.search.service, route }]))
    .sort((a, b) => a.order - b.order || a.route.path.localeCompare(b.route.path))
    .map(({ route }) => entryOf(route));
}
