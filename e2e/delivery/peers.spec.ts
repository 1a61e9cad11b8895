import { expect, test, type Page } from '@playwright/test';
import { serve } from '@mosaico/platform/deliver/serve';
import { freePort } from '@mosaico/platform/testing/free-port';
import { readOptions } from '../../bench/options.ts';
import { buildPeer } from '../../bench/peers/build.ts';
import { productionSite, writeVariant } from '../../bench/sites.ts';

// Next and Astro are installed where they are not yet, and build all pages.
test.setTimeout(900_000);

test("whichever framework made the benchmark's pages, they say the same and show their pictures", async ({ page }) => {
  const site = await productionSite();
  const folders = {
    ours: await writeVariant(site, 'ours'),
    next: await buildPeer('next', site),
    astro: await buildPeer('astro', site),
  };
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(`${page.url()}: ${message}`));
  page.on('response', (response) => {
    // Next prefetches every link in sight, also one that leads off the site by a redirect.
    const isPrefetch = response.url().includes('/__next._tree.txt');
    if (response.status() >= 400 && !isPrefetch) failures.push(`${response.url()}: ${response.status()}`);
  });
  const shown: Record<string, Record<string, unknown>> = {};
  for (const [variant, folder] of Object.entries(folders)) {
    const server = await serve(folder, await freePort());
    try {
      for (const route of readOptions([])?.routes ?? []) {
        await page.goto(server.address + route, { waitUntil: 'networkidle' });
        (shown[variant] ??= {})[route] = await shownBy(page);
      }
    } finally {
      await server.stop();
    }
  }
  expect(failures).toEqual([]);
  expect(shown.next).toEqual(shown.ours);
  expect(shown.astro).toEqual(shown.ours);
});

/** What a visitor reads on a page, line by line, and how many pictures stand in its first screen. */
async function shownBy(page: Page) {
  const pictures = await page.locator('main').evaluate((main) => {
    const isSeen = (element: Element): boolean => {
      const { top, width, height } = element.getBoundingClientRect();
      return top < innerHeight && width > 0 && height > 0;
    };
    return [...main.querySelectorAll('img, svg, video')].filter(isSeen).length;
  });
  // What is hydrated when a visitor comes near is there, too.
  for (let bottom = 0; bottom < (await page.evaluate(() => document.documentElement.scrollHeight)); bottom += 600)
    await page.mouse.wheel(0, 600);
  await page.waitForLoadState('networkidle');
  const text = await page.locator('body').innerText();
  return { pictures, lines: text.split('\n').flatMap((line) => line.trim() || []) };
}
