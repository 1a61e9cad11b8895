import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes what processes that are no more have left in a folder, as far as this user may.
 *
 * @param names What such names look like. The first group is the number of the process, as in `/^\.draft-(\d+)-/`.
 */
export async function removeStale(folder: string, names: RegExp): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const [, process] = names.exec(name) ?? [];
    if (process !== undefined && !isRunning(Number(process)))
      await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
