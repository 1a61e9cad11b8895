import { join } from 'node:path';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { madeOnce } from '../testing/made-once.ts';
import { builtWith } from '../testing/releases.ts';
import { publishOnce } from './publish-once.ts';
import { folderStore } from './stores.ts';

let folder: string;
let fixture: FixtureStore;
const begin = (made: string): void => {
  folder = made;
  fixture = fixtureStore(folder);
};
madeOnce('publish-once', begin, () => Promise.resolve());

/** As another process publishes a build of mf-plans at this price. */
function published(version: string, price: number, at = '2026-11-21T10:00:00.000Z'): Promise<boolean> {
  const built = fixture.build('mf-plans', version, {
    facts: { social: { value: price, unit: 'USD/month' } },
    built: builtWith({ at }),
  });
  return publishOnce(folderStore(join(folder, 'store')), { workspace: 'mf-plans', version, folder: built });
}

test.each(['1.0.0-s3fa9c1d2e4', '1.4.0'])('%s that is built and published twice is published once', async (version) => {
  expect(await published(version, 500)).toBe(true);
  expect(await published(version, 500, '2026-11-22T10:00:00.000Z')).toBe(false);
  expect((await fixture.store.release('mf-plans', version)).built.at).toBe('2026-11-21T10:00:00.000Z');
});

test('a version from package.json that is taken by another release is refused', async () => {
  await published('1.4.0', 500);
  await expect(published('1.4.0', 520)).rejects.toThrow(
    'mf-plans@1.4.0 is published already, and a release never changes. Raise "version" in mf-plans/package.json',
  );
  expect((await fixture.store.release('mf-plans', '1.4.0')).facts.social).toMatchObject({ value: 500 });
});

test('two who publish it at once both succeed', async () => {
  expect(await Promise.all([published('1.4.0', 500), published('1.4.0', 500)])).toContain(true);
  expect(await fixture.store.versions('mf-plans')).toEqual(['1.4.0']);
});
