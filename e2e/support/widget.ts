import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './site.ts';

export const siteOrigin = (baseURL: string | undefined): string => new URL(baseURL ?? '').origin;

/** The code that the page gives to other sites, with the address of the site under test. */
export async function widgetCode(page: Page, request: APIRequestContext, baseURL: string | undefined): Promise<string> {
  const html = await (await request.get('/widgets')).text();
  const code = await page.evaluate(
    (text) => new DOMParser().parseFromString(text, 'text/html').querySelector('pre')?.textContent ?? '',
    html,
  );
  // The site's own address until the page is hydrated, then the visitor's.
  expect(code).toMatch(/src="http:\/\/localhost:\d+\/widget-testimonios"/);
  return code.replace(/http:\/\/localhost:\d+/, siteOrigin(baseURL));
}
