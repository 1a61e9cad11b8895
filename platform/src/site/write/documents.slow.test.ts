import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { bootstrapId, type PageBootstrapData, type SiteConfiguration, type SiteManifest } from '@mosaico/shared-types';
import type { Release } from '@mosaico/shared-types/schemas';
import { promote } from '../../environments/promote.ts';
import { fixtureStore, type FixtureStore } from '../../testing/fixture-store.ts';
import { madeOnce } from '../../testing/made-once.ts';
import { promoteFixture } from '../../testing/promote-fixture.ts';
import { pageOf } from '../../testing/releases.ts';
import { siteOf } from '../../testing/site.ts';

let folder: string;
let fixture: FixtureStore;

const begin = (made: string): void => {
  folder = made;
  fixture = fixtureStore(folder);
};
madeOnce('documents', begin, async () => {
  await fixture.publish('shell', '1.0.0');
  await fixture.publish('mf-plans', '1.0.0', { facts: figures(500) });
  await fixture.publish('mf-crm', '1.0.0', { uses: ['testimonials/section'] });
  await fixture.publish('mf-testimonials', '1.0.0', { slots: ['testimonials/section'] });
  await fixture.publish('mf-lists', '1.0.0', {
    pages: [pageOf('/lista'), pageOf('/precios')],
    render: "ask(path === '/lista' ? 'routes' : 'fact:mf-plans/price'); return path",
  });
  await promoted('shell@1.0.0', 'mf-plans@1.0.0', 'mf-crm@1.0.0', 'mf-testimonials@1.0.0', 'mf-lists@1.0.0');
});

const promoted = (...releases: string[]) => promoteFixture(fixture, join(folder, 'sites'), releases);
const inSite = (file: string): string => join(folder, 'sites', 'current', file);
const bootstrapDataIn = (file: string): PageBootstrapData => {
  const json = new RegExp(`id="${bootstrapId}">(.*?)</script>`).exec(readFileSync(inSite(file), 'utf8'))?.[1];
  return JSON.parse(json ?? '') as PageBootstrapData;
};
const newest = (): SiteManifest => JSON.parse(readFileSync(inSite('revision.json'), 'utf8')) as SiteManifest;
const figures = (price: number): Release['facts'] => ({
  price: { value: price, unit: 'USD' },
  hours: { value: 4, unit: 'hours' },
});
const configure = (agency: Partial<SiteConfiguration['agency']>): void => {
  const site = { ...siteOf(), agency: { ...siteOf().agency, ...agency } };
  writeFileSync(join(fixture.configurationFolder, 'site.json'), JSON.stringify(site));
};
test('a document names only the remotes that its page is made of; the rest is requested', () => {
  expect(Object.keys(bootstrapDataIn('mf-plans.html').remotes)).toEqual(['mf-plans']);
  expect(Object.keys(bootstrapDataIn('mf-crm.html').remotes)).toEqual(['mf-crm', 'mf-testimonials']);
  expect(Object.keys(bootstrapDataIn('404.html').remotes)).toEqual([]);
  expect(Object.keys(newest().remotes)).toEqual(['mf-plans', 'mf-crm', 'mf-testimonials', 'mf-lists']);
  expect(bootstrapDataIn('mf-plans.html')).toMatchObject({ site: newest().site, shell: newest().shell });
});

test("a document holds exactly its page's dependencies", () => {
  expect(bootstrapDataIn('precios.html').shown).toEqual({
    'fact:mf-plans/price': { value: 500, unit: 'USD', text: '$500' },
  });
  expect(bootstrapDataIn('mf-crm.html').shown).toEqual({ 'slot:testimonials/section': 'mf-testimonials' });
  expect(bootstrapDataIn('mf-plans.html').shown).toEqual({});
  expect(newest().table.facts).toMatchObject({ 'mf-plans/price': { text: '$500' }, 'mf-plans/hours': { text: '4' } });
});

