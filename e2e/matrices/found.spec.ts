import type { APIRequestContext } from '@playwright/test';
import type { JsonLdNode } from '@mosaico/shared-types';
import { test } from '../support/returning.ts';
import { declaredRoutes, expect } from '../support/site.ts';
import { graphsIn, typesOf } from '../support/structured-data.ts';

/** The videos of a graph, wherever in it they stand. */
const videosIn = (value: unknown): JsonLdNode[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(videosIn);
  return '@type' in value && typesOf(value as JsonLdNode).includes('VideoObject')
    ? [value as JsonLdNode, ...inside]
    : inside;
};

/** The addresses in an element of the site's map, as paths. */
async function mapped(request: APIRequestContext, element = 'loc'): Promise<string[]> {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toMatch(/^(?:text|application)\/xml/);
  const xml = await answer.text();
  return [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(
    ([, address = '']) => new URL(address).pathname,
  );
}

test('the map is XML that a browser reads, and says of pages since when they say what they say', async ({ page }) => {
  const xml = await (await page.request.get('/sitemap.xml')).text();
  const read = await page.evaluate((text) => {
    const map = new DOMParser().parseFromString(text, 'application/xml');
    return {
      faults: map.querySelectorAll('parsererror').length,
      days: [...map.querySelectorAll('url')].map((url) => url.querySelector('lastmod')?.textContent ?? ''),
    };
  }, xml);
  expect(read.faults).toBe(0);
  expect(read.days.length).toBeGreaterThan(25);
  // A machine that has shown the demonstration since before this was noted knows of none.
  for (const day of read.days) expect(day).toMatch(/^(?:\d{4}-\d{2}-\d{2})?$/);
});

test('every page, picture and video of the map is there, and no page in it is kept out of the index', async ({
  request,
}) => {
  const paths = await mapped(request);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).not.toContain('/catalogo-servicios');
  for (const path of [
    ...paths,
    ...new Set(await mapped(request, 'image:loc')),
    ...new Set(await mapped(request, 'video:thumbnail_loc')),
    ...new Set(await mapped(request, 'video:content_loc')),
  ])
    expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 200]);
});

test('the map says of a video what its page says of it', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const [, entry = ''] = /<url><loc>[^<]*\/testimonios-videos<\/loc>(.*?)<\/url>/s.exec(xml) ?? [];
  const mapped = [...entry.matchAll(/<video:video>(.*?)<\/video:video>/gs)].map(
    ([, video = '']): Record<string, string> =>
      Object.fromEntries(
        [...video.matchAll(/<video:(\w+)>([^<]*)</g)].map(([, name = '', text = '']): [string, string] => [name, text]),
      ),
  );
  const [graph = []] = graphsIn(await (await request.get('/testimonios-videos')).text());
  const seconds = (text: string): number => {
    const [, minutes = 0, rest = 0] = /^PT(?:(\d+)M)?(?:([\d.]+)S)?$/.exec(text) ?? [];
    return Math.max(1, Math.round(Number(minutes) * 60 + Number(rest)));
  };
  const said = videosIn(graph).map((video) => ({
    thumbnail_loc: video.thumbnailUrl,
    content_loc: video.contentUrl,
    duration: String(seconds(String(video.duration))),
    publication_date: video.uploadDate,
  }));
  expect(said.length).toBeGreaterThan(2);
  expect(mapped).toMatchObject(said);
  for (const { name } of videosIn(graph))
    expect(mapped.some(({ title = '' }) => String(name).endsWith(title))).toBe(true);
});

test('the work of others goes along with its licence: of every release, and of fonts', async ({ request }) => {
  const answer = await request.get('/licencias.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const list = await answer.text();
  for (const name of ['react-dom', '@mui/material', 'clsx'])
    expect(list).toMatch(new RegExp(`^${name} \\d+\\.\\d+`, 'm'));
  expect(list).toMatch(/^@fontsource-variable\/instrument-sans [\d.]+\nLicencia: OFL-1\.1$/m);
  expect(list).toMatch(/SIL OPEN FONT LICENSE/i);
  expect(list).not.toContain('@mosaico/');
});

test('the list for machines leads to every page of the map as a text, which says what the page says', async ({
  request,
  page,
}) => {
  const list = await (await request.get('/llms.txt')).text();
  expect(list).toMatch(/^# Agencia Mosaico\n\n> /);
  const texts = [...list.matchAll(/\]\(([^)]*)\)/g)].map(([, address = '']) => new URL(address).pathname);
  const paths = await mapped(request);
  expect([...texts].sort()).toEqual(paths.map((path) => (path === '/' ? '/index.md' : `${path}.md`)).sort());
  for (const path of texts) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    expect(answer.headers()).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'x-robots-tag': 'noindex',
      link: expect.stringMatching(/^<[^>]+>; rel=canonical$/),
    });
    const text = await answer.text();
    expect(text).toMatch(/^# \S/);
    for (const leftover of ['<svg', '<div', '[](', '(se abre en una pestaña nueva)'])
      expect(text).not.toContain(leftover);
  }
  const text = await (await request.get('/planes-crm.md')).text();
  // Both tabs' panels, each heading once.
  const headings = await page.evaluate(
    (html) => {
      const main = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('main :is(h1, h2)');
      return Array.from(main, ({ textContent }) => textContent);
    },
    await (await request.get('/planes-crm')).text(),
  );
  expect(headings.length).toBeGreaterThan(4);
  for (const heading of headings) expect(text.split(`# ${heading}\n`)).toHaveLength(2);
});

test('pages that were linked from nowhere have a link where a visitor expects it', async ({ page }) => {
  // An offer may leave the footer on a day of its own.
  const offers = (await declaredRoutes()).flatMap(({ footer, path }) =>
    path.startsWith('/oferta-') && footer ? [['/', footer.label, path] as const] : [],
  );
  for (const [from, name, path] of [
    ['/', 'Mentoría privada', '/mentoria-privada-con-direccion'],
    ['/testimonios-videos', 'Testimonios en tu sitio', '/widgets'],
    ...offers,
  ] as const) {
    const targets = await page.evaluate(
      ([html, words]) => {
        const links = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('a');
        return [...links]
          .filter((link) => link.textContent === words && !link.closest('[hidden]'))
          .map((link) => link.getAttribute('href'));
      },
      [await (await page.request.get(from)).text(), name] as const,
    );
    expect(targets, name).toEqual([path]);
  }
});
