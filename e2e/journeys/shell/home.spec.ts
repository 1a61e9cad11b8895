import type { Locator, Page } from '@playwright/test';
import { hero, open, screens, section } from '../../support/home.ts';
import { test } from '../../support/returning.ts';
import { expect } from '../../support/site.ts';
import { testimonialsHeading } from '../../support/known-pages.ts';

/** Whether the section stands 80 px below the window's top, to the pixel that rounding takes or gives. */
const arrived = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => Math.abs(element.getBoundingClientRect().top - 80) < 2);

/** Follows a link into a document that other pages' links could lead out of. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    document.documentElement.setAttribute('data-same-document', '');
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
}

for (const { name, use, press } of screens) {
  test.describe(`on a ${name}`, () => {
    test.use(use);

    test('the six services stand in a wall of tiles and open their surveys in new tabs', async ({ page, context }) => {
      await open(page);
      const tiles = section(page, '¿Qué necesita tu negocio?').getByRole('listitem').getByRole('link');
      await expect(tiles).toHaveCount(6);
      const lefts = await tiles.evaluateAll((all) => all.map((tile) => Math.round(tile.getBoundingClientRect().left)));
      expect(new Set(lefts).size).toBe(use.hasTouch ? 2 : 3);
      for (const [title, survey, open] of [
        ['Campañas de publicidad', 'campanas', press],
        ['Videos y fotos', 'videos', (tile: Locator) => tile.press('Enter')],
      ] as const) {
        const tab = context.waitForEvent('page');
        await open(tiles.filter({ hasText: title }));
        const opened = await tab;
        await expect(opened).toHaveURL(`/demo/encuesta?encuesta=${survey}`);
        await opened.close();
      }
    });
  });
}

test('/#contacto is arrived at by document, and from another page without one, with the focus there', async ({
  page,
}) => {
  const contact = section(page, '¿Hablamos de tu negocio?');
  await open(page, '/#contacto');
  await expect.poll(() => arrived(contact)).toBe(true);
  await page.keyboard.press('Tab');
  await expect(contact.getByRole('link', { name: /^Escribir por chat/ })).toBeFocused();

  await open(page, '/politica-citas');
  await follow(page, '/#contacto');
  await expect(page).toHaveURL('/#contacto');
  await expect(contact).toBeFocused();
  await expect.poll(() => arrived(contact)).toBe(true);
  // The testimonials above it arrive by then.
  await expect(page.getByRole('button', { name: /^Reproducir el testimonio/ }).first()).toBeAttached();
  await expect.poll(() => arrived(contact)).toBe(true);
  await expect(page.locator('html[data-same-document]')).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(contact.getByRole('link', { name: /^Escribir por chat/ })).toBeFocused();
});

test('a link to an anchor of the page scrolls smoothly to 80 px below the window’s top', async ({ page }) => {
  await open(page);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  const link = page.getByRole('link', { name: 'Ver todos los precios' });
  await link.scrollIntoViewIfNeeded();
  const start = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page).toHaveURL('/#precios');
  const prices = section(page, 'Precios claros, sin rodeos');
  await expect.poll(() => arrived(prices)).toBe(true);
  await page.keyboard.press('Tab');
  await expect(prices.getByRole('link').first()).toBeFocused();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(start);
  await link.press('Enter');
  await expect.poll(() => arrived(prices)).toBe(true);
});

test('a path that does not exist, reached within the site, is said to be missing and leads home', async ({
  page,
  silentConsole,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await follow(page, '/no-existe');
  await expect(page).toHaveURL('/no-existe');
  await expect(page).toHaveTitle(/^Página no encontrada/);
  await expect(page.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible();
  await expect(page.getByText('Lo sentimos, la página que buscas no existe o ha sido movida.')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Agencia de Marketing Digital' })).toBeVisible();
  // Chromium itself reports a document's status.
  silentConsole.length = 0;
});

test('testimonials and reviews are loaded as the visitor comes near them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page);
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/demo/scripts/reviews-widget.js');
  const videosOfClients = section(page, testimonialsHeading);
  await videosOfClients.scrollIntoViewIfNeeded();
  await expect(videosOfClients.getByRole('button', { name: /^Reproducir el testimonio/ }).first()).toBeVisible();
  for (const [place, words] of [
    [section(page, 'Reseñas de clientes'), 'Reseñas de muestra, de empresas inventadas.'],
    [page.getByRole('contentinfo'), 'Demostración: aquí se muestran las reseñas de clientes.'],
  ] as const) {
    await place.getByRole('group', { name: 'Reseñas de clientes' }).scrollIntoViewIfNeeded();
    await expect(place.getByText(words)).toBeVisible();
  }
  expect(asked.filter((path) => path === '/demo/scripts/reviews-widget.js')).toHaveLength(1);
  await section(page, '¿Hablamos de tu negocio?').getByRole('link', { name: 'Ver Casos de Éxito' }).click();
  await expect(page).toHaveURL('/testimonios-videos');
});

test('every price of the list is the price that its page says', async ({ page }) => {
  const read = async (path: string): Promise<string> => (await page.request.get(path)).text();
  const offers = await page.evaluate(
    (html) => {
      const rows = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('#precios li');
      return Array.from(rows, (row) => ({
        path: row.querySelector('a')?.getAttribute('href') ?? '',
        price: row.querySelector('strong')?.textContent ?? '',
      }));
    },
    await read('/'),
  );
  expect(offers).toHaveLength(7);
  for (const { path, price } of offers) {
    expect(price, path).not.toBe('');
    const said = await page.evaluate(
      (html) => new DOMParser().parseFromString(html, 'text/html').querySelector('main')?.textContent,
      await read(path),
    );
    expect(said, path).toContain(price);
  }

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const [{ path, price } = { path: '', price: '' }] = offers;
  await section(page, 'Precios claros, sin rodeos').locator(`li a[href="${path}"]`).press('Enter');
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(price);
});

test('without JavaScript the poster, the tiles, the chat and the footer are there', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto('/');
  await expect(hero(page).locator('img').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Escríbenos por chat/ })).toHaveAttribute(
    'href',
    '/demo/chat/13055550123',
  );
  await expect(section(page, '¿Qué necesita tu negocio?').getByRole('listitem').getByRole('link')).toHaveCount(6);
  await expect(page.getByRole('contentinfo').getByText(/^© \d{4} /)).toBeVisible();
  await context.close();
});

test('the styles of a page override those of the base', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  // A link by the base, and white on the accent colour by the layer of pages.
  await expect(page.getByRole('link', { name: /^Escríbenos por chat/ }).last()).toHaveCSS(
    'color',
    'rgb(255, 255, 255)',
  );
});
