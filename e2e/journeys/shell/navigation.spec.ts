import type { Page } from '@playwright/test';
import { begin, light } from '../../support/navigation.ts';
import { expect, test } from '../../support/site.ts';

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
  await page.getByRole('contentinfo').getByRole('link', { name: 'Política de citas' }).click();
  await expect(page).toHaveURL('/politica-citas');
  await expect(page).toHaveTitle(/^Política de citas/);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /cita/i);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/politica-citas$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('html[data-same-document]')).toBeAttached();
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
  await expect(page).toHaveURL('/planes-sociales');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await page.goForward();
  await expect(page).toHaveTitle(/^Planes de redes sociales/);
  await expect(page.locator('html[data-same-document]')).toBeAttached();
});

test('going back to a place in a page returns to it', async ({ page }) => {
  await begin(page, light);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Política de citas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Política de citas' })).toBeFocused();
  await Promise.all([arrivalAtPlace(page), page.locator('main a[href^="#"]').last().click()]);
  await expect(page).toHaveURL(/\/politica-citas#./);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  // How far a page has been scrolled depends on fonts that may have come meanwhile; where its place is seen does not.
  const target = page.locator(`[id="${decodeURIComponent(new URL(page.url()).hash.slice(1))}"]`);
  const top = (): Promise<number> => target.evaluate((place) => Math.round(place.getBoundingClientRect().top));
  const there = await top();
  await footer.getByRole('link', { name: 'Directorio de páginas' }).evaluate((link: HTMLAnchorElement) => link.click());
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
  await page.getByRole('contentinfo').getByRole('link', { name: 'Política de citas' }).focus();
  await (await pageLoaded).finished();
  await page.evaluate(() => performance.mark('pressed'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Política de citas' })).toBeFocused();
  // A file that is here already is run from the cache.
  const late = await page.evaluate(() => {
    const [pressed] = performance.getEntriesByName('pressed');
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
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
