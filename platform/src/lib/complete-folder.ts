import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from './error-code.ts';

/** Milliseconds after which an incomplete draft counts as abandoned: no publication takes a day. */
export const abandonedAfter = 24 * 60 * 60 * 1000;

/**
 * Creates `folder` atomically: `fill` writes into a draft, which is then renamed. So a reader never finds half of it. Resolves to `false` if
 * `folder` exists already, which stays as it is. `now` (milliseconds) is for tests.
 */
export async function completeFolder(
  folder: string,
  fill: (draft: string) => Promise<void>,
  now: () => number = Date.now,
): Promise<boolean> {
  const parent = dirname(folder);
  const draft = join(parent, `.${randomUUID()}`);
  try {
    await mkdir(parent, { recursive: true });
    // By itself: on a read-only disk a recursive one says that the folder does not exist.
    await mkdir(draft);
    await removeAbandoned(parent, now() - abandonedAfter);
    await fill(draft);
    await rename(draft, folder);
    return true;
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    if (hasCode(error, 'ENOTEMPTY', 'EEXIST') && (await stat(folder)).isDirectory()) return false;
    throw error;
  }
}

/** Deletes what processes have left in `parent` without a name, last written before that moment (ms). */
export async function removeAbandoned(parent: string, before: number): Promise<void> {
  for (const name of await readdir(parent)) {
    const file = join(parent, name);
    const modified = name.startsWith('.') ? await stat(file).catch(() => undefined) : undefined;
    if (modified && modified.mtimeMs < before) await rm(file, { recursive: true, force: true });
  }
}
