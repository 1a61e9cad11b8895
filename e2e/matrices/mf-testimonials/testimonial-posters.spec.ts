import type { Page } from '@playwright/test';
import { expect, test } from '../../support/site.ts';
import {
  capturedPoster,
  cardOf,
  demoClient,
  demoVideo,
  open,
  serveTestimonials,
  serveVideo,
  testimonial,
  testVideo,
  videosAskedFor,
} from '../../support/testimonials.ts';

const placeholder = 'Video Testimonio';
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('mosaico:poster:')));

// Real videos, decoded by a machine that may have more to do.
test.describe.configure({ timeout: 120_000 });

test.describe('posters are captured from the video', () => {
  test('also where it begins black, and they are not captured twice', async ({ page }) => {
    await open(page);
    // 11 is black for a second and a half.
    for (const number of [5, 6, 7, 11]) {
      const card = cardOf(page, demoClient(number));
      await card.scrollIntoViewIfNeeded();
      const { width, height, color } = await capturedPoster(card);
      expect([width, height]).toEqual([480, 854]);
      expect(Math.max(...color), `poster ${number}`).toBeGreaterThan(10);
    }
    const keys = await kept(page);
    expect(keys).toContain('mosaico:poster:/data/videos/cliente-11.mp4');

    const asked = videosAskedFor(page);
    await page.reload();
    for (const number of [5, 11]) {
      const card = cardOf(page, demoClient(number));
      await card.scrollIntoViewIfNeeded();
      await capturedPoster(card);
    }
    expect([...asked].filter((url) => /cliente-(05|11)/.test(url))).toEqual([]);
  });

  test('at the chosen second, no wider than 480 px; where it is black throughout, may not be read, or is an image that fails to load, there is the placeholder', async ({
    page,
    silentConsole,
  }) => {
    const at = 'https://videos.example';
    await serveVideo(page, `${at}/wide.mp4`, testVideo('wide'));
    await serveVideo(page, `${at}/wide.mp4?chosen`, testVideo('wide'));
    await serveVideo(page, `${at}/ana.mp4`, demoVideo(1), 'https://somebody-else.example');
    await serveVideo(page, '**/negro.mp4', testVideo('black'));
    await serveTestimonials(page, [
      testimonial(1, { videoUrl: `${at}/wide.mp4` }),
      // Becomes https, where it is served.
      testimonial(2, { videoUrl: 'http://videos.example/wide.mp4?chosen', thumbnailTime: 3 }),
      testimonial(3, { videoUrl: `${at}/ana.mp4` }),
      testimonial(4, { videoUrl: '/data/videos/negro.mp4' }),
      testimonial(5, { posterUrl: '/data/videos/no-existe.jpg' }),
    ]);
    await open(page);
    const first = await capturedPoster(cardOf(page, 'Cliente 1'));
    expect([first.width, first.height]).toEqual([480, 270]);
    expect(first.color[2], 'blue at the beginning').toBeGreaterThan(150);
    const chosen = await capturedPoster(cardOf(page, 'Cliente 2'));
    expect(chosen.color[0], 'orange at three seconds').toBeGreaterThan(200);
    expect(chosen.color[2]).toBeLessThan(60);

    const unreadable = cardOf(page, 'Cliente 3');
    await expect(unreadable.getByText(placeholder)).toBeVisible({ timeout: 15_000 });
    await expect(unreadable.locator('div', { hasText: placeholder }).first()).toContainText('Empresa de ejemplo 3');
    await expect(cardOf(page, 'Cliente 4').getByText(placeholder)).toBeVisible();
    await cardOf(page, 'Cliente 5').scrollIntoViewIfNeeded();
    await expect(cardOf(page, 'Cliente 5').getByText(placeholder)).toBeVisible();
    // Chromium's own words are on the 404, and on what may not be read.
    expect(
      silentConsole.filter((message) => message.startsWith('warning: No poster could be captured')).sort(),
    ).toEqual([expect.stringMatching(/ \S*\/negro\.mp4.* too dark$/), expect.stringMatching(/ \S*\/ana\.mp4/)]);
    silentConsole.length = 0;

    // It plays all the same.
    await unreadable.getByRole('button').click();
    await expect
      .poll(() => unreadable.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
  });

  test('a prerendered poster that fails before hydration gives way to the placeholder, like one that fails later', async ({
    page,
    silentConsole,
  }) => {
    await page.route(/\/data\/videos\/cliente-0[12]\.webp/, (route) => route.abort());
    await open(page);
    // The first stands on the first screen, so its picture has failed by then.
    await expect(cardOf(page, demoClient(1)).getByText(placeholder)).toBeVisible();
    await cardOf(page, demoClient(2)).scrollIntoViewIfNeeded();
    await expect(cardOf(page, demoClient(2)).getByText(placeholder)).toBeVisible();
    // Chromium's own words on what was blocked.
    expect(silentConsole.filter((message) => !message.includes('ERR_FAILED'))).toEqual([]);
    silentConsole.length = 0;
  });

  test('at most two videos are opened at a time', async ({ page }) => {
    const opened = new Set<string>();
    let most = 0;
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/data/videos/*.mp4?n=*', async (route) => {
      opened.add(route.request().url());
      most = Math.max(most, opened.size);
      await held;
      opened.delete(route.request().url());
      await route.fallback();
    });
    await serveTestimonials(
      page,
      Array.from({ length: 8 }, (_, index) => testimonial(index + 1)),
    );
    await open(page);
    await expect.poll(() => opened.size).toBe(2);
    answer();
    for (const number of [1, 2, 3, 4]) await capturedPoster(cardOf(page, `Cliente ${number}`));
    expect(most).toBe(2);
  });
});
