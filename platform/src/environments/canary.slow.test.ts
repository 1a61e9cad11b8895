import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Revision } from '@mosaico/shared-types/schemas';
import { canaryFolder, readSiteMap } from '../site/site-map.ts';
import { composedFolder, currentSite } from '../site/sites.ts';
import { armsOf } from '../store/arms.ts';
import { startChild } from '../testing/child.ts';
import { describeWithCeph } from '../testing/describe-with-ceph.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { openStore, type StorePlace } from '../testing/store-place.ts';
import type { StoreAnswer, StoreOrder } from '../testing/store-process.ts';
import { showRecorded } from './apply-revision.ts';
import { abortCanary, beginCanary, stepCanary } from './canary.ts';
import { follow } from './follow.ts';
import { promote } from './promote.ts';

jest.setTimeout(600_000);

const environment = 'staging';
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'canary-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

const sites = (): string => join(folder, 'sites');

async function begun(place: StorePlace): Promise<FixtureStore> {
  const fixture = fixtureStore(folder, openStore(place));
  await fixture.publish('shell', '1.0.0');
  for (const workspace of ['mf-plans', 'mf-crm']) await fixture.publish(workspace, '1.0.0');
  await promote(fixture.store, {
    environment,
    changes: ['shell', 'mf-plans', 'mf-crm'].map((workspace) => ({ workspace, version: '1.0.0' })),
    configurationFolder: fixture.configurationFolder,
    sites: sites(),
  });
  return fixture;
}

/** Throws unless a site is a whole composition of this revision, with both arms of a canary that runs. */
async function lookAt(site: string, revision: Revision): Promise<void> {
  const { canary } = await readSiteMap(site);
  expect(canary).toEqual(revision.canary && { number: revision.canary.number, weight: revision.canary.weight });
  expect(existsSync(join(site, canaryFolder))).toBe(canary !== undefined);
  for (const [index, arm] of armsOf(revision).entries()) {
    const at = index === 0 ? site : join(site, canaryFolder);
    expect(await readSiteMap(at)).toMatchObject({ revision: revision.revision });
    const version = arm.releases['mf-plans'] ?? '';
    expect(readFileSync(join(at, 'mf-plans.html'), 'utf8')).toContain(`mf-plans@${version} at`);
    expect(readdirSync(join(site, 'assets', 'mf-plans'))).toContain(`mf-plans.${version}.js`);
  }
}

/** Runs a process. How often it called the system; undefined if it was killed. */
async function run(order: StoreOrder): Promise<number | undefined> {
  const child = startChild(order);
  let asked: number | undefined;
  child.once('message', ({ requests }: StoreAnswer) => (asked = requests));
  await new Promise((resolve) => child.once('exit', resolve));
  return asked;
}

/** Begins a canary, gives it to more visitors and ends it, each killed at some moment; then what is left is looked at, and the command is run again. */
async function killAtMoments(place: StorePlace, rounds: number): Promise<void> {
  const fixture = await begun(place);
  let killed = 0;
  const requests = new Map<string, number>();
  for (let round = 0; round <= rounds; round += 1) {
    const version = `2.${round}.0`;
    await fixture.publish('mf-plans', version);
    for (const act of ['begin', 'step', round % 2 === 0 ? 'abort' : 'promote'] as const) {
      const order = { store: place, canary: { environment, sites: sites(), workspace: 'mf-plans', version, act } };
      const before = await openStore(place).revision(environment);
      const all = requests.get(act);
      const killAt = all === undefined ? {} : { killAt: 1 + Math.floor(((round - 1 + Math.random()) / rounds) * all) };
      const asked = await run({ ...order, ...killAt });
      if (all === undefined) requests.set(act, asked ?? 0);
      if (asked === undefined) killed += 1;

      // With a new eye: it is recorded, or it never was; what is shown is the one or the other, and whole.
      const store = openStore(place);
      const newest = await store.revision(environment);
      expect([before.revision, before.revision + 1]).toContain(newest.revision);
      const site = currentSite(sites()) ?? '';
      const { revision: number } = await readSiteMap(site);
      expect([before.revision, newest.revision]).toContain(number);
      await lookAt(site, await store.revision(environment, number));

      // The next command shows what is recorded, or does it.
      if (newest.revision === before.revision) expect(await run(order)).toBeDefined();
      else await showRecorded(store, newest, sites());
      const after = await openStore(place).revision(environment);
      expect(after.revision).toBe(before.revision + 1);
      expect(currentSite(sites())).toBe(composedFolder(sites(), after));
      await lookAt(currentSite(sites()) ?? '', after);
    }
  }
  expect(readdirSync(sites()).filter((name) => name.startsWith('.draft'))).toEqual([]);
  // Else nothing was tried.
  expect(killed).toBeGreaterThan(rounds);
}

