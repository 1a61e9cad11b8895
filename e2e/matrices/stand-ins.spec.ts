import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { lookAt, objections } from '../support/axe.ts';
import { expect, test } from '../support/site.ts';

// Everybody who tries the project meets the pages that stand in for what is elsewhere: they are held to what the site's own are.
const folder = join(import.meta.dirname, '..', '..', 'environments', 'demo', 'public', 'demo');
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/demo/${file.replace(/\.html$/, '')}`)
  .sort();

const looks = [360, 1440].flatMap((width) => (['light', 'dark'] as const).map((theme) => ({ theme, width })));

for (const path of pages)
  test(`${path}: no sideways scrolling, whole pictures and nothing that axe objects to, on a phone and a wide screen, by day and by night`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const look of looks) {
      await lookAt(page, look);
      const said = JSON.stringify(look);
      const found = await page.evaluate(async () => {
        const images = [...document.images];
        for (const image of images) image.loading = 'eager';
        const results = await Promise.allSettled(images.map((image) => image.decode()));
        return {
          over: [...document.querySelectorAll<HTMLElement>('body *')]
            .filter((each) => each.scrollWidth > 0 && each.getBoundingClientRect().right > innerWidth + 1)
            .filter((each) => !each.closest('.films'))
            .map((each) => each.outerHTML.slice(0, 80)),
          broken: images.filter((_, index) => results[index]?.status === 'rejected').map(({ src }) => src),
        };
      });
      expect.soft(found, said).toEqual({ over: [], broken: [] });
      expect.soft(await objections(page), said).toEqual([]);
    }
  });

/** Pieces in the days of the month. */
const pieces = '.days img';

/** Each plan fills the one month, by the keys that choose it. */
async function fillsByKeys(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/demo/planes-de-marketing');
  const plan = (name: RegExp) => page.getByRole('radio', { name });
  /** How many days of the month show a piece. */
  const shown = async (): Promise<number> =>
    page.locator(pieces).evaluateAll((each) => each.filter((piece) => getComputedStyle(piece).opacity === '1').length);
  await expect(plan(/^Crecimiento/)).toBeChecked();
  await expect.poll(shown).toBe(12 + 4);
  await plan(/^Crecimiento/).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(plan(/^Presencia/)).toBeChecked();
  await expect.poll(shown).toBe(8 + 1);
  await expect(page.getByRole('heading', { level: 2, name: 'Presencia' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(shown).toBe(20 + 8);
  await expect(page.getByRole('heading', { level: 2, name: 'Equipo completo' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pide este plan' })).toHaveAttribute('href', /plan=equipo$/);
}

test('marketing plans: each plan fills the one month, by keys', ({ page }) => fillsByKeys(page));

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('marketing plans: each plan fills the one month, by keys', ({ page }) => fillsByKeys(page));
});

test('marketing plans: a link that names a plan opens with it', async ({ page }) => {
  await page.goto('/demo/planes-de-marketing?plan=presencia');
  await expect(page.getByRole('radio', { name: /^Presencia/ })).toBeChecked();
});
