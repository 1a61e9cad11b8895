import type { Page } from '@playwright/test';
import { begin, light } from '../../support/navigation.ts';
import { expect, test } from '../../support/site.ts';
import { policy, socialPlansTitle } from '../../support/known-pages.ts';

/** Resolves once a scroll has ended at the place that the address names: a busy browser may pause a smooth one for some frames. */
const arrivalAtPlace = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener('scrollend', () => {
          const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
          if (place && Math.abs(place.getBoundingClientRect().top) < innerHeight / 2) resolve();
        }),
      ),
  );

test('following a link shows the page in the same document, with its title, at its top, focused', async ({ page }) => {
  await begin(page, light);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.getByRole('contentinfo').getByRole('link', { name: policy.link }).click();
  await expect(page).toHaveURL('/politica-citas');
  await expect(page).toHaveTitle(new RegExp(`^${policy.title}`));
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /cita/i);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/politica-citas$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('html[data-same-document]')).toBeAttached();
});

/** Follows a link in the present page that its words could have, too. */
const followLink = (page: Page, href: string): Promise<void> =>
  page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address, textContent: 'Abrir' });
    document.querySelector('main')?.append(link);
    link.click();
  }, href);

// Of the configuration, of a release, of the composer, and what the server alone knows.
for (const [href, shown] of [
  ['/demo/icono.svg?v=2#capa', /^<svg/],
  ['demo/icono.svg', /^<svg/],
  ['/data/casos.json', /^[[{]/],
  ['/planes-crm.md', /^# /],
  ['/demo/encuesta?encuesta=videos', /^<!doctype html>/i],
  ['/mosaico/', /^<!doctype html>/i],
] as const) {
  test(`a link to ${href} opens what is there as a document`, async ({ page, baseURL }) => {
    await begin(page, light);
    const address = new URL(href, `${baseURL}${light}`).href;
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url() === address.replace(/#.*/, '')),
      followLink(page, href),
    ]);
    await expect(page).toHaveURL(address);
    expect(await answer.text()).toMatch(shown);
    await expect(page.locator('[data-same-document]')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(light);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a link to a file that the browser saves leaves the visitor on the page', async ({ page }) => {
  await page.route('**/tarifas.pdf', (route) =>
    route.fulfill({ contentType: 'application/pdf', headers: { 'content-disposition': 'attachment' }, body: '%PDF-' }),
  );
  await begin(page, light);
  const [download] = await Promise.all([page.waitForEvent('download'), followLink(page, '/tarifas.pdf')]);
  expect(download.suggestedFilename()).toBe('tarifas.pdf');
  await expect(page).toHaveURL(light);
  await expect(page.locator('html[data-same-document]')).toBeAttached();
  await page.getByRole('contentinfo').getByRole('link', { name: policy.link }).click();
  await expect(page).toHaveURL('/politica-citas');
});

test('going back returns to where the visitor was, in the same document', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await begin(page, '/');
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /redes sociales/i })
    .first();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page).toHaveURL(/\/planes-sociales\?plan=/);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await page.goForward();
  await expect(page).toHaveTitle(new RegExp(`^${socialPlansTitle}`));
  await expect(page.locator('html[data-same-document]')).toBeAttached();
});

test('going back to a place in a page returns to it', async ({ page }) => {
  await begin(page, light);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: policy.link }).click();
  await expect(page.getByRole('heading', { level: 1, name: policy.heading })).toBeFocused();
  await Promise.all([arrivalAtPlace(page), page.locator('main a[href^="#"]').last().click()]);
  await expect(page).toHaveURL(/\/politica-citas#./);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  // How far a page has been scrolled depends on fonts that may have come meanwhile; where its place is seen does not.
  const target = page.locator(`[id="${decodeURIComponent(new URL(page.url()).hash.slice(1))}"]`);
  const top = (): Promise<number> => target.evaluate((place) => Math.round(place.getBoundingClientRect().top));
  const there = await top();
  await footer.getByRole('link', { name: 'Mapa del sitio' }).evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL('/directorio-paginas');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/politica-citas#./);
  await expect.poll(top).toBe(there);
  await expect(page.locator('html[data-same-document]')).toBeAttached();
});

test('a hint of intent loads the page ahead of the click', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await begin(page, light);
  const pageLoaded = page.waitForResponse(/\/assets\/mf-legal\/page-appointment-policy/);
  await page.getByRole('contentinfo').getByRole('link', { name: policy.link }).focus();
  await (await pageLoaded).finished();
  await page.evaluate(() => performance.mark('pressed'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: policy.heading })).toBeFocused();
  // A file that is here already is run from the cache.
  const late = await page.evaluate(() => {
    const [pressed] = performance.getEntriesByName('pressed');
    const files = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    return files
      .filter(({ name, startTime, transferSize }) => {
        return name.includes('/assets/mf-legal/') && startTime > (pressed?.startTime ?? 0) && transferSize > 0;
      })
      .map(({ name }) => name);
  });
  expect(late).toEqual([]);
});

test('where the next page is, is known before the visitor reaches for it', async ({ page }) => {
  const asked = page.waitForRequest(/\/revision\.json/);
  await page.goto('/politica-citas');
  await asked;
});

test('the keyboard reaches the content past the header', async ({ page }) => {
  await begin(page, light);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
