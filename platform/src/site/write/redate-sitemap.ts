import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contents } from '@mosaico/shared-types/schemas';
import { hasCode } from '../../lib/error-code.ts';
import { writeTwins } from '../../lib/precompressed.ts';
import { redated } from './search-engines.ts';

const name = 'sitemap.xml';

/**
 * Gives the map of a composition that is shown again the days of the revision that shows it; each file is replaced in one step. Does
 * nothing where the revision knows no days.
 */
export async function redateSitemap(folder: string, contents: Contents | undefined): Promise<void> {
  if (!contents) return;
  const xml = redated(await readFile(join(folder, name), 'utf8'), contents);
  const draft = join(folder, `.${randomUUID()}`);
  await mkdir(draft);
  try {
    await writeFile(join(draft, name), xml);
    await writeTwins([join(draft, name)]);
    for (const file of [name, `${name}.br`, `${name}.gz`])
      await rename(join(draft, file), join(folder, file)).catch(async (error: unknown) => {
        if (!hasCode(error, 'ENOENT')) throw error;
        // Too short by now to be worth compressing.
        await rm(join(folder, file), { force: true });
      });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
