import { soundnessIn } from './soundness.ts';
import type { Store } from './store.ts';

test('each release is read once in a composition, whole or not, and anew in the next', async () => {
  const read: string[] = [];
  const verifyRelease = (workspace: string, version: string): Promise<void> => {
    read.push(`${workspace}@${version}`);
    return version === '2.0.0' ? Promise.reject(new Error('"client/a.js" is missing')) : Promise.resolve();
  };
  const store = { verifyRelease } as unknown as Store;
  const isSound = soundnessIn(store);
  for (let time = 0; time < 2; time += 1) {
    expect(await isSound('mf-plans', '1.0.0')).toBe(true);
    expect(await isSound('mf-plans', '2.0.0')).toBe(false);
  }
  expect(read).toEqual(['mf-plans@1.0.0', 'mf-plans@2.0.0']);
  await soundnessIn(store)('mf-plans', '1.0.0');
  expect(read).toHaveLength(3);
});
