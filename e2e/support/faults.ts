import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** What a document says while a part of it does not respond. */
export const silent = /no responde todavía/;

/** From here on the document at a path holds `other` in place of `text`, which must be in it. */
export async function changeDocument(page: Page, path: string, text: string, other: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    expect(html).toContain(text);
    await route.fulfill({ response: answer, body: html.replace(text, other) });
  });
}
