import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { partOfPath, type SearchablePage } from '@mosaico/shared-types';
import {
  entriesAmong,
  exactWeights,
  fieldWeights,
  firstLettersOf,
  foldQuery,
  jobWeight,
  phraseKey,
  searchPagesAddress,
  termsOf,
  termsPartAddress,
  type SearchEntry,
  type SearchParts,
  type SearchTerms,
} from '@mosaico/shared-types/search';
import { siteAssets } from '../../store/public-path.ts';

/** A list that has more bytes, compressed, is in parts: of some 700 pages, where they say as much of themselves as the demonstration's. */
export const mostListBytes = 60_000;
/** A file of terms has this many characters on average, at most. */
const charactersInPart = 16_000;
/** A file of pages has this many on average, at most: a query loads a dozen pages, each of which may be in another file. */
const pagesInPart = 4;
/** With more files, the list of their hashes would be long. */
const mostTermsParts = 256;
const mostPagesParts = 1_024;
/** Brotli's quality from 0 to 11. The file itself is compressed later, as well as that goes. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Writes a file whose address has a hash of its content. Returns the hash. */
export type WriteHashed = (address: (hash: string) => string, value: unknown) => Promise<string>;

/** Writes what the search reads of all pages: a list of them, or, where that is too large, {@link SearchParts} and its files. Returns the hash of the first. */
export async function writeSearchList(
  pages: readonly SearchablePage[],
  write: WriteHashed,
  mostBytes = mostListBytes,
): Promise<string> {
  const isLarge = (await promisify(brotliCompress)(JSON.stringify(pages), quickly)).length > mostBytes;
  return write((hash) => `${siteAssets}search.${hash}.json`, isLarge ? await writeParts(pages, write) : pages);
}

/** Addresses of the files that {@link SearchParts} name. None for a list in one piece. */
export function searchFilesOf(list: SearchParts | readonly SearchablePage[]): string[] {
  if (!('terms' in list)) return [];
  return [...list.terms.map(termsPartAddress), ...list.pages.map(searchPagesAddress)];
}

async function writeParts(pages: readonly SearchablePage[], write: WriteHashed): Promise<SearchParts> {
  const isService = ({ search }: SearchablePage): boolean => search?.service !== undefined;
  const parts = pagesParts(pages.filter((page) => !isService(page)));
  const hashes: { terms: string[]; pages: string[] } = { terms: [], pages: [] };
  for (const part of termsParts(parts)) hashes.terms.push(await write(termsPartAddress, part));
  for (const part of parts) hashes.pages.push(await write(searchPagesAddress, part));
  return { services: pages.filter(isService), ...hashes };
}

/** The pages by their paths, so that a page more changes one file of them. */
function pagesParts(pages: readonly SearchablePage[]): SearchablePage[][] {
  const parts = Array.from(
    { length: powerOfTwo(pages.length / pagesInPart, mostPagesParts) },
    (): SearchablePage[] => [],
  );
  for (const page of pages) parts[partOfPath(page.path, parts.length)]?.push(page);
  return parts;
}

/** The terms of all pages, by their first letters. */
function termsParts(pagesIn: readonly (readonly SearchablePage[])[]): SearchTerms[] {
  const all = new Map<string, Record<string, number[]>>();
  for (const [part, pages] of pagesIn.entries())
    for (const [at, page] of pages.entries())
      for (const [term, weight] of weightsIn(page)) {
        const weights = all.get(term) ?? {};
        (weights[weight] ??= []).push(at * pagesIn.length + part);
        all.set(term, weights);
      }
  const sorted = [...all].sort(([a], [b]) => (a < b ? -1 : 1));
  const count = powerOfTwo(JSON.stringify(sorted).length / charactersInPart, mostTermsParts);
  const parts = Array.from({ length: count }, (): [string, Record<string, number[]>][] => []);
  for (const entry of sorted) parts[partOfPath(firstLettersOf(entry[0]), count)]?.push(entry);
  return parts.map((part) => Object.fromEntries(part));
}

/** The terms of a page and of the places in it, and its words, each with the most that it counts in one of them. */
function weightsIn(page: SearchablePage): Map<string, number> {
  const weights = new Map<string, number>();
  for (const entry of entriesAmong([page]))
    for (const [key, weight] of weightsOf(entry)) weights.set(key, Math.max(weight, weights.get(key) ?? 0));
  return weights;
}

/** As the ranking of all entries has it: a field more counts more, a declared word far more. */
function weightsOf(entry: SearchEntry): Map<string, number> {
  const weights = new Map<string, number>();
  const factor = entry.isJob ? jobWeight : 1;
  for (const [field, weight] of Object.entries(fieldWeights))
    for (const term of new Set(termsOf([entry[field as keyof typeof fieldWeights]].flat().join(' '))))
      weights.set(term, (weights.get(term) ?? 0) + weight * factor);
  const termsOfWords = entry.words.map(termsOf);
  const singles = new Set(termsOfWords.flatMap((terms) => (terms.length === 1 ? terms : [])));
  for (const term of singles) weights.set(term, (weights.get(term) ?? 0) * exactWeights.term);
  for (const phrase of [...entry.words.map(foldQuery), ...singles])
    weights.set(phraseKey(phrase), fieldWeights.words * exactWeights.query);
  return weights;
}

/** So many parts, or a few more, so that a page more seldom changes their number: `most`, a power of two, at most. */
function powerOfTwo(least: number, most: number): number {
  let count = 1;
  while (count < least && count < most) count *= 2;
  return count;
}