test('killed at 24 moments of begin, step, abort and promote, the site is whole, and the next run ends the job', () =>
  killAtMoments({ folder: join(folder, 'store') }, 8));

/** Who begins, who goes on and who ends at once: one after the other in the end, and no arm of another mix. */
async function allAtOnce(place: StorePlace): Promise<void> {
  const fixture = await begun(place);
  for (const workspace of ['mf-plans', 'mf-crm'])
    for (const version of ['1.1.0', '1.2.0', '1.3.0']) await fixture.publish(workspace, version);
  const canary = (act: 'begin' | 'step' | 'promote' | 'abort', version = '') =>
    startAndEnd({ store: place, canary: { environment, sites: sites(), workspace: 'mf-plans', version, act } });
  const begins = await Promise.all(['1.1.0', '1.2.0'].map((version) => canary('begin', version)));
  expect(begins.filter(Boolean)).toHaveLength(1);
  const promotion = { environment, sites: sites(), workspace: 'mf-crm', versions: ['1.1.0', '1.2.0'], times: 2 };
  await Promise.all([
    canary('step'),
    canary('step'),
    startAndEnd({ store: place, promote: promotion }),
    canary('abort'),
    canary('abort'),
  ]);
  const store = openStore(place);
  const numbers = await store.revisionNumbers(environment);
  const revisions = await Promise.all(numbers.map((each) => store.revision(environment, each)));
  expect(revisions.filter(({ canaryEnd }) => canaryEnd)).toHaveLength(1);
  const newest = revisions.at(-1);
  expect(newest).toMatchObject({ releases: { 'mf-plans': '1.0.0', 'mf-crm': '1.2.0' } });
  expect(newest?.canary).toBeUndefined();
  if (newest) await lookAt(composedFolder(sites(), newest) ?? '', newest);
}

/** Whether it has ended well. */
async function startAndEnd(order: StoreOrder): Promise<boolean> {
  const child = startChild(order);
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));
}

test('two begin, two step on, one promotes another remote and two abort at once: one canary, one end, no change lost', () =>
  allAtOnce({ folder: join(folder, 'store') }));

describeWithCeph('in a bucket', (ceph) => {
  const place = (): StorePlace => ({
    bucket: `s3://test/canary-${Date.now()}?endpoint=${ceph().endpoint}`,
    cache: join(folder, 'cache'),
  });
  test('killed at 9 moments', () => killAtMoments(place(), 3));
  test('all at once', () => allAtOnce(place()));
});

test('a second machine that follows shows each step, by links where it has the arms', async () => {
  const fixture = await begun({ folder: join(folder, 'store') });
  await fixture.publish('mf-plans', '1.1.0');
  const ours = join(folder, 'ours');
  const shown: number[] = [];
  let waiting: () => void = () => undefined;
  const until = (number: number): Promise<void> =>
    new Promise((resolve) => {
      waiting = () => shown.includes(number) && resolve();
      waiting();
    });
  const stop = follow(fixture.store, environment, ours, {
    every: 20,
    onShown: (revision) => (shown.push(revision), waiting()),
    onTrouble: (message) => process.stderr.write(`${message}\n`),
  });
  const look = async (): Promise<void> => lookAt(currentSite(ours) ?? '', await fixture.store.revision(environment));
  const made = (): number => statSync(join(ours, 'current', canaryFolder, 'mf-plans.html')).mtimeMs;
  try {
    await until(1);
    const changes = [{ workspace: 'mf-plans', version: '1.1.0' }];
    await beginCanary(fixture.store, { environment, sites: sites(), changes });
    await until(2);
    await look();
    const first = made();
    // It looks in vain until both are done.
    const heads = jest.spyOn(fixture.store, 'head').mockResolvedValue(await fixture.store.head(environment));
    const order = { environment, sites: sites(), number: 2 };
    await stepCanary(openStore({ folder: join(folder, 'store') }), order);
    await stepCanary(openStore({ folder: join(folder, 'store') }), order);
    heads.mockRestore();
    await until(4);
    await look();
    expect(made()).toBe(first);
    await abortCanary(fixture.store, order);
    await until(5);
    await look();
  } finally {
    await stop();
  }
});
