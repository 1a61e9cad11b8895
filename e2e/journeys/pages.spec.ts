import { test as withoutBrowser } from '@playwright/test';
import { lookAt, objections } from '../support/axe.ts';
import { expectDocument, expectItsScripts } from '../support/every-page.ts';
import { test } from '../support/returning.ts';
import { declaredRoutes, declaredScreens, expect, hydrated, withoutOffer } from '../support/site.ts';

withoutBrowser('titles and paths are unique, descriptions fit a search result', async () => {
  const routes = await declaredRoutes();
  expect(new Set(routes.map((route) => route.path)).size).toBe(routes.length);
  expect(new Set(routes.map((route) => route.title)).size).toBe(routes.length);
  for (const { description } of routes) expect(description.length).toBeLessThanOrEqual(160);
});

for (const route of await declaredScreens())
  test(`${route.path} has its head and one heading, hydrates in silence with its scripts, and satisfies axe`, async ({
    page,
  }) => {
    // `matrices/` has the other looks and widths.
    await lookAt(page, { theme: 'light', width: 360 });
    await withoutOffer(page);
    await expectDocument(await page.goto(route.path), route);
    await hydrated(page);
    await expectItsScripts(page, route);
    expect(await objections(page)).toEqual([]);
  });

test('what is slipped into a page neither runs nor shows', async ({ page, silentConsole }) => {
  await page.goto('/planes-crm');
  await hydrated(page);
  await page.evaluate(async () => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      violations.push(effectiveDirective),
    );
    const add = (tag: 'script' | 'iframe' | 'object' | 'style', what: object): void =>
      void document.body.append(Object.assign(document.createElement(tag), what));
    add('script', { textContent: 'window.slipped = true' });
    add('script', { src: 'https://elsewhere.example/x.js' });
    add('iframe', { src: 'https://elsewhere.example/' });
    add('object', { data: '/favicon.svg' });
    add('style', { textContent: 'h1 { display: none }' });
    document.body.insertAdjacentHTML('beforeend', '<img src="/none.png" onerror="window.slipped = true">');
    await fetch('https://elsewhere.example/').catch(() => undefined);
  });
  const refused = (): Promise<string[]> =>
    page.evaluate(() => (window as never as { violations: string[] }).violations.sort());
  await expect
    .poll(refused)
    .toEqual([
      'connect-src',
      'frame-src',
      'object-src',
      'script-src-attr',
      'script-src-elem',
      'script-src-elem',
      'style-src-elem',
    ]);
  expect(await page.evaluate(() => 'slipped' in window)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  silentConsole.length = 0;
});
