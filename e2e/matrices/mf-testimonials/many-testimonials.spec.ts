import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../../support/site.ts';
import { capturedPoster, serveTestimonials, testimonial, videosAskedFor } from '../../support/testimonials.ts';

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
  await cards.first().evaluate((card) => card.scrollIntoView({ behavior: 'instant', block: 'start' }));
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
