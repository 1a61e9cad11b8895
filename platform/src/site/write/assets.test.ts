import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pagesPartAddress, type SiteManifest } from '@mosaico/shared-types';
import type { Revision } from '@mosaico/shared-types/schemas';
import type { SearchParts } from '@mosaico/shared-types/search';
import type { Store } from '../../store/store.ts';
import { siteAssets } from '../../store/public-path.ts';
import { keptRevisions } from '../sites.ts';
import { linkKeptAssets, recordFiles } from './assets.ts';
import { searchFilesOf } from './search-list.ts';
import { tableFilesOf } from './table-parts.ts';

let sites: string;
beforeEach(() => {
  sites = mkdtempSync(join(tmpdir(), 'mosaico-assets-'));
});
afterEach(() => rmSync(sites, { recursive: true }));

/** A store of revisions without releases. */
const store = { revisionNumbers: () => Promise.resolve([]) } as unknown as Store;
const folderOf = (number: number): string => join(sites, String(number));

/** A table in parts with these hashes in its names, as far as its files are concerned. */
const tableOf = (hash: string, parts: readonly string[]) => ({
  table: `${siteAssets}table.${hash}.json`,
  search: `${siteAssets}search.${hash}.json`,
  pages: parts,
});

/** What the first file of its list for the search has, which is in parts. */
const listOf = ({ pages }: ReturnType<typeof tableOf>): SearchParts => ({ services: [], terms: pages, pages });

/** Writes a composition: first the files that it keeps, then its own, of each arm. */
async function compose(number: number, ...arms: ReturnType<typeof tableOf>[]): Promise<void> {
  const draft = folderOf(number);
  const previous = existsSync(folderOf(number - 1)) ? folderOf(number - 1) : undefined;
  const revision = { environment: 'demo', revision: number, releases: {} } as Revision;
  await linkKeptAssets(store, revision, { draft, previous });
  const write = (name: string, content: string): void => {
    mkdirSync(dirname(join(draft, name)), { recursive: true });
    writeFileSync(join(draft, name), content);
  };
  for (const [arm, parts] of arms.entries()) {
    const site = `${siteAssets}site.1234567890.json`;
    const manifest = { revision: number, site, parts } as unknown as SiteManifest;
    write(`${arm > 0 ? '.canary/' : ''}revision.json`, JSON.stringify(manifest));
    const list = listOf(parts);
    for (const address of [site, ...tableFilesOf({ ...parts }), ...searchFilesOf(list)]) {
      write(address, JSON.stringify(address === parts.search ? list : {}));
      write(`${address}.br`, '');
    }
  }
  await recordFiles(draft, revision);
}
const has = (number: number, address: string): boolean =>
  existsSync(join(folderOf(number), address)) && existsSync(join(folderOf(number), `${address}.br`));

test('files of a table whose names are written no more go after the last revision whose pages may load them', async () => {
  await compose(1, tableOf('a', ['a', 'a', 'a', 'a']));
  const last = keptRevisions + 1;
  for (let number = 2; number <= last + 1; number += 1) await compose(number, tableOf('b', ['b', 'b']));
  const gone = pagesPartAddress(3, 'a');
  for (const address of [gone, ...searchFilesOf(listOf(tableOf('a', ['a'])))])
    expect([has(2, address), has(last, address), has(last + 1, address)]).toEqual([true, true, false]);
  // Its precompressed forms are gone, too; what this composition has made is there.
  expect(readdirSync(join(folderOf(last + 1), siteAssets)).filter((name) => name.includes('.a.'))).toEqual([]);
  expect(has(last + 1, pagesPartAddress(1, 'b'))).toBe(true);
});

test('while a canary runs, pages of both arms keep what the last revisions had', async () => {
  for (let number = 1; number <= keptRevisions + 1; number += 1)
    await compose(number, tableOf(`a${number}`, [`a${number}`]), tableOf(`b${number}`, [`b${number}`]));
  for (const hash of ['a1', 'b1']) expect(has(keptRevisions + 1, pagesPartAddress(0, hash))).toBe(true);
});

test('a file that was in use for long stays as long as any other, once it is not', async () => {
  for (let number = 1; number <= keptRevisions + 10; number += 1) await compose(number, tableOf('a', ['a']));
  await compose(keptRevisions + 11, tableOf('b', ['b']));
  await compose(keptRevisions + 12, tableOf('c', ['c']));
  expect(has(keptRevisions + 12, pagesPartAddress(0, 'a'))).toBe(true);
});

test('files of a composition that recorded nothing are kept', async () => {
  await compose(1, tableOf('a', ['a']));
  await compose(2, tableOf('b', ['b']));
  rmSync(join(folderOf(2), '.composition-files.json'));
  await compose(3, tableOf('c', ['c']));
  expect(has(3, pagesPartAddress(0, 'a'))).toBe(true);
});
