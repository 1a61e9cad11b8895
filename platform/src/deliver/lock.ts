import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import * as v from 'valibot';
import { hasCode } from '../lib/error-code.ts';
import type { Bucket } from '../store/bucket/bucket.ts';
import { cacheControlOf, contentHeaders } from '../store/bucket/content-headers.ts';
import { checkedJson } from '../lib/read-json.ts';

/** Milliseconds between two renewals by a lock's owner. */
const renewalMs = 15_000;
/** Milliseconds without a renewal, on the owner's clock, after which the owner writes nothing more: another process may soon own the lock. */
const safeMs = 45_000;
/** Milliseconds without a renewal, on the clock of a waiting process, after which that process takes the owner for killed. */
const expiryMs = 60_000;
/**
 * Milliseconds between a lock's date and the clock of a waiting process from which on the lock may be abandoned. The owner's clock may also
 * be off, so the process watches such a lock for `expiryMs` first, however short it was to wait.
 */
const abandonedMs = 60 * 60 * 1_000;
/** Milliseconds between two reads of the lock by a waiting process. */
const pollMs = 2_000;

/** `owner` is unique to a lock; a released lock has none. */
const noteSchema = v.object({
  by: v.string(),
  since: v.pipe(v.string(), v.isoTimestamp()),
  owner: v.optional(v.string()),
});

/** The note of a released lock. */
const free = { by: 'nobody', since: new Date(0).toISOString() };

/** Headers of notes in a bucket: no cache keeps them. */
export const noteHeaders = { ...contentHeaders('note.json'), cacheControl: cacheControlOf('document') };

/** A lock that this process holds. */
interface Lock {
  /** Throws where another process may own the lock: the last renewal is too long ago, or failed. To be called before each write. */
  assertHeld(): void;
  /** Releases the lock, if this process still owns it. */
  unlock(): Promise<void>;
}

/**
 * Acquires the lock at `key`, an object of the bucket. Each acquisition, renewal and release is a conditional write that replaces the
 * note read before it. So one of several processes acquires the lock, and no process changes the lock of another. A released lock stays
 * in the bucket as a note without an owner. Other processes notice a killed owner within a minute, on its own machine at once. Throws if
 * another process holds the lock for longer than `wait` seconds.
 */
export async function lock(
  bucket: Pick<Bucket, 'create' | 'tagged' | 'replace' | 'urlOf'>,
  key: string,
  wait = 0,
): Promise<Lock> {
  const owner = randomUUID();
  const note = (): Buffer =>
    Buffer.from(JSON.stringify({ by: holder(process.pid), since: new Date().toISOString(), owner }));
  const read = async (): Promise<(v.InferOutput<typeof noteSchema> & { tag: string }) | undefined> => {
    const found = await bucket.tagged(key);
    return found && { ...checkedJson(noteSchema, found.body.toString(), bucket.urlOf(key)), tag: found.tag };
  };
  const begin = Date.now();
  let seen: { tag: string; at: number; isRenewed: boolean } | undefined;
  /** Moment of the last renewal, taken before its write: other processes count from after the write. */
  let renewedAt: number;
  for (;;) {
    renewedAt = Date.now();
    // Read first: a service that says nothing is given up sooner than with a write.
    const other = await read();
    if (other === undefined) {
      if (await bucket.create(key, note(), noteHeaders)) break;
      continue;
    }
    // An earlier write of this process succeeded, and its answer was lost.
    if (other.owner === owner) break;
    if (seen?.tag !== other.tag) seen = { tag: other.tag, at: Date.now(), isRenewed: seen !== undefined };
    if (other.by === free.by || hasEnded(other.by) || Date.now() - seen.at > expiryMs) {
      if (await bucket.replace(key, other.tag, note(), noteHeaders)) break;
      continue;
    }
    const mayBeAbandoned = !seen.isRenewed && Math.abs(Date.now() - Date.parse(other.since)) > abandonedMs;
    if (!mayBeAbandoned && Date.now() - begin >= wait * 1_000)
      throw new Error(
        `${bucket.urlOf()} is being uploaded to by ${other.by}, since ${other.since}. Wait until that is done (--wait 300): one that was killed is noticed within a minute.`,
      );
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }

  let isLost = false;
  const renew = async (): Promise<void> => {
    const at = Date.now();
    const current = await read();
    if (current?.owner !== owner) isLost = true;
    else if (await bucket.replace(key, current.tag, note(), noteHeaders)) renewedAt = at;
  };
  let renewing: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    // One renewal at a time. The next renewal makes up for a failed one.
    renewing = renewing.then(renew).catch(() => undefined);
  }, renewalMs).unref();
  return {
    assertHeld() {
      if (!isLost && Date.now() - renewedAt < safeMs) return;
      throw new Error(
        `${bucket.urlOf()}: the lock of this upload was not renewed for long, and another upload may have begun. Nothing more was written: run the command again, which finishes what is missing.`,
      );
    },
    async unlock() {
      clearInterval(timer);
      await renewing;
      const current = await read();
      if (current?.owner === owner)
        await bucket.replace(key, current.tag, Buffer.from(JSON.stringify(free)), noteHeaders);
    },
  };
}

const holder = (pid: number | string): string => `process ${pid} on ${hostname()}`;

/** Whether a lock's owner was a process of this machine that has ended without a release. */
function hasEnded(by: string): boolean {
  const [, pid = ''] = /^process (\d+) on /.exec(by) ?? [];
  if (by !== holder(pid)) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return hasCode(error, 'ESRCH');
  }
}
