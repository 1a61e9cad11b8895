import type { Locator, Page } from '@playwright/test';
import { expect, hydrated } from './site.ts';

// Copying a link is the shortest way to a toast, and the directory has as many of those buttons as the site has pages.

export const region = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' });
/** The toasts that are not on their way out. */
export const shownToasts = (page: Page): Locator => region(page).getByRole('group');
export const toasts = (page: Page): Locator => region(page).getByRole('group', { includeHidden: true });
export const copyButtons = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: /^Copi/ });

/** Opens the directory in a browser that lets it copy. */
export async function arriveToCopy(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/directorio-paginas');
  await hydrated(page);
}

/** Presses the copy button of the page's nth entry, and takes the pointer away from where toasts stand. */
export async function copyLink(page: Page, entry = 0): Promise<void> {
  const shown = await shownToasts(page).count();
  await copyButtons(page).nth(entry).click();
  await expect(shownToasts(page)).toHaveCount(shown + 1);
  await page.mouse.move(10, 10);
}

/** What leaves fades, then folds, then is gone. The page's clock runs meanwhile. */
export async function expectGone(page: Page, toast: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(toast).toHaveCount(0, { timeout: 50 });
  }).toPass({ intervals: [10] });
}
