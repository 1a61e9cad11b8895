import { entriesAmong } from '@mosaico/shared-types/search';
import { arrive, arriveSearching, box, highlighted, light, list, narrow, option, wide } from '../../support/header.ts';
import { found } from '../../support/known-pages.ts';
import { test } from '../../support/returning.ts';
import { declaredRoutes, expect, hydrated, restingPlace } from '../../support/site.ts';

for (const viewport of [narrow, wide])
  test(`at ${viewport.width} px the list scrolls to its highlight, below a mouse that rests, and Enter opens it in the same document`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await arriveSearching(page, viewport);
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    await box(page).fill('a');
    await expect(list(page)).toBeVisible();
    const place = await restingPlace(list(page));
    expect(place.height).toBeLessThanOrEqual(24 * 16);
    await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
    const { scrollY } = await page.evaluate(() => ({ scrollY: window.scrollY }));
    await box(page).fill('e');
    const count = await page.getByRole('option').count();
    for (let step = 0; step < count + 2; step += 1) await page.keyboard.press('ArrowDown');
    const last = page.getByRole('option').last();
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(box(page)).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id')) ?? '');
    const shown = await restingPlace(last);
    expect(shown.y).toBeGreaterThanOrEqual(place.y);
    expect(shown.y + shown.height).toBeLessThanOrEqual(place.y + place.height + 1);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrollY);
    for (let step = 0; step < count; step += 1) await page.keyboard.press('ArrowUp');
    await expect(highlighted(page)).toHaveCount(0);
    await expect(box(page)).toBeFocused();

    await box(page).fill('x'.repeat(200));
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      'a long query is broken into lines',
    ).toBeLessThanOrEqual(0);

    await box(page).fill('diseno');
    await expect(option(page, found.websites)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/venta-sitios-web');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(list(page)).toBeHidden();
    await expect(page.locator('html[data-same-document]')).toBeAttached();
  });

test('by touch, on a wide screen, a tap opens a result', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ viewport: wide, hasTouch: true, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await arrive(page, light);
  await box(page).tap();
  await page.keyboard.type('cita');
  await option(page, found.appointment).tap();
  await expect(page).toHaveURL('/solicitar-cita');
  await expect(box(page)).toHaveValue('');
  await context.close();
});

test('what is typed before the scripts come is searched once they are here', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/shell/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(light, { waitUntil: 'commit' });
  await box(page).fill('tienda');
  release();
  await hydrated(page);
  await expect(box(page)).toHaveValue('tienda');
  await expect(option(page, found.store)).toBeVisible();
});

test('every result leads to a page of the site, and to a place that is in it', async ({ request }) => {
  for (const { address } of entriesAmong(await declaredRoutes())) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    const [, anchor] = address.split('#');
    if (anchor) expect(await answer.text(), address).toContain(` id="${anchor}"`);
  }
});
