import type { SiteManifest } from '@mosaico/shared-types';
import { publicPath } from '@mosaico/platform/store/public-path';
import { expect, hydrated, test } from '../support/site.ts';
import { pageAssetsOf } from '../support/site-table.ts';
import { testContext } from '../support/work.ts';
import { policy } from '../support/known-pages.ts';

const sheets = '**/assets/**/*.css*';

test('a document holds the styles of all it shows, and of what opens in it: no file is waited for', async ({
  page,
}) => {
  await page.route(sheets, () => new Promise(() => undefined));
  await page.goto('/politica-citas');
  await hydrated(page);
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '750');
  await page.getByRole('button', { name: 'Menú' }).click();
  await expect(page.getByRole('navigation', { name: 'Menú' })).toHaveCSS('position', 'absolute');
});

test('the next page is shown once its styles are here', async ({ page }) => {
  await page.goto('/politica-citas');
  await hydrated(page);
  let answer = (): void => undefined;
  const late = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/assets/mf-plans/**/*.css*', (route) => late.then(() => route.continue()));
  await page.getByRole('button', { name: 'Menú' }).click();
  const scripts = page.waitForResponse(/\/assets\/mf-plans\/page-social-plans[^/]*\.js/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Redes sociales' }).click();
  await (await scripts).finished();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(policy.heading);
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/redes/i);
  await expect(page.getByRole('tablist')).toHaveCSS('display', 'grid');
});

test('a style sheet that does not come is asked for again, and the page is shown with it', async ({
  page,
  silentConsole,
}) => {
  await page.goto('/politica-citas');
  await hydrated(page);
  let refused = 0;
  await page.route('**/assets/mf-plans/**/*.css*', async (route) => {
    refused += 1;
    if (refused > 2) await route.continue();
    else await route.fulfill({ status: 503 });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Redes sociales' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/redes/i);
  await expect(page.getByRole('tablist')).toHaveCSS('display', 'grid');
  // The browser says of each refusal.
  silentConsole.length = 0;
});

test('no page of the demonstration brings a second copy of the design system', async ({ request }) => {
  const read = async <Value>(address: string) => (await (await request.get(address)).json()) as Value;
  const { store } = testContext();
  const { releases } = await store.revision('demo');
  const copies = await Promise.all(
    Object.entries(releases).map(async ([workspace, version]) => {
      const { shared } = await store.release(workspace, version);
      const own = shared.consumes.filter(({ key }) => key === '@mosaico/shared-ui').flatMap(({ fallback }) => fallback);
      return own.map((file) => publicPath(workspace) + file);
    }),
  );
  expect(copies.flat()).not.toEqual([]);
  const loaded = await pageAssetsOf(await read<SiteManifest>('/revision.json'), read);
  expect(loaded).not.toEqual([]);
  expect(copies.flat().filter((file) => loaded.includes(file))).toEqual([]);
});
