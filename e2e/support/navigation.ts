import type { Page } from '@playwright/test';
import { hydrated } from './site.ts';

/** Of another workspace than the pages that most of these tests go on to: nothing of theirs is here yet. */
export const light = '/gracias';

/** Opens a page, and marks its document: the mark is gone after a document load. */
export async function begin(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
}
