import { AxeBuilder } from '@axe-core/playwright';
import { declaredPages, expect, hydrated, test } from '../support/site.ts';

const pages = await declaredPages();

test('titles and paths are unique, descriptions fit a search result', () => {
  expect(new Set(pages.map((page) => page.path)).size).toBe(pages.length);
  expect(new Set(pages.map((page) => page.title)).size).toBe(pages.length);
  for (const { description } of pages) expect(description.length).toBeLessThanOrEqual(160);
});

for (const { path, title, description, workspace } of pages) {
  test.describe(path, () => {
    test('its HTML has the whole head and one heading, with status 200', async ({ request }) => {
      const answer = await request.get(path);
      expect(answer.status()).toBe(200);
      expect(answer.headers()['cache-control']).toBe('no-cache');
      const html = await answer.text();
      expect(html).toContain(`<title>${title} | Agencia Mosaico</title>`);
      expect(html).toContain(`<meta name="description" content="${description.replaceAll('"', '&quot;')}">`);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      // A strict content security policy refuses all of these.
      expect(html).not.toMatch(/<[^>]+\sstyle="/);
      expect(html).not.toMatch(/<[^>]+\son[a-z]+="/);
      expect(html).not.toMatch(/<script(?![^>]*(src=|type="application\/json"))/);
    });

    test('it hydrates in silence, asking only for its own remote and for nothing twice', async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
      });
      await page.goto(path);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      const preloaded = await page
        .locator('link[rel=preload][as=script]')
        .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
      const started = await page
        .locator('script[src]')
        .evaluateAll((each) => each.map((script) => new URL((script as HTMLScriptElement).src).pathname));
      expect([...scripts].sort(), 'each script is requested once').toEqual([...new Set(scripts)].sort());
      expect([...new Set([...preloaded, ...started])].sort(), 'preloads are exactly what runs').toEqual(
        [...new Set(scripts)].sort(),
      );
      const remotes = new Set(scripts.map((script) => script.split('/')[2]));
      expect([...remotes].sort()).toEqual([...new Set(['shell', workspace])].sort());
    });

    test('it reads well without JavaScript', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Testimonios en Video' }).first()).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await context.close();
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`it has no accessibility violation (${colorScheme})`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(path);
        await hydrated(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => ({ id, targets: nodes.map((node) => node.target) }))).toEqual([]);
      });
    }

    for (const width of [320, 360, 768, 1440]) {
      test(`nothing sticks out sideways at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await hydrated(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        );
      });
    }
  });
}
