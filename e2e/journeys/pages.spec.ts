import { test as withoutBrowser, type Page } from '@playwright/test';
import fc from 'fast-check';
import { declaredRoutes, declaredScreens, expect, hydrated, test } from '../support/site.ts';

const pages = await declaredScreens();

withoutBrowser('titles and paths are unique, descriptions fit a search result', async () => {
  const routes = await declaredRoutes();
  expect(new Set(routes.map((route) => route.path)).size).toBe(routes.length);
  expect(new Set(routes.map((route) => route.title)).size).toBe(routes.length);
  for (const { description } of routes) expect(description.length).toBeLessThanOrEqual(160);
});

for (const { path, title, description, workspace, embeddable } of pages) {
  test.describe(path, () => {
    withoutBrowser('its HTML has the whole head and one heading, with status 200', async ({ request }) => {
      const answer = await request.get(path);
      expect(answer.status()).toBe(200);
      expect(answer.headers()['cache-control']).toBe('no-cache');
      const html = await answer.text();
      expect(html).toContain(`<title>${title} | Agencia Mosaico</title>`);
      // The demonstration is not production.
      expect(html.match(/<meta name="robots" content="noindex" data-closed>/g)).toHaveLength(1);
      expect(answer.headers()['x-robots-tag']).toBe('noindex');
      expect(html).toContain(`<meta name="description" content="${description.replaceAll('"', '&quot;')}">`);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      // A strict content security policy refuses all of these.
      expect(html).not.toMatch(/<[^>]+\sstyle="/);
      expect(html).not.toMatch(/<[^>]+\son[a-z]+="/);
      expect(html).not.toMatch(/<script(?![^>]*(data-start=|integrity="sha384-|type="application\/(ld\+)?json"))/);
    });

    test('it hydrates in silence with exactly its scripts, fits from 320 px on, and is the same page whatever stands behind its path', async ({
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
      // A payment provider's, which one page has a use for.
      if (path !== '/planes-mantenimiento') expect(requested).not.toContain('/demo/scripts/buy-button.js');

      // React ties itself to the heading a little before it has taken over the page.
      await page.waitForFunction(() => performance.getEntriesByName('mosaico:page-interactive').length > 0);
      const { announced, needed } = await page.evaluate((isFrameable) => {
        const pathOf = (address: string): string => new URL(address, location.href).pathname;
        const links = document.querySelectorAll<HTMLLinkElement>('body > link[rel=preload][as=script]');
        const [interactive] = performance.getEntriesByName('mosaico:page-interactive');
        const before = performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (interactive?.startTime ?? 0))
          // What stands around a page for other sites' frames, where nobody frames it, is not prerendered.
          .filter(({ name }) => !(isFrameable && name.includes('/shell/still.')));
        return {
          announced: [...links].map(({ href }) => pathOf(href)),
          needed: before.map(({ name }) => pathOf(name)),
        };
      }, embeddable);
      // What comes later, as the visitor comes near it, is nobody's first paint.
      expect([...new Set(announced)].sort(), 'preloads are exactly what the page needs').toEqual(
        [...new Set(needed)].sort(),
      );
      // The demonstration is not production: its pages start with the script that mixes releases.
      const owners = new Set(needed.map((script) => script.split('/')[2]));
      expect([...owners].sort()).toEqual([...new Set(['mixing', 'shell', workspace])].sort());

      await expectToFit(page);
      await expectSamePage(page, title);
    });
  });
}

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
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Política de citas' })).toBeVisible();
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
