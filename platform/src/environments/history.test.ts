import type { Revision } from '@mosaico/shared-types/schemas';
import { earlier } from './history.ts';

const numbers = Array.from({ length: 100 }, (_, index) => index + 1);

/** A store far away: all that is on its way arrives in one round trip. */
function farAway(broken?: number) {
  const asked: number[] = [];
  const waiting: (() => void)[] = [];
  let rounds = 0;
  const arrive = (): void => {
    rounds += 1;
    for (const each of waiting.splice(0)) each();
  };
  return {
    asked,
    rounds: () => rounds,
    revisionNumbers: () => Promise.resolve([...numbers]),
    revision: (environment: string, revision = 0): Promise<Revision> =>
      new Promise((resolve, reject) => {
        asked.push(revision);
        if (waiting.length === 0) setImmediate(arrive);
        const found = { environment, revision } as Revision;
        waiting.push(() => (revision === broken ? reject(new Error(`${revision} cannot be read`)) : resolve(found)));
      }),
  };
}

async function walk(store: ReturnType<typeof farAway>, before: number, most = Infinity): Promise<number[]> {
  const seen: number[] = [];
  for await (const { revision } of earlier(store, 'demo', before)) {
    seen.push(revision);
    if (seen.length >= most) break;
  }
  return seen;
}

test('a history of a hundred revisions is walked through, the newest first, in few round trips', async () => {
  const store = farAway();
  expect(await walk(store, 101)).toEqual([...numbers].reverse());
  expect(store.asked).toHaveLength(100);
  expect(store.rounds()).toBeLessThan(20);
});

test('a caller that stops at the first has read no other revision', async () => {
  const store = farAway();
  expect(await walk(store, 51, 1)).toEqual([50]);
  expect(store.asked).toEqual([50]);
});

test('a revision that cannot be read is nobody’s trouble before somebody comes to it', async () => {
  expect(await walk(farAway(90), 101, 8)).toHaveLength(8);
  await expect(walk(farAway(90), 101)).rejects.toThrow('90 cannot be read');
});
