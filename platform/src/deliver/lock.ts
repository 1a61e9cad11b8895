import { hostname } from 'node:os';
import * as v from 'valibot';
import { hasCode } from '../lib/error-code.ts';
import type { Bucket } from '../store/bucket/bucket.ts';
import { cacheControlOf, contentHeaders } from '../store/bucket/content-headers.ts';
import { checkedJson } from '../lib/read-json.ts';

/** Milliseconds after which whoever holds a lock says again that they do. */
const renewal = 15_000;
/** Milliseconds without such a sign, on the clock of who waits, after which its holder was killed. */
const lapse = 60_000;
/** Milliseconds after which one was left behind even for who does not wait: longer than clocks of machines differ. */
const longest = 60 * 60 * 1_000;
/** Milliseconds between two looks of who waits. */
const pause = 2_000;

const lockSchema = v.strictObject({ by: v.string(), since: v.pipe(v.string(), v.isoTimestamp()) });

/** Headers of notes in a bucket: nobody keeps them. */
export const noteHeaders = { ...contentHeaders('note.json'), cacheControl: cacheControlOf('document') };

/**
 * Locks others out by an object at `key` until the returned function is called. The lock is renewed meanwhile. So others notice
 * within a minute that its holder was killed, on the same machine at once. Throws if somebody else holds it for longer than
 * `wait` seconds.
 */
export async function lock(
  bucket: Pick<Bucket, 'create' | 'get' | 'put' | 'delete' | 'urlOf'>,
  key: string,
  wait = 0,
): Promise<() => Promise<void>> {
  const note = (): Buffer => Buffer.from(JSON.stringify({ by: holder(process.pid), since: new Date().toISOString() }));
  const begin = Date.now();
  let seen = { text: '', at: begin };
  for (;;) {
    // Read first: a service that says nothing is given up sooner than with a write.
    const text = (await bucket.get(key))?.toString();
    if (text === undefined) {
      if (await bucket.create(key, note(), noteHeaders)) break;
      continue;
    }
    const other = checkedJson(lockSchema, text, bucket.urlOf(key));
    if (seen.text !== text) seen = { text, at: Date.now() };
    const isLeft = Date.now() - Date.parse(other.since) > longest || hasEnded(other.by);
    if (isLeft || Date.now() - seen.at > lapse) {
      await bucket.delete(key);
      continue;
    }
    if (Date.now() - begin >= wait * 1_000)
      throw new Error(
        `${bucket.urlOf()} is being uploaded to by ${other.by}, since ${other.since}. Wait until that is done (--wait 300): one that was killed is noticed within a minute.`,
      );
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  let renewed: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    renewed = bucket.put(key, note(), noteHeaders).catch(() => undefined);
  }, renewal).unref();
  return async () => {
    clearInterval(timer);
    // One that arrives after the end would be a lock of nobody's.
    await renewed;
    await bucket.delete(key);
  };
}

const holder = (pid: number | string): string => `process ${pid} on ${hostname()}`;

/** Whether a lock's holder was a process of this machine that has ended: cut off, it could not delete its lock. */
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
