import type { Page, Route } from '@playwright/test';
import { expect, hydrated, test } from '../support/site.ts';

// What hosting.md forbids a CDN, and some do all the same. Visitors lose no letter by it, and nothing moves.

/** What minifiers of HTML take out between and within tags, of all but scripts and styles. */
const minifiers: Readonly<Record<string, (html: string) => string>> = {
  'comments are gone': (html) => html.replaceAll(/<!--[^]*?-->/g, ''),
  'spaces are collapsed': (html) => html.replaceAll(/>\s+</g, '><').replaceAll(/[ \n]{2,}/g, ' '),
  'quotation marks of attributes are gone': (html) => html.replaceAll(/<(?!meta|link)[a-z][^<>]*>/g, unquoted),
};
const all = (html: string): string => Object.values(minifiers).reduce((text, minify) => minify(text), html);
const unquoted = (tag: string): string => tag.replaceAll(/ ([a-z-]+)="([\w-]+)"(?=[ >])/g, ' $1=$2');

/** Only what stands outside of scripts and style sheets is changed. */
const outside = (html: string, minify: (part: string) => string): string =>
  html
    .split(/(<(script|style)\b[^>]*>[^]*?<\/\2>)/)
    .map((part, index) => (index % 3 === 0 ? minify(part) : index % 3 === 1 ? part : ''))
    .join('');

/** Letters that the page has shown at least in each frame until it is at rest, and what has moved. */
interface Seen {
  letters: number[];
  shifts: number[];
}

async function watch(page: Page): Promise<() => Promise<Seen>> {
  await page.addInitScript(() => {
    const seen: Seen = { letters: [], shifts: [] };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    const look = (): void => {
      if (document.readyState !== 'loading') seen.letters.push(document.querySelector('main')?.textContent.length ?? 0);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
}

for (const path of ['/', '/planes-crm', '/planes-mantenimiento'])
  for (const [what, minify] of Object.entries({ ...minifiers, 'all of it': all }))
    test(`${path}: no text goes and nothing moves where ${what}`, async ({ page }) => {
      const result = await watch(page);
      page.removeAllListeners('console');
      await page.route(`**${path}`, async (route: Route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: outside(await answer.text(), minify) });
      });
      await page.goto(path);
      await hydrated(page);
      // Sections are rendered once their code is there.
      await page.waitForLoadState('networkidle');
      const { letters, shifts } = await result();
      const [first = 0] = letters;
      expect(first).toBeGreaterThan(500);
      // Words may be written otherwise once the page lives: a whole section is longer.
      expect(Math.min(...letters)).toBeGreaterThan(first - 100);
      expect(shifts.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.01);
    });
