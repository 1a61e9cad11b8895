import type { APIRequestContext } from '@playwright/test';
import { declaredScreens, expect, test } from '../support/site.ts';

const everyScreen = await declaredScreens();
const screens = everyScreen.filter(({ indexed }) => indexed);

/** The attributes of the elements of a head with this name, in their order. */
function elementsIn(html: string, name: string): Record<string, string>[] {
  const [, head = ''] = /<head>(.*?)<\/head>/s.exec(html) ?? [];
  return [...head.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'g'))].map(([, text = '']) =>
    Object.fromEntries([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value])),
  );
}

/** A picture's size in pixels, as the file itself says it. Throws for one that is no PNG. */
function sizeOf(png: Buffer): { width: number; height: number } {
  if (png.toString('latin1', 1, 4) !== 'PNG') throw new Error('This is no PNG.');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

async function fetched(request: APIRequestContext, address: string, type: string): Promise<Buffer> {
  const answer = await request.get(address, { maxRedirects: 0 });
  expect([address, answer.status(), answer.headers()['content-type']?.split(';')[0]]).toEqual([address, 200, type]);
  return answer.body();
}

test('every page that is found has a picture of its own to be shared with, as networks want it', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const addresses = new Set<string>();
  for (const { path, title } of screens) {
    const metas = elementsIn(await (await request.get(path)).text(), 'meta');
    const of = (property: string): string | undefined =>
      metas.find((meta) => meta.property === property || meta.name === property)?.content;
    const address = of('og:image') ?? '';
    // Networks read no address that begins with a slash.
    expect(address, path).toMatch(/^https?:\/\//);
    // One for all: X takes the open graph's picture where it is told of none.
    expect(of('twitter:card'), path).toBe('summary_large_image');
    expect(of('twitter:image') ?? address, path).toBe(address);
    expect(of('og:image:alt'), path).toContain(title);
    const picture = await fetched(request, new URL(address).pathname, 'image/png');
    expect(sizeOf(picture), path).toEqual({ width: 1200, height: 630 });
    expect([of('og:image:width'), of('og:image:height')], path).toEqual(['1200', '630']);
    expect(picture.length, path).toBeLessThan(100_000);
    addresses.add(address);
  }
  expect(addresses.size, 'no two pages have the same').toBe(screens.length);
  expect(screens.length).toBeGreaterThan(25);
});

test('every page names icons, a manifest and colours, and all of them are there', async ({ request }) => {
  test.setTimeout(120_000);
  const sets = new Set<string>();
  for (const { path } of everyScreen) {
    const html = await (await request.get(path)).text();
    const links = elementsIn(html, 'link').filter(({ rel = '' }) => /icon|manifest/.test(rel));
    const colours = elementsIn(html, 'meta').filter(({ name }) => name === 'theme-color');
    expect(
      colours.map(({ media }) => media),
      path,
    ).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
    expect(new Set(colours.map(({ content }) => content)).size, path).toBe(2);
    sets.add(JSON.stringify([links, colours]));
  }
  expect(sets.size, 'the same on every page').toBe(1);
  const [[links, colours] = [[], []]] = [...sets].map(
    (set) => JSON.parse(set) as [links: Record<string, string>[], colours: Record<string, string>[]],
  );
  const hrefOf = (type: string): string =>
    links.find(({ rel, href = '' }) => `${rel} ${href}`.includes(type))?.href ?? '';

  const ico = await fetched(request, hrefOf('favicon.ico'), 'image/x-icon');
  const sides = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => ico.readUInt8(6 + 16 * index));
  expect([ico.readUInt16LE(2), sides]).toEqual([1, [16, 32, 48]]);
  expect((await fetched(request, hrefOf('favicon.svg'), 'image/svg+xml')).toString()).toContain('<svg');
  const touch = await fetched(request, hrefOf('apple-touch-icon'), 'image/png');
  expect(sizeOf(touch)).toEqual({ width: 180, height: 180 });

  const text = (await fetched(request, hrefOf('manifest'), 'application/manifest+json')).toString();
  const manifest = JSON.parse(text) as {
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  } & Record<string, unknown>;
  const ground = colours[0]?.content;
  expect(manifest).toMatchObject({ name: 'Agencia Mosaico', lang: 'es', start_url: '/' });
  expect([manifest.theme_color, manifest.background_color]).toEqual([ground, ground]);
  expect(manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height } = sizeOf(await fetched(request, src, type));
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
});
