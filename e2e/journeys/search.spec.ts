import { entriesAmong } from '../../shell/src/search/entries.ts';
import {
  arrive,
  arriveSearching,
  box,
  highlighted,
  light,
  list,
  narrow,
  option,
  others,
  searchButton,
  wide,
} from '../support/header.ts';
import { test } from '../support/returning.ts';
import { declaredRoutes, expect, hydrated, restingPlace } from '../support/site.ts';

for (const viewport of [narrow, wide])
  test.describe(`the service search at ${viewport.width} px`, () => {
    test.beforeEach(({ page }) => arriveSearching(page, viewport));

    test('goes on in one visit, from the arrows to a click outside', async ({ page, context }) => {
      await test.step('the arrows move a highlight that the list scrolls to, below a mouse that rests', async () => {
        await box(page).fill('a');
        await expect(list(page)).toBeVisible();
        const place = await restingPlace(list(page));
        expect(place.height).toBeLessThanOrEqual(24 * 16);
        await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
        const { scrollY } = await page.evaluate(() => ({ scrollY: window.scrollY }));
        await box(page).fill('e');
        const count = await page.getByRole('option').count();
        for (let step = 0; step < count + 2; step += 1) await page.keyboard.press('ArrowDown');
        const last = page.getByRole('option').last();
        await expect(last).toHaveAttribute('aria-selected', 'true');
        await expect(box(page)).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id')) ?? '');
        const shown = await restingPlace(last);
        expect(shown.y).toBeGreaterThanOrEqual(place.y);
        expect(shown.y + shown.height).toBeLessThanOrEqual(place.y + place.height + 1);
        expect(await page.evaluate(() => window.scrollY)).toBe(scrollY);
        for (let step = 0; step < count; step += 1) await page.keyboard.press('ArrowUp');
        await expect(highlighted(page)).toHaveCount(0);
        await expect(box(page)).toBeFocused();
      });

      await test.step('a result opens in a tab of its own when the visitor asks for one', async () => {
        await box(page).fill('catalogo');
        const opened = context.waitForEvent('page');
        await option(page, 'Catálogo de servicios').click({ modifiers: ['ControlOrMeta'] });
        await expect(await opened).toHaveURL('/catalogo-servicios');
        await (await opened).close();
        await expect(page).toHaveURL(light);
      });

      await test.step('says that nothing was found, in the visitor’s words as text', async () => {
        for (const query of ['zapatos rojos', '<img src=x onerror=alert(1)>', 'مرحبا', '.*']) {
          await box(page).fill(query);
          await expect(page.getByText(`No se encontraron resultados para "${query}"`)).toBeVisible();
          await expect(list(page)).toBeHidden();
        }
        await expect(page.getByRole('search').getByRole('link', { name: /^Preguntar por chat/ })).toHaveAttribute(
          'href',
          `/demo/chat/13055550123?text=${encodeURIComponent('Hola, busco esto en su sitio: .*')}`,
        );
        await box(page).fill('   ');
        await expect(page.getByText('No se encontraron resultados')).toBeHidden();
        await box(page).fill('x'.repeat(200));
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
          'a long query is broken into lines',
        ).toBeLessThanOrEqual(0);
      });

      await test.step('a click outside closes the list', async () => {
        await box(page).fill('redes');
        await expect(list(page)).toBeVisible();
        await page.mouse.click(viewport.width - 20, viewport.height - 60);
        await expect(list(page)).toBeHidden();
      });
    });

    test.describe('leads on', () => {
      test.use({ contextOptions: { reducedMotion: 'reduce' } });

      test('lists what matches, marked, and Enter opens the first in the same document', async ({ page }) => {
        await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
        await expect(box(page)).toHaveAttribute('placeholder', 'Buscar servicios...');
        await page.keyboard.type('diseno');
        await expect(page.getByRole('option')).toContainText([
          'Venta de sitios web',
          'Sitio web premium',
          'Sitio web corporativo',
        ]);
        await expect(page.getByRole('status').filter({ hasText: '3 resultados' })).toBeAttached();
        await expect(highlighted(page)).toHaveCount(0);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL('/venta-sitios-web');
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await expect(list(page)).toBeHidden();
        if (viewport === narrow) await expect(box(page)).toBeHidden();
        else await expect(box(page)).toHaveValue('');
        await expect(page.locator('html[data-same-document]')).toBeAttached();
      });

      test('lists other pages below the services, places in them included', async ({ page }) => {
        await page.keyboard.type('crm');
        await expect(others(page)).toBeVisible();
        const addresses = await page
          .getByRole('option')
          .evaluateAll((each) => each.map((link) => link.getAttribute('href')));
        expect(addresses[0]).toBe('/planes-crm');
        expect(addresses).toContain('/crm-faq');
        expect(new Set(addresses).size, 'each once').toBe(addresses.length);
        await expect(others(page).getByRole('option').first()).not.toHaveAttribute('href', '/planes-crm');

        await box(page).fill('faq');
        await expect(page.getByRole('option')).toHaveCount(1);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL('/crm-faq');
        // Which closes the search, also one begun while the page was on its way.
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

        if (viewport === narrow) await searchButton(page).click();
        await box(page).fill('cuánto cuesta');
        await expect(others(page).getByRole('option').first()).toHaveAttribute('href', '/#precios');
        await others(page).getByRole('option').first().click();
        await expect(page).toHaveURL('/#precios');
        await expect(page.locator('#precios')).toBeInViewport();
      });

      test('the mouse highlights and opens a result', async ({ page }) => {
        await page.keyboard.type('catalogo');
        await option(page, 'Catálogo de servicios').hover();
        await expect(highlighted(page)).toContainText('Catálogo de servicios');
        await page.mouse.down();
        await expect(box(page)).toBeFocused();
        await page.mouse.up();
        await expect(page).toHaveURL('/catalogo-servicios');
        await expect(list(page)).toBeHidden();
      });

      test('where nothing was found, it leads to the list of pages', async ({ page }) => {
        await page.keyboard.type('zapatos rojos');
        await page.getByRole('link', { name: 'Ver todas las páginas' }).click();
        await expect(page).toHaveURL('/directorio-paginas');
        await expect(page.getByText('No se encontraron resultados')).toBeHidden();
      });
    });
  });

test('by touch, on a wide screen, a tap opens a result', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ viewport: wide, hasTouch: true, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await arrive(page, light);
  await box(page).tap();
  await page.keyboard.type('cita');
  await option(page, 'Solicitar una cita').tap();
  await expect(page).toHaveURL('/solicitar-cita');
  await expect(box(page)).toHaveValue('');
  await context.close();
});

test('what is typed before the scripts come is searched once they are here', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/shell/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(light, { waitUntil: 'commit' });
  await box(page).fill('tienda');
  release();
  await hydrated(page);
  await expect(box(page)).toHaveValue('tienda');
  await expect(option(page, 'Tienda en línea')).toBeVisible();
});

test('every result leads to a page of the site, and to a place that is in it', async ({ request }) => {
  for (const { address } of entriesAmong(await declaredRoutes())) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    const [, anchor] = address.split('#');
    if (anchor) expect(await answer.text(), address).toContain(` id="${anchor}"`);
  }
});

test('the highlight is seen in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await arriveSearching(page, wide);
  await page.keyboard.type('redes');
  await page.keyboard.press('ArrowDown');
  await expect(highlighted(page)).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('option', { selected: false }).first()).toHaveCSS('outline-style', 'none');
});
