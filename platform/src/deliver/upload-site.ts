import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { Bucket } from '../store/bucket/bucket.ts';
import { inParallel } from '../lib/in-parallel.ts';
import { progressOf } from '../lib/progress.ts';
import { checkedJson } from '../lib/read-json.ts';
import { lock, noteHeaders } from './lock.ts';
import { canaryOfKey, uploadSteps, type SiteObject } from './site-objects.ts';

/** Key of the index of all objects that uploads have written. */
export const uploadIndexKey = '.mosaico/site.json';
/** Key of the object that says who uploads: see `lock`. */
export const uploadLockKey = '.mosaico/site.uploading.json';

/** How many requests are made at once. */
const width = 8;

const indexSchema = v.strictObject({
  schema: v.literal(1),
  environment: v.string(),
  revision: v.number(),
  /** Key → hash of its bytes and headers, or `null` where an upload has begun to write or delete it. */
  objects: v.record(v.string(), v.nullable(v.string())),
});
type UploadIndex = v.InferOutput<typeof indexSchema>;

/** A site as the bucket shall have it. */
export interface Site {
  /** Number of the environment's revision that the site is. */
  revision: number;
  objects: readonly SiteObject[];
}

type UploadBucket = Pick<Bucket, 'urlOf' | 'get' | 'tagged' | 'put' | 'create' | 'replace' | 'delete'>;

/** An environment's site, and the bucket that shall show it. */
export interface Upload {
  bucket: UploadBucket;
  environment: string;
  /** Returns the newest site. Called once the lock is held, since a newer revision may have been recorded during the wait. */
  site: () => Promise<Site>;
  /** Seconds to wait for somebody else who uploads. Default: not at all. */
  wait?: number | undefined;
  /** Only say what would be done. */
  dryRun?: boolean | undefined;
}

/** Result of an upload or its rehearsal: the revision's number, and the keys of objects. */
export interface Uploaded {
  revision: number;
  uploaded: string[];
  deleted: string[];
  unchanged: string[];
}

/**
 * Makes the bucket show the site. Files come first, then documents, then the revision's number. Last, objects of earlier uploads
 * that this site does not have are deleted; those of a canary that is over by the upload after, since a CDN may go on sending visitors to them until its
 * function is published. Unchanged objects are not sent again, and nobody else's objects are touched. The next
 * upload finishes one that was killed. Interrupted (Ctrl+C), it begins no further write, waits for those that are under way, lets the
 * next upload begin, and ends the process. Throws if the bucket shows a newer revision or another environment, and if another upload
 * takes longer than `wait`.
 */
export async function uploadSite(upload: Upload): Promise<Uploaded> {
  if (upload.dryRun) return (await planOf(upload, await upload.site())).uploaded;
  const held = await lock(upload.bucket, uploadLockKey, upload.wait);
  const interruption = new AbortController();
  const interrupt = (): void => interruption.abort();
  // A second one ends the process at once, as it would without these.
  for (const signal of signals) process.once(signal, interrupt);
  const { signal } = interruption;
  const mayWrite = (): void => {
    signal.throwIfAborted();
    held.assertHeld();
  };
  try {
    // Composing writes nothing to the bucket: it is not waited for.
    const site = await unlessAborted(signal, upload.site());
    const plan = await planOf(upload, site);
    mayWrite();
    const uploaded = await execute(upload, site, plan, mayWrite);
    await held.unlock();
    return uploaded;
  } catch (error) {
    // The first error is thrown below. A lock that cannot be released is no second one: the next upload from this machine takes it over.
    await held.unlock().catch(() => undefined);
    if (signal.aborted) process.exit(130);
    throw error;
  } finally {
    for (const each of signals) process.off(each, interrupt);
  }
}

const signals = ['SIGINT', 'SIGTERM'] as const;

/** Settles as the work does, or rejects once it is aborted. */
function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}

/**
 * Whether the bucket does not show this revision whole: an earlier one, or an upload was ended before it was done. Throws as
 * {@link uploadSite} for a bucket that shows something else.
 */
