import { spawnSync } from 'node:child_process';
import { hostname } from 'node:os';
import { memoryBucket, type MemoryBucket } from '../testing/memory-bucket.ts';
import { randomOf } from '../testing/random.ts';
import { lock } from './lock.ts';

const key = '.mosaico/site.uploading.json';
const begin = Date.parse('2026-11-23T10:00:00Z');
const { pid: ended } = spawnSync(process.execPath, ['--version']);

beforeEach(() => void jest.useFakeTimers({ now: begin }));
afterEach(() => void jest.useRealTimers());

/** A bucket in memory, and a way to cut its owner's machine off: no renewal arrives any more. */
function place() {
  const bucket = memoryBucket();
  return { bucket, cut: () => void (bucket.replace = () => Promise.reject(new Error('no network'))) };
}

/** Whether nobody holds the lock. */
const isFree = ({ objects }: MemoryBucket): boolean => String(objects.get(key)).includes('"nobody"');

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

test('a process that does not wait gets an error at once, with the owner and how to wait', async () => {
  const { bucket } = place();
  await lock(bucket, key);
  await expect(lock(bucket, key)).rejects.toThrow(
    /^s3:\/\/memory\/ is being uploaded to by process \d+ on .*, since 2026-11-23T10:00:00.*--wait 300/,
  );
});

test('a waiting writer goes on once the other is done', async () => {
  const { bucket } = place();
  const { unlock } = await lock(bucket, key);
  setTimeout(() => void unlock(), 20_000);
  const next = lock(bucket, key, 300);
  const { seconds, error } = await settled(next);
  expect(error).toBeUndefined();
  expect(seconds).toBeLessThan(25);
  expect(isFree(bucket)).toBe(false);
  await (await next).unlock();
  expect(isFree(bucket)).toBe(true);
});

test('a running writer keeps its lock however long it takes', async () => {
  const { bucket } = place();
  await lock(bucket, key);
  const { seconds, error } = await settled(lock(bucket, key, 300));
  expect(error).toContain('is being uploaded to');
  expect(seconds).toBeGreaterThanOrEqual(300);
});

test('a killed or disconnected writer loses its lock within a good minute, and writes nothing more by then', async () => {
  const { bucket, cut } = place();
  const { assertHeld } = await lock(bucket, key);
  const others = { ...bucket };
  cut();
  const { seconds, error } = await settled(lock(others, key, 300));
  expect(error).toBeUndefined();
  expect(seconds).toBeLessThan(70);
  expect(assertHeld).toThrow('another upload may have begun');
});

describe.each([
  ['two hours behind', -2],
  ['two hours ahead', 2],
])('an owner whose clock is %s', (_off, hours) => {
  /** The bucket as a machine with such a clock writes to it. */
  function placeOff() {
    const bucket = memoryBucket();
    const shifted = (body: Buffer): Buffer => {
      const note = JSON.parse(body.toString()) as { since: string };
      const since = new Date(Date.parse(note.since) + hours * 60 * 60_000).toISOString();
      return Buffer.from(JSON.stringify({ ...note, since }));
    };
    const owners: typeof bucket = {
      ...bucket,
      create: (at, body, headers) => bucket.create(at, shifted(body), headers),
      replace: (at, tag, body, headers) => bucket.replace(at, tag, shifted(body), headers),
    };
    return { bucket, owners, cut: () => void (owners.replace = () => Promise.reject(new Error('no network'))) };
  }

  test.each([0, 300])('keeps its lock from one that waits for %i s', async (wait) => {
    const { bucket, owners } = placeOff();
    const { assertHeld } = await lock(owners, key);
    expect((await settled(lock(bucket, key, wait))).error).toContain('is being uploaded to');
    expect(assertHeld).not.toThrow();
  });

  test('loses it within a good minute when it is killed', async () => {
    const { bucket, owners, cut } = placeOff();
    await lock(owners, key);
    cut();
    const { seconds, error } = await settled(lock(bucket, key));
    expect(error).toBeUndefined();
    expect(seconds).toBeLessThan(70);
  });
});

describe('a lock that was left behind', () => {
  const lockedBy = (by: string) => {
    return memoryBucket({ [key]: JSON.stringify({ by, since: new Date().toISOString() }) });
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

describe('of several', () => {
  /** The moments at which each of so many that wait for a killed one has the lock, and gives it back. */
  async function race(seed: number, waiting: number): Promise<{ from: number; to: number }[]> {
    const random = randomOf(seed);
    const latency = () => new Promise<void>((resolve) => setTimeout(resolve, random() * 3_000));
    const killed = JSON.stringify({ by: 'process 1 on elsewhere', since: new Date(Date.now()).toISOString() });
    const bucket = memoryBucket({ [key]: killed }, latency);
    const held: { from: number; to: number }[] = [];
    const uses = Array.from({ length: waiting }, async () => {
      const { assertHeld, unlock } = await lock(bucket, key, 600);
      const use = { from: Date.now(), to: Infinity };
      held.push(use);
      await new Promise((resolve) => setTimeout(resolve, random() * 40_000));
      assertHeld();
      use.to = Date.now();
      await unlock();
    });
    expect((await settled(Promise.all(uses))).error).toBeUndefined();
    expect(isFree(bucket)).toBe(true);
    return held;
  }

  test.each(Array.from({ length: 40 }, (_, seed) => seed))(
    'three that wait for a fourth, which was killed, hold it one after the other (seed %i)',
    async (seed) => {
      const held = await race(seed, 3);
      expect(held).toHaveLength(3);
      for (const [index, { from }] of held.slice(1).entries())
        expect(from).toBeGreaterThanOrEqual(held[index]?.to ?? 0);
    },
  );
});

test("a writer that lost its lock leaves the next one's alone", async () => {
  const { bucket, cut } = place();
  const mine = await lock(bucket, key);
  const others = { ...bucket };
  cut();
  await settled(lock(others, key, 300));
  Object.assign(bucket, others);
  const theirs = String(bucket.objects.get(key));
  await mine.unlock();
  expect(String(bucket.objects.get(key))).toBe(theirs);
});

test('a writer whose answers get lost holds the lock that it has written', async () => {
  const bucket = memoryBucket({ [key]: JSON.stringify({ by: 'nobody', since: '1970-01-01T00:00:00.000Z' }) });
  const { replace } = bucket;
  // As the service answers when the request is made again.
  bucket.replace = (...all) => replace(...all).then(() => false);
  const { assertHeld } = await lock(bucket, key);
  expect(assertHeld).not.toThrow();
});
