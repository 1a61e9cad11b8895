import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Route } from '@mosaico/shared-types';
import type { ResolvedSite } from '../resolve/resolve.ts';
import type { Store } from '../../store/store.ts';
import { compositionOf } from '../../testing/compositions.ts';
import { pageOf, releaseOf } from '../../testing/releases.ts';
import { titleSize } from './card.ts';
import { icoOf, writeIcons } from './icons.ts';
import { writeShareImages, wordsOf, type PictureOrder } from './share-images.ts';

const tiles = ['a', 'b', 'c', 'd', 'e'].map((glaze) => `--mo-palette-tile-${glaze}:#11f;`).join('');
const css = `:root{--mo-palette-text-primary:#012;--mo-palette-text-secondary:#456;--mo-palette-background-default:#fff;${tiles}--mo-face-display:"Show", Arial;--mo-face-text:Read, Arial}
@font-face{font-family:Show;src:url(/assets/shell/show.woff2)format("woff2")}
@font-face{font-family:Read;src:url(/assets/shell/read.woff2)format("woff2")}`;
const fontFile = createRequire(__filename).resolve(
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
);
const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#11f" d="M0 0h32v32H0z"/></svg>';
let folder: string;
let warnings: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  warnings = [];
  for (const name of ['client', 'public', 'draft']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'client', 'shell.css'), css);
  for (const name of ['show', 'read']) copyFileSync(fontFile, join(folder, 'client', `${name}.woff2`));
  writeFileSync(join(folder, 'public', 'favicon.svg'), mark);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const store = { releaseFolder: () => Promise.resolve(folder) } as unknown as Store;
const shell = releaseOf('shell', { client: { entry: 'shell.js', initial: [], styles: ['shell.css'] } });
const composed = (title = 'Planes de CRM', usd?: number): ResolvedSite => {
  const composition = compositionOf([
    shell,
    releaseOf('mf-crm', { pages: [pageOf('/crm', { title }), pageOf('/gracias', { indexed: false })] }),
  ]);
  const [route] = composition.table.routes.filter(({ path }) => path === '/crm');
  if (!route || usd === undefined) return composition;
  const service = { title, text: '', order: 1, offer: 'mf-crm/plan' };
  const offer = { name: 'Plan', price: { usd, text: `$${usd}`, per: 'month', from: true } };
  const routes = composition.table.routes.map((each) => (each === route ? { ...route, service } : each));
  const table = { ...composition.table, routes, offers: { 'mf-crm/plan': offer } } as unknown as ResolvedSite['table'];
  return { ...composition, table };
};
const order = (site: ResolvedSite): PictureOrder => ({
  store,
  site,
  cache: join(folder, 'cache'),
  warn: (message) => warnings.push(message),
});
const made = (site: ResolvedSite) =>
  writeShareImages(order(site), { draft: join(folder, 'draft'), previous: undefined });
const sizeOf = (png: Buffer): [signature: string, width: number, height: number] => [
  png.toString('latin1', 1, 4),
  png.readUInt32BE(16),
  png.readUInt32BE(20),
];

test('an indexable page gets a PNG of 1200 × 630 below 100 kB, another page none', async () => {
  const images = await made(composed());
  const image = images.get('/crm');
  expect(image).toMatchObject({ width: 1200, height: 630 });
  expect(image?.address).toMatch(/^\/assets\/share\/crm-[0-9a-f]{20}\.png$/);
  expect(image?.alt).toMatch(/^Planes de CRM – ./);
  const png = readFileSync(join(folder, 'draft', image?.address ?? ''));
  expect(sizeOf(png)).toEqual(['PNG', 1200, 630]);
  expect(png.length).toBeLessThan(100_000);
  expect(images.get('/gracias')).toBeUndefined();
  expect(warnings).toEqual([]);
});

test('a picture with the same content is used again; another title or price is another picture', async () => {
  const address = async (...given: Parameters<typeof made>) => (await made(...given)).get('/crm')?.address;
  const first = await address(composed());
  const cache = join(folder, 'cache');
  const file = join(cache, readdirSync(cache)[0] ?? '');
  const { ino } = statSync(file);
  const image = readFileSync(join(folder, 'draft', first ?? ''));
  expect(await address(composed())).toBe(first);
  expect(statSync(file).ino).toBe(ino);
  // As after a power cut: what is damaged is made again.
  truncateSync(file, 40);
  expect(await address(composed())).toBe(first);
  expect(readFileSync(join(folder, 'draft', first ?? ''))).toEqual(image);
  const others = [
    await address(composed('Otro')),
    await address(composed(undefined, 50)),
    await address(composed(undefined, 60)),
  ];
  expect(new Set([first, ...others]).size).toBe(4);
});

