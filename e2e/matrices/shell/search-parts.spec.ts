import type { Page } from '@playwright/test';
import type { SearchablePage } from '@mosaico/shared-types';
import type { SearchParts } from '@mosaico/shared-types/search';
import { writeSearchList } from '@mosaico/platform/site/write/search-list';
import { finderOf } from '../../../shell/src/search/finder.ts';
import { arriveSearching, box, list, narrow, option, wide } from '../../support/header.ts';
import { expect, test } from '../../support/site.ts';

/** The list for the search of the site that is served: in one piece, and in the files that a larger site has it in. */
async function listsOf(page: Page) {
  const read = async <Value>(address: string) => (await (await page.request.get(address)).json()) as Value;
  const { parts } = await read<{ parts: { search: string } }>('/revision.json');
  const whole = await read<readonly SearchablePage[]>(parts.search);
  const files = new Map<string, unknown>();
  const write = (address: (hash: string) => string, value: unknown): Promise<string> => {
    const hash = `n${files.size}`;
    files.set(address(hash), value);
    return Promise.resolve(hash);
  };
  const first = await writeSearchList(whole, write, 0);
  return {
    whole,
    files,
    inParts: files.get(`/assets/site/search.${first}.json`) as SearchParts,
    address: parts.search,
  };
}

/** Serves the list in parts. Returns the addresses that the page requests from here on. */
async function serveInParts(page: Page): Promise<string[]> {
  const { files, inParts, address } = await listsOf(page);
  const requested: string[] = [];
  await page.route('**/assets/site/search*', async (route) => {
    const { pathname } = new URL(route.request().url());
    requested.push(pathname);
    await route.fulfill({ json: pathname === address ? inParts : files.get(pathname) });
  });
  return requested;
}

test('whatever is looked for by its own words, a list in parts has the best page of one in one piece first or second', async ({
  page,
}) => {
  const { whole, files, inParts } = await listsOf(page);
  const { find } = finderOf(whole);
  const other = finderOf({ parts: inParts, load: (address) => Promise.resolve(files.get(address)) });
  const queries = whole.flatMap(({ directory, search, places = [] }) => [
    directory.name,
    ...(search?.words ?? []),
    ...(search?.topics ?? []),
    ...places.flatMap(({ title, words }) => [title, ...words]),
  ]);
  expect(queries.length).toBeGreaterThan(300);
  const addressesOf = ({ services, others }: NonNullable<ReturnType<typeof find>>) =>
    [...services, ...others].map(({ address }) => address);
  const worse: string[] = [];
  for (const query of queries) {
    const expected = find(query);
    await other.load(query);
    const found = other.find(query);
    if (!expected || !found) throw new Error(`Nothing answers "${query}".`);
    const [first] = addressesOf(expected);
    // Ranks depend a little on which other pages are among the candidates.
    if (first !== undefined && !addressesOf(found).slice(0, 2).includes(first)) worse.push(query);
  }
  expect(worse).toEqual([]);
});

for (const viewport of [narrow, wide])
  test(`at ${viewport.width} px a list in parts answers as one in one piece, with few files, and leads to a page`, async ({
    page,
  }) => {
    const requested = await serveInParts(page);
    await arriveSearching(page, viewport);
    await box(page).fill('privacidad');
    await expect(option(page, 'Política de privacidad')).toBeVisible();
    const { terms, pages } = (await listsOf(page)).inParts;
    expect(requested.length).toBeLessThan(1 + terms.length + pages.length);
    await box(page).press('Enter');
    await expect(page).toHaveURL('/politica-privacidad');
  });

test('offline at the first letter, it says so; once the network is back, the same query is answered', async ({
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
