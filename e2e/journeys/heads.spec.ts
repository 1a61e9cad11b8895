import fc from 'fast-check';
import type { Page } from '@playwright/test';
import { headFile, pageElements, type Offer, type Thing } from '@mosaico/shared-types';
import { declaredScreens, declaredTable, expect, hydrated, test } from '../support/site.ts';
import { graphsIn, missingForSearch, plain, textIn, typesOf, unknownToSchemaOrg } from '../support/structured-data.ts';

const screens = await declaredScreens();
const { offers } = await declaredTable();

const typed = (graph: readonly Thing[], type: string): Thing[] =>
  graph.filter((thing) => typesOf(thing).includes(type));

test('every page is described by one graph that schema.org knows and search engines accept', async ({ request }) => {
  test.setTimeout(120_000);
  const graphs: Record<string, Thing[]> = {};
  for (const { path } of screens) {
    const found = graphsIn(await (await request.get(path)).text());
    expect(found, path).toHaveLength(1);
    const [graph = []] = found;
    graphs[path] = graph;
    for (const types of [['Organization'], ['WebSite'], ['WebPage', 'FAQPage']])
      expect(
        types.flatMap((type) => typed(graph, type)),
        path,
      ).toHaveLength(1);
    expect(typed(graph, 'BreadcrumbList'), path).toHaveLength(path === '/' ? 0 : 1);
    expect(await missingForSearch(graph), path).toEqual([]);
  }
  expect(unknownToSchemaOrg(graphs)).toEqual([]);
});

test('what the graph says is what visitors read', async ({ request }) => {
  const seen = { fees: 0, offers: 0, questions: 0 };
  for (const { path, sells = [] } of screens) {
    const html = await (await request.get(path)).text();
    const [graph = []] = graphsIn(html);
    const text = textIn(html);
    const [page] = typed(graph, 'FAQPage');
    const questions = (page?.mainEntity ?? []) as { name: string; acceptedAnswer: { text: string } }[];
    for (const { name, acceptedAnswer } of questions) {
      expect(text).toContain(plain(name));
      expect(text, path).toContain(plain(acceptedAnswer.text));
      seen.questions += 1;
    }
    const [service] = typed(graph, 'Service');
    const sold = (service?.offers ?? []) as {
      name: string;
      price?: number;
      lowPrice?: number;
      priceSpecification?: unknown;
    }[];
    expect(sold, path).toHaveLength(sells.length);
    for (const [index, { name, price, lowPrice, priceSpecification }] of sold.entries()) {
      const offer = (offers as Record<string, Offer>)[sells[index] ?? ''];
      expect(name).toBe(offer?.name);
      expect(price ?? lowPrice, path).toBe(offer?.price.usd);
      expect(text, `${path} shows the price of ${name}`).toContain(offer?.price.text);
      // What has to be paid once besides is in the graph and on the page.
      for (const fee of offer?.plus ?? []) {
        expect(priceSpecification, path).toContainEqual(expect.objectContaining({ name: fee.covers, price: fee.usd }));
        expect(text.toLowerCase(), path).toContain(fee.covers?.toLowerCase());
        expect(text, path).toContain(fee.text);
        seen.fees += 1;
      }
      seen.offers += 1;
    }
  }
  expect(seen.questions).toBeGreaterThan(20);
  expect(seen.offers).toBeGreaterThan(20);
  expect(seen.fees).toBeGreaterThan(0);
});

/** The elements of a head, of the present document or of a page's own, as a set of texts. */
const headNow = (page: Page): Promise<string[]> => page.evaluate(elementsIn, { wanted: pageElements, html: undefined });
const headOf = async (page: Page, path: string): Promise<string[]> =>
  page.evaluate(elementsIn, { wanted: pageElements, html: withoutStyles(await (await page.request.get(path)).text()) });

/** Parsed within the page, they would have to keep to its content security policy. */
const withoutStyles = (html: string): string => html.replaceAll(/<style>.*?<\/style>| style="[^"]*"/gs, '');

function elementsIn({ wanted, html }: { wanted: string; html: string | undefined }): string[] {
  const { head } = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  return Array.from(head.querySelectorAll(wanted), ({ outerHTML }) => outerHTML).sort();
}

test('after any path through the site the head is that of the page when it is loaded', async ({ page }) => {
  test.setTimeout(300_000);
  const paths = screens.map(({ path }) => path).sort();
  const fresh = new Map<string, string[]>();
  let steps = 0;
  await page.goto('/');
  await hydrated(page);
  /** Follows one of the page's links within the site; resolves to its path. In one go: the next page may be about to be shown. */
  const follow = (choice: number): Promise<string> =>
    page.evaluate(
      ([known, number]) => {
        const links = Array.from(document.links).filter(
          (link) => link.target === '' && known.includes(link.getAttribute('href') ?? ''),
        );
        const link = links[number % links.length];
        link?.click();
        return link?.getAttribute('href') ?? '';
      },
      [paths, choice] as const,
    );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { minLength: 1, maxLength: 3 }), async (choices) => {
      for (const choice of choices) {
        const path = await follow(choice);
        await expect.poll(() => new URL(page.url()).pathname).toBe(path);
        steps += 1;
      }
      const { pathname } = new URL(page.url());
      if (!fresh.has(pathname)) fresh.set(pathname, await headOf(page, pathname));
      await expect.poll(() => headNow(page), { message: pathname }).toEqual(fresh.get(pathname));
    }),
    { numRuns: 200, endOnFailure: true },
  );
  expect(steps).toBeGreaterThan(200);
  expect(fresh.size).toBeGreaterThan(15);
});

test('a page whose whole head does not come says of itself what is known, and nothing of the page before', async ({
  page,
  silentConsole,
}) => {
  await page.route(`**${headFile('/politica-citas')}`, (route) => route.abort());
  await page.goto('/planes-sociales');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: /citas/i }).first().click();
  await expect(page).toHaveURL('/politica-citas');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/politica-citas$/);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', /\/politica-citas$/);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  silentConsole.length = 0;
});

test('a page that is not indexed says so, and the next one does not', async ({ page }) => {
  const hidden = screens.find(({ indexed, path }) => !indexed && !path.includes('widget'));
  await page.goto(hidden?.path ?? '');
  await hydrated(page);
  const robots = page.locator('meta[name=robots]:not([data-closed])');
  await expect(robots).toHaveAttribute('content', 'noindex');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expect(robots).toHaveCount(0);
});
