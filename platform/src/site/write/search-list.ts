import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { partOfPath, type SearchablePage } from '@mosaico/shared-types';
import {
  entriesAmong,
  fieldWeights,
  firstLettersOf,
  pagesInSearchPart,
  searchPagesAddress,
  termsOf,
  termsPartAddress,
  type SearchParts,
  type SearchTerms,
} from '@mosaico/shared-types/search';
import { siteAssets } from '../../store/public-path.ts';

/** A list that has more bytes, compressed, is in parts: of some 700 pages, where they say as much of themselves as the demonstration's. */
export const mostListBytes = 60_000;
/** A file of terms has this many characters on average, at most. */
const charactersInPart = 16_000;
/** With more files of terms, the list of their hashes would be long. */
const mostTermsParts = 256;
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
  const terms: string[] = [];
  for (const part of termsParts(pages)) terms.push(await write(termsPartAddress, part));
  const files: string[] = [];
  for (let at = 0; at < pages.length; at += pagesInSearchPart)
    files.push(await write(searchPagesAddress, pages.slice(at, at + pagesInSearchPart)));
  return { services: pages.filter(({ search }) => search?.service !== undefined), terms, pages: files };
}

/** The terms of all pages, by their first letters. */
function termsParts(pages: readonly SearchablePage[]): SearchTerms[] {
  const all = new Map<string, Record<string, number[]>>();
  for (const [number, page] of pages.entries())
    for (const [term, weight] of weightsIn(page)) {
      const fields = all.get(term) ?? {};
      (fields[weight] ??= []).push(number);
      all.set(term, fields);
    }
  const sorted = [...all].sort(([a], [b]) => (a < b ? -1 : 1));
  const count = partsFor(JSON.stringify(sorted).length);
  const parts = Array.from({ length: count }, (): [string, Record<string, number[]>][] => []);
  for (const entry of sorted) parts[partOfPath(firstLettersOf(entry[0]), count)]?.push(entry);
  return parts.map((part) => Object.fromEntries(part));
}

/** The terms of a page and of the places in it, each with the weight of the heaviest field that has it. */
function weightsIn(page: SearchablePage): Map<string, number> {
  const weights = new Map<string, number>();
  for (const entry of entriesAmong([page]))
    for (const [field, weight] of Object.entries(fieldWeights))
      for (const term of termsOf([entry[field as keyof typeof fieldWeights]].flat().join(' ')))
        weights.set(term, Math.max(weight, weights.get(term) ?? 0));
  return weights;
}

/** A power of two: a few pages more change no other file's terms. */
function partsFor(characters: number): number {
  let count = 1;
  while (count * charactersInPart < characters && count < mostTermsParts) count *= 2;
  return count;
}
