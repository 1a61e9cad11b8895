import type { Locator, Page } from '@playwright/test';
import { hero, open, screens } from '../../support/home.ts';
import { expect, test } from '../../support/site.ts';

const video = (page: Page): Locator => hero(page).locator('video');
const paused = (page: Page): Promise<boolean> => video(page).evaluate((element: HTMLVideoElement) => element.paused);

/** Names of the videos that the page asks for from now on, each once. */
function askedVideos(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const name = /([\w-]+)\.mp4$/.exec(new URL(request.url()).pathname)?.[1];
    if (name) asked.add(name);
  });
  return asked;
}

for (const { name, use, video: expected } of screens) {
  test.describe(`on a ${name}`, () => {
    test.use(use);

    test('the first screen is as high as the window, with the words, both ways on and one moving picture, which neither moves nor outranks its poster, and plays in a loop without a sound', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const seen = { largest: '', shift: 0 };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1) as LargestContentfulPaint | undefined;
          seen.largest = entry?.element?.tagName ?? '';
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const asked = askedVideos(page);
      await open(page);
      const element = video(page);
      await expect(element).toHaveCSS('opacity', '1');
      const { largest, shift } = await page.evaluate(
        () => (window as unknown as { seen: { largest: string; shift: number } }).seen,
      );
      // The poster, or the promise, which is as large.
      expect(['IMG', 'P']).toContain(largest);
      expect(shift).toBeLessThan(0.01);

      const { height } = use.viewport;
      expect(await hero(page).evaluate((screen) => screen.getBoundingClientRect().bottom)).toBeGreaterThanOrEqual(
        height - 1,
      );
      await expect(page.getByRole('heading', { level: 1, name: 'Agencia de Marketing Digital' })).toBeInViewport({
        ratio: 1,
      });
      await expect(element).toBeInViewport();
      for (const name of ['Ver Casos de Éxito', 'Solicitar presupuesto']) {
        const way = hero(page).getByRole('link', { name });
        await expect(way).toBeInViewport({ ratio: 1 });
        // Where they lead is known without going there.
        await (use.hasTouch ? way.tap({ trial: true }) : way.click({ trial: true }));
      }

      await expect.poll(() => paused(page)).toBe(false);
      expect(await element.evaluate((playing: HTMLVideoElement) => playing.muted)).toBe(true);
      // Just before its end.
      await element.evaluate((playing: HTMLVideoElement) => (playing.currentTime = playing.duration - 0.3));
      await expect
        .poll(() => element.evaluate((playing: HTMLVideoElement) => playing.currentTime), { intervals: [50] })
        .toBeLessThan(2);
      expect(await paused(page)).toBe(false);
      await page.setViewportSize({ width: use.hasTouch ? 1280 : 360, height: 740 });
      await page.evaluate(() => window.scrollTo(0, 50));
      await expect(element).toBeInViewport();
      expect([...asked]).toEqual([expected]);
    });
  });
}

test.describe('with a finger', () => {
  test.use(screens[0].use);

  test('the video pauses for the visitor, out of sight and in a hidden tab', async ({ page }) => {
    await open(page);
    await expect.poll(() => paused(page)).toBe(false);
    const pause = hero(page).getByRole('button', { name: 'Pausar el video' });
    const play = hero(page).getByRole('button', { name: 'Reproducir el video' });
    await pause.tap();
    await expect.poll(() => paused(page)).toBe(true);
    await play.press('Enter');
    await expect.poll(() => paused(page)).toBe(false);
    await expect(pause).toBeFocused();

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => paused(page)).toBe(true);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => paused(page)).toBe(false);

    const hide = (hidden: boolean): Promise<void> =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await hide(true);
    await expect.poll(() => paused(page)).toBe(true);
    await hide(false);
    await expect.poll(() => paused(page)).toBe(false);
    await pause.tap();
    await hide(true);
    await hide(false);
    expect(await paused(page)).toBe(true);
  });
});

test('the prerendered page has the poster, sized and first in the queue, and no video', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [poster = ''] = /<img[^>]*hero-portada\.webp[^>]*>/.exec(html) ?? [];
  expect(poster).toContain('src="/demo/media/hero-portada.webp"');
  expect(poster).toMatch(/fetchpriority="high"/i);
  expect(poster).toMatch(/ width="\d+" height="\d+"/);
  expect(html).not.toContain('<video');
});
