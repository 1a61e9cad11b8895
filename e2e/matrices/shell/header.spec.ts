import { arrive, box, highlighted, menu, menuButton, narrow, searchButton, wide } from '../../support/header.ts';
import { test } from '../../support/returning.ts';
import { expect, restingPlace } from '../../support/site.ts';

test('the bar is laid out in the HTML already, at every width', async ({ page }) => {
  for (const viewport of [narrow, wide]) {
    await page.setViewportSize(viewport);
    const shifts = page.addInitScript(() => {
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries() as (PerformanceEntry & { sources?: { node?: Node }[] })[])
          for (const { node } of entry.sources ?? [])
            if (node && document.querySelector('header')?.contains(node)) performance.mark('header-shifted');
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await shifts;
    await arrive(page);
    expect(await page.evaluate(() => performance.getEntriesByName('header-shifted').length)).toBe(0);
  }
});

test('the bar holds logo, search and menu on a phone of 320 px, each large enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await arrive(page);
  const places = await Promise.all(
    [page.getByRole('link', { name: /Ir al inicio/ }), searchButton(page), menuButton(page)].map((each) =>
      each.boundingBox(),
    ),
  );
  for (const [index, place] of places.entries()) {
    expect(place?.height).toBeGreaterThanOrEqual(44);
    expect(place?.width).toBeGreaterThanOrEqual(44);
    const before = places[index - 1];
    if (before) expect(place?.x).toBeGreaterThanOrEqual(before.x + before.width);
  }
  await menuButton(page).click();
  for (const link of await menu(page).getByRole('link').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await searchButton(page).click();
  await page.keyboard.type('web');
  for (const each of [...(await page.getByRole('option').all()), page.getByRole('button', { name: 'Borrar' })])
    expect((await each.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test('the menu closes as soon as a link of it is followed, however late the page is', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let answer = (): void => undefined;
  const late = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/assets/mf-testimonials/**', (route) => late.then(() => route.continue()));
  await page.setViewportSize(wide);
  await arrive(page);
  await menuButton(page).click();
  await menu(page).getByRole('link', { name: 'Testimonios en Video' }).click();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL('/planes-sociales');
  answer();
  await expect(page).toHaveURL('/testimonios-videos');
});

test.describe('the tooltip of the search’s icon', () => {
  test.use({ viewport: narrow });

  test('shows after 2000 ms of pointing or of focus, not before', async ({ page }) => {
    await page.clock.install();
    await arrive(page);
    const tooltip = page.getByRole('tooltip');
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const point of [
      () => searchButton(page).hover(),
      async () => {
        await page.mouse.move(10, 400);
        await page.getByRole('link', { name: /Ir al inicio/ }).focus();
        await page.keyboard.press('Tab');
      },
    ]) {
      await point();
      await page.clock.runFor(1_999);
      await expect(tooltip).toBeHidden();
      // Its code may come later still.
      await expect(async () => {
        await page.clock.runFor(1);
        await expect(tooltip).toHaveText('Busca tu servicio aquí', { timeout: 100 });
      }).toPass();
      await page.keyboard.press('Escape');
      await expect(tooltip).toBeHidden();
    }
    const { x, width } = await restingPlace(searchButton(page));
    expect(x + width).toBeLessThanOrEqual(narrow.width);
  });
});

test('zoomed to 200 % and to 400 % both panels can be read to their end', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await arrive(page);
  for (const size of [
    { width: 640, height: 400 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size);
    await menuButton(page).click();
    await menu(page).getByRole('link', { name: 'CRM Login' }).scrollIntoViewIfNeeded();
    await expect(menu(page).getByRole('link', { name: 'CRM Login' })).toBeInViewport({ ratio: 1 });
    await searchButton(page).click();
    await box(page).fill('');
    await page.keyboard.type('redes');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(highlighted(page)).toBeInViewport();
  }
});
