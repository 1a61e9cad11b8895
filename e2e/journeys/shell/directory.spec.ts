import type { Locator, Page } from '@playwright/test';
import type { Route } from '@mosaico/shared-types';
import { test } from '../../support/returning.ts';
import { tableOf } from '../../support/site-table.ts';
import { expect, hydrated } from '../../support/site.ts';
import { policy } from '../../support/known-pages.ts';

const path = '/directorio-paginas';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Every page of the environment that is served. */
async function routesOf(page: Page): Promise<readonly Route[]> {
  const read = async <Value>(address: string) => (await (await page.request.get(address)).json()) as Value;
  const { routes } = await tableOf(read);
  return routes;
}

const entries = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 3 });
const entry = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('group', { name, exact: true }) });
const field = (page: Page): Locator => page.getByRole('searchbox', { name: 'Buscar por nombre, ruta o tema' });

test.beforeEach(async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
});

test('it lists every page of the environment, once, and counts them; no two of its controls have one name', async ({
  page,
}) => {
  const routes = await routesOf(page);
  await expect(page.getByText(`${routes.length} páginas`, { exact: true })).toBeVisible();
  const listed = await entries(page).evaluateAll((headings) =>
    headings.map((heading) => ({
      name: heading.textContent,
      groups: Array.from(heading.closest('li')?.querySelectorAll('[role=group]') ?? [], (each) =>
        each.getAttribute('aria-label'),
      ),
      parts: Array.from(heading.closest('li')?.querySelectorAll('*') ?? [], ({ textContent }) => textContent),
    })),
  );
  expect(listed).toHaveLength(routes.length);
  for (const { path, directory, description } of routes) {
    const found = listed.filter(({ name, parts }) => name === directory.name && parts.includes(path));
    expect(found, path).toHaveLength(1);
    expect(found[0]?.groups, path).toEqual([directory.name]);
    const text = found[0]?.parts.join('\n');
    expect(text, path).toContain(directory.category);
    expect(text, path).toContain(description);
  }

  const group = page.getByRole('main').getByRole('group');
  for (const control of [group.getByRole('button'), group.getByRole('link')]) {
    const names = await control.allTextContents();
    expect(names.length).toBeGreaterThan(40);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('each public page shows its first screen, loaded when the visitor comes near it', async ({ page }) => {
  const pictures = await page
    .getByRole('main')
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => ({
        path: item.querySelector('h3 a')?.getAttribute('href') ?? '',
        picture: item.querySelector('img')?.src,
        isLazy: item.querySelector('img')?.loading === 'lazy',
      })),
    );
  const isPublic = new Set(
    (await routesOf(page)).flatMap((route) => (route.indexed && !route.redirect ? [route.path] : [])),
  );
  const missing = pictures.filter(({ path, picture }) => isPublic.has(path) && picture === undefined);
  expect(
    missing.map(({ path }) => path),
    'Draw them: npm run thumbnails',
  ).toEqual([]);
  for (const { path, picture, isLazy } of pictures) {
    if (picture === undefined) continue;
    expect(isLazy, path).toBe(true);
    const answer = await page.request.head(picture);
    expect(answer.headers()['content-type'], `${path}: npm run thumbnails`).toBe('image/webp');
    expect(Number(answer.headers()['content-length']), path).toBeLessThan(8_000);
  }
});

test('the filter stands in the address, adds no step to the history, and is found again on coming back', async ({
  page,
}) => {
  const visits = await page.evaluate(() => history.length);
  await field(page).pressSequentially('redes');
  await expect(page).toHaveURL(`${path}?q=redes`);
  expect(await page.evaluate(() => history.length)).toBe(visits);
  await entries(page).getByRole('link').first().click();
  await expect(page).not.toHaveURL(/directorio/);
  await page.goBack();
  await expect(field(page)).toHaveValue('redes');
});

test('a page opens here by its name, or in a new tab', async ({ page }) => {
  const opened = page.waitForEvent('popup');
  await entry(page, policy.entry)
    .getByRole('link', { name: /^Abrir/ })
    .click();
  await expect(await opened).toHaveURL('/politica-citas');
  await entries(page).getByRole('link', { name: policy.entry, exact: true }).click();
  await expect(page).toHaveURL('/politica-citas');
});

test('without JavaScript it is the whole list, and its links work', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  await expect(entries(page)).toHaveCount((await routesOf(page)).length);
  await expect(page.getByRole('search', { name: 'Filtrar páginas' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Copiar enlace' })).toHaveCount(0);
  await entries(page).getByRole('link', { name: policy.entry, exact: true }).click();
  await expect(page).toHaveURL('/politica-citas');
  await context.close();
});
