import { readlinkSync } from 'node:fs';
import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What another container has begun is removed after so many ms: nobody here can tell whether its process still runs. */
const foreignMs = 24 * 60 * 60_000;

/** Whose a name is: number of this process, and of the namespace in which that number means something. For {@link removeStale}. */
export const ownMark = (): string => `${process.pid}.${namespace()}`;

/** Processes of containers that share a folder may have the same number. 0 where the system has no namespaces. */
function namespace(): string {
  try {
    return /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? '0';
  } catch {
    return '0';
  }
}

/**
 * Removes what processes that are no more have left in a folder, as far as this user may.
 *
 * @param names What such names look like. The first group is {@link ownMark}, or the number of the process alone, as in `/^\.draft-([\d.]+)-/`.
 */
export async function removeStale(folder: string, names: RegExp): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const [, mark] = names.exec(name) ?? [];
    if (mark === undefined || !(await isStale(join(folder, name), mark))) continue;
    await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

async function isStale(path: string, mark: string): Promise<boolean> {
  const [id, within = namespace()] = mark.split('.');
  if (within === namespace()) return !isRunning(Number(id));
  const changed = await lstat(path).catch(() => undefined);
  return changed !== undefined && Date.now() - changed.mtimeMs > foreignMs;
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
