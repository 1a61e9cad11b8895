import { test } from '../support/returning.ts';
import { expect, hydrated } from '../support/site.ts';

test('a carousel that has gone round its end is printed with every slide in its place', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const row = page.getByRole('main').locator('[aria-roledescription="carrusel"]').first();
  await row.scrollIntoViewIfNeeded();
  await row.getByRole('button', { name: /^Pausar/ }).click();
  await row.getByRole('button', { name: /^Anterior/ }).click();
  const moved = (): Promise<number> =>
    row
      .getByRole('group')
      .evaluateAll((slides) => slides.filter((slide) => getComputedStyle(slide).transform !== 'none').length);
  await expect.poll(moved).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await moved()).toBe(0);
  const places = await row.getByRole('group').evaluateAll((slides) =>
    slides.map((slide) => {
      const { left, right, top } = slide.getBoundingClientRect();
      return { place: `${Math.round(left)} ${Math.round(top)}`, isOnPaper: left >= 0 && right <= window.innerWidth };
    }),
  );
  expect(places.every(({ isOnPaper }) => isOnPaper)).toBe(true);
  expect(new Set(places.map(({ place }) => place)).size).toBe(places.length);
});

test('a filled button is printed in ink on paper, with its edge', async ({ page }) => {
  await page.goto('/planes-crm');
  await hydrated(page);
  const button = page
    .getByRole('main')
    .getByRole('link', { name: /^Contratar/ })
    .first();
  await page.emulateMedia({ media: 'print' });
  await expect(button).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(button).toHaveCSS('border-block-start-color', 'rgb(0, 0, 0)');
  await expect(button).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
