import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  bootstrapId,
  pagesPartAddress,
  partOfPath,
  type PageBootstrapData,
  type PagesPart,
  type SearchablePage,
  type SiteManifest,
  type SiteTable,
} from '@mosaico/shared-types';
import { termsPartAddress, type SearchParts } from '@mosaico/shared-types/search';
import { tableEntry } from '@mosaico/shared-types/table';
import type { Release } from '@mosaico/shared-types/schemas';
import { promote } from '../../environments/promote.ts';
import { fixtureStore, type FixtureStore } from '../../testing/fixture-store.ts';
import { madeOnce } from '../../testing/made-once.ts';
import { promoteFixture } from '../../testing/promote-fixture.ts';
import { changesTo, pageOf } from '../../testing/releases.ts';
import { searchFilesOf } from './search-list.ts';
import { partsFor } from './table-parts.ts';

let folder: string;
let fixture: FixtureStore;

/** A shell whose copy of the contract has these exports. */
const shell = (version: string, ...exports: string[]): Promise<Release> =>
  fixture.publish('shell', version, {
    shared: { provides: [{ key: '@mosaico/shared-types', version: '3.1.0', eager: true, exports }], consumes: [] },
  });
const priced = (price: number): Promise<Release> =>
  fixture.publish('mf-plans', `1.0.${price}`, {
    pages: [pageOf('/planes', { aliases: ['/redes'], search: { words: ['redes sociales'] } })],
    facts: { price: { value: price, unit: 'USD' }, hours: { value: 4, unit: 'hours' } },
    render: "return 'Desde ' + ask('fact:mf-plans/price', true).text",
  });

madeOnce(
  'table-parts',
  (made) => {
    folder = made;
    fixture = fixtureStore(folder);
  },
  async () => {
    await shell('1.0.0', 'pageAssetsKey', 'partOfPath');
    await shell('0.9.0', 'pageAssetsKey');
    await priced(500);
    await fixture.publish('mf-legal', '1.0.0', {
      pages: Array.from({ length: 30 }, (_, at) => pageOf(`/caso-${at}`, { indexed: at > 0 })),
    });
    await promoted('shell@1.0.0', 'mf-plans@1.0.500', 'mf-legal@1.0.0');
  },
);

const promoted = (...releases: string[]) => promoteFixture(fixture, join(folder, 'sites'), releases);
const inSite = (file: string): string => join(folder, 'sites', 'current', file);
const read = (file: string): unknown => JSON.parse(readFileSync(inSite(file), 'utf8'));
const manifest = (): SiteManifest => read('revision.json') as SiteManifest;
const partAt = (file: string): PagesPart => read(file) as PagesPart;
function partsOf({ parts }: SiteManifest) {
  if (!parts) throw new Error('The table is in one piece.');
  return parts;
}
/** As a browser finds the part of a path. */
const addressFor = (path: string): string => {
  const { pages } = partsOf(manifest());
  const part = partOfPath(path, pages.length);
  return pagesPartAddress(part, pages[part]);
};

test('what every visitor loads says nothing of pages, prices and files; shells of before find its lists empty', () => {
  const text = readFileSync(inSite('revision.json'), 'utf8');
  for (const word of ['/planes', 'redes', '$500', 'sha']) expect(text).not.toContain(word);
  expect(manifest().table).toEqual({ routes: [], facts: {}, offers: {}, slots: {} });
  expect(partsOf(manifest()).pages).toHaveLength(4);
});

test('a page is in the part of its path and of its alias, with all that it reads and loads', () => {
  for (const path of ['/planes', '/redes']) {
    const { routes, shown, loads } = partAt(addressFor(path));
    expect(routes).toContainEqual(expect.objectContaining({ path: '/planes', workspace: 'mf-plans' }));
    expect(routes.filter((route) => 'search' in route)).toEqual([]);
    // Also what only static sections show: here nobody has prerendered them.
    expect(shown).toMatchObject({ 'fact:mf-plans/price': { text: '$500' } });
    expect(loads).toHaveProperty(['mf-plans/planes']);
  }
});

test('every page is in a part, and the whole table is there for what no part has', () => {
  const table = read(partsOf(manifest()).table) as SiteTable;
  expect(table.routes).toHaveLength(32);
  for (const { path } of table.routes)
    expect(partAt(addressFor(path)).routes.map((route) => route.path)).toContain(path);
  expect(tableEntry(table, 'fact:mf-plans/hours')).toMatchObject({ text: '4' });
});

const documentData = (file: string): PageBootstrapData => {
  const html = readFileSync(inSite(file), 'utf8');
  return JSON.parse(
    new RegExp(`id="${bootstrapId}"[^>]*>(.*?)</script>`, 's').exec(html)?.[1] ?? '',
  ) as PageBootstrapData;
};

