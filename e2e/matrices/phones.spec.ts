import type { Locator } from '@playwright/test';
import { test } from '../support/returning.ts';
import { expect, hydrated, restingPlace, stopTime } from '../support/site.ts';
import { policy } from '../support/known-pages.ts';

test('the tab of the chat is a target of 24 px and keeps its distance from the text', async ({ page }) => {
  await page.goto('/planes-crm');
  for (const width of [320, 360, 640]) {
    await page.setViewportSize({ width, height: 740 });
    const chat = await restingPlace(page.getByRole('link', { name: /^Escríbenos por chat/ }));
    const headline = await restingPlace(page.getByRole('heading', { level: 1 }));
    expect(chat.width, `${width} px`).toBeGreaterThanOrEqual(24);
    expect(headline.x - chat.x - chat.width, `${width} px`).toBeGreaterThanOrEqual(3.5);
  }
});

test('three facts in two columns leave no hole', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/mentoria-privada-con-direccion');
  const facts = await page
    .locator('dl')
    .filter({ has: page.locator('dt + dd, dd + dt') })
    .first()
    .evaluate((list) => ({
      end: list.getBoundingClientRect().right,
      last: list.lastElementChild?.getBoundingClientRect().right ?? 0,
    }));
  expect(facts.last).toBeCloseTo(facts.end, 0);
});

test('the place of a form grows with what is in it, down to its last button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/cotizar-sitio-web');
  const frame = page.locator('iframe').first();
  await frame.scrollIntoViewIfNeeded();
  const send = frame.contentFrame().getByRole('button', { name: 'Enviar respuestas' });
  const end = async (part: Locator): Promise<number> => {
    const box = await part.boundingBox();
    return box ? box.y + box.height : Infinity;
  };
  /** By so many pixels the button stands below the frame, or the frame below its place. */
  const cutOff = async (): Promise<number> => {
    const [place, form, button] = await Promise.all([end(frame.locator('..')), end(frame), end(send)] as const);
    return Math.max(0, button - form, form - place);
  };
  await expect.poll(cutOff).toBeLessThan(1);
  expect((await frame.boundingBox())?.height).toBeGreaterThanOrEqual(654);
});

test('a scroll of the page before that ends late leaves the next page at its top', async ({ page }) => {
  await page.goto('/planes-sociales');
  await hydrated(page);
  // The time in which that is undone does not pass.
  await stopTime(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: policy.link })
    .evaluate((link: HTMLAnchorElement) => {
      // The visitor follows it while the browser scrolls, which it ends with another event.
      dispatchEvent(new Event('scroll'));
      link.click();
    });
  await expect(page.getByRole('heading', { level: 1, name: policy.heading })).toBeFocused();
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
