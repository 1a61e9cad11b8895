import type { Locator, Page } from '@playwright/test';
import { lookAt, objections, themes, type Look } from '../support/axe.ts';
import { box, list, menu, menuButton, searchButton } from '../support/header.ts';
import { declaredScreens, expect, hydrated, test } from '../support/site.ts';

const widths = [320, 360, 768, 1440];
const everyTheme = Object.keys(themes) as Look['theme'][];
const all: Look[] = widths.flatMap((width) => everyTheme.map((theme) => ({ theme, width })));

/**
 * How the page or state of this number in its list is looked at: in every theme, at widths that take turns, so that every theme is
 * seen at every width. `AXE=all` looks at all twelve pairs.
 */
const looksAt = (index: number): Look[] =>
  process.env.AXE === 'all'
    ? all
    : everyTheme.map((theme, turn) => ({ theme, width: widths[(index + turn) % widths.length] ?? 320 }));

/** What a visitor can bring a page to. */
interface State {
  name: string;
  path: string;
  reach: (page: Page) => Promise<void>;
  /** What stands in the page as long as it is so. */
  shown: (page: Page) => Locator;
}

const servicesPanel = (page: Page): Locator => page.getByRole('navigation', { name: 'Servicios y precios' });
const pin = (page: Page): Locator => page.getByLabel('PIN de 6 caracteres');

/** Where no picture is behind the header, whose contrast could not be told. */
const backToTop = (page: Page): Promise<void> => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

/** Asks the search, where there is room for its box, or behind its icon. */
async function search(page: Page, words: string): Promise<void> {
  if (await searchButton(page).isVisible()) await searchButton(page).click();
  await box(page).fill(words);
}

const states: readonly State[] = [
  {
    name: 'the menu is open',
    path: '/planes-sociales',
    reach: (page) => menuButton(page).click(),
    shown: menu,
  },
  {
    name: 'the services and their prices are open',
    path: '/planes-sociales',
    reach: (page) => page.getByRole('button', { name: 'Servicios', exact: true }).click(),
    shown: servicesPanel,
  },
  {
    name: 'the search has results',
    path: '/planes-sociales',
    reach: (page) => search(page, 'redes'),
    shown: list,
  },
  {
    name: 'the search has none',
    path: '/planes-sociales',
    reach: (page) => search(page, 'zapatos rojos'),
    shown: (page) => page.getByText('No se encontraron resultados'),
  },
  {
    name: 'details stand in a dialog',
    path: '/planes-crm',
    reach: (page) => page.getByRole('button', { name: 'Ver detalle: 3 reuniones' }).click(),
    shown: (page) => page.getByRole('dialog', { name: '3 reuniones' }),
  },
  {
    name: 'a calendar stands in a dialog',
    path: '/crm-servicios',
    reach: (page) => page.getByRole('button', { name: 'Agendar Cita Personalizada' }).first().click(),
    shown: (page) => page.getByRole('dialog', { name: 'Agendar Cita Personalizada' }),
  },
  {
    name: 'another plan is chosen',
    path: '/planes-soporte',
    reach: (page) => page.getByRole('tab').last().click(),
    shown: (page) => page.getByRole('tab', { name: 'Personalizado', selected: true }),
  },
  {
    name: 'a CRM is offered',
    path: '/planes-mantenimiento',
    reach: async (page) => {
      await page.clock.install();
      await page.reload();
      await hydrated(page);
      await page.clock.fastForward(7_000);
    },
    shown: (page) => page.getByRole('dialog', { name: '¿Quién atiende a tus visitas?' }),
  },
  {
    name: 'a field has an error',
    path: '/catalogo-servicios',
    reach: async (page) => {
      await pin(page).fill('271828');
      await pin(page).press('Enter');
    },
    shown: (page) => page.getByRole('alert').filter({ hasText: 'PIN incorrecto' }),
  },
  {
    name: 'the catalogue is unlocked',
    path: '/catalogo-servicios',
    reach: async (page) => {
      await pin(page).fill('314159');
      await pin(page).press('Enter');
    },
    shown: (page) => page.getByRole('region', { name: 'Elige por dónde empezar' }),
  },
  {
    name: 'a toast is shown, and held',
    path: '/directorio-paginas',
    reach: async (page) => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.resolve();
      });
      await page.getByRole('main').getByRole('button', { name: /^Copi/ }).first().click();
      await page.getByRole('region', { name: 'Notifications' }).waitFor();
      await page.keyboard.press('Alt+t');
    },
    shown: (page) => page.getByRole('region', { name: 'Notifications' }),
  },
  {
    name: 'no page matches the filter',
    path: '/directorio-paginas',
    reach: (page) => page.getByRole('searchbox').fill('zapatos'),
    shown: (page) => page.getByText('Ninguna página coincide con tu búsqueda.'),
  },
  {
    name: 'an answer is open',
    path: '/crm-faq',
    reach: (page) => page.locator('details#precio summary').click(),
    shown: (page) => page.locator('details#precio[open]'),
  },
  {
    name: 'a transcript is open',
    path: '/testimonios-videos',
    reach: async (page) => {
      await page.getByRole('main').locator('summary').first().click();
      await backToTop(page);
    },
    shown: (page) => page.getByRole('main').locator('details[open]').first(),
  },
  {
    name: 'a testimonial has its player',
    path: '/testimonios-videos',
    reach: async (page) => {
      await page.getByRole('main').locator('figure').first().getByRole('button').click();
      await backToTop(page);
    },
    shown: (page) => page.locator('video[controls]'),
  },
  {
    name: 'the page is missing',
    path: '/',
    reach: (page) =>
      page.evaluate(() => {
        history.pushState(null, '', '/no-existe');
        dispatchEvent(new PopStateEvent('popstate'));
      }),
    shown: (page) => page.getByRole('heading', { level: 1, name: 'Página no encontrada' }),
  },
];

const screens = await declaredScreens();
const ofAll = `of ${(screens.length + states.length) * all.length}`;

test.describe(`axe, ${(screens.length + states.length) * looksAt(0).length} looks ${ofAll}`, () => {
  test.slow(process.env.AXE === 'all');

  for (const [index, { path }] of screens.entries()) {
    test(`${path}, as it comes`, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      for (const look of looksAt(index)) {
        await lookAt(page, look);
        expect.soft(await objections(page), JSON.stringify(look)).toEqual([]);
      }
    });
  }

  for (const [index, { name, path, reach, shown }] of states.entries()) {
    test(`${path}, when ${name}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const look of looksAt(index)) {
        await lookAt(page, look);
        // A wider window may close it.
        if (!(await shown(page).isVisible())) {
          await page.goto(path);
          await hydrated(page);
          await reach(page);
          await expect(shown(page)).toBeVisible();
        }
        expect.soft(await objections(page), JSON.stringify(look)).toEqual([]);
      }
    });
  }
});
