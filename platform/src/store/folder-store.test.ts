import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseOf } from '../testing/releases.ts';
import { FolderStore } from './folder-store.ts';
import { RevisionTaken } from './store.ts';

let folder: string;
let store: FolderStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
  store = new FolderStore(join(folder, 'store'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function built(version: string, content = 'code'): string {
  const draft = join(folder, `built-${version}-${content}`);
  mkdirSync(join(draft, 'client'), { recursive: true });
  writeFileSync(join(draft, 'client', 'remote-entry.js'), content);
  writeFileSync(join(draft, 'release.json'), JSON.stringify(releaseOf('mf-plans', { version })));
  return draft;
}
const revision = (number: number, version = '1.0.0') => ({
  schema: 1 as const,
  environment: 'staging',
  revision: number,
  releases: { 'mf-plans': version },
  configuration: 'abc',
  created: '2026-11-21T10:00:00.000Z',
  reason: 'test',
});

test('a published release is found with its files', async () => {
  await store.publishRelease(built('1.0.0'));
  expect(await store.versions('mf-plans')).toEqual(['1.0.0']);
  expect(await store.release('mf-plans', '1.0.0')).toMatchObject({ workspace: 'mf-plans', version: '1.0.0' });
  expect(readFileSync(join(await store.releaseFolder('mf-plans', '1.0.0'), 'client', 'remote-entry.js'), 'utf8')).toBe(
    'code',
  );
});

test('a release is never overwritten', async () => {
  await store.publishRelease(built('1.0.0'));
  await expect(store.publishRelease(built('1.0.0', 'other'))).rejects.toThrow(
    'mf-plans@1.0.0 is published already, and a release never changes',
  );
  expect(readFileSync(join(await store.releaseFolder('mf-plans', '1.0.0'), 'client', 'remote-entry.js'), 'utf8')).toBe(
    'code',
  );
});

test('a version that is not there is refused with those that are', async () => {
  await store.publishRelease(built('1.0.0'));
  await expect(store.release('mf-plans', '2.0.0')).rejects.toThrow(
    'The store has no mf-plans@2.0.0. Published: 1.0.0.',
  );
  await expect(store.release('mf-nobody', '1.0.0')).rejects.toThrow('Nothing is published of mf-nobody.');
});

test('revisions are numbered, kept, and read back', async () => {
  await store.createRevision(revision(1));
  await store.createRevision(revision(2, '1.1.0'));
  expect((await store.revision('staging')).revision).toBe(2);
  expect((await store.revision('staging', 1)).releases).toEqual({ 'mf-plans': '1.0.0' });
  expect(await store.environments()).toEqual(['staging']);
});

test('of many writers of one revision exactly one wins, and the others are told', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      new FolderStore(join(folder, 'store')).createRevision(revision(1, `1.0.${index}`)),
    ),
  );
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(RevisionTaken);
  }
  expect(readdirSync(join(folder, 'store', 'environments', 'staging'))).toEqual(['000001.json']);
});

test('a revision that belongs to another environment is refused', async () => {
  await store.createRevision(revision(1));
  const file = join(folder, 'store', 'environments', 'staging', '000001.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"staging"', '"production"'));
  await expect(store.revision('staging')).rejects.toThrow('environment: must be "staging", like its folder');
});

test('a configuration is published once under a name derived from its content', async () => {
  const source = join(__dirname, '..', '..', '..', 'environments', 'demo');
  const name = await store.publishConfiguration(source);
  expect(await store.publishConfiguration(source)).toBe(name);
  expect((await store.configuration(name)).site.catalogue.pin).toBe('314159');
});
