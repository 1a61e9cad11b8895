import type { SearchablePage } from '@mosaico/shared-types';
import { firstLettersOf, type SearchParts, type SearchTerms } from '@mosaico/shared-types/search';
import { searchFilesOf, writeSearchList } from './search-list.ts';

/** Words that do not compress: numbers of a multiplicative sequence, written in letters. */
function* words(): Generator<string> {
  for (let state = 1; ; state = (state * 48_271) % 2_147_483_647)
    yield state.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '');
}
const word = words();
const next = (count: number): string => Array.from({ length: count }, () => word.next().value as string).join(' ');

const page = (number: number, description: string): SearchablePage => ({
  path: `/caso-${number}`,
  description,
  directory: { name: `Caso ${number}`, category: 'Principal' },
  indexed: true,
  ...(number < 2 && { search: { words: ['aceituna'], service: number + 1 } }),
});
const pagesOf = (count: number, length: number): SearchablePage[] =>
  Array.from({ length: count }, (_, number) => page(number, next(length)));

/** Writes into memory. */
async function written(pages: readonly SearchablePage[]): Promise<{ files: Map<string, unknown>; first: unknown }> {
  const files = new Map<string, unknown>();
  const hash = await writeSearchList(pages, (address, value) => {
    const name = String(files.size);
    files.set(address(name), value);
    return Promise.resolve(name);
  });
  return { files, first: files.get(`/assets/site/search.${hash}.json`) };
}

test('a list that a phone loads quickly is in one file', async () => {
  const pages = pagesOf(60, 12);
  const { files, first } = await written(pages);
  expect(first).toBe(pages);
  expect(files.size).toBe(1);
  expect(searchFilesOf(pages)).toEqual([]);
});

test('a large list is in parts: the file that is loaded first names all others, and has the services', async () => {
  const { files, first } = await written(pagesOf(1_000, 20));
  const { services, terms, pages } = first as SearchParts;
  expect(services.map(({ path }) => path)).toEqual(['/caso-0', '/caso-1']);
  expect(terms.length).toBeGreaterThan(8);
  expect(pages.length).toBe(Math.ceil(1_000 / 16));
  const others = [...files.keys()].filter((name) => !name.includes('/search.'));
  expect(searchFilesOf(first as SearchParts).sort()).toEqual(others.sort());
});

test('the terms with the same two first letters are in one file, each with its pages by the field that has it', async () => {
  const { files, first } = await written(pagesOf(1_000, 20));
  const { terms } = first as SearchParts;
  const parts = terms.map((hash) => files.get(`/assets/site/search-terms.${hash}.json`) as SearchTerms);
  const all = parts.flatMap((part) => Object.keys(part));
  expect(new Set(all).size).toBe(all.length);
  const withAceituna = parts.filter((part) => 'aceituna' in part);
  expect(withAceituna.map(({ aceituna }) => aceituna)).toEqual([{ 6: [0, 1] }]);
  for (const letters of new Set(all.map(firstLettersOf)))
    expect(parts.filter((part) => Object.keys(part).some((term) => firstLettersOf(term) === letters))).toHaveLength(1);
});
