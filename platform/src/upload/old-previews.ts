import type { Bucket } from '../bucket/bucket.ts';
import { lock } from './lock.ts';
import { isSharedByPreviews } from './preview-objects.ts';
import { removeUploaded, uploadedObjects, uploadIndexKey, uploadLockKey } from './upload-site.ts';

/** Seconds that an upload of the site is waited for. */
const patience = 300;
const [before, after] = uploadIndexKey('preview-\0').split('\0') as [string, string];

/**
 * Takes away the previews that were uploaded, or removed, more than so many milliseconds ago, with their releases' files where
 * neither the site nor another preview has them. Their names.
 */
export async function dropOldPreviews(
  bucket: Bucket,
  milliseconds: number,
  { dryRun = false, now = Date.now() }: { dryRun?: boolean; now?: number } = {},
): Promise<string[]> {
  const limit = now - milliseconds;
  const notes = (await bucket.list(before)).objects.filter(({ key }) => isIndex(key));
  const old = notes.filter(({ modified }) => modified.getTime() < limit).map(({ key }) => nameIn(key));
  if (dryRun || old.length === 0) return old;
  // Whatever the site is about to show of them stands in its notes once nobody uploads.
  const unlock = await lock(bucket, uploadLockKey(), { wait: patience });
  try {
    const kept = new Set(await uploadedObjects(bucket, uploadIndexKey()));
    for (const { key } of notes.filter((each) => !old.includes(nameIn(each.key))))
      for (const each of await uploadedObjects(bucket, key)) kept.add(each);
    for (const name of old)
      await removeUploaded(bucket, `preview-${name}`, (key) => isSharedByPreviews(key) && kept.has(key));
  } finally {
    await unlock();
  }
  return old;
}

/** Not the note of somebody who uploads. */
const isIndex = (key: string): boolean => key.startsWith(before) && /^[a-z0-9-]+$/.test(nameIn(key));
const nameIn = (key: string): string => key.slice(before.length, -after.length);
