import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Page } from '@playwright/test';
import { environmentFile, notFoundFile, readSiteMap } from '@mosaico/platform/site/site-map';
import { headBytes } from '@mosaico/platform/site/write/document';
import { pageElements, type Offer, type JsonLdNode } from '@mosaico/shared-types';
import { declaredScreens, declaredTable, expect, hydrated, test } from '../support/site.ts';
import { box, list } from '../support/header.ts';
import { testContext } from '../support/work.ts';
import {
  graphsIn,
  missingForSearch,
  plain,
  textIn,
  trailIn,
  typesOf,
  unknownToSchemaOrg,
} from '../support/structured-data.ts';

const screens = await declaredScreens();
const { offers } = await declaredTable();

const typed = (graph: readonly JsonLdNode[], type: string): JsonLdNode[] =>
  graph.filter((thing) => typesOf(thing).includes(type));

test('who reads no more than the beginning of a document reads all that a link to it is shown with', async ({
  page,
}) => {
  const site = join(testContext().sites('demo'), 'current');
  const files = [...Object.values((await readSiteMap(site)).pages), notFoundFile, environmentFile];
  expect(files.length).toBeGreaterThan(screens.length);
  // What only search engines read may follow: they take the whole document.
  const read = pageElements.replace(
    /,script.*/,
    ',link[rel~="icon"],link[rel="apple-touch-icon"],link[rel="manifest"]',
  );
  const elements = (html: string): Promise<string[]> =>
    page.evaluate(elementsIn, { wanted: read, html: withoutStyles(html) });
  for (const file of files) {
    const document = readFileSync(join(site, file));
    const all = await elements(document.toString());
    expect(all.join(), file).toContain('<title>');
    expect(await elements(document.subarray(0, headBytes).toString()), file).toEqual(all);
  }
});

test('every page is described by one graph that schema.org knows and search engines accept', async ({ request }) => {
  test.setTimeout(120_000);
  const graphs: Record<string, JsonLdNode[]> = {};
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

test('a job is offered to search engines as it is to visitors: title, days, and each thing to do and to bring', async ({
  request,
}) => {
  /** As pages write a day. */
  const day = (date: string): string =>
    new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  const offering = screens.filter(({ path }) => path.startsWith('/oferta-'));
  let told = 0;
  for (const { path } of offering) {
    const html = await (await request.get(path)).text();
    const text = textIn(html);
    const [job] = typed(graphsIn(html)[0] ?? [], 'JobPosting');
    // Of one whose place nobody knows they are not told.
    if (!job) continue;
    told += 1;
    const { title, datePosted, validThrough, description } = job as JsonLdNode &
      Record<'title' | 'datePosted' | 'validThrough' | 'description', string>;
    for (const said of [title, day(datePosted), day(validThrough.slice(0, 'yyyy-mm-dd'.length))])
      expect(text, path).toContain(said);
    const lines = description.split(/<[^>]+>/).filter(Boolean);
    expect(lines.length, path).toBeGreaterThan(10);
    // What an item is about, and what of it, stand above each other on the page.
    for (const part of lines.flatMap((line) => line.split(/[:.] (.*)/s)).filter(Boolean))
      expect(text, path).toContain(plain(part));
  }
  expect(told).toBeGreaterThan(0);
});

test('a video is described as it is shown: whose it is, its picture, and every word of its transcript', async ({
  request,
}) => {
  const html = await (await request.get('/testimonios-videos')).text();
  const text = textIn(html);
  const videos = typed(graphsIn(html)[0] ?? [], 'VideoObject') as (JsonLdNode & Record<string, string>)[];
  expect(videos.length).toBeGreaterThan(2);
  for (const { name = '', transcript = '', thumbnailUrl = '', contentUrl = '' } of videos) {
    expect(text).toContain(plain(transcript));
    const [, client = '', company = ''] = /^Testimonio de (.*?), (.*)$/.exec(name) ?? [];
    for (const said of [client, company]) {
      expect(said, name).not.toBe('');
      expect(text).toContain(said);
    }
    for (const address of [thumbnailUrl, contentUrl]) expect(html).toContain(`"${new URL(address).pathname}"`);
  }
});

test('where a page says it stands is the trail that it shows', async ({ request }) => {
  let shown = 0;
  for (const { path } of screens) {
    const html = await (await request.get(path)).text();
    const steps = trailIn(html);
    if (steps.length === 0) continue;
    shown += 1;
    const [trail] = typed(graphsIn(html)[0] ?? [], 'BreadcrumbList');
    const said = (trail?.itemListElement ?? []) as { name: string; item: string }[];
    // The page itself, at the end, is its heading.
    expect(new URL(said.at(-1)?.item ?? '').pathname, path).toBe(path);
    const above = said.slice(0, -1).map(({ name, item }, index) => ({
      path: new URL(item).pathname,
      label: steps[index]?.isBack ? steps[index].label : name,
      isBack: steps[index]?.isBack ?? false,
    }));
    expect(steps, path).toEqual(above);
  }
  expect(shown).toBeGreaterThan(screens.length / 2);
});

/** The elements of a head, of the present document or of a page's own, as a set of texts. */
/** What a head says to the browser's own user interface. Pictures and structured data are read in documents alone. */
const said = 'title,meta[name="description"],meta[name="robots"]:not([data-closed]),link[rel="canonical"]';
const headNow = (page: Page): Promise<string[]> => page.evaluate(elementsIn, { wanted: said, html: undefined });
const headOf = async (page: Page, path: string): Promise<string[]> =>
  page.evaluate(elementsIn, { wanted: said, html: withoutStyles(await (await page.request.get(path)).text()) });

/** Parsed within the page, they would have to keep to its content security policy. */
const withoutStyles = (html: string): string => html.replaceAll(/<style>.*?<\/style>| style="[^"]*"/gs, '');

function elementsIn({ wanted, html }: { wanted: string; html: string | undefined }): string[] {
  const { head } = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  return Array.from(head.querySelectorAll(wanted), ({ outerHTML }) => outerHTML).sort();
}

/** One step of a walk through the site: along a link, back, forward, by the search, to where nobody has been, anew, or astray. */
type Step = { kind: 'link' | 'search'; choice: number } | { kind: 'back' | 'forward' | 'new' | 'reload' | 'unknown' };

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('link' as const), choice: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('search' as const), choice: fc.nat() }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('new' as const) }) },
  ...(['back', 'forward', 'reload', 'unknown'] as const).map((kind) => ({
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant(kind) }),
  })),
);

