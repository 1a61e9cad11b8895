import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type * as precompressed from '../lib/precompressed.ts';
import { splitFile } from '../site/hosts/edge/edge-files.ts';
import { canaryFolder, readSiteMap } from '../site/site-map.ts';
import { currentSite } from '../site/sites.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { madeOnce } from '../testing/made-once.ts';
import { changesTo } from '../testing/releases.ts';
import { showRecorded } from './apply-revision.ts';
import { abortCanary, beginCanary, stepCanary } from './canary.ts';
import { promote, type Promotion } from './promote.ts';

/** Whether the disk is full. */
let mockIsFull: (file: string) => boolean = () => false;
jest.mock('../lib/precompressed.ts', () => {
  const actual = jest.requireActual<typeof precompressed>('../lib/precompressed.ts');
  return {
    ...actual,
    writeAnew: (...args: Parameters<typeof actual.writeAnew>) =>
      mockIsFull(args[0])
        ? Promise.reject(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }))
        : actual.writeAnew(...args),
  };
});

const environment = 'staging';
let folder: string;
let sites: string;
let fixture: FixtureStore;
const begin = (made: string): void => {
  folder = made;
  sites = join(folder, 'sites', environment);
  fixture = fixtureStore(folder);
};
const order = (...releases: string[]): Promotion => ({
  ...{ environment, changes: changesTo(releases), configurationFolder: fixture.configurationFolder, sites },
});
madeOnce('full-disk', begin, async () => {
  await fixture.publish('shell', '1.0.0');
  for (const version of ['1.0.0', '1.1.0']) await fixture.publish('mf-plans', version);
  await promote(fixture.store, order('shell@1.0.0', 'mf-plans@1.0.0'));
  await beginCanary(fixture.store, order('mf-plans@1.1.0'));
});
afterEach(() => (mockIsFull = () => false));

const head = () => fixture.store.revision(environment);
const hasArm = (): boolean => existsSync(join(currentSite(sites) ?? '', canaryFolder));
const shown = async (): Promise<number> => (await readSiteMap(currentSite(sites) ?? '')).revision;

test('on a full disk an abort is recorded, and nobody gets the canary; with space the next command shows it', async () => {
  expect(hasArm()).toBe(true);
  mockIsFull = () => true;
  await expect(abortCanary(fixture.store, { environment, sites, number: 2 })).rejects.toThrow(
    /^"staging" is at revision 3, and this machine could not show it: ENOSPC.*every visitor gets the stable arm: the files of the canary 2 \(mf-plans@1\.1\.0\) were removed.*run the command again/,
  );
  expect(await head()).toMatchObject({ revision: 3, canaryEnd: { outcome: 'aborted' } });
  expect([await shown(), hasArm()]).toEqual([2, false]);
  mockIsFull = () => false;
  await showRecorded(fixture.store, await head(), sites);
  expect([await shown(), hasArm()]).toEqual([3, false]);
});

test('where the files of the canary were what the disk lacked, the abort succeeds', async () => {
  mockIsFull = hasArm;
  expect((await abortCanary(fixture.store, { environment, sites, number: 2 })).revision.revision).toBe(3);
  expect([await shown(), hasArm()]).toEqual([3, false]);
});

test('a machine that follows, and has no space, shows nobody a canary that another machine has aborted', async () => {
  await abortCanary(fixture.store, { environment, sites: join(folder, 'elsewhere'), number: 2 });
  mockIsFull = () => true;
  await expect(showRecorded(fixture.store, await head(), sites)).rejects.toThrow('gets the stable arm');
  expect(hasArm()).toBe(false);
});

test('a promotion that cannot be written leaves the canary to its visitors', async () => {
  mockIsFull = () => true;
  await expect(promote(fixture.store, order('mf-plans@1.1.0'))).rejects.toThrow('ENOSPC');
  expect([(await head()).revision, await shown(), hasArm()]).toEqual([2, 2, true]);
});

test('a step that cannot be written to its end leaves no draft', async () => {
  mockIsFull = (file) => file.endsWith(splitFile);
  await expect(stepCanary(fixture.store, { environment, sites, number: 2, weight: 50 })).rejects.toThrow('ENOSPC');
  expect(readdirSync(sites).filter((name) => name.startsWith('.draft-'))).toEqual([]);
  expect([await shown(), hasArm()]).toEqual([2, true]);
});
