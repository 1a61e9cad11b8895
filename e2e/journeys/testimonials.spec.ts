import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/site.ts';
import {
  capturedPoster,
  cardOf,
  demoVideo,
  serveVideo,
  serveTestimonials,
  testimonial,
  testVideo,
  videosAskedFor,
} from '../support/testimonials.ts';

const path = '/testimonios-videos';
const placeholder = 'Video Testimonio';
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('mosaico:poster:')));

// Real videos, decoded by a machine that may have more to do.
test.describe.configure({ timeout: 120_000 });

async function open(page: Page, address = path): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** The visitor comes from a page without testimonials, so that none is known in the browser. */
async function come(page: Page, link: string): Promise<void> {
  await open(page, '/politica-citas');
  await page.getByRole('link', { name: link, exact: true }).last().click();
}

/** The call for the list is not answered until the returned function says so. */
async function holdTestimonials(page: Page): Promise<() => void> {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/data\/testimonios\.json/, async (route) => {
    await held;
    await route.fallback();
  });
  return answer;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of [path, '/widget-testimonios', '/', '/inversion-minima'])
    test(`every client can be read at ${address}, and leads to the video`, async ({ page, request }) => {
      await page.goto(address);
      const cards = page.locator('figure');
      await expect(cards).toHaveCount(12);
      for (const number of [1, 12]) await expect(cardOf(page, `Cliente de ejemplo ${number}`)).toBeVisible();
      await expect(cards.first()).toContainText('Panadería de ejemplo');
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

  test('a client of the row that is out of view can be scrolled to', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/widget-testimonios');
    const last = cardOf(page, 'Cliente de ejemplo 12');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
  });
});

