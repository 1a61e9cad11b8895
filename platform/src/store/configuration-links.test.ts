import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixtureStore } from '../testing/fixture-store.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'links-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each(['site.json', 'public'])(
  'a configuration whose %s is a link is refused, and nothing is written',
  async (name) => {
    const { store, configurationFolder } = fixtureStore(folder);
    const place = join(configurationFolder, name);
    if (name === 'public') mkdirSync(place);
    renameSync(place, join(folder, 'elsewhere'));
    symlinkSync(join(folder, 'elsewhere'), place);
    await expect(store.publishConfiguration(configurationFolder)).rejects.toThrow(`${place} is a symbolic link`);
    expect(existsSync(join(folder, 'store', 'configurations'))).toBe(false);
    rmSync(place);
    renameSync(join(folder, 'elsewhere'), place);
    await expect(store.publishConfiguration(configurationFolder)).resolves.toEqual(expect.any(String));
  },
);
