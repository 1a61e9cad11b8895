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

/** As another process publishes a build of mf-plans. */
function published(version: string, at = '2026-11-21T10:00:00.000Z'): Promise<boolean> {
  const built = fixture.build('mf-plans', version, {
    built: builtWith({ at }),
  });
  return publishOnce(folderStore(join(folder, 'store')), { workspace: 'mf-plans', version, folder: built });
}

test('what is built and published twice is published once, as it was the first time', async () => {
  const version = '1.0.0-s3fa9c1d2e4';
  expect(await published(version)).toBe(true);
  expect(await published(version, '2026-11-22T10:00:00.000Z')).toBe(false);
  expect((await fixture.store.release('mf-plans', version)).built.at).toBe('2026-11-21T10:00:00.000Z');
});

test('two who publish it at once both succeed', async () => {
  expect(await Promise.all([published('1.4.0'), published('1.4.0')])).toContain(true);
  expect(await fixture.store.versions('mf-plans')).toEqual(['1.4.0']);
});
