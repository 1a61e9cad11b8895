import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastSecondOf, type SiteConfiguration, type SiteManifest } from '@mosaico/shared-types';
import { canaryFolder } from '../site/site-map.ts';
import { currentSite } from '../site/sites.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { madeOnce } from '../testing/made-once.ts';
import { pageOf } from '../testing/releases.ts';
import { siteOf } from '../testing/site.ts';
import { beginCanary, stepCanary } from './canary.ts';
import { hasExpired } from './history.ts';
import { promote } from './promote.ts';

const [winter, summer] = ['2026-12-16', '2026-07-16'] as const;

let folder: string;
let fixture: FixtureStore;
madeOnce(
  'last-day',
  (made) => {
    folder = made;
    fixture = fixtureStore(folder);
  },
  async () => {
    await fixture.publish('shell', '1.0.0');
    for (const expires of [winter, summer])
      await fixture.publish(expires === winter ? 'mf-winter' : 'mf-summer', '1.0.0', {
        pages: [pageOf(`/oferta-${expires}`, { key: `offer-${expires}`, screen: './offer.tsx', expires })],
      });
  },
);
afterEach(() => jest.useRealTimers());

/** The site map of a composition that is made at a moment. */
async function listedAt(moment: string, more: Partial<SiteConfiguration> = {}) {
  jest.useFakeTimers({ now: new Date(moment), advanceTimers: true });
  const { configurationFolder } = fixture;
  writeFileSync(join(configurationFolder, 'site.json'), JSON.stringify({ ...siteOf(), ...more }));
  const sites = join(folder, 'sites');
  const changes = ['shell', 'mf-winter', 'mf-summer'].map((workspace) => ({ workspace, version: '1.0.0' }));
  const { revision } = await promote(fixture.store, { environment: 'staging', changes, configurationFolder, sites });
  const map = readFileSync(join(currentSite(sites) ?? '', 'sitemap.xml'), 'utf8');
  return { revision, listed: [summer, winter].filter((day) => map.includes(`/oferta-${day}<`)) };
}

test.each([
  ['2026-07-16T19:23:00-04:00', [summer, winter]],
  ['2026-07-16T23:59:59-04:00', [summer, winter]],
  ['2026-07-17T00:00:00-04:00', [winter]],
  ['2026-12-16T19:23:00-05:00', [winter]],
  ['2026-12-16T23:59:59-05:00', [winter]],
  ['2026-12-17T00:00:00-05:00', []],
])('a composition at %s lists %j', async (moment, expected) => {
  expect((await listedAt(moment)).listed).toEqual(expected);
});

test('an agency elsewhere ends its offers with its own day', async () => {
  expect((await listedAt('2026-12-16T23:30:00Z', { timeZone: 'Europe/Madrid' })).listed).toEqual([]);
});

test.each([winter, summer])('the nightly job finds an offer of %s from the second after its last one', async (day) => {
  const { revision } = await listedAt('2026-07-10T12:00:00Z');
  const last = lastSecondOf(day, {});
  const from = `${day}T05:00:00.000Z`;
  const at = (moment: number) => hasExpired(fixture.store, revision, { from, to: new Date(moment).toISOString() });
  expect(await at(Date.parse(`${day}T19:23:00${last.slice(-6)}`))).toBe(false);
  expect(await at(Date.parse(last))).toBe(false);
  expect(await at(Date.parse(last) + 1_000)).toBe(true);
});

test('a step of a canary no longer lists an offer that has ended since: in neither arm', async () => {
  const pages = [pageOf(`/oferta-${summer}`, { key: `offer-${summer}`, screen: './offer.tsx', expires: summer })];
  await fixture.publish('mf-summer', '1.1.0', { pages });
  const canary = { splitBy: 'server' } as const;
  const { revision } = await listedAt('2026-12-16T23:00:00-05:00', { canary });
  const sites = join(folder, 'sites');
  const { environment } = revision;
  const listed = (): boolean[] =>
    ['', canaryFolder].map((arm) => {
      const map = readFileSync(join(currentSite(sites) ?? '', arm, 'revision.json'), 'utf8');
      return (JSON.parse(map) as SiteManifest).table.routes.some(
        ({ path, indexed }) => indexed && path === `/oferta-${winter}`,
      );
    });
  const changes = [{ workspace: 'mf-summer', version: '1.1.0' }];
  await beginCanary(fixture.store, { environment, sites, changes });
  expect(listed()).toEqual([true, true]);
  jest.setSystemTime(new Date('2026-12-17T00:00:01-05:00'));
  await stepCanary(fixture.store, { environment, sites, number: 2 });
  expect(listed()).toEqual([false, false]);
});
