import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderStore } from '../store/stores.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { madeOnce } from '../testing/made-once.ts';
import { changesTo } from '../testing/releases.ts';
import { promote, rehearse } from './promote.ts';
import { rollback } from './rollback.ts';

let folder: string;
let fixture: FixtureStore;
const begin = (made: string): void => {
  folder = made;
  fixture = fixtureStore(folder);
};
madeOnce('digests', begin, async () => {
  await fixture.publish('shell', '1.0.0');
  await fixture.publish('shell', '1.1.0');
  await fixture.publish('mf-plans', '1.0.0', { facts: { social: { value: 500, unit: 'USD/month' } } });
  await fixture.publish('mf-plans', '1.1.0', { facts: { social: { value: 520, unit: 'USD/month' } } });
  await promoted('shell@1.0.0', 'mf-plans@1.0.0');
});

/** As another process finds it. */
const store = () => folderStore(join(folder, 'store'));
const sites = () => join(folder, 'sites', 'staging');
const order = (...releases: string[]) => ({
  environment: 'staging',
  changes: changesTo(releases),
  configurationFolder: fixture.configurationFolder,
  sites: sites(),
});
const promoted = (...releases: string[]) => promote(store(), order(...releases));
const factsFile = () => join(folder, 'store', 'releases', 'mf-plans', '1.0.0', 'release.json');
const change = (file: string, by: (text: string) => string): void =>
  writeFileSync(file, by(readFileSync(file, 'utf8')));
const cheaper = (): void => change(factsFile(), (text) => text.replace('500', '100'));
const refusal = () =>
  `mf-plans@1.0.0 is not the release that was promoted: the SHA-384 of ${factsFile()} differs. ` +
  'Put back the one that was published, or promote another version.';

test('a price that was changed by hand in a published release is shown by nobody, until it is put back', async () => {
  cheaper();
  await expect(promoted('shell@1.1.0')).rejects.toThrow(refusal());
  await expect(promote(store(), { ...order('shell@1.1.0'), force: 'now' })).rejects.toThrow(refusal());
  await expect(rehearse(store(), order('shell@1.1.0'))).rejects.toThrow(refusal());
  const elsewhere = { ...order('shell@1.0.0', 'mf-plans@1.0.0'), environment: 'production' };
  await expect(promote(store(), { ...elsewhere, sites: join(folder, 'sites', 'production') })).rejects.toThrow(
    refusal(),
  );
  expect(await store().revisionNumbers('staging')).toEqual([1]);
  expect(await store().environments()).toEqual(['staging']);

  expect((await promoted('mf-plans@1.1.0')).revision.revision).toBe(2);
  change(factsFile(), (text) => text.replace('100', '500'));
  expect((await promoted('shell@1.1.0', 'mf-plans@1.0.0')).revision.revision).toBe(3);
});

test('nor is it promoted again once another release has taken its place', async () => {
  await promoted('mf-plans@1.1.0');
  cheaper();
  await expect(promoted('mf-plans@1.0.0')).rejects.toThrow(refusal());
  expect(await store().revisionNumbers('staging')).toEqual([1, 2]);
});

test.each([
  ['all of it', {}],
  ['a single remote', { workspaces: ['mf-plans'] }],
])('nor does it come back by a rollback of %s that composes anew', async (_what, which) => {
  await promoted('mf-plans@1.1.0');
  cheaper();
  rmSync(join(sites(), '000001'), { recursive: true });
  await expect(rollback(store(), { environment: 'staging', sites: sites(), ...which })).rejects.toThrow(refusal());
  expect(await store().revisionNumbers('staging')).toEqual([1, 2]);
});
