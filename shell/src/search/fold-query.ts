import { foldText } from '@mosaico/shared-types/search';

/** A query as the search compares it: folded, with single spaces between its words and none around them. */
export function foldQuery(query: string): string {
  return foldText(query).replace(/\s+/g, ' ').trim();
}
