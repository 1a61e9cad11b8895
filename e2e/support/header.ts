import type { Locator, Page } from '@playwright/test';
import { hydrated } from './site.ts';

export const narrow = { width: 360, height: 740 };
export const wide = { width: 1280, height: 800 };

export const banner = (page: Page): Locator => page.getByRole('banner').first();
export const menuButton = (page: Page): Locator => page.getByRole('button', { name: 'Menú' });
export const searchButton = (page: Page): Locator => page.getByRole('button', { name: 'Buscar servicios' });
export const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Menú principal' });
export const box = (page: Page): Locator => page.getByRole('combobox', { name: 'Buscar servicios' });
export const list = (page: Page): Locator => page.getByRole('listbox');
/** The result of this title; another one's description may mention it. */
export const option = (page: Page, title: string): Locator =>
  page.getByRole('option', { name: new RegExp(`^${title}`) });
export const highlighted = (page: Page): Locator => page.getByRole('option', { selected: true });

/** A page that is soon painted, and has nothing to press but what stands around every page. */
export const light = '/politica-privacidad';

export async function arrive(page: Page, path = '/planes-sociales'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Opens the page at a width, with the search box in sight. */
export async function arriveSearching(page: Page, viewport: typeof narrow): Promise<void> {
  await page.setViewportSize(viewport);
  await arrive(page, light);
  if (viewport === narrow) await searchButton(page).click();
  await box(page).focus();
}
