import type { Offer, Thing } from '@mosaico/shared-types';
import { declaredScreens, declaredTable, expect, test } from '../support/site.ts';
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

test('a job is offered to search engines as it is to visitors: title, days, and each thing to do and to bring', async ({
  request,
}) => {
  /** As pages write a day. */
  const day = (date: string): string =>
    new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  const offering = screens.filter(({ expires, path }) => expires !== undefined || path.startsWith('/oferta-'));
  expect(offering.length).toBeGreaterThan(0);
  for (const { path } of offering) {
    const html = await (await request.get(path)).text();
    const text = textIn(html);
    const [job] = typed(graphsIn(html)[0] ?? [], 'JobPosting');
    const { title, datePosted, validThrough, description } = job as Thing &
      Record<'title' | 'datePosted' | 'validThrough' | 'description', string>;
    for (const said of [title, day(datePosted), day(validThrough)]) expect(text, path).toContain(said);
    const lines = description.split(/<[^>]+>/).filter(Boolean);
    expect(lines.length, path).toBeGreaterThan(10);
    // What an item is about, and what of it, stand above each other on the page.
    for (const part of lines.flatMap((line) => line.split(/[:.] (.*)/s)).filter(Boolean))
      expect(text, path).toContain(plain(part));
  }
});

test('a video is described as it is shown: whose it is, its picture, and every word of its transcript', async ({
  request,
}) => {
  const html = await (await request.get('/testimonios-videos')).text();
  const text = textIn(html);
  const videos = typed(graphsIn(html)[0] ?? [], 'VideoObject') as (Thing & Record<string, string>)[];
  expect(videos.length).toBeGreaterThan(2);
  for (const { name = '', transcript = '', thumbnailUrl = '', contentUrl = '' } of videos) {
    expect(text).toContain(plain(transcript));
    const [, client = '', company = ''] = /^Testimonio de (.*), (.*)$/.exec(name) ?? [];
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
