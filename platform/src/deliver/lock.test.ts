import { spawnSync } from 'node:child_process';
import { hostname } from 'node:os';
import { lock, type Clock } from './lock.ts';

const key = '.mosaico/site.uploading.json';

/** A bucket in memory, and a clock that only moves when somebody sleeps. */
function place() {
  const objects = new Map<string, Buffer>();
  const calls: { at: number; each: number; call: () => void }[] = [];
  let now = Date.parse('2026-11-23T10:00:00Z');
  const clock: Clock = {
    now: () => now,
    sleep: (milliseconds) => {
      for (const end = now + milliseconds; now < end; now += 1_000)
        for (const timer of calls) if ((now - timer.at) % timer.each === 0 && now > timer.at) timer.call();
      return Promise.resolve();
    },
    every: (each, call) => {
      const timer = { at: now, each, call };
      calls.push(timer);
      return () => void calls.splice(calls.indexOf(timer), 1);
    },
  };
  const bucket = {
    create: (name: string, body: Buffer) => {
      if (objects.has(name)) return Promise.resolve(false);
      objects.set(name, body);
      return Promise.resolve(true);
    },
    get: (name: string) => Promise.resolve(objects.get(name)),
    put: (name: string, body: Buffer) => Promise.resolve(void objects.set(name, body)),
    delete: (name: string) => Promise.resolve(void objects.delete(name)),
    urlOf: (name = '') => `s3://site/${name}`,
  };
  return { bucket, clock, objects, stopTimers: () => void calls.splice(0), begin: now };
}

test('who does not wait is told of the other at once, and how to wait', async () => {
  const { bucket, clock } = place();
  await lock(bucket, key, { clock });
  await expect(lock(bucket, key, { clock })).rejects.toThrow(
    /^s3:\/\/site\/ is being uploaded to by process \d+ on .*, since 2026-11-23T10:00:00.*--wait 300/,
  );
});

test('who waits goes on once the other is done', async () => {
  const { bucket, clock, objects } = place();
  const unlock = await lock(bucket, key, { clock });
  const done = clock.every(20_000, () => void unlock());
  await (
    await lock(bucket, key, { clock, wait: 300 })
  )();
  done();
  expect(objects.size).toBe(0);
});

test('one that is at it keeps its lock however long it takes', async () => {
  const { bucket, clock, begin } = place();
  await lock(bucket, key, { clock });
  await expect(lock(bucket, key, { clock, wait: 300 })).rejects.toThrow('is being uploaded to');
  expect(clock.now() - begin).toBeGreaterThanOrEqual(300_000);
});

test('one that was killed is noticed within a good minute', async () => {
  const { bucket, clock, stopTimers, begin } = place();
  await lock(bucket, key, { clock });
  stopTimers();
  await lock(bucket, key, { clock, wait: 300 });
  expect(clock.now() - begin).toBeLessThan(70_000);
});

describe('a lock that was left behind', () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const lockedBy = (by: string) => {
    const made = place();
    const since = new Date(made.begin).toISOString();
    made.objects.set(key, Buffer.from(JSON.stringify({ by, since })));
    return made;
  };

  test('by a process of this machine that has ended keeps nobody out', async () => {
    const { bucket, clock, begin } = lockedBy(`process ${ended} on ${hostname()}`);
    await lock(bucket, key, { clock });
    expect(clock.now()).toBe(begin);
  });

  test.each([
    ['by one that runs', `process ${process.ppid} on ${hostname()}`],
    ['on another machine', `process ${ended} on elsewhere`],
  ])('%s keeps others out', async (_where, by) => {
    const { bucket, clock } = lockedBy(by);
    await expect(lock(bucket, key, { clock })).rejects.toThrow(`is being uploaded to by ${by}`);
  });
});
