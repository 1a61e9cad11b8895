import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nameLength, pathLength, type Release } from '@mosaico/shared-types/schemas';
import { currentSite } from '../site/sites.ts';
import { folderStore } from '../store/stores.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { pageOf } from '../testing/releases.ts';
import { showRecorded } from './apply-revision.ts';
import { promote } from './promote.ts';

// Limits of today are newer than what lies in a store.
let folder: string;
let fixture: FixtureStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'long-names-'));
  fixture = fixtureStore(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const longPath = `/${'planes-'.repeat(14)}x`.repeat(3);
const version = (at: string) => [{ workspace: 'mf-plans', version: at }];
const promoted = (changes: { workspace: string; version: string }[], environment = 'staging') =>
  promote(fixture.store, {
    environment,
    changes,
    configurationFolder: fixture.configurationFolder,
    sites: join(folder, 'sites', environment),
  });

/** Gives a stored release a path, as if it had been published before there was a limit. */
function lengthen(at: string, path: string): void {
  const file = join(folder, 'store', 'releases', 'mf-plans', at, 'release.json');
  const release = JSON.parse(readFileSync(file, 'utf8')) as Release;
  writeFileSync(file, JSON.stringify({ ...release, pages: release.pages.map((page) => ({ ...page, path })) }));
}

test('a recorded revision with a longer path than may be published now is shown on a new machine; a promotion of that release is refused by name', async () => {
  expect(longPath.length).toBeGreaterThan(pathLength.published);
  await fixture.publish('shell', '1.0.0');
  for (const at of ['1.0.0', '1.0.1']) await fixture.publish('mf-plans', at, { pages: [pageOf('/planes')] });
  await promoted([{ workspace: 'shell', version: '1.0.0' }, ...version('1.0.0')]);
  lengthen('1.0.0', longPath);
  lengthen('1.0.1', longPath);
  const file = join(folder, 'store', 'environments', 'staging', '000001.json');
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...recorded, digests: undefined }));

  const store = folderStore(join(folder, 'store'));
  const elsewhere = join(folder, 'elsewhere');
  await showRecorded(store, await store.revision('staging'), elsewhere);
  expect(readFileSync(join(currentSite(elsewhere) ?? '', `${longPath}.html`), 'utf8')).toContain('<div id="root">');

  fixture = { ...fixture, store };
  await expect(promoted(version('1.0.1'))).rejects.toThrow(
    `mf-plans@1.0.1: the path of the page "planes" must have at most ${pathLength.published} characters. Publish it with a shorter one.`,
  );
});

test('a name that is far too long is refused where it is read, at once', async () => {
  await fixture.publish('mf-plans', '1.0.0', { pages: [pageOf('/planes')] });
  // Its pattern would take hours.
  lengthen('1.0.0', `/${'a'.repeat(1_000_000)}!`);
  await expect(folderStore(join(folder, 'store')).release('mf-plans', '1.0.0')).rejects.toThrow(
    `must have at most ${pathLength.stored} characters`,
  );
  expect(nameLength.stored).toBeGreaterThan(nameLength.published);
});
