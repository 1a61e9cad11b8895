import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { SearchablePage } from '@mosaico/shared-types';
import type { SearchParts } from '@mosaico/shared-types/search';
import { mostListBytes, writeSearchList } from '@mosaico/platform/site/write/search-list';
import { finderAmong, FinderInParts, type Found } from '../../../shell/src/search/finder.ts';
import { arriveSearching, box, list, narrow, option, wide } from '../../support/header.ts';
import { expect, test } from '../../support/site.ts';

/** The files of a list in parts by their addresses, and the first one. */
async function inParts(pages: readonly SearchablePage[]) {
  const files = new Map<string, unknown>();
  const write = (address: (hash: string) => string, value: unknown): Promise<string> => {
    const hash = String(files.size).padStart(10, 'x');
    files.set(address(hash), value);
    return Promise.resolve(hash);
  };
  const first = await writeSearchList(pages, write, 0);
  return { files, parts: files.get(`/assets/site/search.${first}.json`) as SearchParts };
}

/** What the search of the site that is served reads, and the address of that. */
async function listOf(page: Page) {
  const read = async <Value>(address: string) => (await (await page.request.get(address)).json()) as Value;
  const { parts } = await read<{ parts: { search: string } }>('/revision.json');
  return { pages: await read<readonly SearchablePage[]>(parts.search), address: parts.search };
}

/** Serves the list in parts. Returns the addresses that the page requests from here on. */
async function serveInParts(page: Page): Promise<string[]> {
  const { pages, address } = await listOf(page);
  const { files, parts } = await inParts(pages);
  const requested: string[] = [];
  await page.route('**/assets/site/search*', async (route) => {
    const { pathname } = new URL(route.request().url());
    requested.push(pathname);
    await route.fulfill({ json: pathname === address ? parts : files.get(pathname) });
  });
  return requested;
}

/** So many pages more, of the words of these in another order. */
function withMore(pages: readonly SearchablePage[], count: number): SearchablePage[] {
  const vocabulary = [...new Set(JSON.stringify(pages).match(/\p{L}{4,}/gu))];
  let state = 1;
  const next = (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below;
  const words = (many: number): string =>
    Array.from({ length: many }, () => vocabulary[next(vocabulary.length)]).join(' ');
  const made = Array.from({ length: count }, (_, at): SearchablePage => ({
    path: `/hecha-${at}`,
    description: words(18),
    directory: { name: words(3), category: 'Principal' },
    indexed: true,
    search: { words: [words(1), words(2)] },
  }));
  return [...pages, ...made];
}

/** Nobody waits for these finders. */
const nothing = (): never => {
  throw new Error('No finder is to request a list, or to change.');
};

const wordsOf = (pages: readonly SearchablePage[]): string[] =>
  pages.flatMap(({ directory, search, places = [] }) => [
    directory.name,
    ...(search?.words ?? []),
    ...(search?.topics ?? []),
    ...places.flatMap(({ title, words }) => [title, ...words]),
  ]);

for (const more of [0, 1_000])
  test(`with ${more} pages more, a list in parts has the best page of one in one piece among its first three, for fewer bytes`, async ({
    page,
  }) => {
    const pages = withMore((await listOf(page)).pages, more);
    const onePiece = finderAmong(pages);
    const { files, parts } = await inParts(pages);
    const queries = wordsOf(pages).filter((_, at) => more === 0 || at % 10 === 0);
    expect(queries.length).toBeGreaterThan(300);
    const addressesOf = ({ services, others }: Found) => [...services, ...others].map(({ address }) => address);
    const worse: string[] = [];
    let most = 0;
    for (const query of queries) {
      let bytes = 0;
      const load = (address: string): Promise<unknown> => {
        bytes += brotliCompressSync(JSON.stringify(files.get(address))).length;
        return Promise.resolve(files.get(address));
      };
      const finder = new FinderInParts({ parts, load }, nothing, nothing);
      await finder.index.load(query);
      const [best] = addressesOf(onePiece.find(query));
      if (best !== undefined && !addressesOf(finder.find(query)).slice(0, 3).includes(best)) worse.push(query);
      most = Math.max(most, bytes);
    }
    // Of a word that very many pages declare, each of them is as good.
    expect(worse.length / queries.length, worse.join(', ')).toBeLessThan(0.03);
    if (more > 0) expect(most).toBeLessThan(mostListBytes);
  });

for (const viewport of [narrow, wide])
  test(`at ${viewport.width} px a list in parts answers what was typed, by the files of that alone, and leads to a page`, async ({
    page,
  }) => {
    const requested = await serveInParts(page);
    await arriveSearching(page, viewport);
    await box(page).pressSequentially('privacidad');
    await expect(option(page, 'Política de privacidad')).toBeVisible();
    expect(requested.filter((address) => address.includes('search-terms'))).toHaveLength(1);
    expect(new Set(requested).size).toBe(requested.length);
    await box(page).press('Enter');
    await expect(page).toHaveURL('/politica-privacidad');
  });

test('offline at the first query, it says so; once the network is back, the same query is answered', async ({
  page,
  silentConsole,
}) => {
  await serveInParts(page);
  await arriveSearching(page, wide);
  await page.route('**/assets/site/search-*', (route) => route.abort());
  await box(page).fill('cancelar');
  await expect(page.getByText('No pudimos buscar. Revisa tu conexión e inténtalo de nuevo.')).toBeVisible();
  silentConsole.length = 0;
  await page.unroute('**/assets/site/search-*');
  await box(page).click();
  await expect(list(page).getByRole('option').first()).toBeVisible();
});
