import type { Page } from '@playwright/test';
import { longestTask, slowDown } from '../support/main-thread.ts';
import { expect, hydrated, test } from '../support/site.ts';
import { capturedPoster, serveTestimonials, testimonial, videosAskedFor } from '../support/testimonials.ts';

// Playwright's own pictures of a page this long would be its longest tasks.
test.use({ trace: 'off' });
test.describe.configure({ timeout: 120_000 });

test.beforeEach(async ({ page }) => {
  await serveTestimonials(
    page,
    Array.from({ length: 500 }, (_, index) => testimonial(index + 1)),
  );
});

/** The visitor comes from another page: the browser makes all the cards. */
async function come(page: Page): Promise<void> {
  await page.goto('/politica-citas');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Testimonios en video' }).click();
}

test('of five hundred testimonials, those off screen load nothing', async ({ page }) => {
  const asked = videosAskedFor(page);
  await come(page);
  const cards = page.locator('figure');
  await expect(cards).toHaveCount(500);
  // The window, 1280 × 720, and a row below it.
  for (const number of [0, 1, 2, 3]) await capturedPoster(cards.nth(number));
  await page.waitForLoadState('networkidle');
  expect(asked.size).toBeLessThanOrEqual(8);
  // Past hundreds of cards, in one go.
  await cards.last().evaluate((card) => card.scrollIntoView({ behavior: 'instant', block: 'end' }));
  await capturedPoster(cards.last());
  await page.waitForLoadState('networkidle');
  expect(asked.size).toBeLessThanOrEqual(24);
});

test('five hundred testimonials scroll smoothly on a slow machine: no task is longer than 200 ms', async ({
  page,
  browser,
}) => {
  test.skip(!process.env.MEASURE, 'a figure, not a verdict: measured on a quiet machine with MEASURE=1');
  await slowDown(page, 4);
  await come(page);
  const cards = page.locator('figure');
  await expect(cards).toHaveCount(500);
  await page.waitForLoadState('networkidle');
  const longest = await longestTask(browser, page, () =>
    page.evaluate(async () => {
      for (let step = 0; step < 60; step++) {
        window.scrollBy({ top: 400, behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }),
  );
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(20_000);
  // Posters were captured meanwhile.
  expect(await cards.locator('img[src^="data:"]').count()).toBeGreaterThan(12);
  expect(longest).toBeLessThanOrEqual(200);
});
