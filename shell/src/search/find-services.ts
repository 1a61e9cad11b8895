import { foldQuery, foldText } from './fold-text.ts';
import { searchEntries, type SearchEntry } from './search-entries.ts';

/** The box takes no more characters, and the search reads no more: its work is bounded whatever it is given. */
export const longestQuery = 200;

/**
 * The entries that match a query. An entry matches if the query appears in its title or description, or if the query and
 * a keyword contain one another. Entries whose title contains the query, or that have it as a keyword, come first;
 * otherwise the order is the list's. Case and accents do not matter, on either side. A query of nothing but whitespace
 * (or of accents without a letter) matches nothing.
 */
export function findServices(query: string): SearchEntry[] {
  const asked = foldQuery(query.slice(0, longestQuery));
  if (asked === '') return [];
  const first: SearchEntry[] = [];
  const others: SearchEntry[] = [];
  for (const entry of searchEntries) {
    const keywords = entry.keywords.map(foldText);
    if (foldText(entry.title).includes(asked) || keywords.includes(asked)) first.push(entry);
    else if (
      foldText(entry.description).includes(asked) ||
      keywords.some((keyword) => keyword.includes(asked) || asked.includes(keyword))
    )
      others.push(entry);
  }
  return [...first, ...others];
}
