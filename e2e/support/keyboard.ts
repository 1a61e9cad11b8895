import type { Locator, Page } from '@playwright/test';
import { box, highlighted, list } from './header.ts';
import { expect } from './site.ts';

/**
 * A row of a keyboard table of the ARIA Authoring Practices: keys that follow each other at once, what comes of them, and how that
 * shows. Each row begins anew.
 */
export type Row = [keys: string, expected: string, shows: (page: Page) => Promise<unknown>];

export interface Pattern {
  /** Brings the page to where each row begins. */
  begin: (page: Page) => Promise<void>;
  rows: Row[];
}

/** Presses keys one after the other, without waiting for what comes of them. */
export const press = async (page: Page, keys: string): Promise<void> => {
  for (const part of keys.split(' ')) {
    const [key = '', times = '1'] = part.split('×');
    for (let time = 0; time < Number(times); time += 1) await page.keyboard.press(key);
  }
};

export const isFocused = (locator: Locator): Promise<void> => expect(locator).toBeFocused();
export const caret = (page: Page): Promise<number | null> =>
  box(page).evaluate((field: HTMLInputElement) => field.selectionStart);
export const isHighlighted = (nth: number) => async (page: Page) => {
  await expect(page.getByRole('option').nth(nth)).toHaveAttribute('aria-selected', 'true');
  await expect(highlighted(page)).toHaveCount(1);
  const id = (await highlighted(page).getAttribute('id')) ?? '';
  await expect(box(page)).toHaveAttribute('aria-activedescendant', id);
  await isFocused(box(page));
};
export const nothingIsHighlighted = async (page: Page) => {
  await expect(list(page)).toBeVisible();
  await expect(highlighted(page)).toHaveCount(0);
  await isFocused(box(page));
};

export const question = (page: Page, id: string): Locator => page.locator(`details#${id}`);
export const isOpen = (id: string) => (page: Page) => expect(question(page, id)).toHaveAttribute('open');
export const isShut = (id: string) => (page: Page) => expect(question(page, id)).not.toHaveAttribute('open');

export const opener = (page: Page): Locator => page.getByRole('button', { name: 'Ver detalle: 3 reuniones' });
export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: '3 reuniones' });
/** Within the dialog, or nowhere in the page: the browser's own controls come after the last of them. */
export const staysInside = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.matches('body, dialog *')), { message: 'the focus' })
    .toBe(true);
export const isInside = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toBe('DIALOG');
export const isBack = async (page: Page) => {
  await expect(dialog(page)).toBeHidden();
  await isFocused(opener(page));
};

export const logos = (page: Page): Locator => page.getByRole('region', { name: 'Logotipos de clientes' });
export const testimonials = (page: Page): Locator => page.getByRole('region', { name: 'Testimonios en video' });
export const control = (page: Page, name: string, of = logos): Locator => of(page).getByRole('button', { name });
/** The slides in view, by their numbers. */
export const inView = (page: Page, of = logos): Promise<number[]> =>
  of(page)
    .locator('[role=group]:not([inert])')
    .evaluateAll((slides) => slides.map((slide) => Number.parseInt(slide.getAttribute('aria-label') ?? '')));

export const tooltip = (page: Page): Locator => page.getByRole('tooltip');
