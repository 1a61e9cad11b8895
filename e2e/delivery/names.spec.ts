import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { cloneRepository } from '../support/clone.ts';
import { testWork } from '../support/work.ts';

const root = join(import.meta.dirname, '..', '..');

/** The installed packages as `npm ci` would put them there: a clone's links lead out of its folder, and so would the names of modules. */
function install(folder: string): void {
  for (const owner of ['.', ...readdirSync(root)]) {
    const [installed, here] = [root, folder].map((each) => join(each, owner, 'node_modules')) as [string, string];
    if (!existsSync(installed)) continue;
    rmSync(here, { recursive: true, force: true });
    cpSync(installed, here, { recursive: true, verbatimSymlinks: true });
  }
}

test('in another folder, whose name has a space, every workspace is built to the same release', async () => {
  test.setTimeout(600_000);
  const clone = cloneRepository({ withReleases: false, name: 'mosaico otra carpeta ' });
  try {
    install(clone.folder);
    const { code, output } = await clone.mosaico('build');
    expect(code, output).toBe(0);
    const built = new Set(output.match(/[\w-]+@\d\S+/g));
    const releases = join(testWork, 'store', 'releases');
    const published = readdirSync(releases).flatMap((name) =>
      readdirSync(join(releases, name)).map((version) => `${name}@${version}`),
    );
    expect(built.size).toBe(7);
    expect([...built].filter((release) => !published.includes(release))).toEqual([]);
  } finally {
    clone.remove();
  }
});
