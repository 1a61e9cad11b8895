import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { buyButton } from '../support/every-page.ts';
import { declaredScreens, expect, hydrated, test } from '../support/site.ts';
import { policy } from '../support/known-pages.ts';

for (const { path, title } of await declaredScreens())
  test(`${path} asks for each script once, fits from 320 px on, and is the same page whatever stands behind its path`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const requested: string[] = [];
    page.on('request', (request) => {
      // A frame in the page is a page of its own.
      if (request.resourceType() === 'script' && request.frame() === page.mainFrame())
        requested.push(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await hydrated(page);
    // A page that streams (the preview of the widget) is never quiet.
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
    expect([...requested].sort(), 'each script is requested once').toEqual([...new Set(requested)].sort());
    if (path !== '/planes-mantenimiento') expect(requested).not.toContain(buyButton);
    await expectToFit(page);
    await expectSamePage(page, title);
  });

test('a script from outside does not come before the page’s own, however near it stands', async ({ page }) => {
  let answer = (): void => undefined;
  const late = new Promise<void>((resolve) => (answer = resolve));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/assets/mf-legal/**', (route) => late.then(() => route.continue()));
  // The whole page is in the window, and its end, where reviews are shown.
  await page.setViewportSize({ width: 1280, height: 6_000 });
  await page.goto('/politica-citas', { waitUntil: 'domcontentloaded' });
  // What is around the page is there, and has nothing to do.
  await page.waitForFunction(() => performance.getEntriesByName('mosaico:shell-interactive').length > 0);
  await expect(page.getByRole('group', { name: 'Reseñas de clientes' })).toBeInViewport();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3_000 })));
  expect(asked).not.toContain('/demo/scripts/reviews-widget.js');
  answer();
  await expect.poll(() => asked).toContain('/demo/scripts/reviews-widget.js');
  // The end of the page was rendered anew by that, and has no words of its own: they are the document's.
  await expect(page.getByRole('contentinfo').getByRole('link', { name: policy.link })).toBeVisible();
});

test('where there is no page, what is loaded at rest comes as well', async ({ page, silentConsole }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/no-existe');
  await page.getByRole('group', { name: 'Reseñas de clientes' }).scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['/revision.json', '/demo/scripts/reviews-widget.js']));
  // The browser notes that there is none.
  silentConsole.length = 0;
});

/** What a mail program, an advertisement or a hand may put behind a path. */
const behindPath = fc.tuple(
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => (text ? `?${text.replaceAll('#', '')}` : '')),
  fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.constantFrom('100%', '%E0%A4%A', '"', "'", '[', '%00')),
);

/** In the page's own history: each is gone to as a link, and come back to as the browser's button does. */
async function expectSamePage(page: Page, title: string): Promise<void> {
  // What is on its way comes meanwhile.
  const text = async (): Promise<string> => (await page.getByRole('main').innerText()).replaceAll(/\s*Cargando…/g, '');
  // A carousel is laid out anew at each width.
  let before = await text();
  await expect
    .poll(async () => {
      const earlier = before;
      before = await text();
      return before === earlier;
    })
    .toBe(true);
  await page.evaluate(
    (all) => {
      const path = location.pathname;
      for (const [query, hash] of all) {
        history.replaceState(null, '', `${path}${query}#${hash}`);
        dispatchEvent(new PopStateEvent('popstate'));
        dispatchEvent(new HashChangeEvent('hashchange'));
      }
      history.replaceState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    fc.sample(behindPath, 200),
  );
  await expect(page).toHaveTitle(`${title} | Agencia Mosaico`);
  await expect.poll(text, 'the text of the page').toBe(before);
}

async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const sticksOut = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(sticksOut, `px that stick out at ${width} px`).toBeLessThanOrEqual(0);
  }
}
