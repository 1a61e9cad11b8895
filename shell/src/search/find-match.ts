import { foldQuery, foldText } from '@mosaico/shared-types/search';

/** Where a query first appears in a text, as the search compares them, in positions of the text as written. */
export function findMatch(text: string, query: string): { start: number; end: number } | undefined {
  const asked = foldQuery(query);
  if (asked === '') return undefined;
  // Folding changes lengths: each folded character remembers where its own began.
  let folded = '';
  const origins: number[] = [];
  let position = 0;
  for (const character of text) {
    const plain = foldText(character);
    folded += plain;
    origins.push(...Array<number>(plain.length).fill(position));
    position += character.length;
  }
  const found = folded.indexOf(asked);
  if (found === -1) return undefined;
  return { start: origins[found] ?? 0, end: origins[found + asked.length] ?? text.length };
}
