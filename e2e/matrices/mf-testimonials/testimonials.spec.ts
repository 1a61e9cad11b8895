import { test } from '../../support/returning.ts';
import { expect } from '../../support/site.ts';
import { cardOf, come, demoClient, holdTestimonials, open } from '../../support/testimonials.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a client of the row that is out of view can be scrolled to', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/widget-testimonios');
    const last = cardOf(page, demoClient(12));
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
  });
});

test('where none is known, five placeholders give way to a grid: two columns on a phone, four on a desktop', async ({
  page,
}) => {
  const answer = await holdTestimonials(page);
  await come(page, 'Testimonios en video');
  const waiting = page.locator('main ul[aria-hidden] > li:visible');
  await expect(waiting).toHaveCount(5);
  answer();
  const cards = page.getByRole('list', { name: 'Testimonios en video' }).getByRole('listitem');
  await expect(cards).toHaveCount(12);
  await expect(waiting).toHaveCount(0);
  for (const [width, columns] of [
    [360, 2],
    [767, 2],
    [768, 4],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await cards.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(
      tops.filter((top) => top === tops[0]),
      `${width} px`,
    ).toHaveLength(columns);
  }
});

test('a visitor who leaves while it loads reads nothing on the console', async ({ page }) => {
  await page.route(/\/data\/testimonios\.json/, () => new Promise(() => undefined));
  await open(page);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});
