import type { SearchablePage } from '@mosaico/shared-types';
import {
  exactWeights,
  fieldWeights,
  firstLettersOf,
  phraseKey,
  searchPagesAddress,
  termsPartAddress,
  type SearchParts,
  type SearchTerms,
} from '@mosaico/shared-types/search';
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
  ...(number < 4 && { search: { words: ['aceituna'], ...(number < 2 && { service: number + 1 }) } }),
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

/** A large list, as a browser finds it. */
async function inParts(list: readonly SearchablePage[]) {
  const { files, first } = await written(list);
  const parts = first as SearchParts;
  const terms = parts.terms.map((hash) => files.get(termsPartAddress(hash)) as SearchTerms);
  const pages = parts.pages.map((hash) => files.get(searchPagesAddress(hash)) as readonly SearchablePage[]);
  const pageAt = (number: number) => pages[number % pages.length]?.[Math.floor(number / pages.length)]?.path;
  return { files, parts, terms, pages, pageAt };
}
const large = pagesOf(1_000, 20);

test('a large list is in parts: the file that is loaded first names all others, and has the services', async () => {
  const { files, parts, pages } = await inParts(large);
  expect(parts.services.map(({ path }) => path)).toEqual(['/caso-0', '/caso-1']);
  expect(parts.terms.length).toBeGreaterThan(8);
  // Services are in the first file alone.
  expect(pages.flat()).toHaveLength(998);
  const others = [...files.keys()].filter((name) => !name.includes('/search.'));
  expect(searchFilesOf(parts).sort()).toEqual(others.sort());
});

test('the terms with the same two first letters are in one file, each with its pages by how much it counts there', async () => {
  const { terms, pageAt } = await inParts(large);
  const all = terms.flatMap((part) => Object.keys(part));
  expect(new Set(all).size).toBe(all.length);
  for (const letters of new Set(all.map(firstLettersOf)))
    expect(terms.filter((part) => Object.keys(part).some((term) => firstLettersOf(term) === letters))).toHaveLength(1);
  const found = (key: string): Record<string, unknown> => {
    const weights = terms.find((part) => key in part)?.[key] ?? {};
    return Object.fromEntries(Object.entries(weights).map(([weight, numbers]) => [weight, numbers.map(pageAt).sort()]));
  };
  const words = fieldWeights.words;
  expect(found('aceituna')).toEqual({ [words * exactWeights.term]: ['/caso-2', '/caso-3'] });
  expect(found(phraseKey('aceituna'))).toEqual({ [words * exactWeights.query]: ['/caso-2', '/caso-3'] });
  expect(found('77')).toEqual({ [fieldWeights.title]: ['/caso-77'] });
});

test('a page more changes one file of pages', async () => {
  const before = await inParts(large);
  const after = await inParts([page(5_000, next(20)), ...large]);
  const texts = before.pages.map((each) => JSON.stringify(each));
  expect(after.pages.filter((each) => !texts.includes(JSON.stringify(each)))).toHaveLength(1);
});
