import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file that was not used for this many ms is removed. A week covers most rollbacks. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1_000;

const digestOf = (content: Uint8Array): Buffer => createHash('sha256').update(content).digest();
const digestBytes = 32;

/**
 * The content of that name in a cache's folder; made where it is missing. A name changes with everything that its content is made of.
 * Each file begins with its digest: a damaged one counts as missing.
 */
export async function cached(folder: string, name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const found = await findCached(folder, name);
  if (found) return found;
  const made = await make();
  await keepCached(folder, name, made);
  return made;
}

/** The content that a cache has under a name; `undefined` where there is none, or it is damaged, or has more than `most` bytes. */
export async function findCached(
  folder: string,
  name: string,
  most = Number.POSITIVE_INFINITY,
): Promise<Buffer | undefined> {
  const file = join(folder, name);
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  const found = size - digestBytes > most ? undefined : await readFile(file).catch(() => undefined);
  const content = found?.subarray(digestBytes);
  if (!found || !content || !digestOf(content).equals(found.subarray(0, digestBytes))) return undefined;
  const now = new Date();
  await utimes(file, now, now).catch(() => undefined);
  return content;
}

/** Puts a content into a cache, whole or not at all. */
export async function keepCached(folder: string, name: string, content: Buffer): Promise<void> {
  const draft = join(folder, `.${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  await writeFile(draft, Buffer.concat([digestOf(content), content]));
  await rename(draft, join(folder, name));
}

/** Removes the files of a cache that nobody has used for a week. */
export async function removeUnused(folder: string): Promise<void> {
  const limit = Date.now() - maxAgeMs;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: limit }));
    if (mtimeMs < limit) await rm(file, { force: true });
  }
}