test('a page that reads too much for a part is there as one to be loaded as a document, and says so itself', async () => {
  const facts = Array.from({ length: 900 }, (_, at) => [`figure-${at}`, { value: at, unit: 'USD' }] as const);
  await fixture.publish('mf-large', '1.0.0', {
    pages: [pageOf('/todo')],
    facts: Object.fromEntries(facts),
    render: "for (let at = 0; at < 900; at += 1) ask('fact:mf-large/figure-' + at, true); return 'Todo'",
  });
  await promoted('mf-large@1.0.0');
  const { routes, shown } = partAt(addressFor('/todo'));
  expect(routes).toContainEqual(expect.objectContaining({ path: '/todo', documentOnly: true }));
  expect(Object.keys(shown).filter((key) => key.includes('mf-large'))).toEqual([]);
  expect(documentData('todo.html').route).toMatchObject({ documentOnly: true });
  expect(documentData('planes.html').route).not.toHaveProperty('documentOnly');
});

test('of what no release declares, a part and a document say that: nothing has to be loaded for it', async () => {
  await fixture.publish('mf-courses', '1.0.0', {
    pages: [pageOf('/cursos')],
    render: "ask('fact:mf-gone/price'); return 'Cursos'",
  });
  await promote(fixture.store, {
    environment: 'production',
    changes: changesTo(['mf-courses@1.0.0']),
    configurationFolder: fixture.configurationFolder,
    sites: join(folder, 'sites'),
    force: 'to see it',
  });
  expect(partAt(addressFor('/cursos')).shown).toMatchObject({ 'fact:mf-gone/price': null });
  expect(documentData('cursos.html').shown).toMatchObject({ 'fact:mf-gone/price': null });
});

test('what every visitor loads says below which paths other documents are, as far as no page is there', async () => {
  for (const name of ['demo/pago.html', 'planes/otros.html']) {
    mkdirSync(dirname(join(fixture.configurationFolder, 'public', name)), { recursive: true });
    writeFileSync(join(fixture.configurationFolder, 'public', name), '<!doctype html><title>Pago</title>');
  }
  await priced(540);
  await promoted('mf-plans@1.0.540');
  expect(partsOf(manifest()).pageless).toEqual(['demo']);
});

test('the list for the search has words, and no page that is not to be found', () => {
  const list = read(partsOf(manifest()).search) as readonly SearchablePage[];
  expect(list.find(({ path }) => path === '/planes')?.search?.words).toEqual(['redes sociales']);
  expect(list.map(({ path }) => path)).not.toContain('/caso-0');
});

test('a large list for the search is in parts, all of which are there, compressed', async () => {
  const words = Array.from({ length: 9_000 }, (_, at) =>
    createHash('sha256').update(String(at)).digest('hex').slice(0, 14),
  );
  await fixture.publish('mf-words', '1.0.0', { pages: [pageOf('/palabras', { search: { words } })] });
  await promoted('mf-words@1.0.0');
  const list = read(partsOf(manifest()).search) as SearchParts;
  expect(list.terms.length).toBeGreaterThan(1);
  for (const address of searchFilesOf(list)) expect([address, existsSync(inSite(address))]).toEqual([address, true]);
  expect(existsSync(inSite(`${termsPartAddress(list.terms[0] ?? '')}.br`))).toBe(true);
});

test('another price changes the names of the parts that show it, and an open page still finds those that it began with', async () => {
  const [before, own, other] = [manifest(), addressFor('/planes'), addressFor('/caso-1')];
  expect(own).not.toBe(other);
  await priced(520);
  await promoted('mf-plans@1.0.520');
  expect(manifest().parts?.table).not.toBe(before.parts?.table);
  expect(addressFor('/planes')).not.toBe(own);
  expect(addressFor('/caso-1')).toBe(other);
  expect(partAt(own).shown).toMatchObject({ 'fact:mf-plans/price': { text: '$500' } });
  expect(partAt(addressFor('/planes')).shown).toMatchObject({ 'fact:mf-plans/price': { text: '$520' } });
});

test('a shell that reads all in one file has it in one file, after a rollback too', async () => {
  await promoted('shell@0.9.0');
  const { parts, table, loads } = manifest();
  expect(parts).toBeUndefined();
  expect(table.routes).toHaveLength(32);
  expect(tableEntry(table, 'fact:mf-plans/price')).toMatchObject({ text: '$500' });
  expect(loads).toHaveProperty(['mf-plans/planes']);
});

test('a composition adds the files that have changed, and no others', async () => {
  const files = () => readdirSync(inSite('assets/site')).filter((name) => /^pages-\d+\.[\da-f]+\.json$/.test(name));
  const before = files().length;
  await priced(520);
  await promoted('mf-plans@1.0.520');
  // The part of the page, and that of its alias.
  expect(files().length - before).toBe(new Set([addressFor('/planes'), addressFor('/redes')]).size);
  expect(existsSync(inSite(partsOf(manifest()).search))).toBe(true);
});

test.each([
  [1, 1],
  [8, 1],
  [47, 8],
  [2_000, 128],
  [10_000, 128],
])('%i pages are in %i parts', (pages, parts) => {
  expect(partsFor(pages)).toBe(parts);
});

// Shells and compositions of different releases find the same part.
test('the part of a path is the same for ever', () => {
  expect(['/', '/planes-crm', '/catalogo-norte'].map((path) => partOfPath(path, 128))).toEqual([94, 80, 95]);
});