// As text, so that a rename of identifiers does not take these names along: docs/decisions/030-names-that-releases-share.md.
test('a shell of another release finds the names that it reads', () => {
  const html = readFileSync(inSite('precios.html'), 'utf8');
  expect(html).toMatch(/"shown":\{"fact:mf-plans\/price":.*"loads":\{"mf-lists\/precios":/);
  for (const name of ['mosaicoGuard', 'wake', 'isAsleep', 'data-part']) expect(html).toContain(name);
  expect(readFileSync(inSite('revision.json'), 'utf8')).toContain('"loads":{"');
});

test('dependencies of static sections alone are in no document, and change it all the same', async () => {
  const pages = { pages: [pageOf('/lista'), pageOf('/precios')] };
  const render = "if (path === '/lista') ask('routes'); return 'Desde ' + ask('fact:mf-plans/price', true).text";
  await fixture.publish('mf-lists', '2.0.0', { ...pages, render });
  await promoted('mf-lists@2.0.0');
  expect(bootstrapDataIn('precios.html').shown).toEqual({});
  expect(readFileSync(inSite('precios.html'), 'utf8')).toContain('Desde $500');
  await fixture.publish('mf-plans', '2.0.0', { facts: figures(600) });
  await promoted('mf-plans@2.0.0');
  expect(readFileSync(inSite('precios.html'), 'utf8')).toContain('Desde $600');
});

test('a document that says the same is not compressed again, unless the cache is damaged', async () => {
  const cache = join(folder, '.cache');
  const kept = () =>
    Object.fromEntries(readdirSync(cache).map((name) => [name, statSync(join(cache, name)).ino] as const));
  configure({ supportEmail: 'ayuda@agencia-mosaico.example' });
  await promoted();
  const before = kept();
  await fixture.publish('mf-plans', '2.0.0', { facts: figures(600) });
  await promoted('mf-plans@2.0.0');
  expect(kept()).toMatchObject(before);
  for (const name of Object.keys(before)) truncateSync(join(cache, name), 40);
  await promoted('mf-plans@1.0.0');
  expect(brotliDecompressSync(readFileSync(inSite('index.html.br'))).toString()).toBe(
    readFileSync(inSite('index.html'), 'utf8'),
  );
});

test('a reader of a document while the site changes still finds the files that it names', async () => {
  const { site } = bootstrapDataIn('mf-crm.html');
  configure({ supportEmail: 'ayuda@agencia-mosaico.example' });
  await promoted();
  expect(bootstrapDataIn('mf-crm.html').site).not.toBe(site);
  expect(JSON.parse(readFileSync(inSite(site), 'utf8'))).toMatchObject({
    agency: { supportEmail: 'soporte@agencia-mosaico.example' },
  });
});

test('compressed quickly, a document takes more bytes and says the same; another word for it is refused before anything is written', async () => {
  const twin = (): Buffer => readFileSync(inSite('index.html.br'));
  const asked = process.env.MOSAICO_COMPRESSION;
  let slow: Buffer;
  try {
    process.env.MOSAICO_COMPRESSION = '';
    configure({ supportEmail: 'ayuda@agencia-mosaico.example' });
    await promoted();
    slow = twin();
    configure({ supportEmail: 'otra@agencia-mosaico.example' });
    process.env.MOSAICO_COMPRESSION = 'fast';
    const before = readFileSync(inSite('index.html'), 'utf8');
    await expect(promoted()).rejects.toThrow('MOSAICO_COMPRESSION is "fast": say "quick", or leave it out.');
    expect(readFileSync(inSite('index.html'), 'utf8')).toBe(before);
    process.env.MOSAICO_COMPRESSION = 'quick';
    await promoted();
  } finally {
    if (asked === undefined) delete process.env.MOSAICO_COMPRESSION;
    else process.env.MOSAICO_COMPRESSION = asked;
  }
  expect(twin().length).toBeGreaterThan(slow.length);
  expect(brotliDecompressSync(twin()).toString()).toBe(readFileSync(inSite('index.html'), 'utf8'));
});

test('a page that is put right after it was forced in gets its HTML', async () => {
  const broken = { facts: figures(500), render: "if (path === '/mf-plans') throw new Error('no'); return ''" };
  await fixture.publish('mf-plans', '2.0.0', broken);
  await promote(fixture.store, {
    environment: 'production',
    changes: [{ workspace: 'mf-plans', version: '2.0.0' }],
    sites: join(folder, 'sites'),
    force: 'tested by hand',
  });
  const forced = readFileSync(inSite('mf-plans.html'), 'utf8');
  expect(forced).toContain('<div id="root"></div>');
  // Who shows a link to it runs no script.
  expect(forced).toMatch(/<title>[^<]+ \| Agencia Mosaico<\/title><meta name="description" content="[^"]+">/);
  expect(forced).toContain('<meta property="og:title"');
  await promoted('mf-plans@1.0.0');
  expect(readFileSync(inSite('mf-plans.html'), 'utf8')).toContain('mf-plans@1.0.0 at /mf-plans');
});
