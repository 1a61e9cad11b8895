import MiniSearch, { type Query } from 'minisearch';
import type { SearchablePage } from '@mosaico/shared-types';
import { entriesAmong, type SearchEntry } from './entries.ts';
import { foldQuery, foldText } from './fold-text.ts';
import { longestQuery } from './longest-query.ts';

/** Finds pages, and places in them, by their own words. The best match comes first; typing errors are forgiven. */
export type FindPages = (query: string) => SearchEntry[];

/** Number of terms of a query that are looked up, so that the work for a long query is bounded. */
const mostTerms = 12;

/** Stop words. */
const empty = new Set(
  'al algo como con cual de del donde el ella en es esta este estoy hacer hay la las le lo los me mi mis muy necesito no nos para pero por puedo que quiero se si sin su sus tengo tu tus un una unas uno unos ya yo'.split(
    ' ',
  ),
);

// Folded, thousands in one piece, and without the plural's last letter. A single character means nothing.
const termsOf = (text: string): string[] =>
  (
    foldText(text)
      .replace(/(?<=\d),(?=\d{3})/g, '')
      .match(/[\p{L}\p{N}]{2,}/gu) ?? []
  )
    .filter((term) => !empty.has(term))
    .map((term) => (term.length > 4 ? term.replace(/s$/, '') : term));

/** The index of an environment's pages. */
export function pageIndex(routes: readonly SearchablePage[]): FindPages {
  const entries = entriesAmong(routes);
  const byAddress = new Map(entries.map((entry) => [entry.address, entry]));
  const known = new Set<string>();
  const index = new MiniSearch<SearchEntry>({
    idField: 'address',
    fields: ['words', 'topics', 'title', 'description'],
    extractField: (entry, field) => [entry[field as keyof SearchEntry]].flat().join(' '),
    tokenize: termsOf,
    processTerm: (term) => {
      known.add(term);
      return term;
    },
    searchOptions: { processTerm: (term) => term, boost: { words: 6, topics: 4, title: 3 } },
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
    const asked = foldQuery(query.slice(0, longestQuery));
    const terms = [...new Set(termsOf(asked))].slice(0, mostTerms);
    const found = index.search(
      { queries: terms.map((term) => (known.has(term) ? { queries: [term], prefix: true } : spellings(term))) },
      {
        boostDocument: (address: string, term) => {
          const words = wholes.get(address);
          if (words?.has(asked)) return 10;
          if (byAddress.get(address)?.isJob) return 0.01;
          return words?.has(term) ? 2 : 1;
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

/** A term that no page has: its beginning, or with typing errors. Two neighbouring letters swapped are but one of them. */
function spellings(term: string): Query {
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
