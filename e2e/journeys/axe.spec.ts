import type { Page } from '@playwright/test';
import { objections, type Look, type Theme } from '../support/axe.ts';
import { box, list, menu, menuButton, searchButton } from '../support/header.ts';
import { declaredScreens, expect, hydrated, test } from '../support/site.ts';

const widths = [320, 360, 768, 1440];
const everyTheme: Theme[] = ['light', 'dark', 'forced'];
const all: Look[] = widths.flatMap((width) => everyTheme.map((theme) => ({ theme, width })));

/**
 * How the page or state of this number in its list is looked at: in every theme, at widths that take turns. `AXE=all` looks
 * at all twelve pairs, which takes four times as long.
 */
const looksAt = (index: number): Look[] =>
  process.env.AXE === 'all'
    ? all
    : everyTheme.map((theme, turn) => ({ theme, width: widths[(index + turn) % widths.length] ?? 320 }));

/** What a visitor can bring a page to. */
const states: readonly { name: string; path: string; reach: (page: Page) => Promise<void> }[] = [
  {
    name: 'the menu is open',
    path: '/planes-sociales',
    reach: async (page) => {
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
    },
  },
  {
    name: 'the search has results',
    path: '/planes-sociales',
    reach: async (page) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await searchButton(page).click();
      await box(page).fill('redes');
      await expect(list(page)).toBeVisible();
    },
  },
  {
    name: 'the search has none',
    path: '/planes-sociales',
    reach: async (page) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await searchButton(page).click();
      await box(page).fill('zapatos rojos');
      await expect(page.getByText('No se encontraron resultados')).toBeVisible();
    },
  },
  {
    name: 'details stand in a dialog',
    path: '/planes-crm',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Ver detalle: 3 reuniones' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'a calendar stands in a dialog',
    path: '/crm-servicios',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Agendar Cita Personalizada' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'another plan is chosen',
    path: '/planes-soporte',
    reach: async (page) => {
      await page.getByRole('tab').last().click();
      await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
    },
  },
  {
    name: 'a field has an error',
    path: '/catalogo-servicios',
    reach: async (page) => {
      await page.getByLabel('PIN de 6 caracteres').fill('271828');
      await page.getByLabel('PIN de 6 caracteres').press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: 'PIN incorrecto' })).toBeVisible();
    },
  },
  {
    name: 'the catalogue is unlocked',
    path: '/catalogo-servicios',
    reach: async (page) => {
      await page.getByLabel('PIN de 6 caracteres').fill('314159');
      await page.getByLabel('PIN de 6 caracteres').press('Enter');
      await expect(page.getByRole('region', { name: 'Elige por dónde empezar' })).toBeVisible();
    },
  },
  {
    name: 'a toast is shown, and held',
    path: '/directorio-paginas',
    reach: async (page) => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.resolve();
      });
      await page.getByRole('main').getByRole('button', { name: /^Copi/ }).first().click();
      await page.keyboard.press('Alt+t');
      await expect(page.getByRole('region', { name: 'Notifications' })).toBeFocused();
    },
  },
  {
    name: 'an answer is open',
    path: '/crm-faq',
    reach: async (page) => {
      await page.locator('details#precio summary').click();
      await expect(page.locator('details#precio')).toHaveAttribute('open');
    },
  },
  {
    name: 'the page is missing',
    path: '/',
    reach: async (page) => {
      await page.evaluate(() => {
        history.pushState(null, '', '/no-existe');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await expect(page.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible();
    },
  },
];

const screens = await declaredScreens();

test.describe(`axe, ${(screens.length + states.length) * looksAt(0).length} runs`, () => {
  for (const [index, { path }] of screens.entries()) {
    test(`${path}, as it comes`, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      expect(await objections(page, looksAt(index))).toEqual([]);
    });
  }

  for (const [index, { name, path, reach }] of states.entries()) {
    test(`${path}, when ${name}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await hydrated(page);
      await reach(page);
      expect(await objections(page, looksAt(index))).toEqual([]);
    });
  }
});