test.describe('the list', () => {
  test('the clients are there at once, and stay the same elements when the browser has asked', async ({ page }) => {
    const answer = await holdTestimonials(page);
    await open(page);
    await expect(page.locator('figure')).toHaveCount(12);
    await expect(page.locator('main ul[aria-hidden]')).toHaveCount(0);
    await page.locator('figure').evaluateAll((cards) => cards.forEach((card) => card.setAttribute('data-seen', '')));
    const answered = page.waitForResponse(/\/data\/testimonios\.json/);
    answer();
    await (await answered).finished();
    await expect(page.locator('figure[data-seen]')).toHaveCount(12);
  });

  test('what is published since takes the place of what was known', async ({ page }) => {
    await serveTestimonials(page, [testimonial(1), testimonial(2)]);
    await open(page);
    await expect(page.locator('figcaption strong')).toHaveText(['Cliente 1', 'Cliente 2']);
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
    await cardOf(page, 'Cliente de ejemplo 1').getByRole('button').click();
    await page.locator('video').evaluate((video) => video.setAttribute('data-seen', ''));
    publish();
    await expect(page.locator('figure')).toHaveCount(13);
    await expect(page.locator('video[data-seen]')).toHaveCount(1);
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

  test('it is asked for past every cache', async ({ page }) => {
    const asked = page.waitForRequest(/\/data\/testimonios\.json/);
    await page.goto(path);
    const request = await asked;
    expect(request.url()).toMatch(/\/data\/testimonios\.json\?t=\d{13}$/);
    expect(await request.headerValue('cache-control')).toBe('no-cache');
  });

  for (const [known, arrive, cards] of [
    ['what is known stays', open, 12],
    ['where none is known, nothing is shown', (page: Page) => come(page, 'Testimonios en video'), 0],
  ] as const)
    test(`without success it is logged: ${known}`, async ({ page, silentConsole }) => {
      await page.route(/\/data\/testimonios\.json/, (route) => route.fulfill({ status: 503, body: 'no' }));
      await arrive(page);
      const logged = (): string[] => silentConsole.filter((message) => message.includes('Network response was not ok'));
      await expect.poll(logged).toHaveLength(1);
      await expect(page).toHaveURL(path);
      await expect(page.locator('main ul[aria-hidden]')).toHaveCount(0);
      await expect(page.locator('figure')).toHaveCount(cards);
      await expect(page.getByRole('main').getByRole('status')).toBeEmpty();
      // The other one is Chromium's own, about the status.
      expect(silentConsole).toHaveLength(2);
      silentConsole.length = 0;
    });

  test('a visitor who leaves while it loads reads nothing on the console', async ({ page }) => {
    await page.route(/\/data\/testimonios\.json/, () => new Promise(() => undefined));
    await open(page);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
  });

  test('one faulty entry costs a warning, and only itself', async ({ page, silentConsole }) => {
    await serveTestimonials(page, [testimonial(1), { name: 'Sin video' }, testimonial(2)]);
    await open(page);
    await expect(page.locator('figure')).toHaveCount(2);
    expect(silentConsole).toHaveLength(1);
    expect(silentConsole[0]).toMatch(/^warning: .*entry 2 was left out.*videoUrl/);
    silentConsole.length = 0;
  });
});

test.describe('posters are captured from the video', () => {
  test('also where it begins black, and they are not captured twice', async ({ page }) => {
    await open(page);
    // 04 and 11 are black for a second and a half.
    for (const number of [2, 4, 7, 11]) {
      const card = cardOf(page, `Cliente de ejemplo ${number}`);
      await card.scrollIntoViewIfNeeded();
      const { width, height, color } = await capturedPoster(card);
      expect([width, height]).toEqual([360, 640]);
      expect(Math.max(...color), `poster ${number}`).toBeGreaterThan(10);
    }
    const keys = await kept(page);
    expect(keys).toContain('mosaico:poster:/data/videos/cliente-04.mp4');

    const asked = videosAskedFor(page);
    await page.reload();
    for (const number of [2, 4]) {
      const card = cardOf(page, `Cliente de ejemplo ${number}`);
      await card.scrollIntoViewIfNeeded();
      await capturedPoster(card);
    }
    expect([...asked].filter((url) => /cliente-0[24]/.test(url))).toEqual([]);
  });

  test('at the chosen second, no wider than 480 px', async ({ page }) => {
    await serveVideo(page, 'https://videos.example/wide.mp4', testVideo('wide'));
    await serveVideo(page, 'https://videos.example/wide.mp4?chosen', testVideo('wide'));
    await serveTestimonials(page, [
      testimonial(1, { videoUrl: 'https://videos.example/wide.mp4' }),
      // Becomes https, where it is served.
      testimonial(2, { videoUrl: 'http://videos.example/wide.mp4?chosen', thumbnailTime: 3 }),
    ]);
    await open(page);
    const first = await capturedPoster(cardOf(page, 'Cliente 1'));
    expect([first.width, first.height]).toEqual([480, 270]);
    expect(first.color[2], 'blue at the beginning').toBeGreaterThan(150);
    const chosen = await capturedPoster(cardOf(page, 'Cliente 2'));
    expect(chosen.color[0], 'orange at three seconds').toBeGreaterThan(200);
    expect(chosen.color[2]).toBeLessThan(60);
  });

  test('a video of another origin that may not be read gets the placeholder, and plays all the same', async ({
    page,
    silentConsole,
  }) => {
    await serveVideo(page, 'https://videos.example/ana.mp4', demoVideo(1), 'https://somebody-else.example');
    await serveTestimonials(page, [testimonial(1, { videoUrl: 'https://videos.example/ana.mp4' })]);
    await open(page);
    const card = cardOf(page, 'Cliente 1');
    await expect(card.getByText(placeholder)).toBeVisible({ timeout: 15_000 });
    await expect(card.locator('div', { hasText: placeholder }).first()).toContainText('Empresa de ejemplo 1');
    expect(silentConsole.filter((message) => message.startsWith('warning: No poster could be captured'))).toHaveLength(
      1,
    );
    silentConsole.length = 0;
    await card.getByRole('button').click();
    const video = card.locator('video');
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
  });

  test('a broken video is tried three times, a second and two apart, then it has the placeholder', async ({
    page,
    silentConsole,
  }) => {
    const times: number[] = [];
    await page.route('**/roto.mp4', (route) => {
      times.push(Date.now());
      return route.fulfill({ body: 'no es un video', contentType: 'video/mp4' });
    });
    await serveTestimonials(page, [testimonial(1, { videoUrl: '/data/videos/roto.mp4' })]);
    await open(page);
    const card = cardOf(page, 'Cliente 1');
    await expect(card.getByRole('progressbar')).toBeVisible();
    await expect(card.getByText(placeholder)).toBeVisible({ timeout: 15_000 });
    await expect(card.getByRole('progressbar')).toHaveCount(0);
    expect(times).toHaveLength(3);
    const [first = 0, second = 0, third = 0] = times;
    expect(second - first).toBeGreaterThanOrEqual(950);
    expect(third - second).toBeGreaterThanOrEqual(1950);
    expect(silentConsole.filter((message) => message.startsWith('warning: No poster could be captured'))).toHaveLength(
      1,
    );
    silentConsole.length = 0;

    await card.getByRole('button', { name: 'Reproducir el testimonio de Cliente 1' }).click();
    await expect(card.getByRole('alert')).toHaveText('Este video no se pudo reproducir. Inténtalo de nuevo.');
    await expect(card.getByRole('button')).toBeFocused();
    silentConsole.length = 0;
  });

  test('a video that is black throughout has the placeholder', async ({ page, silentConsole }) => {
    await serveVideo(page, '**/negro.mp4', testVideo('black'));
    await serveTestimonials(page, [testimonial(1, { videoUrl: '/data/videos/negro.mp4' })]);
    await open(page);
    await expect(cardOf(page, 'Cliente 1').getByText(placeholder)).toBeVisible();
    expect(silentConsole).toEqual([expect.stringMatching(/^warning: No poster could be captured .* too dark$/)]);
    silentConsole.length = 0;
  });

  test('a poster that fails to load gives way to the placeholder', async ({ page, silentConsole }) => {
    await serveTestimonials(page, [testimonial(1, { posterUrl: '/data/videos/no-existe.jpg' })]);
    await open(page);
    await expect(cardOf(page, 'Cliente 1').getByText(placeholder)).toBeVisible();
    // Chromium's own word on the 404.
    silentConsole.length = 0;
  });

  test('when the store is full, the oldest posters make room', async ({ page }) => {
    await page.addInitScript(() => {
      if (localStorage.length > 0) return;
      const chunk = 'x'.repeat(200_000);
      for (let age = 1; ; age++) {
        try {
          localStorage.setItem(`mosaico:poster:/viejo-${age}.mp4`, `${age} data:image/jpeg;base64,${chunk}`);
        } catch {
          break;
        }
      }
      // To the last letter.
      for (let size = 100_000; size >= 1; size = Math.floor(size / 2)) {
        try {
          localStorage.setItem(`relleno-${size}`, 'y'.repeat(size));
        } catch {
          // Less, then.
        }
      }
    });
    await serveTestimonials(page, [testimonial(2)]);
    await open(page);
    await capturedPoster(cardOf(page, 'Cliente 2'));
    await expect.poll(() => kept(page)).toContain('mosaico:poster:/data/videos/cliente-02.mp4?n=2');
    const keys = await kept(page);
    expect(keys).not.toContain('mosaico:poster:/viejo-1.mp4');
    expect(keys).toContain('mosaico:poster:/viejo-2.mp4');
  });

  test('a browser that forbids the store captures them all the same', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await open(page);
    await capturedPoster(cardOf(page, 'Cliente de ejemplo 2'));
  });

  test('at most two videos are opened at a time', async ({ page }) => {
    const opened = new Set<string>();
    let most = 0;
    await page.route('**/data/videos/*.mp4?n=*', async (route) => {
      opened.add(route.request().url());
      most = Math.max(most, opened.size);
      await new Promise((resolve) => setTimeout(resolve, 150));
      opened.delete(route.request().url());
      await route.fallback();
    });
    await serveTestimonials(
      page,
      Array.from({ length: 8 }, (_, index) => testimonial(index + 1)),
    );
    await open(page);
    for (const number of [1, 2, 3, 4]) await capturedPoster(cardOf(page, `Cliente ${number}`));
    expect(most).toBe(2);
  });
});

test.describe('playing', () => {
  const playing = (page: Page, name: string) =>
    expect
      .poll(() =>
        cardOf(page, name)
          .locator('video')
          .evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0 && video.controls),
      )
      .toBe(true);

  test('a click turns the poster into a player, and another click stops the first', async ({ page }) => {
    await open(page);
    await cardOf(page, 'Cliente de ejemplo 1').getByRole('button').click();
    await playing(page, 'Cliente de ejemplo 1');
    await cardOf(page, 'Cliente de ejemplo 2').getByRole('button').click();
    await playing(page, 'Cliente de ejemplo 2');
    await expect(page.locator('video')).toHaveCount(1);
    await expect(cardOf(page, 'Cliente de ejemplo 1').getByRole('button')).toBeVisible();
  });

  test('the keyboard plays, and has the player', async ({ page }) => {
    await open(page);
    const button = cardOf(page, 'Cliente de ejemplo 1').getByRole('button');
    await button.focus();
    await page.keyboard.press('Enter');
    await playing(page, 'Cliente de ejemplo 1');
    await expect(page.locator('video')).toBeFocused();
  });
});

