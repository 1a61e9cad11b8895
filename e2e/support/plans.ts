import type { Page } from '@playwright/test';
import { expect, stopTime } from './site.ts';

/** The provider's script of the maintenance plans. */
export const buyButton = '**/demo/scripts/buy-button.js';
export const offer = (page: Page) => page.getByRole('dialog', { name: '¿Quién atiende a tus visitas?' });
export const payment = (page: Page, action: string) =>
  page.getByRole('tabpanel').getByRole('link', { name: `${action} (se abre en una pestaña nueva)` });

/** Opens the maintenance plans with the clock in the test's hand, and returns how many ms ago the visitor arrived. */
export async function openWithClock(page: Page): Promise<number> {
  // From before the page is there: however slow the machine, no time passes.
  await stopTime(page);
  await page.goto('/planes-mantenimiento');
  // Once hydrated, the panels of the other plans are hidden.
  await expect(page.locator('[role="tabpanel"][hidden]')).toHaveCount(3);
  return page.evaluate(() => performance.now());
}
