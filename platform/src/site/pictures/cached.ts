import { randomUUID } from 'node:crypto';
import { mkdir, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The file of that name in a cache's folder, made if it is not there. Names change with everything that a picture is
 * made of, so one that is there is right. One that is used is marked as such: `forgetUnused` leaves it.
 */
export async function cached(folder: string, name: string, make: () => Promise<Buffer>): Promise<string> {
  const file = join(folder, name);
  const now = new Date();
  const isThere = await stat(file).then(
    () => true,
    () => false,
  );
  if (isThere) {
    await utimes(file, now, now).catch(() => undefined);
    return file;
  }
  const content = await make();
  const draft = join(folder, `.${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  await writeFile(draft, content);
  await rename(draft, file);
  return file;
}
