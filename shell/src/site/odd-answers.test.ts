import * as fc from 'fast-check';
import type { PagesPart, SiteManifest } from '@mosaico/shared-types';
import { Navigation, type BrowserPort } from '../routing/navigation.ts';
import { pagesOf } from '../testing/page-loaders.ts';
import { once } from '../testing/once.ts';
import { bootstrapData, siteManifest } from '../testing/bootstrap-data.ts';
import { SiteDataStore } from './site-data-store.ts';
import { fetchSiteManifest, json } from './site-manifest.ts';
import { TableFiles, type FileRequest } from './table-files.ts';

/** Every place in a JSON value, as the keys that lead there. */
function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}

/** A copy with another value in one place; without a value, that key is missing. */
function changed(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>;
  if (rest.length === 0 && other === undefined && Array.isArray(copy)) copy.splice(Number(key), 1);
  else copy[key] = changed(copy[key], rest, other);
  return copy;
}

const whole: SiteManifest = {
  ...siteManifest,
  loads: { 'mf-crm/crm-plans': ['/assets/mf-crm/2.js'] },
  integrity: { '/assets/mf-crm/2.js': 'sha384-x' },
};
const parts = { table: '/table.json', search: '/search.json', pages: ['1a'], pageless: ['demo'] };
const small: SiteManifest = { ...siteManifest, table: { ...siteManifest.table, routes: [] }, parts };
const pages: PagesPart = {
  routes: siteManifest.table.routes,
  shown: { 'page:mf-crm/crm-plans': '/planes-crm' },
  loads: whole.loads ?? {},
  integrity: whole.integrity ?? {},
};
const mutated = (value: object) =>
  fc
    .tuple(fc.constantFrom(...placesIn(value)), fc.option(fc.jsonValue(), { nil: undefined }))
    .map(([place, other]) => changed(value, place, other));

const browser = (): BrowserPort => ({
  history: { pushState: jest.fn(), replaceState: jest.fn(), go: jest.fn(), state: null },
  location: { pathname: '/', search: '', hash: '', assign: jest.fn(), replace: jest.fn(), reload: jest.fn() },
  hasDocument: () => Promise.resolve(true),
});

test.each([
  ['the site', mutated(whole), fc.constant(pages)],
  ['the site, whose table is in parts,', mutated(small), fc.constant(pages)],
  ['a part of the table', fc.constant(small), mutated(pages)],
])('whatever %s answers, a visitor goes on: to the page, or to its document', async (_what, answers, partAnswers) => {
  await fc.assert(
    fc.asyncProperty(answers, partAnswers, async (answer, partAnswer) => {
      const answering = (value: unknown) => () => Promise.resolve({ ok: true, json: () => Promise.resolve(value) });
      const ask = (): Promise<SiteManifest> => fetchSiteManifest(answering(answer));
      const part: FileRequest = (address, failures, isSound) =>
        json(answering(partAnswer), address, failures, {}, isSound);
      // As the federation's runtime reads them.
      const federation = {
        registerRemotes: (entries: Readonly<Record<string, string>>) =>
          Object.values(entries).forEach((entry) => entry.startsWith('//')),
      };
      const site = new SiteDataStore(
        bootstrapData,
        { manifest: ask, files: () => Promise.resolve((now, own) => new TableFiles(now, own, part)) },
        federation,
        once,
      );
      const screens = { 'crm-plans': () => Promise.resolve({ default: () => null }) };
      const port = browser();
      const navigation = new Navigation(
        site,
        pagesOf(() => Promise.resolve(screens)),
        port,
      );
      navigation.push('/planes-crm');
      for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
      const { location, route } = navigation.getState();
      const isThere = location.pathname === '/planes-crm';
      expect(isThere || jest.mocked(port.location.assign).mock.calls.length === 1).toBe(true);
      // What is shown of the page in hand stays what it was prerendered with.
      expect(site.lookups().document('page:mf-crm/crm-plans')).toBe('/crm');
      expect(site.assetsOf('mf-crm/crm-plans')).toBeInstanceOf(Array);
      if (isThere && route) expect(route.path.startsWith('/')).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['a remote', { remotes: { 'mf-crm': 7 } }],
  ['the list of remotes', { remotes: null }],
  ['the list of remotes, a text,', { remotes: '/assets/mf-crm/2.js' }],
  ['the list of remotes, one without names,', { remotes: ['/assets/mf-crm/2.js'] }],
  ['what a page loads', { loads: { 'mf-crm/crm-plans': '/assets/mf-crm/2.js' } }],
  ['a hash', { integrity: { '/assets/mf-crm/2.js': 7 } }],
])('an answer in which %s is none is a failed attempt, so that it is requested again', async (_what, wrong) => {
  const answer = { ok: true, json: () => Promise.resolve({ ...whole, ...wrong }) };
  const request = async (): Promise<TableFiles> =>
    new TableFiles(await fetchSiteManifest(() => Promise.resolve(answer)), undefined, () => Promise.resolve());
  await expect(request()).rejects.toThrow('does not say what the site shows');
});

describe('of a list for the search in parts', () => {
  const inParts = { ...parts, search: '/assets/site/search.1.json' };
  const list = { services: [], terms: ['1'], pages: ['1'] };
  const page = { path: '/obra', description: '', directory: { name: 'Obra', category: 'Legal' } };
  const terms = '/assets/site/search-terms.1.json';
  const pagesFile = '/assets/site/search-pages.1.json';

  test.each<[what: string, files: Record<string, unknown>]>([
    ['the first file', { [inParts.search]: { ...list, terms: [] } }],
    ['a hash', { [inParts.search]: { ...list, pages: [1] } }],
    ['a service', { [inParts.search]: { ...list, services: [{ path: 1 }] } }],
    ['a file of terms', { [terms]: [] }],
    ['the pages of a term', { [terms]: { obra: { 3: '0' } } }],
    ['the number of a page', { [terms]: { obra: { 3: ['0'] } } }],
    ['a file of pages', { [pagesFile]: { 0: page } }],
    ['a page', { [pagesFile]: [{ path: '/obra' }] }],
    ['the words of a page', { [pagesFile]: [{ ...page, search: { words: 'obra' } }] }],
    ['the places of a page', { [pagesFile]: [{ ...page, places: {} }] }],
  ])('%s that is none is a failed attempt, so that it is requested again', async (_what, wrong) => {
    const sound = { [inParts.search]: list, [terms]: { obra: { 3: [0] } }, [pagesFile]: [page] };
    const loadAll = async (served: Record<string, unknown>): Promise<unknown> => {
      const answer = (address: string) => Promise.resolve({ ok: true, json: () => Promise.resolve(served[address]) });
      const files = new TableFiles({ ...small, parts: inParts }, undefined, (address, failures, isSound) =>
        json(answer, address, failures, {}, isSound),
      );
      const found = await files.searchable();
      return 'load' in found ? Promise.all([terms, pagesFile].map((address) => found.load(address))) : undefined;
    };
    await expect(loadAll(sound)).resolves.toHaveLength(2);
    await expect(loadAll({ ...sound, ...wrong })).rejects.toThrow('does not say what the site shows');
  });
});
