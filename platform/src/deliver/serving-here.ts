import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeStale } from '../lib/stale-folders.ts';

/** Where an environment's servers on this machine say that they serve it: a file each, named by process and port. */
const servingFolder = (sites: string): string => join(sites, '.serving');
const servingFile = /^(\d+)-(\d+)$/;

const probeTimeoutMs = 2_000;

/** Notes that this process serves an environment on a port, for {@link addressHere}. Returns what takes the note back. */
export async function noteServing(sites: string, address: string): Promise<() => Promise<void>> {
  const file = join(servingFolder(sites), `${process.pid}-${new URL(address).port}`);
  try {
    await mkdir(servingFolder(sites), { recursive: true });
    await writeFile(file, '');
  } catch {
    // A server needs no place to write: then other commands do not know of it.
  }
  return () => rm(file, { force: true }).catch(() => undefined);
}

/** Where a server of this machine shows the environment whose compositions are in `sites`; `undefined` where none answers. */
export async function addressHere(sites: string): Promise<string | undefined> {
  await removeStale(servingFolder(sites), servingFile);
  const names = await readdir(servingFolder(sites)).catch(() => []);
  const ports = names.flatMap((name) => servingFile.exec(name)?.[2] ?? []).sort((a, b) => Number(a) - Number(b));
  for (const port of ports) {
    const address = `http://localhost:${port}`;
    if (await answers(address)) return address;
  }
  return undefined;
}

/** Whether an address is one of this machine, at which anybody may serve anything. */
export function isOfThisMachine(origin: string): boolean {
  const { hostname } = new URL(origin);
  return /^(localhost|127(\.\d+){3}|\[::1\]|.+\.localhost)$/.test(hostname);
}

async function answers(address: string): Promise<boolean> {
  try {
    const { ok } = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(probeTimeoutMs) });
    return ok;
  } catch {
    return false;
  }
}
