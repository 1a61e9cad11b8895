import { spawnSync } from 'node:child_process';
import { hostname } from 'node:os';
import { lock } from './lock.ts';

const key = '.mosaico/site.uploading.json';
const begin = Date.parse('2026-11-23T10:00:00Z');
const { pid: ended } = spawnSync(process.execPath, ['--version']);

beforeEach(() => void jest.useFakeTimers({ now: begin }));
afterEach(() => void jest.useRealTimers());

/** A bucket in memory. */
function place() {
  const objects = new Map<string, Buffer>();
  let isCut = false;
  const bucket = {
    create: (name: string, body: Buffer) => {
      if (objects.has(name)) return Promise.resolve(false);
      objects.set(name, body);
      return Promise.resolve(true);
    },
    get: (name: string) => Promise.resolve(objects.get(name)),
    put: (name: string, body: Buffer) => Promise.resolve(isCut ? undefined : void objects.set(name, body)),
    delete: (name: string) => Promise.resolve(void objects.delete(name)),
    urlOf: (name = '') => `s3://site/${name}`,
  };
  return { bucket, objects, cut: () => (isCut = true) };
}

/** How many seconds pass until it is settled, and what came of it. */
async function settled(work: Promise<unknown>): Promise<{ seconds: number; error: string | undefined }> {
  let outcome: { error: string | undefined } | undefined;
  work.then(
    () => (outcome = { error: undefined }),
    (error: Error) => (outcome = { error: error.message }),
  );
  await jest.advanceTimersByTimeAsync(0);
  while (!outcome) await jest.advanceTimersByTimeAsync(1_000);
  return { seconds: (Date.now() - begin) / 1_000, ...outcome };
}

test('who does not wait is told of the other at once, and how to wait', async () => {
  const { bucket } = place();
  await lock(bucket, key);
  await expect(lock(bucket, key)).rejects.toThrow(
    /^s3:\/\/site\/ is being uploaded to by process \d+ on .*, since 2026-11-23T10:00:00.*--wait 300/,
  );
});

test('who waits goes on once the other is done', async () => {
  const { bucket, objects } = place();
  const unlock = await lock(bucket, key);
  setTimeout(() => void unlock(), 20_000);
  const next = lock(bucket, key, 300);
  const { seconds, error } = await settled(next);
  expect(error).toBeUndefined();
  expect(seconds).toBeLessThan(25);
  await (
    await next
  )();
  expect(objects.size).toBe(0);
});

test('one that is at it keeps its lock however long it takes', async () => {
  const { bucket } = place();
  await lock(bucket, key);
  const { seconds, error } = await settled(lock(bucket, key, 300));
  expect(error).toContain('is being uploaded to');
  expect(seconds).toBeGreaterThanOrEqual(300);
});

test('one that was killed, or cut off, is noticed within a good minute', async () => {
  const { bucket, cut } = place();
  await lock(bucket, key);
  cut();
  const { seconds, error } = await settled(lock(bucket, key, 300));
  expect(error).toBeUndefined();
  expect(seconds).toBeLessThan(70);
});

describe('a lock that was left behind', () => {
  const lockedBy = (by: string) => {
    const { bucket, objects } = place();
    objects.set(key, Buffer.from(JSON.stringify({ by, since: new Date().toISOString() })));
    return bucket;
  };

  test('by a process of this machine that has ended keeps nobody out', async () => {
    expect(await settled(lock(lockedBy(`process ${ended} on ${hostname()}`), key))).toEqual({
      seconds: 0,
      error: undefined,
    });
  });

  test('an hour ago keeps nobody out', async () => {
    const bucket = lockedBy('process 1 on elsewhere');
    jest.setSystemTime(begin + 61 * 60_000);
    expect((await settled(lock(bucket, key))).error).toBeUndefined();
  });

  test.each([
    ['by one that runs', `process ${process.ppid} on ${hostname()}`],
    ['on another machine', `process ${ended} on elsewhere`],
  ])('%s keeps others out', async (_where, by) => {
    await expect(lock(lockedBy(by), key)).rejects.toThrow(`is being uploaded to by ${by}`);
  });
});
