import { foreignSite } from '../../support/foreign-site.ts';
import { expect, hydrated, test } from '../../support/site.ts';
import { widgetCode } from '../../support/widget.ts';

test('the preview is live, and as high as its content', async ({ page }) => {
  await page.goto('/widgets');
  await hydrated(page);
  const frame = page.locator('iframe');
  await page.getByRole('link', { name: 'Abrir el widget aparte' }).scrollIntoViewIfNeeded();
  const inside = page.frameLocator('iframe');
  await expect(inside.getByRole('region', { name: 'Testimonios en video' }).locator('figure')).toHaveCount(12);
  await expect(inside.getByRole('banner')).toHaveCount(0);
  await expect
    .poll(() => frame.evaluate((element: HTMLIFrameElement) => element.contentDocument?.documentElement.scrollHeight))
    .toBe(await frame.evaluate((element) => element.clientHeight));
});

test('a widget below the window has its height before the visitor comes to it', async ({ page, request, baseURL }) => {
  const site = await foreignSite(`<div style="height: 1600px"></div>${await widgetCode(page, request, baseURL)}`);
  try {
    await page.setViewportSize({ width: 1_000, height: 700 });
    await page.goto(site.origin);
    // What the code gives it until the widget says how high it is.
    await expect(page.locator('iframe')).not.toHaveAttribute('height', '560');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  } finally {
    await site.close();
  }
});
