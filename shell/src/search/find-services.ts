import { foldQuery, foldText, type SearchEntry } from '@mosaico/shared-types/search';
import { longestQuery } from './longest-query.ts';

/**
 * The services that match a query. One matches if the query appears in its title or description, or if the query and one of its
 * words contain one another. Services come first if their title contains the query, or if it is one of their words. Otherwise
 * they keep the order of the list. Case and accents do not matter, on either side. A query of nothing but whitespace (or of
 * accents without a letter) matches nothing.
 */
export function findServices(services: readonly SearchEntry[], query: string): SearchEntry[] {
  const asked = foldQuery(query.slice(0, longestQuery));
  if (asked === '') return [];
  const first: SearchEntry[] = [];
  const others: SearchEntry[] = [];
  for (const entry of services) {
    const words = entry.words.map(foldText);
    if (foldText(entry.title).includes(asked) || words.includes(asked)) first.push(entry);
    else if (
      foldText(entry.description).includes(asked) ||
      words.some((word) => word.includes(asked) || asked.includes(word))
    )
      others.push(entry);
  }
  return [...first, ...others];
}
