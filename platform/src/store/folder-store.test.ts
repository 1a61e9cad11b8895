import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keysBelow } from '../lib/files-below.ts';
import { FolderBackend } from './folder-backend.ts';
import { storeContract } from '../testing/store-contract.ts';
import { Store } from './store.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'folder-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

storeContract(() => {
  const address = join(folder, 'store');
  return {
    address,
    store: { folder: address },
    open: (ahead = 0) => new Store(new FolderBackend(address, () => Date.now() + ahead)),
    everything: () => Promise.resolve(keysBelow(address)),
    overwrite: (path, text) => Promise.resolve(writeFileSync(join(address, path), text)),
  };
}, 1500);

test('a configuration that somebody has changed is refused by name, and is not published over', async () => {
  const source = join(folder, 'configuration');
  cpSync(join(__dirname, '..', '..', '..', 'environments', 'demo'), source, { recursive: true });
  const open = () => new Store(new FolderBackend(join(folder, 'store')));
  const name = await open().publishConfiguration(source);
  const stored = join(folder, 'store', 'configurations', name);
  const refusal = `${stored} is not what was published: site.json or a file in public has another content.`;
  for (const change of [
    () => writeFileSync(join(stored, 'public', 'more.txt'), 'more'),
    () => rmSync(join(stored, 'site.json')),
  ]) {
    change();
    await expect(open().configuration(name)).rejects.toThrow(refusal);
    await expect(open().publishConfiguration(source)).rejects.toThrow(refusal);
  }
});

test('files that a killed process has left of a revision are removed with a later one, a day after', async () => {
  const backend = new FolderBackend(folder);
  await backend.create('environments/staging/000001.json', '{}');
  const left = (name: string): string => join(folder, 'environments', 'staging', name);
  for (const name of ['.old', '.new']) writeFileSync(left(name), '{');
  utimesSync(left('.old'), new Date(0), new Date(0));
  await backend.create('environments/staging/000002.json', '{}');
  expect(readdirSync(left(''))).toEqual(['.new', '000001.json', '000002.json']);
});

test('files of a killed publication are removed with a later one, or a removal, a day after', async () => {
  const backend = new FolderBackend(folder);
  const source = join(folder, 'built');
  mkdirSync(source);
  const below = join(folder, 'releases', 'mf-plans');
  const leave = (): void => {
    for (const name of ['.old', '.new']) mkdirSync(join(below, name), { recursive: true });
    utimesSync(join(below, '.old'), new Date(0), new Date(0));
  };
  leave();
  await backend.publish('releases/mf-plans/1.0.0', source);
  expect(readdirSync(below)).toEqual(['.new', '1.0.0']);
  leave();
  await backend.remove('releases/mf-plans/1.0.0');
  expect(readdirSync(below)).toEqual(['.new']);
});

test('a release that lost its release.json is refused by the file', async () => {
  const store = new Store(new FolderBackend(folder));
  mkdirSync(join(folder, 'releases', 'mf-plans', '1.0.0'), { recursive: true });
  await expect(store.release('mf-plans', '1.0.0')).rejects.toThrow(
    `${folder}/releases/mf-plans/1.0.0/release.json does not exist.`,
  );
});
