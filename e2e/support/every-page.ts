import type { Page, Response } from '@playwright/test';
import type { Route } from '@mosaico/shared-types';
import { expect } from './site.ts';

/** What a payment provider sends, which one page has a use for. */
export const buyButton = '/demo/scripts/buy-button.js';

/** The document of a page: its status, its whole head, one heading, and nothing that a strict content security policy refuses. */
export async function expectDocument(answer: Response | null, { title, description }: Route): Promise<void> {
  expect(answer?.status()).toBe(200);
  const headers = answer?.headers() ?? {};
  expect(headers['cache-control']).toBe('no-cache');
  const html = (await answer?.text()) ?? '';
  expect(html).toContain(`<title>${title} | Agencia Mosaico</title>`);
  // The demonstration is not production.
  expect(html.match(/<meta name="robots" content="noindex" data-closed>/g)).toHaveLength(1);
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(html).toContain(`<meta name="description" content="${description.replaceAll('"', '&quot;')}">`);
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  expect(html).not.toMatch(/<[^>]+\sstyle="/);
  expect(html).not.toMatch(/<[^>]+\son[a-z]+="/);
  expect(html).not.toMatch(
    /<script(?![^>]*(data-start=|data-alone>|integrity="sha256-|type="application\/(ld\+)?json"))/,
  );
}

/** The page preloads exactly the scripts that it needs to be hydrated, which are the shell's and its owner's. */
export async function expectItsScripts(page: Page, { workspace, embeddable }: Route): Promise<void> {
  // React ties itself to the heading a little before it has taken over the page.
  await page.waitForFunction(() => performance.getEntriesByName('mosaico:page-interactive').length > 0);
  const { preloaded, needed } = await page.evaluate((isFrameable) => {
    const pathOf = (address: string): string => new URL(address, location.href).pathname;
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]');
    const preloaded = [...links].map(({ href }) => pathOf(href));
    const [interactive] = performance.getEntriesByName('mosaico:page-interactive');
    const before = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (interactive?.startTime ?? 0))
      .map(({ name }) => pathOf(name))
      // A page for other sites' frames has no header and footer in its document. Where nobody frames it,
      // the shell loads them beside the page, sooner or later than the page is interactive.
      .filter((path) => !(isFrameable && path.startsWith('/assets/shell/') && !preloaded.includes(path)));
    return { preloaded, needed: before };
  }, embeddable);
  // What comes later, as the visitor comes near it, is nobody's first paint.
  expect([...new Set(preloaded)].sort(), 'preloads are exactly what the page needs').toEqual(
    [...new Set(needed)].sort(),
  );
  // The demonstration is not production: its pages start with the script that mixes releases.
  const owners = new Set(needed.map((script) => script.split('/')[2]));
  expect([...owners].sort()).toEqual([...new Set(['switcher', 'shell', workspace])].sort());
}