export async function isBehind({
  bucket,
  environment,
  revision,
}: Pick<Upload, 'environment'> & { bucket: Pick<Bucket, 'urlOf' | 'get'>; revision: number }): Promise<boolean> {
  const index = await indexIn(bucket);
  refuseOther(bucket, index, { environment, revision });
  if (index?.revision !== revision) return true;
  // Those of a canary that is over wait for the next upload.
  return Object.entries(index.objects).some(([key, hash]) => hash === null && canaryOfKey(key) === undefined);
}

interface Plan {
  uploaded: Uploaded;
  /** What the bucket holds before, and afterwards: key → hash. */
  before: UploadIndex['objects'];
  after: UploadIndex['objects'];
}

async function planOf({ bucket, environment }: Upload, { revision, objects }: Site): Promise<Plan> {
  const index = await indexIn(bucket);
  refuseOther(bucket, index, { environment, revision });
  const before = index?.objects ?? {};
  const after: Record<string, string | null> = {};
  for (const { key, file, headers } of objects)
    after[key] = createHash('sha384')
      .update(JSON.stringify(headers))
      .update(await readFile(file))
      .digest('base64');
  const keys = Object.keys(after);
  const running = new Set(keys.map(canaryOfKey));
  const isEnding = (key: string): boolean => {
    const canary = canaryOfKey(key);
    return canary !== undefined && !running.has(canary) && before[key] !== null;
  };
  for (const key of Object.keys(before).filter(isEnding)) after[key] = null;
  const isUnchanged = (key: string): boolean => before[key] === after[key];
  return {
    before,
    after,
    uploaded: {
      revision,
      uploaded: keys.filter((key) => !isUnchanged(key)),
      unchanged: keys.filter(isUnchanged),
      deleted: Object.keys(before).filter((key) => !(key in after)),
    },
  };
}

/** @param mayWrite Throws where nothing more may be written. Writes that are under way end. */
async function execute(
  upload: Upload,
  site: Site,
  { uploaded, before, after }: Plan,
  mayWrite: () => void,
): Promise<Uploaded> {
  const { bucket } = upload;
  const touched = [...uploaded.uploaded, ...uploaded.deleted];
  if (touched.length > 0) {
    // Written beforehand, so that the next upload knows which objects a killed upload has left.
    const unknown = Object.fromEntries(touched.map((key) => [key, null]));
    await writeIndex(upload, site, { ...before, ...unknown });
  }
  const onObject = progressOf('uploading', touched.length, 'objects');
  const changed = new Set(uploaded.uploaded);
  for (const step of uploadSteps) {
    const toSend = site.objects.filter((each) => each.step === step && changed.has(each.key));
    await inParallel(toSend, width, async ({ key, file, headers }) => {
      const content = await readFile(file);
      mayWrite();
      await bucket.put(key, content, headers);
      onObject();
    });
  }
  await inParallel(uploaded.deleted, width, async (key) => {
    mayWrite();
    await bucket.delete(key);
    onObject();
  });
  mayWrite();
  await writeIndex(upload, site, after);
  return uploaded;
}

/** Throws for a bucket that shows another environment, or a newer revision. */
function refuseOther(
  bucket: Pick<Bucket, 'urlOf'>,
  index: UploadIndex | undefined,
  { environment, revision }: { environment: string; revision: number },
): void {
  const source = bucket.urlOf(uploadIndexKey);
  if (index && index.environment !== environment)
    throw new Error(
      `${bucket.urlOf()} shows the environment "${index.environment}". Upload "${environment}" elsewhere, or delete ${source} if this bucket shall show it from now on.`,
    );
  if (index && index.revision > revision)
    throw new Error(
      `${bucket.urlOf()} shows revision ${index.revision} of "${environment}", which is newer than revision ${revision} here. Look whether MOSAICO_STORE names the store that it was uploaded from.`,
    );
}

async function indexIn(bucket: Pick<Bucket, 'urlOf' | 'get'>): Promise<UploadIndex | undefined> {
  const text = (await bucket.get(uploadIndexKey))?.toString();
  return text === undefined ? undefined : checkedJson(indexSchema, text, bucket.urlOf(uploadIndexKey));
}

function writeIndex(
  { bucket, environment }: Upload,
  { revision }: Site,
  objects: UploadIndex['objects'],
): Promise<void> {
  const index: UploadIndex = { schema: 1, environment, revision, objects };
  return bucket.put(uploadIndexKey, Buffer.from(JSON.stringify(index)), noteHeaders);
}