test('a font that is none, and a sheet without colours, warn and stop nothing', async () => {
  writeFileSync(join(folder, 'client', 'show.woff2'), 'no font');
  const images = await made(composed());
  expect(images.get('/crm')).toBeUndefined();
  expect(warnings).toEqual([expect.stringMatching(/^\/crm gets no picture to be shared with: /)]);
  writeFileSync(join(folder, 'client', 'shell.css'), 'a{}');
  await made(composed());
  expect(warnings[1]).toContain('--…-palette-tile-a');
});

test('a title of 80 characters fits, and so does its longest word', () => {
  const long = 'Lanzamiento estratégico de tu curso en línea con acompañamiento de la comunidad.';
  expect(titleSize(long, 580)).toBeGreaterThanOrEqual(40);
  expect(titleSize(long, 580)).toBeLessThan(titleSize('Planes', 580));
  expect(titleSize('Internacionalización', 580)).toBeLessThan(titleSize('Uno dos tres cuatro', 580));
});

test('icons and manifest are made of the mark; what the environment brings stays', async () => {
  const draft = join(folder, 'draft');
  writeFileSync(join(draft, 'apple-touch-icon.png'), 'own');
  await writeIcons(draft, order(composed()));
  const manifest = JSON.parse(readFileSync(join(draft, 'manifest.webmanifest'), 'utf8')) as {
    lang: string;
    background_color: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ lang: 'es', background_color: '#fff' });
  for (const { src, sizes } of manifest.icons) {
    const side = Number(sizes.split('x')[0]);
    expect(sizeOf(readFileSync(join(draft, src)))).toEqual(['PNG', side, side]);
  }
  expect(readFileSync(join(draft, 'apple-touch-icon.png'), 'utf8')).toBe('own');
  const ico = await icoOf(mark, [16, 32]);
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6), ico.readUInt8(22)]).toEqual([1, 2, 16, 32]);
  expect(sizeOf(ico.subarray(ico.readUInt32LE(18 + 16)))).toEqual(['PNG', 32, 32]);
  expect(warnings).toEqual([]);
});

test('a mark as Illustrator exports it is drawn', async () => {
  const exported = `\ufeff<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
]>
<svg version="1.1" xmlns:i="&ns_ai;" xmlns="&ns_svg;" x="0px" y="0px" viewBox="0 0 32 32" xml:space="preserve">
<style type="text/css">.st0{fill:#1111FF;}</style>
<switch><foreignObject requiredExtensions="&ns_ai;" width="1" height="1"></foreignObject>
<g i:extraneous="self"><path class="st0" d="M0 0h32v32H0z"/></g></switch></svg>`;
  const draft = join(folder, 'draft');
  writeFileSync(join(folder, 'public', 'favicon.svg'), exported);
  await writeIcons(draft, order(composed()));
  expect(warnings).toEqual([]);
  // The same mark, drawn: not a page without dots.
  expect(readFileSync(join(draft, 'favicon.ico'))).toEqual(await icoOf(mark, [16, 32, 48]));
});

test.each([
  ['no SVG', 'no picture', 'SVG data parsing failed'],
  ['in UTF-16', Buffer.from(`\ufeff${mark}`, 'utf16le'), 'favicon.svg is not UTF-8'],
])('a mark that is %s warns', async (_what, content, says) => {
  writeFileSync(join(folder, 'public', 'favicon.svg'), content);
  await writeIcons(join(folder, 'draft'), order(composed()));
  expect(warnings).toEqual([expect.stringContaining(`The site gets no icons made of its favicon.svg: ${says}`)]);
});

test('the price is where the service begins, or the lowest of what the page sells', () => {
  const { configuration, table } = composed('Sitios', 97);
  const price = (usd: number) => ({
    name: '',
    price: { usd, text: `$${usd}` },
    for: 'prospects',
    get: [],
    cancellation: '',
  });
  const offers = { ...table.offers, 'mf-a/one': price(700), 'mf-a/two': price(500) } as unknown as typeof table.offers;
  const of = (route: object) =>
    wordsOf({ configuration, table: { ...table, offers } }, { title: 'Sitios', ...route } as Route).price;
  expect(of({ service: { offer: 'mf-crm/plan' }, sells: ['mf-a/one'] })?.figure).toBe('$97');
  expect(of({ sells: ['mf-a/one'] })).toEqual({ before: '', figure: '$700', after: 'USD' });
  expect(of({ sells: ['mf-a/one', 'mf-a/two'] })).toEqual({ before: 'Desde', figure: '$500', after: 'USD' });
  expect(of({})).toBeUndefined();
});
