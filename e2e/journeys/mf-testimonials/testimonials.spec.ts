import type { Page } from '@playwright/test';
import { test } from '../../support/returning.ts';
import { expect } from '../../support/site.ts';
import {
  cardOf,
  come,
  demoClient,
  holdTestimonials,
  open,
  serveTestimonials,
  testimonial,
  testimonialsPath,
} from '../../support/testimonials.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of [testimonialsPath, '/'])
    test(`every client can be read at ${address}, and leads to the video`, async ({ page, request }) => {
      await page.goto(address);
      const cards = page.locator('figure');
      await expect(cards).toHaveCount(12);
      for (const number of [1, 12]) await expect(cardOf(page, demoClient(number))).toBeVisible();
      await expect(cards.first()).toContainText('Panadería Trigal, de ejemplo');
      await expect(page.locator('main ul[aria-hidden]')).toHaveCount(0);
      const videos = await cards
        .getByRole('link', { name: /^Reproducir el testimonio de/ })
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(new Set(videos).size).toBe(12);
      const { headers, status } = await request
        .head(videos[0] ?? '')
        .then((answer) => ({ headers: answer.headers(), status: answer.status() }));
      expect([status, headers['content-type']]).toEqual([200, 'video/mp4']);
    });
});

test.describe('the list', () => {
  test('the clients are there at once, and stay the same elements when the browser has asked, past every cache', async ({
    page,
  }) => {
    const answer = await holdTestimonials(page);
    await open(page);
    await expect(page.locator('figure')).toHaveCount(12);
    await expect(page.locator('main ul[aria-hidden]')).toHaveCount(0);
    await page.locator('figure').evaluateAll((cards) => cards.forEach((card) => card.setAttribute('data-seen', '')));
    const answered = page.waitForResponse(/\/data\/testimonios\.json/);
    answer();
    const response = await answered;
    await response.finished();
    expect(response.url()).toMatch(/\/data\/testimonios\.json\?t=\d{13}$/);
    expect(await response.request().headerValue('cache-control')).toBe('no-cache');
    await expect(page.locator('figure[data-seen]')).toHaveCount(12);
  });

  test('a video that plays goes on when the list is refreshed', async ({ page, request }) => {
    const published = (await (await request.get('/data/testimonios.json')).json()) as object[];
    let publish = (): void => undefined;
    const held = new Promise<void>((resolve) => (publish = resolve));
    await page.route(/\/data\/testimonios\.json/, async (route) => {
      await held;
      await route.fulfill({ json: [testimonial(1), ...published] });
    });
    await open(page);
    await cardOf(page, demoClient(1)).getByRole('button').click();
    await page.locator('video').evaluate((video) => video.setAttribute('data-seen', ''));
    publish();
    await expect(page.locator('figure')).toHaveCount(13);
    await expect(page.locator('video[data-seen]')).toHaveCount(1);
  });

  for (const [known, arrive, cards] of [
    ['what is known stays', open, 12],
    ['where none is known, nothing is shown', (page: Page) => come(page, 'Testimonios en video'), 0],
  ] as const)
    test(`without success it is logged: ${known}, and the list comes by itself when it can`, async ({
      page,
      silentConsole,
    }) => {
      await page.route(/\/data\/testimonios\.json/, (route) => route.fulfill({ status: 503, body: 'no' }));
      await arrive(page);
      const logged = (): string[] => silentConsole.filter((message) => message.includes('Network response was not ok'));
      await expect.poll(logged).toHaveLength(1);
      await expect(page).toHaveURL(testimonialsPath);
      await expect(page.locator('main ul[aria-hidden]')).toHaveCount(0);
      await expect(page.locator('figure')).toHaveCount(cards);
      await expect(page.getByRole('main').getByRole('status')).toBeEmpty();
      await serveTestimonials(page, [testimonial(1)]);
      await expect(page.locator('figure')).toHaveCount(1);
      expect(logged()).toHaveLength(1);
      // The others are Chromium's own, about the status.
      expect(silentConsole.filter((message) => !message.includes('status of 503'))).toEqual(logged());
      silentConsole.length = 0;
    });

  test('what is published since takes the place of what was known; one faulty entry costs a warning, and only itself', async ({
    page,
    silentConsole,
  }) => {
    await serveTestimonials(page, [testimonial(1), { name: 'Sin video' }, testimonial(2)]);
    await open(page);
    await expect(page.locator('figure')).toHaveCount(2);
    await expect(page.locator('figcaption strong')).toHaveText(['Cliente 1', 'Cliente 2']);
    expect(silentConsole).toHaveLength(1);
    expect(silentConsole[0]).toMatch(/^warning: .*entry 2 was left out.*videoUrl/);
    silentConsole.length = 0;
  });
});
