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
  const file = join(folder, name);
  const found = await readFile(file).catch(() => undefined);
  const content = found?.subarray(digestBytes);
  if (found && content && digestOf(content).equals(found.subarray(0, digestBytes))) {
    const now = new Date();
    await utimes(file, now, now).catch(() => undefined);
    return content;
  }
  const made = await make();
  const draft = join(folder, `.${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  await writeFile(draft, Buffer.concat([digestOf(made), made]));
  await rename(draft, file);
  return made;
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
