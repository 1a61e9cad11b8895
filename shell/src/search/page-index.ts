import MiniSearch, { type Query } from 'minisearch';
import type { SearchablePage } from '@mosaico/shared-types';
import {
  entriesAmong,
  exactWeights,
  fieldWeights,
  foldQuery,
  jobWeight,
  termsOf,
  type SearchEntry,
} from '@mosaico/shared-types/search';
import { longestQuery } from './longest-query.ts';

/** Finds pages, and places in them, by their own words. The best match comes first; typing errors are forgiven. */
export type FindPages = (query: string) => SearchEntry[];

/** Number of terms of a query that are looked up, so that the work for a long query is bounded. */
const mostTerms = 12;

/** The index of an environment's pages. */
export function pageIndex(routes: readonly SearchablePage[]): FindPages {
  // A release may declare a place twice.
  const byAddress = new Map(entriesAmong(routes).map((entry) => [entry.address, entry]));
  const entries = [...byAddress.values()];
  const known = new Set<string>();
  const index = new MiniSearch<SearchEntry>({
    idField: 'address',
    fields: Object.keys(fieldWeights),
    extractField: (entry, field) => [entry[field as keyof SearchEntry]].flat().join(' '),
    tokenize: termsOf,
    processTerm: (term) => {
      known.add(term);
      return term;
    },
    searchOptions: { processTerm: (term) => term, boost: fieldWeights },
  });
  index.addAll(entries);
  // An entry that has the whole query as a word ranks first; an entry that has one of its terms as a word ranks second.
  const wholes = new Map(
    entries.map(({ address, words }) => [
      address,
      new Set(words.flatMap((word) => [foldQuery(word), ...single(word)])),
    ]),
  );

  return (query) => {
    const folded = foldQuery(query.slice(0, longestQuery));
    const found = index.search(
      { queries: termsOfQuery(query).map((term) => spellings(term, known)) },
      {
        boostDocument: (address: string, term) => {
          const words = wholes.get(address);
          if (words?.has(folded)) return exactWeights.query;
          if (byAddress.get(address)?.isJob) return jobWeight;
          return words?.has(term) ? exactWeights.term : 1;
        },
      },
    );
    return found.flatMap(({ id }) => byAddress.get(id as string) ?? []);
  };
}

/** The word's term, if it is a single one. */
function single(word: string): string[] {
  const terms = termsOf(word);
  return terms.length === 1 ? terms : [];
}

/** The terms of a query that are looked up. */
export const termsOfQuery = (query: string): string[] =>
  [...new Set(termsOf(query.slice(0, longestQuery)))].slice(0, mostTerms);

/**
 * What is looked up for a term: the term, and what begins with it. Of a term that is not among the known ones also what is the same but for typing
 * errors. Two neighbouring letters swapped are but one of them.
 */
export function spellings(term: string, known: { has: (term: string) => boolean }): Query {
  if (known.has(term)) return { queries: [term], prefix: true };
  return {
    queries: [
      { queries: [term], prefix: true, fuzzy: term.length < 4 ? false : term.length < 8 ? 1 : 2 },
      { queries: term.length < 3 ? [] : swaps(term) },
    ],
  };
}

function swaps(term: string): string[] {
  const letters = Array.from(term);
  return letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''));
}
