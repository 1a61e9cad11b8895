import { inParallel } from './in-parallel.ts';

/** Work that goes on until the test ends it. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const act = (name: string): Promise<void> => {
    begun.push(name);
    return new Promise((resolve, reject) => ends.set(name, { resolve, reject }));
  };
  const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string, error?: Error): Promise<void> => {
    if (error) ends.get(name)?.reject(error);
    else ends.get(name)?.resolve();
    await settled();
  };
  return { begun, act, end };
}

test('as many at a time as were requested, and each once', async () => {
  const { begun, act, end } = works();
  const all = inParallel(['a', 'b', 'c', 'd'], 2, act);
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  await end('c');
  await end('d');
  await expect(all).resolves.toBeUndefined();
});

test('after a failure nothing is begun, and what runs is waited for before the rejection', async () => {
  const { begun, act, end } = works();
  let thrown: unknown;
  const all = inParallel(['a', 'b', 'c', 'd'], 2, act).catch((error: unknown) => {
    thrown = error;
  });
  const failure = new Error('the disk is full');
  await end('a', failure);
  expect(thrown).toBeUndefined();
  await end('b');
  await all;
  expect(thrown).toBe(failure);
  expect(begun).toEqual(['a', 'b']);
});
