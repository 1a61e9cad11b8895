import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentSite } from '../site/sites.ts';
import { startChild } from '../testing/child.ts';
import { describeWithCeph } from '../testing/describe-with-ceph.ts';
import { fixtureStore } from '../testing/fixture-store.ts';
import { openStore, type StorePlace } from '../testing/store-place.ts';
import type { StoreAnswer, StoreOrder } from '../testing/store-process.ts';
import { promote } from './promote.ts';

jest.setTimeout(480_000);

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'crashes-'))));
// What was killed may leave a rendering process that ends a moment later.
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Runs a delivery. How often it called the system; undefined if it was killed. */
async function deliver(order: StoreOrder): Promise<number | undefined> {
  const child = startChild(order);
  let asked: number | undefined;
  child.once('message', ({ requests }: StoreAnswer) => (asked = requests));
  await new Promise((resolve) => child.once('exit', resolve));
  return asked;
}

/** Publishes and promotes a release for each moment, is killed at that moment, looks at what is left, and runs again. */
async function killAtMoments(place: StorePlace, moments: number): Promise<void> {
  const sites = join(folder, 'sites');
  const fixture = fixtureStore(folder, openStore(place));
  const files = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`part-${index}.js`, 'x'.repeat(2_000)]));
  await fixture.publish('shell', '1.0.0');
  await fixture.publish('mf-plans', '1.0.0');
  await promote(fixture.store, {
    environment: 'staging',
    changes: ['shell', 'mf-plans'].map((workspace) => ({ workspace, version: '1.0.0' })),
    configurationFolder: fixture.configurationFolder,
    sites,
  });
  const orderOf = (version: string): StoreOrder => ({
    store: place,
    publish: fixture.build('mf-plans', version, {}, files),
    promote: { environment: 'staging', sites, workspace: 'mf-plans', versions: [version], times: 1 },
  });

  const all = (await deliver(orderOf('1.1.0'))) ?? 0;
  expect(all).toBeGreaterThan(moments);
  let killed = 0;
  for (let moment = 0; moment < moments; moment += 1) {
    const version = `2.${moment}.0`;
    const order = orderOf(version);
    // Anywhere within its share of the whole run: random, and every part of it is met.
    const killAt = 1 + Math.floor(((moment + Math.random()) / moments) * all);
    if ((await deliver({ ...order, killAt })) === undefined) killed += 1;
    const where = `killed at step ${killAt} of ${all}`;

    // A new process opens the store, and every release that it lists is whole.
    const store = openStore(place);
    for (const each of await store.versions('mf-plans')) {
      const release = await store.releaseFolder('mf-plans', each);
      expect({ where, files: readdirSync(join(release, 'client')).length }).toEqual({
        where,
        files: each === '1.0.0' ? 1 : 21,
      });
    }
    // The site is that of the last revision that was finished: one of the two, and nothing between them.
    const revision = await store.revision('staging');
    const site = currentSite(sites) ?? '';
    const shown = /mf-plans@(\S+) at/.exec(readFileSync(join(site, 'mf-plans.html'), 'utf8'))?.[1] ?? '';
    expect({ where, known: [version, lastShown(moment)].includes(shown) }).toEqual({ where, known: true });
    expect(readdirSync(join(site, 'assets', 'mf-plans'))).toContain(`mf-plans.${shown}.js`);
    expect([version, lastShown(moment)]).toContain(revision.releases['mf-plans']);

    expect(await deliver(order)).toBeDefined();
    expect((await openStore(place).revision('staging')).releases['mf-plans']).toBe(version);
    const after = currentSite(sites) ?? '';
    expect(readFileSync(join(after, 'mf-plans.html'), 'utf8')).toContain(`mf-plans@${version} at`);
    expect(readdirSync(sites).filter((name) => name.startsWith('.draft'))).toEqual([]);
  }
  // Else nothing was tried; the last few may fall behind what a run with less to render asks for.
  expect(killed).toBeGreaterThan(moments * 0.8);
}

const lastShown = (moment: number): string => (moment === 0 ? '1.1.0' : `2.${moment - 1}.0`);

test('killed at 30 moments of publishing and promoting, the store opens, the site is whole, and the next run ends the job', () =>
  killAtMoments({ folder: join(folder, 'store') }, 30));

describeWithCeph('in a bucket', (ceph) => {
  test('the same at 10 moments', () =>
    killAtMoments({ bucket: `s3://test/crashes?endpoint=${ceph().endpoint}`, cache: join(folder, 'cache') }, 10));
});