test.describe('the carousel', () => {
  const label = 'Testimonios en video';
  const hint = 'Reproducción automática • Pausa al pasar el cursor';
  const slides = (page: Page) => page.getByRole('region', { name: label }).locator('[role=group]:not([inert])');
  /** Where the carousel stands, once nothing moves: the name of the leftmost slide in view. */
  const position = (page: Page): Promise<string> =>
    page.getByRole('region', { name: label }).evaluate(async (region) => {
      const leftmost = () =>
        [...region.querySelectorAll('[role=group]:not([inert])')]
          .map((slide) => ({ name: slide.getAttribute('aria-label') ?? '', x: slide.getBoundingClientRect().x }))
          .sort((one, other) => one.x - other.x)[0] ?? { name: '', x: 0 };
      for (let before = leftmost(); ;) {
        await new Promise((resolve) => setTimeout(resolve, 200));
        const now = leftmost();
        if (now.name === before.name && now.x === before.x) return now.name;
        before = now;
      }
    });
  const standsAt = (page: Page, slide: number) => expect.poll(() => position(page)).toBe(`${slide} de 12`);

  async function show(page: Page, address = '/'): Promise<void> {
    // It goes on by itself meanwhile, and further when it is told to.
    await page.clock.install();
    await open(page, address);
    await page.locator('#testimonios').scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: `Siguiente: ${label}` })).toBeVisible();
    await page
      .getByRole('region', { name: label })
      .evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
  }

  /** The home page's section, for a visitor in whose browser no testimonial is known. */
  async function comeToSection(page: Page): Promise<void> {
    await come(page, 'Inicio');
    // The section itself is on its way from when its place is near.
    await page.getByRole('heading', { name: 'Lo que escriben en sus reseñas' }).scrollIntoViewIfNeeded();
    await page.locator('#testimonios').scrollIntoViewIfNeeded();
  }

  for (const [width, count] of [
    [360, 2],
    [767, 2],
    [768, 4],
    [1440, 4],
  ] as const)
    test(`${count} clients side by side at ${width} px; where none is known, ${count} placeholders first`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, '/');
      await page.locator('#testimonios').scrollIntoViewIfNeeded();
      await expect(page.locator('#testimonios ul[aria-hidden]')).toHaveCount(0);
      await expect(slides(page)).toHaveCount(count);

      let answer = (): void => undefined;
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route(/\/data\/testimonios\.json/, async (route) => {
        expect(route.request().url()).not.toContain('?');
        expect(await route.request().headerValue('cache-control')).toBe('no-cache');
        await held;
        await route.fallback();
      });
      await comeToSection(page);
      const section = page.locator('#testimonios');
      await expect(section.locator('ul[aria-hidden] > li:visible')).toHaveCount(count);
      await expect(section.getByText(hint)).toBeVisible();
      answer();
      await expect(section.locator('figure')).toHaveCount(12);
      await expect(section.locator('ul[aria-hidden]')).toHaveCount(0);
      await expect(slides(page)).toHaveCount(count);
    });

  test('goes on every 2.5 s and round the end, stands still under the mouse, and goes on when it leaves', async ({
    page,
  }) => {
    await show(page);
    await page.mouse.move(5, 5);
    const first = await position(page);
    await expect.poll(() => position(page), { timeout: 6_000 }).not.toBe(first);

    await page.getByRole('region', { name: label }).hover({ position: { x: 200, y: 60 } });
    const held = await position(page);
    await page.clock.runFor(3_500);
    expect(await position(page)).toBe(held);

    await page.mouse.move(5, 5);
    await expect.poll(() => position(page), { timeout: 6_000 }).not.toBe(held);
  });

  test('has a pause, a step back round the beginning, and one on', async ({ page }) => {
    await show(page);
    await page.getByRole('button', { name: `Pausar: ${label}` }).click();
    await page.mouse.move(5, 5);
    const held = await position(page);
    await page.clock.runFor(3_500);
    expect(await position(page)).toBe(held);
    await expect(page.getByRole('button', { name: `Reproducir: ${label}` })).toBeVisible();

    const at = Number.parseInt(held, 10);
    await page.getByRole('button', { name: `Siguiente: ${label}` }).click();
    await standsAt(page, (at % 12) + 1);
    for (let slide = at; slide >= 0; slide--) {
      await page.getByRole('button', { name: `Anterior: ${label}` }).click();
      await standsAt(page, slide || 12);
    }
  });

  test('stands still while a video plays, wherever the mouse and the focus go', async ({ page }) => {
    await show(page);
    await page.getByRole('button', { name: `Pausar: ${label}` }).click();
    const held = await position(page);
    await slides(page).first().getByRole('button').click();
    await page.getByRole('button', { name: `Reproducir: ${label}` }).click();
    await expect(page.locator('#testimonios video')).toHaveCount(1);
    await page.mouse.move(5, 5);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(3_500);
    expect(await position(page)).toBe(held);
  });

  test('does not move by itself for who wants less motion, and does not say that it would', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await show(page);
    await page.mouse.move(5, 5);
    const held = await position(page);
    await page.clock.runFor(3_500);
    expect(await position(page)).toBe(held);
    await expect(page.getByRole('button', { name: `Pausar: ${label}` })).toHaveCount(0);
    await expect(page.getByText(hint)).toBeHidden();
  });

  test('is in the page for visitors below the minimum as well', async ({ page }) => {
    await show(page, '/inversion-minima');
    await expect(slides(page)).toHaveCount(4);
    await expect(page.getByRole('heading', { level: 2, name: 'Lo que Dicen Nuestros Clientes' })).toBeVisible();
  });

  test('when no list is known and none arrives, its section has neither placeholders nor cards', async ({
    page,
    silentConsole,
  }) => {
    await page.route(/\/data\/testimonios\.json/, (route) => route.fulfill({ status: 500, body: 'no' }));
    await comeToSection(page);
    const section = page.locator('#testimonios');
    await expect
      .poll(() => silentConsole.filter((message) => message.includes('Network response was not ok')))
      .toHaveLength(1);
    await expect(section.locator('figure, ul[aria-hidden]')).toHaveCount(0);
    await expect(section.getByText(hint)).toHaveCount(0);
    await expect(section.getByRole('link', { name: 'Ver todos los testimonios' })).toBeVisible();
    silentConsole.length = 0;
  });
});
