/** Text as the search compares it: in lower case and without accents, so that `diseno` finds `Diseño`. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A query as the search compares it: folded, with single spaces between its words and none around them. */
export function foldQuery(query: string): string {
  return foldText(query).replace(/\s+/g, ' ').trim();
}
