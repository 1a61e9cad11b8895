import type { SearchablePage } from '@mosaico/shared-types';

/** A page, or a place in one, that the search leads to. */
export interface SearchEntry {
  title: string;
  description: string;
  /** Its path, and the anchor of a place. */
  address: string;
  /** What visitors type for it; see `SearchDeclaration`. */
  words: readonly string[];
  topics: readonly string[];
  /** Visitors want a service more often than a job. */
  isJob: boolean;
}

/** The pages of the service search, in the order that their declarations ask for. Equal matches are listed in this order. */
export function servicesAmong(routes: readonly SearchablePage[]): SearchEntry[] {
  return routes
    .flatMap((route) => (route.search?.service === undefined ? [] : [{ order: route.search.service, route }]))
    .sort((a, b) => a.order - b.order || a.route.path.localeCompare(b.route.path))
    .map(({ route }) => entryOf(route));
}

/** All entries of the search: indexed pages, pages that declare words, and places in pages. */
export function entriesAmong(routes: readonly SearchablePage[]): SearchEntry[] {
  return routes.flatMap((route) => [
    ...(route.indexed || route.search ? [entryOf(route)] : []),
    ...(route.places ?? []).map(({ anchor, topics = [], ...place }) => ({
      ...place,
      topics,
      address: `${route.path}#${anchor}`,
      isJob: false,
    })),
  ]);
}

function entryOf({ path, description, directory, search }: SearchablePage): SearchEntry {
  return {
    title: search?.title ?? directory.name,
    description: search?.description ?? description,
    address: path,
    words: search?.words ?? [],
    topics: search?.topics ?? [],
    isJob: directory.category === 'Empleo',
  };
}
