import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, restingPlace, test } from '../support/site.ts';

const videos = /\/demo\/media\/.*\.mp4/;
const screens = [
  {
    name: 'phone',
    use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    video: 'hero-movil',
  },
  { name: 'desktop', use: { viewport: { width: 1280, height: 720 } }, video: 'hero-escritorio' },
] as const;

const hero = (page: Page): Locator => page.getByRole('main').locator('header').first();
const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const video = (page: Page): Locator => hero(page).locator('video');
const paused = (page: Page): Promise<boolean> => video(page).evaluate((element: HTMLVideoElement) => element.paused);
/** Whether the section stands 80 px below the window's top, to the pixel that rounding takes or gives. */
const arrived = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => Math.abs(element.getBoundingClientRect().top - 80) < 2);

async function open(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Names of the videos that the page asks for from now on, each once. */
function askedVideos(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const name = /([\w-]+)\.mp4$/.exec(new URL(request.url()).pathname)?.[1];
    if (name) asked.add(name);
  });
  return asked;
}

/** Follows a link into a document that other pages' links could lead out of. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    document.documentElement.setAttribute('data-same-document', '');
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
}

for (const { name, use, video: expected } of screens) {
  test.describe(`on a ${name}`, () => {
    test.use(use);
    const touch = 'hasTouch' in use;
    const press = (locator: Locator): Promise<void> => (touch ? locator.tap() : locator.click());

    test('the first screen is as high as the window, with the words, both ways on and the moving picture', async ({
      page,
    }) => {
      await open(page);
      const { height } = use.viewport;
      expect(await hero(page).evaluate((element) => element.getBoundingClientRect().bottom)).toBeGreaterThanOrEqual(
        height - 1,
      );
      await expect(page.getByRole('heading', { level: 1, name: 'Agencia de Marketing Digital' })).toBeInViewport({
        ratio: 1,
      });
      await expect(hero(page).getByRole('link', { name: 'Ver Casos de Éxito' })).toBeInViewport({ ratio: 1 });
      await expect(hero(page).getByRole('link', { name: 'Solicitar presupuesto' })).toBeInViewport({ ratio: 1 });
      await expect(video(page)).toBeInViewport();
      await press(hero(page).getByRole('link', { name: 'Ver Casos de Éxito' }));
      await expect(page).toHaveURL('/testimonios-videos');
      await page.goBack();
      await press(hero(page).getByRole('link', { name: 'Solicitar presupuesto' }));
      await expect(page).toHaveURL('/demo/planes-de-marketing');
    });

    test('one video is loaded, never the other, and it plays in a loop without a sound', async ({ page }) => {
      const asked = askedVideos(page);
      await open(page);
      await expect.poll(() => paused(page)).toBe(false);
      const element = video(page);
      await expect(element).toHaveCSS('opacity', '1');
      expect(await element.evaluate((playing: HTMLVideoElement) => playing.muted)).toBe(true);
      // Just before its end.
      await element.evaluate((playing: HTMLVideoElement) => (playing.currentTime = playing.duration - 0.3));
      await expect
        .poll(() => element.evaluate((playing: HTMLVideoElement) => playing.currentTime), { intervals: [50] })
        .toBeLessThan(2);
      expect(await paused(page)).toBe(false);
      await page.setViewportSize({ width: touch ? 1280 : 360, height: 740 });
      await page.evaluate(() => window.scrollTo(0, 50));
      await expect(element).toBeInViewport();
      expect([...asked]).toEqual([expected]);
    });

    test('the video pauses for the visitor, out of sight and in a hidden tab', async ({ page }) => {
      await open(page);
      await expect.poll(() => paused(page)).toBe(false);
      const pause = hero(page).getByRole('button', { name: 'Pausar el video' });
      const play = hero(page).getByRole('button', { name: 'Reproducir el video' });
      await press(pause);
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
      await press(pause);
      await hide(true);
      await hide(false);
      expect(await paused(page)).toBe(true);
    });

    test('the poster is painted with the page, and the video neither moves nor outranks it', async ({ page }) => {
      await page.addInitScript(() => {
        const seen = { largest: '', shift: 0 };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined;
          seen.largest = entry?.element?.tagName ?? '';
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await open(page);
      await expect(video(page)).toHaveCSS('opacity', '1');
      const { largest, shift } = await page.evaluate(
        () => (window as unknown as { seen: { largest: string; shift: number } }).seen,
      );
      expect(['IMG', 'H1']).toContain(largest);
      expect(shift).toBeLessThan(0.01);
    });

    test('the six services stand in a wall of tiles and open their surveys in new tabs', async ({ page, context }) => {
      await open(page);
      const tiles = section(page, '¿Qué necesita tu negocio?').getByRole('link');
      await expect(tiles).toHaveCount(6);
      const lefts = await tiles.evaluateAll((all) => all.map((tile) => Math.round(tile.getBoundingClientRect().left)));
      expect(new Set(lefts).size).toBe(touch ? 2 : 3);
      for (const [title, survey, open] of [
        ['Campañas de publicidad', 'campanas', press],
        ['Videos y fotos', 'videos', (tile: Locator) => tile.press('Enter')],
      ] as const) {
        const tab = context.waitForEvent('page');
        await open(tiles.filter({ hasText: title }));
        const opened = await tab;
        await expect(opened).toHaveURL(`/demo/encuesta?encuesta=${survey}`);
        await opened.close();
      }
    });

    test('a link to an anchor of the page scrolls smoothly to 80 px below the window’s top', async ({ page }) => {
      await open(page);
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
      const link = page.getByRole('link', { name: 'Ver todos los precios' });
      await link.scrollIntoViewIfNeeded();
      const start = await page.evaluate(() => window.scrollY);
      await press(link);
      await expect(page).toHaveURL('/#precios');
      const prices = section(page, 'Precios claros, sin rodeos');
      await expect.poll(() => arrived(prices)).toBe(true);
      await page.keyboard.press('Tab');
      await expect(prices.getByRole('link').first()).toBeFocused();
      await page.goBack();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(start);
      await link.press('Enter');
      await expect.poll(() => arrived(prices)).toBe(true);
    });

    test('/#contacto is arrived at by document, and from another page without one, with the focus there', async ({
      page,
    }) => {
      const contact = section(page, '¿Hablamos de tu negocio?');
      await open(page, '/#contacto');
      await expect.poll(() => arrived(contact)).toBe(true);
      await page.keyboard.press('Tab');
      await expect(contact.getByRole('link', { name: 'Ver Casos de Éxito' })).toBeFocused();

      await open(page, '/politica-citas');
      await follow(page, '/#contacto');
      await expect(page).toHaveURL('/#contacto');
      await expect(contact).toBeFocused();
      await expect.poll(() => arrived(contact)).toBe(true);
      // The testimonials above it arrive by then.
      await expect(page.getByRole('button', { name: /^Reproducir el testimonio/ }).first()).toBeAttached();
      await expect.poll(() => arrived(contact)).toBe(true);
      await expect(page.locator('html[data-same-document]')).toBeAttached();
      await page.keyboard.press('Tab');
      await expect(contact.getByRole('link', { name: 'Ver Casos de Éxito' })).toBeFocused();
    });

    test('the chat button covers no word and no control, wherever the visitor is on the page', async ({ page }) => {
      await open(page);
      const chat = page.getByRole('link', { name: /^Escríbenos por chat/ });
      const covered = (): Promise<string[]> =>
        chat.evaluate((button) => {
          const box = button.getBoundingClientRect();
          const meets = (other: DOMRect): boolean =>
            other.width > 1 &&
            other.left < box.right &&
            other.right > box.left &&
            other.top < box.bottom &&
            other.bottom > box.top;
          const words: string[] = [];
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          for (let text = walker.nextNode(); text; text = walker.nextNode()) {
            const visible = text.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
            if (!visible || !text.textContent?.trim() || button.contains(text)) continue;
            const range = document.createRange();
            range.selectNodeContents(text);
            if ([...range.getClientRects()].some(meets)) words.push(text.textContent);
          }
          for (const control of document.querySelectorAll('main :is(a, button), footer :is(a, button)'))
            if (meets(control.getBoundingClientRect())) words.push(control.outerHTML.slice(0, 80));
          return words;
        });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < height; y += 300) {
        await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
        await expect(chat).toBeInViewport({ ratio: 1 });
        expect(await covered(), `scrolled to ${y}`).toEqual([]);
      }
      const opened = page.context().waitForEvent('page');
      await press(chat);
      await expect(await opened).toHaveURL('/demo/chat/13055550123');
    });

    test('whatever the Tab key stops at is in sight, under nothing', async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page);
      const stops: string[] = [];
      for (;;) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(() => {
          const host = document.activeElement;
          if (!host || host === document.body) return undefined;
          // The version switcher's button is in a shadow root.
          const root = host.shadowRoot ?? document;
          const activeElement = root.activeElement ?? host;
          const { left, top, width, height } = activeElement.getBoundingClientRect();
          const points = [0.1, 0.5, 0.9].map((share) => [left + width * share, top + height / 2] as const);
          const seen = points.every(([x, y]) => {
            const above = root.elementFromPoint(x, y);
            return Boolean(above && (activeElement.contains(above) || above.contains(activeElement)));
          });
          return { seen, name: activeElement.textContent.trim() || activeElement.getAttribute('aria-label') };
        });
        if (!stop || stops.length > 120) break;
        expect(stop.seen, `${stop.name} is seen`).toBe(true);
        stops.push(stop.name ?? '');
      }
      expect(stops.length).toBeGreaterThan(30);
      expect(stops).toContain('Chat');
    });

    test('the footer’s links lead on, and its last line is clear of the chat button', async ({ page }) => {
      await open(page);
      const footer = page.getByRole('contentinfo');
      for (const [name, path] of [
        ['Términos y condiciones', '/terminos-condiciones'],
        ['Política de privacidad', '/politica-privacidad'],
      ] as const) {
        await press(footer.getByRole('link', { name }));
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      }
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const [line, chat] = [
        await restingPlace(footer.getByText(new RegExp(`^© ${new Date().getFullYear()} `))),
        await restingPlace(page.getByRole('link', { name: /^Escríbenos por chat/ })),
      ];
      expect(line.x >= chat.x + chat.width || line.y + line.height <= chat.y).toBe(true);
      const opened = page.context().waitForEvent('page');
      await press(footer.getByRole('link', { name: /^Contacto por chat/ }));
      await expect(await opened).toHaveURL('/demo/chat/13055550123');
    });

    test('a path that does not exist, reached within the site, is said to be missing and leads home', async ({
      page,
    }) => {
      await open(page);
      await follow(page, '/no-existe');
      await expect(page).toHaveURL('/no-existe');
      await expect(page).toHaveTitle(/^Página no encontrada/);
      await expect(page.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeFocused();
      await expect(page.getByText('Lo sentimos, la página que buscas no existe o ha sido movida.')).toBeVisible();
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect((await new AxeBuilder({ page }).analyze()).violations, colorScheme).toEqual([]);
      }
      await press(page.getByRole('link', { name: 'Volver al inicio' }));
      await expect(page.getByRole('heading', { level: 1, name: 'Agencia de Marketing Digital' })).toBeFocused();
      await expect(page.locator('html[data-same-document]')).toBeAttached();
    });
  });
}

test('the prerendered page has the poster, sized and first in the queue, and no video', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [poster = ''] = /<img[^>]*hero-portada\.webp[^>]*>/.exec(html) ?? [];
  expect(poster).toContain('src="/demo/media/hero-portada.webp"');
  expect(poster).toMatch(/fetchpriority="high"/i);
  expect(poster).toMatch(/ width="\d+" height="\d+"/);
  expect(html).not.toContain('<video');
});

for (const [wish, make] of [
  ['less motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  [
    'less data',
    (page: Page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
  ],
] as const) {
  test(`visitors who ask for ${wish} see the poster and load no video`, async ({ page }) => {
    const asked = askedVideos(page);
    await make(page);
    await open(page);
    await page.waitForLoadState('networkidle');
    await expect(hero(page).locator('img')).toBeInViewport();
    await expect(video(page)).toHaveCount(0);
    await expect(hero(page).getByRole('button')).toHaveCount(0);
    expect([...asked]).toEqual([]);
  });
}

test('a video that does not arrive leaves the poster', async ({ page, silentConsole }) => {
  await page.route(videos, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await open(page);
  await failed;
  await expect(video(page)).toHaveCount(0);
  await expect(hero(page).getByRole('button')).toHaveCount(0);
  await expect(hero(page).locator('img')).toBeInViewport();
  silentConsole.length = 0;
});

test('the logos pass by every two seconds, whatever the visitor does but pause them', async ({ page }) => {
  await page.clock.install();
  await open(page);
  const logos = page.getByRole('region', { name: 'Logotipos de clientes' });
  await logos.scrollIntoViewIfNeeded();
  const pause = logos.getByRole('button', { name: /^Pausar/ });
  await expect(pause).toBeVisible();
  const shown = (): Promise<string> =>
    logos.getByRole('group').evaluateAll((all) =>
      all
        .filter((slide) => !(slide as HTMLElement).inert)
        .map((slide) => slide.getAttribute('aria-label'))
        .join(),
    );
  await expect(logos.getByRole('group')).toHaveCount(8);
  let before = await shown();
  await page.clock.runFor(3_000);
  await expect.poll(shown).not.toBe(before);
  // Pointing at them does not stop them.
  await logos.getByRole('img').nth(3).hover();
  before = await shown();
  await page.clock.runFor(3_000);
  await expect.poll(shown).not.toBe(before);

  await pause.press('Enter');
  await page.clock.runFor(1_000);
  before = await shown();
  await page.clock.runFor(10_000);
  expect(await shown()).toBe(before);
});

test('testimonials and reviews are loaded as the visitor comes near them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page);
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/demo/scripts/reviews-widget.js');
  const videosOfClients = section(page, 'Lo que Dicen Nuestros Clientes');
  await videosOfClients.scrollIntoViewIfNeeded();
  await expect(videosOfClients.getByRole('button', { name: /^Reproducir el testimonio/ }).first()).toBeVisible();
  for (const place of [section(page, 'Lo que escriben en sus reseñas'), page.getByRole('contentinfo')]) {
    await place.getByRole('group', { name: 'Reseñas de clientes' }).scrollIntoViewIfNeeded();
    await expect(place.getByText('Demostración: aquí se muestran las reseñas de clientes.')).toBeVisible();
  }
  expect(asked.filter((path) => path === '/demo/scripts/reviews-widget.js')).toHaveLength(1);
  await section(page, '¿Hablamos de tu negocio?').getByRole('link', { name: 'Ver Casos de Éxito' }).click();
  await expect(page).toHaveURL('/testimonios-videos');
});

test('every price of the list is the price that its page says', async ({ page }) => {
  await open(page);
  const rows = section(page, 'Precios claros, sin rodeos').getByRole('listitem');
  const offers = await rows.evaluateAll((all) =>
    all.map((row) => ({
      path: row.querySelector('a')?.getAttribute('href') ?? '',
      price: row.querySelector('strong')?.textContent ?? '',
    })),
  );
  expect(offers).toHaveLength(6);
  for (const { path, price } of offers) {
    await rows.locator(`a[href="${path}"]`).press('Enter');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main')).toContainText(price);
    await page.goBack();
  }
});

test('between phone and desktop, and on the widest screens, the chat button keeps to the margin', async ({ page }) => {
  await open(page);
  for (const width of [320, 640, 768, 1024, 1280, 1376, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const [button, content] = [
      await restingPlace(page.getByRole('link', { name: /^Escríbenos por chat/ })),
      await restingPlace(page.getByRole('heading', { level: 1 })),
    ];
    expect(button.x + button.width, `${width} px`).toBeLessThan(content.x);
  }
});

test('the chat button and a toast never meet', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/directorio-paginas');
  await page
    .getByRole('button', { name: /^Copiar/ })
    .first()
    .click();
  const toast = await restingPlace(
    page
      .getByRole('region', { name: /Notifications/ })
      .getByRole('status')
      .or(page.getByText(/¡Copiado!|Error/))
      .first(),
  );
  const chat = await restingPlace(page.getByRole('link', { name: /^Escríbenos por chat/ }));
  expect(toast.x >= chat.x + chat.width || toast.y + toast.height <= chat.y).toBe(true);
});

test('without JavaScript the poster, the tiles, the chat and the footer are there', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto('/');
  await expect(hero(page).locator('img')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Escríbenos por chat/ })).toHaveAttribute(
    'href',
    '/demo/chat/13055550123',
  );
  await expect(section(page, '¿Qué necesita tu negocio?').getByRole('link')).toHaveCount(6);
  await expect(page.getByRole('contentinfo').getByText(/^© \d{4} /)).toBeVisible();
  await context.close();
});
