import type { SearchablePage } from './table.ts';

/** What a browser loads first of a large list for the search: the services, and where all other pages are. */
export interface SearchParts {
  /** The services, which are found by any part of a word, so that their words are needed whatever is typed. */
  services: readonly SearchablePage[];
  /** The hash in the name of each file of {@link SearchTerms}. A term's file is that of `partOfPath` of its {@link firstLettersOf}. */
  terms: readonly string[];
  /** The hash in the name of each file of pages. A page's file is that of `partOfPath` of its path. */
  pages: readonly string[];
}

/**
 * Term → the pages that have it, by how much it counts there. Also declared words as a whole: see {@link phraseKey}. A page is a number: with `n` files of pages, it is the page `number / n`, rounded down, of the file `number % n`.
 */
export type SearchTerms = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;

/** How much more a match counts in a field than in the description. */
export const fieldWeights = { words: 6, topics: 4, title: 3, description: 1 } as const;

/** How much more an entry counts that has all that is typed, or a term of it, as one of its words. */
export const exactWeights = { query: 10, term: 2 } as const;

/** How much a job counts: visitors want a service more often. */
export const jobWeight = 0.01;

/** What `partOfPath` takes for a term or a phrase: its two first letters. */
export const firstLettersOf = (key: string): string => Array.from(key.trim()).slice(0, 2).join('');

/** The key of {@link SearchTerms} for all that is typed, as {@link foldQuery} gives it. No term begins with a space. */
export const phraseKey = (folded: string): string => ` ${folded}`;

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

/** A query as the search compares it: folded, with single spaces between its words and none around them. */
export function foldQuery(query: string): string {
  return foldText(query).replace(/\s+/g, ' ').trim();
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
