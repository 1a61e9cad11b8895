import type { Page } from '@playwright/test';
import type { PagesPart } from '@mosaico/shared-types';
import { arriveSearching, box, menu, menuButton, option, wide } from '../../support/header.ts';
import { begin, light } from '../../support/navigation.ts';
import { declaredScreens, expect, hydrated, runClockUntil, stopTime, test } from '../../support/site.ts';
import { policy } from '../../support/known-pages.ts';

const pages = await declaredScreens();
const parts = '**/assets/site/pages-*';
const list = '**/assets/site/search.*';
const hang = () => new Promise<void>(() => undefined);

/** Addresses of the files with the table that the page requests from here on. */
function tableFilesOf(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(assets\/site\/(pages-|table|search)|revision\.json)/.test(pathname)) requested.push(pathname);
  });
  return requested;
}
const link = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

test('a page at rest has requested what the site shows, and no part of the table; a page on its way brings one', async ({
  page,
}) => {
  const requested = tableFilesOf(page);
  await begin(page, light);
  await expect.poll(() => requested).toEqual(['/revision.json']);
  await link(page, policy.link).hover();
  await expect.poll(() => requested).toHaveLength(2);
  expect(requested[1]).toMatch(/^\/assets\/site\/pages-\d+\.[\da-f]{10}\.json$/);
  await link(page, policy.link).click();
  await expect(page.getByRole('heading', { level: 1, name: policy.heading })).toBeVisible();
  expect(requested).toHaveLength(2);
});

test('no page reads what its part of the table does not have: the whole is never requested', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const requested = tableFilesOf(page);
  await begin(page, light);
  const others = pages.filter(({ path }) => path !== light);
  for (const { path } of others) {
    await page.evaluate((href) => {
      const to = Object.assign(document.createElement('a'), { href });
      document.body.append(to);
      to.click();
      to.remove();
    }, path);
    await expect(page).toHaveURL(path);
    await hydrated(page);
  }
  await expect(page.locator('html[data-same-document]')).toHaveCount(1);
  expect(requested.filter((address) => address.includes('/table.'))).toEqual([]);
  // Each part once, and fewer of them than pages.
  expect(new Set(requested.filter((address) => address.includes('/pages-'))).size).toBeLessThan(others.length / 2);
});

for (const [name, answer] of Object.entries({
  'is not found': { status: 404, body: 'no' },
  'is a login page': { contentType: 'text/html', body: '<!doctype html><p>Login' },
  'says nothing of use': { json: { routes: [{}] } },
}))
  test(`the part of the table with the next page ${name}: a link leads to its document, and the site works when it comes`, async ({
    page,
    silentConsole,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(parts, (route) => route.fulfill(answer));
    await begin(page, light);
    await link(page, policy.link).click();
    await expect(page).toHaveURL('/politica-citas');
    await expect(page.getByRole('heading', { level: 1, name: policy.heading })).toBeVisible();
    await expect(page.locator('html[data-same-document]')).toHaveCount(0);
    await hydrated(page);
    await page.unroute(parts);
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    await link(page, 'Términos y condiciones').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Términos y condiciones' })).toBeVisible();
    await expect(page.locator('html[data-same-document]')).toHaveCount(1);
    silentConsole.length = 0;
  });

test('a part of the table that hangs is not waited for: after six seconds without a byte a link leads to its document', async ({
  page,
  silentConsole,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(parts, hang);
  await begin(page, light);
  await stopTime(page);
  await link(page, policy.link).click();
  await expect(page.getByRole('status').filter({ hasText: 'Cargando la página' })).toBeAttached();
  await runClockUntil(page, 6_000, () => expect(page).toHaveURL('/politica-citas', { timeout: 2_000 }));
  await expect(page.getByRole('heading', { level: 1, name: policy.heading })).toBeVisible();
  silentConsole.length = 0;
});

test('who is offline when they turn to the next page for the first time gets it when they are back', async ({
  page,
  context,
  silentConsole,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const requested = tableFilesOf(page);
  await begin(page, light);
  await expect.poll(() => requested).toContain('/revision.json');
  await context.setOffline(true);
  await link(page, policy.link).click();
  await expect(page.getByRole('heading', { name: 'No pudimos cargar esta página' })).toBeVisible();
  // What stands around the page goes on to lead somewhere.
  await menuButton(page).click();
  await expect(menu(page).getByRole('link').first()).toHaveAttribute('href', /^\/./);
  await page.getByRole('button', { name: 'Servicios', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Servicios y precios' }).getByRole('link').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: policy.heading })).toBeVisible();
  await expect(page.locator('html[data-same-document]')).toHaveCount(1);
  expect(requested.filter((address) => address.includes('/table.'))).toEqual([]);
  silentConsole.length = 0;
});

test('a link to a document that is no page waits for no part of the table', async ({ page }) => {
  const requested = tableFilesOf(page);
  await page.route(parts, hang);
  await begin(page, light);
  await expect.poll(() => requested).toEqual(['/revision.json']);
  await page.evaluate(() => {
    const to = Object.assign(document.createElement('a'), { href: '/demo/pago' });
    document.body.append(to);
    to.click();
  });
  await page.waitForURL('/demo/pago', { timeout: 3_000 });
  expect(requested).toEqual(['/revision.json']);
});

test('a page that is had as a document only is loaded so, by a link and by a step back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(parts, async (route) => {
    const part = (await (await route.fetch()).json()) as PagesPart;
    const routes = part.routes.map((each) =>
      each.path === '/politica-citas' ? { ...each, documentOnly: true } : each,
    );
    await route.fulfill({ json: { ...part, routes } });
  });
  await begin(page, light);
  await link(page, policy.link).click();
  await expect(page.getByRole('heading', { level: 1, name: policy.heading })).toBeVisible();
  await expect(page.locator('html[data-same-document]')).toHaveCount(0);
  await hydrated(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await link(page, 'Términos y condiciones').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Términos y condiciones' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: policy.heading })).toBeVisible();
});

test('a page that a newer revision does not have any more leads to what the host says of it', async ({
  page,
  silentConsole,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await begin(page, light);
  await page.route('**/politica-citas', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>No existe' }),
  );
  await page.route(parts, (route) => route.fulfill({ status: 404, body: 'no' }));
  await link(page, policy.link).click();
  await expect(page.getByRole('heading', { name: 'No existe' })).toBeVisible();
  silentConsole.length = 0;
});

test('back on the page of the document nothing is read of the whole table', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const requested = tableFilesOf(page);
  await begin(page, '/');
  await link(page, policy.link).click();
  await expect(page.getByRole('heading', { level: 1, name: policy.heading })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Agencia de Marketing Digital' })).toBeVisible();
  await expect(page.locator('html[data-same-document]')).toHaveCount(1);
  expect(requested.filter((address) => address.includes('/table.'))).toEqual([]);
});

test('the search says that its list does not come, and finds as soon as it does', async ({ page, silentConsole }) => {
  await page.route(list, (route) => route.abort());
  await arriveSearching(page, wide);
  await box(page).fill('tienda');
  await expect(page.getByText('No pudimos buscar.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ver todas las páginas' })).toBeVisible();
  await page.unroute(list);
  await box(page).fill('tienda en');
  await expect(option(page, 'Tienda en línea')).toBeVisible();
  silentConsole.length = 0;
});
