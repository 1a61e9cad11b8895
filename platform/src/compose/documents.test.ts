import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrapId, type NewestRevision, type PageFacts } from 'shared-types';
import { promote } from '../environments/promote.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { pageOf } from '../testing/releases.ts';

let folder: string;
let fixture: FixtureStore;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'documents-'));
  fixture = fixtureStore(folder);
  await fixture.publish('shell', '1.0.0');
  await fixture.publish('mf-plans', '1.0.0');
  await fixture.publish('mf-crm', '1.0.0', { uses: ['testimonials/section'] });
  await fixture.publish('mf-testimonials', '1.0.0', { slots: ['testimonials/section'] });
  await promoted('shell@1.0.0', 'mf-plans@1.0.0', 'mf-crm@1.0.0', 'mf-testimonials@1.0.0');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const promoted = (...releases: string[]) =>
  promote(fixture.store, {
    environment: 'production',
    changes: releases.map((each) => ({ workspace: each.split('@')[0] ?? '', version: each.split('@')[1] ?? '' })),
    configurationFolder: fixture.configurationFolder,
    sites: join(folder, 'sites'),
  });
const inSite = (file: string): string => join(folder, 'sites', 'current', file);
const factsIn = (file: string): PageFacts => {
  const json = new RegExp(`id="${bootstrapId}">(.*?)</script>`).exec(readFileSync(inSite(file), 'utf8'))?.[1];
  return JSON.parse(json ?? '') as PageFacts;
};
const newest = (): NewestRevision => JSON.parse(readFileSync(inSite('revision.json'), 'utf8')) as NewestRevision;
const pages = ['index.html', 'mf-plans.html', 'mf-crm.html', 'mf-testimonials.html', '404.html'];
/** A file is the same one as before if it has kept its place on the disk. */
const places = (): Record<string, number> =>
  Object.fromEntries(pages.map((page) => [page, statSync(inSite(page)).ino]));
const changedBy = async (...releases: string[]): Promise<string[]> => {
  const before = places();
  await promoted(...releases);
  const after = places();
  return pages.filter((page) => before[page] !== after[page]);
};

test('a document says of the remotes only those its page is made of; the rest is asked for', () => {
  expect(Object.keys(factsIn('mf-plans.html').remotes)).toEqual(['mf-plans']);
  expect(Object.keys(factsIn('mf-crm.html').remotes)).toEqual(['mf-crm', 'mf-testimonials']);
  expect(Object.keys(factsIn('404.html').remotes)).toEqual([]);
  expect(Object.keys(newest().remotes)).toEqual(['mf-plans', 'mf-crm', 'mf-testimonials']);
  expect(factsIn('mf-plans.html')).toMatchObject({ table: newest().table, shell: newest().shell });
});

test('promoting a remote changes the documents of its own pages, and of those that show its pieces', async () => {
  await fixture.publish('mf-plans', '2.0.0');
  expect(await changedBy('mf-plans@2.0.0')).toEqual(['mf-plans.html']);
  await fixture.publish('mf-testimonials', '2.0.0', { slots: ['testimonials/section'] });
  expect(await changedBy('mf-testimonials@2.0.0')).toEqual(['mf-crm.html', 'mf-testimonials.html']);
  expect(factsIn('mf-crm.html').remotes).toEqual({
    'mf-crm': '/assets/mf-crm/mf-crm.1.0.0.js',
    'mf-testimonials': '/assets/mf-testimonials/mf-testimonials.2.0.0.js',
  });
});

test('with a further page, with the shell and with the configuration every document changes', async () => {
  await fixture.publish('mf-plans', '2.0.0', { pages: [pageOf('/mf-plans'), pageOf('/otra')] });
  expect(await changedBy('mf-plans@2.0.0')).toEqual(pages);
  await fixture.publish('shell', '2.0.0');
  expect(await changedBy('shell@2.0.0')).toEqual(pages);
});

test('who reads a document while the site changes still finds what it names', async () => {
  const { table } = factsIn('mf-crm.html');
  await fixture.publish('mf-plans', '2.0.0', { pages: [pageOf('/mf-plans'), pageOf('/otra')] });
  await promoted('mf-plans@2.0.0');
  expect(factsIn('mf-crm.html').table).not.toBe(table);
  expect(JSON.parse(readFileSync(inSite(table as string), 'utf8'))).toMatchObject({
    slots: { 'testimonials/section': 'mf-testimonials' },
  });
});

test('a page that is put right after it was forced in gets its HTML', async () => {
  const broken = { render: "if (path === '/mf-plans') throw new Error('no'); return ''" };
  await fixture.publish('mf-plans', '2.0.0', broken);
  await promote(fixture.store, {
    environment: 'production',
    changes: [{ workspace: 'mf-plans', version: '2.0.0' }],
    sites: join(folder, 'sites'),
    force: 'tested by hand',
  });
  expect(readFileSync(inSite('mf-plans.html'), 'utf8')).toContain('<div id="root"></div>');
  await promoted('mf-plans@1.0.0');
  expect(readFileSync(inSite('mf-plans.html'), 'utf8')).toContain('mf-plans@1.0.0 at /mf-plans');
});
