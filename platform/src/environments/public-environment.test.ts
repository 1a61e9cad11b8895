import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfiguration } from '@mosaico/shared-types';
import { isPublic } from '../lib/public-environment.ts';
import { headerRules } from '../site/hosts/headers.ts';
import { readSiteMap } from '../site/site-map.ts';
import { currentSite } from '../site/sites.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { madeOnce } from '../testing/made-once.ts';
import { builtWith } from '../testing/releases.ts';
import { siteOf } from '../testing/site.ts';
import { PublishedReleases } from '../deliver/published-releases.ts';
import { promote, rehearse } from './promote.ts';

let folder: string;
let fixture: FixtureStore;
madeOnce(
  'public',
  (made) => {
    folder = made;
    fixture = fixtureStore(folder);
  },
  async () => {
    await fixture.publish('shell', '1.0.0');
    await fixture.publish('mf-plans', '1.0.0');
    await fixture.publish('mf-plans', '1.1.0', { built: builtWith({ dirty: true, uncommitted: ['facts.json'] }) });
  },
);

const sites = (environment: string) => join(folder, 'sites', environment);
const first = ['shell', 'mf-plans'].map((workspace) => ({ workspace, version: '1.0.0' }));

function order(environment: string, more: Partial<SiteConfiguration> = {}) {
  const { configurationFolder } = fixture;
  writeFileSync(join(configurationFolder, 'site.json'), JSON.stringify({ ...siteOf(), ...more }));
  return { environment, changes: first, configurationFolder, sites: sites(environment) };
}

/** All that visitors and search engines are given of an environment that is or is not public. */
async function given(environment: string) {
  const site = currentSite(sites(environment)) ?? '';
  const read = (file: string): string => readFileSync(join(site, file), 'utf8');
  const [html, map] = [read('mf-plans.html'), await readSiteMap(site)];
  const published = new PublishedReleases(fixture.store);
  return {
    isPublic: isPublic(map.environment, map),
    switcher: html.includes('mosaico-switcher'),
    localhost: html.includes('http://localhost:*'),
    noindex: html.includes('data-closed'),
    header: headerRules(map, []).some(({ headers }) => headers['X-Robots-Tag'] && !headers.Link),
    robots: read('robots.txt').includes('Disallow: /'),
    names: 'releases' in (JSON.parse(read('revision.json')) as object),
    page: existsSync(join(site, 'mosaico', 'index.html')),
    list: (await published.answer('/releases/index.json', '', map)) !== undefined,
  };
}

const open = Object.fromEntries(
  ['switcher', 'localhost', 'noindex', 'header', 'robots', 'names', 'page', 'list'].map((key) => [key, false]),
);
const closed = Object.fromEntries(Object.keys(open).map((key) => [key, true]));

test.each([
  ['www', { public: true }, true],
  ['tienda-norte', { public: true }, true],
  ['production', {}, true],
  ['production', { public: true }, true],
  ['production', { public: false }, false],
  ['www', {}, false],
  ['www', { public: false }, false],
])('whether %s with %o is public is said by its configuration', async (environment, more, expected) => {
  await promote(fixture.store, order(environment, more));
  expect(await given(environment)).toEqual({ isPublic: expected, ...(expected ? open : closed) });
});

test('a public environment gets nothing that is not committed, whatever its name', async () => {
  const refusal = 'mf-plans@1.1.0 was built from uncommitted files (facts.json)';
  const changes = [{ workspace: 'mf-plans', version: '1.1.0' }];
  await promote(fixture.store, order('www', { public: true }));
  await expect(promote(fixture.store, { ...order('www', { public: true }), changes })).rejects.toThrow(refusal);
  await promote(fixture.store, order('preview'));
  await promote(fixture.store, { ...order('preview'), changes });
  // What stood there counts from the day on which it is opened.
  const opened = { ...order('preview', { public: true }), changes: [] };
  await expect(promote(fixture.store, opened)).rejects.toThrow(refusal);
});

test('an environment that is public by its name gets a note about what to declare, until it does', async () => {
  const note = expect.stringMatching(
    /^"production" is public by its name\. Say so .*: add "public": true to environments\/production\/site\.json/,
  ) as string;
  expect((await rehearse(fixture.store, order('production'))).notes).toContainEqual(note);
  const { warnings } = await promote(fixture.store, order('production'));
  expect(warnings).toContainEqual(note);
  expect((await rehearse(fixture.store, order('production', { public: true }))).notes).not.toContainEqual(note);
  expect((await rehearse(fixture.store, order('www'))).notes).not.toContainEqual(note);
});
