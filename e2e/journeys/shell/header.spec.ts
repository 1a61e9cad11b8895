import { telephoneLink } from '@mosaico/shared-types';
import site from '../../../environments/demo/site.json' with { type: 'json' };
import {
  arrive,
  banner,
  box,
  list,
  menu,
  menuButton,
  narrow,
  option,
  searchButton,
  wide,
} from '../../support/header.ts';
import { found } from '../../support/known-pages.ts';
import { test } from '../../support/returning.ts';
import { expect, hydrated } from '../../support/site.ts';

const { telephone } = site.agency;

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
    await expect(banner(page)).toHaveCSS('background-color', /\/ 0\.94\)$/);
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

  test('without JavaScript the menu is open and the search is not offered', async ({ browser, baseURL }) => {
    for (const viewport of [narrow, wide]) {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      await page.goto('/planes-sociales');
      // The fourth is the CRM, the fifth the agency's telephone.
      await expect(menu(page).getByRole('link')).toHaveCount(5);
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

test.describe('the menu', () => {
  test.use({ viewport: wide });

  test('has its three links, the CRM, in a new tab, and the telephone, where the agency has one', async ({
    page,
    context,
  }) => {
    await arrive(page);
    await menuButton(page).click();
    const links = menu(page).getByRole('link');
    await expect(links).toHaveText([
      'Catálogo de Servicios',
      'Testimonios en Video',
      'Agendar una Cita Ahora',
      'CRM Login (se abre en una pestaña nueva)',
      `Llamar al ${telephone}`,
    ]);
    const addresses = await links.evaluateAll((each) => each.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual([
      '/catalogo-servicios',
      '/testimonios-videos',
      '/solicitar-cita',
      '/demo/crm',
      telephoneLink(telephone),
    ]);
    const opened = context.waitForEvent('page');
    await links.nth(3).click();
    await expect(await opened).toHaveURL('/demo/crm');
    await expect(page).toHaveURL('/planes-sociales');
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
  await expect(option(page, found.store)).toBeVisible();
  await menuButton(page).click();
  await expect(list(page)).toBeHidden();
  await page.mouse.wheel(0, 200);
  await expect(banner(page)).toHaveCSS('backdrop-filter', /blur/);
  await expect(heading).toHaveText(words ?? '');
  expect(await page.evaluate(() => performance.getEntriesByName('mosaico:page-interactive').length)).toBe(0);
  release();
  await hydrated(page);
});
