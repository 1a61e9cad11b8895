import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import * as v from 'valibot';
import { hasCode } from '../lib/error-code.ts';
import type { Bucket } from '../store/bucket/bucket.ts';
import { cacheControlOf, contentHeaders } from '../store/bucket/content-headers.ts';
import { checkedJson } from '../lib/read-json.ts';

/** Milliseconds after which the owner of a lock says again that it holds it. */
const renewal = 15_000;
/** Milliseconds without such a sign, on the owner's clock, after which the owner writes nothing more: others may take the lock soon. */
const doubt = 45_000;
/** Milliseconds without such a sign, on the clock of whoever waits, after which the owner was killed. */
const lapse = 60_000;
/** Milliseconds after which a lock was left behind even for whoever does not wait: longer than clocks of machines differ. */
const longest = 60 * 60 * 1_000;
/** Milliseconds between two looks of whoever waits. */
const pause = 2_000;

/** `owner` is a value that no other lock ever has. Platforms until November 2026 wrote none. */
const noteSchema = v.object({
  by: v.string(),
  since: v.pipe(v.string(), v.isoTimestamp()),
  owner: v.optional(v.string()),
});

/** A lock that nobody holds. Its day is long ago, so that platforms until November 2026 take it for one that was left behind. */
const free = { by: 'nobody', since: new Date(0).toISOString() };

/** Headers of notes in a bucket: nobody keeps them. */
export const noteHeaders = { ...contentHeaders('note.json'), cacheControl: cacheControlOf('document') };

/** A lock that this process holds. */
interface Lock {
  /** Throws where the lock may be another's by now: it was renewed too long ago, or somebody has taken it. Called before each write. */
  assertHeld(): void;
  /** Gives the lock back, if it is still this owner's. */
  unlock(): Promise<void>;
}

/**
 * Locks others out by an object at `key`. It is taken, renewed and given back by conditional writes, in place of the very note that was
 * read before: of several that take it one gets it, and no one touches another's. It stays in the bucket and says that nobody holds it.
 * Others notice within a minute that its owner was killed, on the same machine at once. Throws if somebody else holds it for longer
 * than `wait` seconds.
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
  let seen = { tag: '', at: begin };
  /** Moment from which on this lock counts: before its write, since others count from after it. */
  let renewedAt: number;
  for (;;) {
    renewedAt = Date.now();
    // Read first: a service that says nothing is given up sooner than with a write.
    const other = await read();
    if (other === undefined) {
      if (await bucket.create(key, note(), noteHeaders)) break;
      continue;
    }
    // A write whose answer got lost.
    if (other.owner === owner) break;
    if (seen.tag !== other.tag) seen = { tag: other.tag, at: Date.now() };
    const isLeft = Date.now() - Date.parse(other.since) > longest || hasEnded(other.by);
    if (isLeft || Date.now() - seen.at > lapse) {
      if (await bucket.replace(key, other.tag, note(), noteHeaders)) break;
      continue;
    }
    if (Date.now() - begin >= wait * 1_000)
      throw new Error(
        `${bucket.urlOf()} is being uploaded to by ${other.by}, since ${other.since}. Wait until that is done (--wait 300): one that was killed is noticed within a minute.`,
      );
    await new Promise((resolve) => setTimeout(resolve, pause));
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
    // One at a time. A request that fails is made again with the next renewal.
    renewing = renewing.then(renew).catch(() => undefined);
  }, renewal).unref();
  return {
    assertHeld() {
      if (!isLost && Date.now() - renewedAt < doubt) return;
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

/** Whether a lock's holder was a process of this machine that has ended: cut off, it could not give back its lock. */
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
