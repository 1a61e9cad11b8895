import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { cloneRepository } from '../support/clone.ts';
import { testWork } from '../support/work.ts';

test('in another folder, whose name has a space, every workspace is built to the same release', async () => {
  test.setTimeout(600_000);
  const clone = cloneRepository({ withReleases: false, name: 'mosaico otra carpeta ' });
  try {
    const { code, output } = await clone.mosaico('build');
    expect(code, output).toBe(0);
    const built = output.match(/[\w-]+@\d\S+/g) ?? [];
    const releases = join(testWork, 'store', 'releases');
    const published = readdirSync(releases).flatMap((name) =>
      readdirSync(join(releases, name)).map((version) => `${name}@${version}`),
    );
    expect(new Set(built).size).toBe(7);
    for (const release of new Set(built)) expect(published).toContain(release);
  } finally {
    clone.remove();
  }
});
