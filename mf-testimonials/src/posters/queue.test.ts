import { waitFor } from '@testing-library/react';
import { queueOf } from './queue.ts';

const never = new AbortController().signal;

/** A task that ends on command, and notes that it has begun. */
function held(begun: string[], name: string) {
  let end = (): void => undefined;
  const done = new Promise<void>((resolve) => (end = resolve));
  const task = async (): Promise<string> => {
    begun.push(name);
    await done;
    return name;
  };
  return { task, end: () => end() };
}

test('at most two tasks run at a time, in the order they came', async () => {
  const run = queueOf(2);
  const begun: string[] = [];
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => held(begun, name)) as [Held, Held, Held, Held];
  const results = [a, b, c, d].map(({ task }) => run(task, never));
  expect(begun).toEqual(['a', 'b']);
  b.end();
  await expect(results[1]).resolves.toBe('b');
  await waitFor(() => expect(begun).toEqual(['a', 'b', 'c']));
  a.end();
  c.end();
  d.end();
  await expect(Promise.all(results)).resolves.toEqual(['a', 'b', 'c', 'd']);
});

test('a task that nobody waits for any more is never begun', async () => {
  const run = queueOf(1);
  const begun: string[] = [];
  const [a, b, c] = ['a', 'b', 'c'].map((name) => held(begun, name)) as [Held, Held, Held];
  const left = new AbortController();
  const first = run(a.task, never);
  const second = run(b.task, left.signal);
  const third = run(c.task, never);
  left.abort(new Error('scrolled away'));
  a.end();
  c.end();
  await first;
  await expect(second).rejects.toThrow('scrolled away');
  await third;
  expect(begun).toEqual(['a', 'c']);
});

test('a task that fails makes room for the next', async () => {
  const run = queueOf(1);
  const first = run(() => Promise.reject(new Error('broken')), never);
  const second = run(() => Promise.resolve('well'), never);
  await expect(first).rejects.toThrow('broken');
  await expect(second).resolves.toBe('well');
});

type Held = ReturnType<typeof held>;
