import type { SearchablePage } from './table.ts';

/** The list for the search of a site whose whole list is too large: pages by the first letters of their terms. */
export interface SearchParts {
  /** The services, which are found by any part of a word, so that their words are needed whatever is typed. */
  services: readonly SearchablePage[];
  /** The hash in the name of each file of {@link SearchTerms}. A term's file is that of `partOfPath` of its {@link firstLettersOf}. */
  terms: readonly string[];
  /** The hash in the name of each file of pages, {@link pagesInSearchPart} in each. */
  pages: readonly string[];
}

/** Term → numbers of the pages that have it, by the heaviest field that has it: see {@link fieldWeights}. */
export type SearchTerms = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;

/** Number of pages in a file of {@link SearchParts.pages}. A query needs a few of them, with two dozen pages at most. */
export const pagesInSearchPart = 16;

/** How much more a match counts in a field than in the description. */
export const fieldWeights = { words: 6, topics: 4, title: 3, description: 1 } as const;

/** What `partOfPath` takes for a term: its two first letters. A query has two letters at least. */
export const firstLettersOf = (term: string): string => Array.from(term).slice(0, 2).join('');

/** Address of a file of {@link SearchTerms}, by its hash. */
export const termsPartAddress = (hash: string): string => `/assets/site/search-terms.${hash}.json`;

/** Address of a file of {@link SearchParts.pages}, by its hash. */
export const searchPagesAddress = (hash: string): string => `/assets/site/search-pages.${hash}.json`;

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

/** The entry of a page itself. */
export function entryOf({ path, description, directory, search }: SearchablePage): SearchEntry {
  return {
    title: search?.title ?? directory.name,
    description: search?.description ?? description,
    address: path,
    words: search?.words ?? [],
    topics: search?.topics ?? [],
    isJob: directory.category === 'Empleo',
  };
}

/** All entries of the search: indexed pages, pages that declare words, and places in pages. */
export function entriesAmong(pages: readonly SearchablePage[]): SearchEntry[] {
  return pages.flatMap((page) => [
    ...(page.indexed || page.search ? [entryOf(page)] : []),
    ...(page.places ?? []).map(({ anchor, topics = [], ...place }) => ({
      ...place,
      topics,
      address: `${page.path}#${anchor}`,
      isJob: false,
    })),
  ]);
}

/** Text as the search compares it: in lower case and without accents, so that `diseno` finds `Diseño`. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Stop words. */
const empty = new Set(
  'al algo como con cual de del donde el ella en es esta este estoy hacer hay la las le lo los me mi mis muy necesito no nos para pero por puedo que quiero se si sin su sus tengo tu tus un una unas uno unos ya yo'.split(
    ' ',
  ),
);

/** The terms of a text: folded, thousands in one piece, and without the plural's last letter. A single character is none. */
export function termsOf(text: string): string[] {
  const found = foldText(text)
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .match(/[\p{L}\p{N}]{2,}/gu);
  return (found ?? [])
    .filter((term) => !empty.has(term))
    .map((term) => (term.length > 4 ? term.replace(/s$/, '') : term));
}
