import type { Locator, Page } from '@playwright/test';
import { hydrated } from './site.ts';

/** The screens that the home page is tried on, how a visitor presses something there, and the video that belongs there. */
export const screens = [
  {
    name: 'phone',
    use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    press: (locator: Locator): Promise<void> => locator.tap(),
    video: 'hero-movil',
  },
  {
    name: 'desktop',
    use: { viewport: { width: 1280, height: 720 }, hasTouch: false, isMobile: false },
    press: (locator: Locator): Promise<void> => locator.click(),
    video: 'hero-escritorio',
  },
] as const;

export const hero = (page: Page): Locator => page.getByRole('main').locator('header').first();
export const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

export async function open(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}