test('after any path through the site title, description, address and robots are those of the page when it is loaded', async ({
  page,
}) => {
  test.setTimeout(400_000);
  const paths = screens.map(({ path }) => path).sort();
  const asked = screens.flatMap(({ search }) => (search?.title ? [search.title] : []));
  const unknown = '/no-existe';
  const fresh = new Map<string, string[]>();
  const taken = new Map<Step['kind'], number>();
  const been = new Set<string>(['/']);
  // What is at stake is in the head. Painting pages, and fading from one to the next, would be more than half of the work.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1024, height: 200 });
  await page.goto('/');
  await hydrated(page);
  const isAt = (path: string): Promise<void> => expect.poll(() => new URL(page.url()).pathname).toBe(path);
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
  /** As a link to there would, from any page. */
  const lead = async (path: string): Promise<void> => {
    await page.evaluate((to: string) => {
      const { idx = 0 } = (history.state ?? {}) as { idx?: number };
      history.pushState({ idx: idx + 1, key: String(idx + 1), usr: null }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    }, path);
    await isAt(path);
  };
  /** Where in the visit’s history this page stands. */
  const place = (): Promise<number> => page.evaluate(() => ((history.state ?? {}) as { idx?: number }).idx ?? 0);
  const go = async (step: Step): Promise<void> => {
    switch (step.kind) {
      case 'link':
        return isAt(await follow(step.choice));
      case 'search': {
        await box(page).fill(asked[step.choice % asked.length] ?? '');
        await expect(list(page)).toBeVisible();
        await page.keyboard.press('Enter');
        return expect(list(page)).toBeHidden();
      }
      case 'new':
        return lead(paths.find((path) => !been.has(path)) ?? '/');
      case 'unknown':
        return lead(unknown);
      case 'reload':
        // Of a path that is not there, the browser notes the status.
        if (new URL(page.url()).pathname !== unknown) await page.reload();
        return hydrated(page);
      case 'back':
        if ((await place()) > 0) await page.goBack();
        return;
      case 'forward':
        await page.goForward();
    }
  };
  const isItsOwn = (): Promise<void> =>
    expect
      .poll(async () => {
        const { pathname } = new URL(page.url());
        been.add(pathname);
        if (!fresh.has(pathname)) fresh.set(pathname, await headOf(page, pathname));
        const [now, loaded] = [await headNow(page), fresh.get(pathname)];
        return JSON.stringify(now) === JSON.stringify(loaded) ? 'its own' : { pathname, now, loaded };
      })
      .toBe('its own');
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 3 }), async (walk) => {
      for (const step of walk) {
        await go(step);
        taken.set(step.kind, (taken.get(step.kind) ?? 0) + 1);
        // The others may be hurried past.
        if (step.kind === 'new') await isItsOwn();
      }
      await isItsOwn();
    }),
    { numRuns: 200, seed: 18, endOnFailure: true },
  );
  for (const kind of ['link', 'search', 'new', 'back', 'forward', 'reload', 'unknown'] as const)
    expect(taken.get(kind), kind).toBeGreaterThan(15);
  expect(
    [...paths, unknown].filter((path) => !been.has(path)),
    'screens that no walk has come by',
  ).toEqual([]);
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
