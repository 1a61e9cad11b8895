import {
  arrive,
  banner,
  box,
  highlighted,
  list,
  menu,
  menuButton,
  narrow,
  option,
  searchButton,
  wide,
} from '../support/header.ts';
import { test } from '../support/returning.ts';
import { expect, hydrated, restingPlace } from '../support/site.ts';

test.describe('the bar', () => {
  test('stays at the top, translucent and blurred past 10 px; the search stands in its centre from 768 px on, and behind an icon below; its logo leads home without another document', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await arrive(page);
    await page.evaluate(() => window.scrollTo({ top: 10, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(10);
    await expect(banner(page)).toHaveCSS('backdrop-filter', 'none');
    await page.evaluate(() => window.scrollTo({ top: 11, behavior: 'instant' }));
    await expect(banner(page)).toHaveCSS('backdrop-filter', /blur/);
    await expect(banner(page)).toHaveCSS('background-color', /\/ 0\.82\)$/);
    await page.evaluate(() => window.scrollTo({ top: 1_000, behavior: 'instant' }));
    expect((await banner(page).boundingBox())?.y).toBe(0);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(banner(page)).toHaveCSS('backdrop-filter', 'none');

    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const place = await box(page).boundingBox();
      expect((place?.x ?? 0) + (place?.width ?? 0) / 2, `${width} px`).toBeCloseTo(width / 2, -1);
      await expect(searchButton(page)).toBeHidden();
    }
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(box(page)).toBeHidden();
    await expect(searchButton(page)).toBeVisible();

    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    await page.getByRole('link', { name: 'Agencia Mosaico: Ir al inicio' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('html[data-same-document]')).toBeAttached();
  });

  test('is laid out in the HTML already, at every width', async ({ page }) => {
    for (const viewport of [narrow, wide]) {
      await page.setViewportSize(viewport);
      const shifts = page.addInitScript(() => {
        new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries() as (PerformanceEntry & { sources?: { node?: Node }[] })[])
            for (const { node } of entry.sources ?? [])
              if (node && document.querySelector('header')?.contains(node)) performance.mark('header-shifted');
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await shifts;
      await arrive(page);
      expect(await page.evaluate(() => performance.getEntriesByName('header-shifted').length)).toBe(0);
    }
  });

  test('holds logo, search and menu on a phone of 320 px, each large enough for a finger', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await arrive(page);
    const places = await Promise.all(
      [page.getByRole('link', { name: /Ir al inicio/ }), searchButton(page), menuButton(page)].map((each) =>
        each.boundingBox(),
      ),
    );
    for (const [index, place] of places.entries()) {
      expect(place?.height).toBeGreaterThanOrEqual(44);
      expect(place?.width).toBeGreaterThanOrEqual(44);
      const before = places[index - 1];
      if (before) expect(place?.x).toBeGreaterThanOrEqual(before.x + before.width);
    }
    await menuButton(page).click();
    for (const link of await menu(page).getByRole('link').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await searchButton(page).click();
    await page.keyboard.type('web');
    for (const each of [...(await page.getByRole('option').all()), page.getByRole('button', { name: 'Borrar' })])
      expect((await each.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });

  test('without JavaScript the menu is open and the search is not offered', async ({ browser, baseURL }) => {
    for (const viewport of [narrow, wide]) {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      await page.goto('/planes-sociales');
      await expect(menu(page).getByRole('link')).toHaveCount(4);
      await expect(menu(page).getByRole('link', { name: 'CRM Login' })).toBeVisible();
      await expect(menuButton(page)).toBeHidden();
      await expect(searchButton(page)).toBeHidden();
      await expect(box(page)).toBeHidden();
      await menu(page).getByRole('link', { name: 'Testimonios en Video' }).click();
      await expect(page).toHaveURL('/testimonios-videos');
      await context.close();
    }
  });
});

for (const viewport of [narrow, wide])
  test.describe(`the menu at ${viewport.width} px`, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => arrive(page));

    test('opens and closes on click, and closes outside of it', async ({ page }) => {
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
      await menuButton(page).click();
      await expect(menu(page)).toBeHidden();
      await menuButton(page).click();
      await page.mouse.click(20, viewport.height - 150);
      await expect(menu(page)).toBeHidden();
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    });
  });

test.describe('the menu', () => {
  test.use({ viewport: wide });
  test.beforeEach(({ page }) => arrive(page));

  test('has its three links and the CRM, in a new tab', async ({ page, context }) => {
    await menuButton(page).click();
    const links = menu(page).getByRole('link');
    await expect(links).toHaveText([
      'Catálogo de Servicios',
      'Testimonios en Video',
      'Agendar una Cita Ahora',
      'CRM Login (se abre en una pestaña nueva)',
    ]);
    const addresses = await links.evaluateAll((each) => each.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(['/catalogo-servicios', '/testimonios-videos', '/solicitar-cita', '/demo/crm']);
    const opened = context.waitForEvent('page');
    await links.last().click();
    await expect(await opened).toHaveURL('/demo/crm');
    await expect(page).toHaveURL('/planes-sociales');
  });

  test('closes as soon as a link of it is followed, and on going back and forward', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    let answer = (): void => undefined;
    const late = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/assets/mf-testimonials/**', (route) => late.then(() => route.continue()));
    await menuButton(page).click();
    await menu(page).getByRole('link', { name: 'Testimonios en Video' }).click();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/planes-sociales');
    answer();
    await expect(page).toHaveURL('/testimonios-videos');
    await menuButton(page).click();
    await page.goBack();
    await expect(page).toHaveURL('/planes-sociales');
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await page.goForward();
    await expect(page).toHaveURL('/testimonios-videos');
    await expect(menu(page)).toBeHidden();
  });
});

test.describe('the search’s panel on a phone', () => {
  test.use({ viewport: narrow });
  test.beforeEach(({ page }) => arrive(page));

  test('closes by its icon, outside of it, and when the menu opens, which it closes in turn', async ({ page }) => {
    await searchButton(page).click();
    await searchButton(page).click();
    await expect(box(page)).toBeHidden();
    await searchButton(page).click();
    await page.mouse.click(20, narrow.height - 150);
    await expect(box(page)).toBeHidden();
    await searchButton(page).click();
    await menuButton(page).click();
    await expect(box(page)).toBeHidden();
    await expect(menu(page)).toBeVisible();
    await searchButton(page).click();
    await expect(menu(page)).toBeHidden();
    await expect(box(page)).toBeFocused();
    await page.goto('/gracias');
    await expect(box(page)).toBeHidden();
  });

  test('closes on going back', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('link', { name: /Ir al inicio/ }).click();
    await expect(page).toHaveURL('/');
    await searchButton(page).click();
    await page.goBack();
    await expect(page).toHaveURL('/planes-sociales');
    await expect(box(page)).toBeHidden();
  });
});

test.describe('the tooltip of the search’s icon', () => {
  test.use({ viewport: narrow });

  test('shows after 2000 ms of pointing or of focus, not before', async ({ page }) => {
    await page.clock.install();
    await arrive(page);
    const tooltip = page.getByRole('tooltip');
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const point of [
      () => searchButton(page).hover(),
      async () => {
        await page.mouse.move(10, 400);
        await page.getByRole('link', { name: /Ir al inicio/ }).focus();
        await page.keyboard.press('Tab');
      },
    ]) {
      await point();
      await page.clock.runFor(1_999);
      await expect(tooltip).toBeHidden();
      // Its code may come later still.
      await expect(async () => {
        await page.clock.runFor(1);
        await expect(tooltip).toHaveText('Busca tu servicio aquí', { timeout: 100 });
      }).toPass();
      await page.keyboard.press('Escape');
      await expect(tooltip).toBeHidden();
    }
    const { x, width } = await restingPlace(searchButton(page));
    expect(x + width).toBeLessThanOrEqual(narrow.width);
  });
});

test.describe('by touch, on a phone', () => {
  test.use({ viewport: narrow, hasTouch: true, isMobile: true });

  test('the menu opens, closes outside of it, and leads on; the search opens with the focus in its box, is cleared, and opens a result', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await arrive(page);
    await menuButton(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.touchscreen.tap(180, 600);
    await expect(menu(page)).toBeHidden();

    await searchButton(page).tap();
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('tienda');
    await page.getByRole('button', { name: 'Borrar la búsqueda' }).tap();
    await expect(box(page)).toHaveValue('');
    await expect(box(page)).toBeFocused();
    await expect(page.getByRole('tooltip'), 'a finger does not hover').toBeHidden();
    await page.keyboard.type('facebok');
    await option(page, 'Campañas de publicidad').tap();
    await expect(page).toHaveURL('/meta-ads-marketing');
    await expect(box(page)).toBeHidden();

    await menuButton(page).tap();
    await menu(page).getByRole('link', { name: 'Testimonios en Video' }).tap();
    await expect(page).toHaveURL('/testimonios-videos');
    await expect(menu(page)).toBeHidden();
  });
});

test('header and search work while the page below still waits for its remote', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/mf-plans/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/planes-sociales', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('mosaico:shell-interactive').length > 0);
  const heading = page.getByRole('heading', { level: 1 });
  const words = await heading.textContent();
  await box(page).fill('tienda');
  await expect(option(page, 'Tienda en línea')).toBeVisible();
  await menuButton(page).click();
  await expect(list(page)).toBeHidden();
  await page.mouse.wheel(0, 200);
  await expect(banner(page)).toHaveCSS('backdrop-filter', /blur/);
  await expect(heading).toHaveText(words ?? '');
  expect(await page.evaluate(() => performance.getEntriesByName('mosaico:page-interactive').length)).toBe(0);
  release();
  await hydrated(page);
});

test('zoomed to 200 % and to 400 % both panels can be read to their end', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await arrive(page);
  for (const size of [
    { width: 640, height: 400 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size);
    await menuButton(page).click();
    await menu(page).getByRole('link', { name: 'CRM Login' }).scrollIntoViewIfNeeded();
    await expect(menu(page).getByRole('link', { name: 'CRM Login' })).toBeInViewport({ ratio: 1 });
    await searchButton(page).click();
    await box(page).fill('');
    await page.keyboard.type('redes');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(highlighted(page)).toBeInViewport();
  }
});
