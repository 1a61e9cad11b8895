/** @jest-environment jsdom */
import { pressEvent } from './rendering.ts';
import { browserRetryPort, RetryQueue } from './retry-queue.ts';

let wake: () => void;
const queue = (random = 0) =>
  new RetryQueue({
    after(milliseconds, act) {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    random: () => random,
    onWake: (act) => (wake = act),
  });
const no = () => Promise.reject(new Error('no'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('it waits longer after each failure, and never gives up', async () => {
  const attempt = jest.fn<Promise<string>, [number]>(no);
  void queue().retry('remote', attempt);
  const seen: number[] = [];
  for (const wait of [
    0, 1_000, 1_500, 2_000, 3_000, 4_000, 4_000, 4_000, 4_000, 4_000, 8_000, 15_000, 30_000, 30_000,
  ]) {
    await jest.advanceTimersByTimeAsync(wait);
    seen.push(attempt.mock.calls.length);
  }
  expect(seen).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
  expect(attempt.mock.calls.map(([failures]) => failures)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
});

test('visitors of one outage do not all come back at once', async () => {
  const attempt = jest.fn(no);
  void queue(1).retry('remote', attempt);
  await jest.advanceTimersByTimeAsync(749);
  expect(attempt).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(attempt).toHaveBeenCalledTimes(2);
});

test('every wait ends at once when the browser is back', async () => {
  const attempt = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('here');
  const value = queue().retry('remote', attempt);
  await jest.advanceTimersByTimeAsync(10);
  wake();
  await expect(value).resolves.toBe('here');
});

test('a failing source gets one attempt at a time; when that succeeds, the others follow at once', async () => {
  const watched = queue();
  const asked: string[] = [];
  let isUp = false;
  const attempt = (name: string) => () => {
    asked.push(name);
    return isUp ? Promise.resolve(name) : new Promise<string>((_, reject) => setTimeout(reject, 500, new Error('no')));
  };
  const values = ['a', 'b', 'c'].map((name) => watched.retry('remote', attempt(name)));
  await jest.advanceTimersByTimeAsync(500);
  expect(asked).toEqual(['a', 'b', 'c']);
  await jest.advanceTimersByTimeAsync(1_100);
  expect(asked).toHaveLength(4);
  isUp = true;
  wake();
  await jest.advanceTimersByTimeAsync(4_000);
  await expect(Promise.all(values)).resolves.toEqual(['a', 'b', 'c']);
  // Another source is not affected.
  await expect(watched.retry('other', () => Promise.resolve('d'))).resolves.toBe('d');
});

test('when waits end while the source is still down, one attempt is made, not one for each caller', async () => {
  const watched = queue();
  const attempt = jest.fn(() => new Promise<string>((_, reject) => setTimeout(reject, 500, new Error('no'))));
  for (let file = 0; file < 10; file += 1) void watched.retry('remote', attempt);
  await jest.advanceTimersByTimeAsync(500);
  attempt.mockClear();
  wake();
  await jest.advanceTimersByTimeAsync(499);
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('orFailure rejects at the first failure, and ends the waits before it', async () => {
  const watched = queue();
  const attempt = jest.fn(no);
  const promise = watched.retry('remote', attempt);
  await jest.advanceTimersByTimeAsync(0);
  const visitor = watched.orFailure('remote', promise);
  visitor.catch(() => undefined);
  await jest.advanceTimersByTimeAsync(0);
  expect(attempt).toHaveBeenCalledTimes(2);
  await expect(visitor).rejects.toThrow('no');
});

test('an aborted caller stops waiting, and its attempt is not called again', async () => {
  const attempt = jest.fn(no);
  const leaving = new AbortController();
  const value = queue().retry('data', attempt, leaving.signal);
  await jest.advanceTimersByTimeAsync(500);
  leaving.abort(new Error('left'));
  await expect(value).rejects.toThrow('left');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('an aborted attempt is no failure of its source', async () => {
  const watched = queue();
  const leaving = new AbortController();
  const { signal } = leaving;
  const value = watched.retry(
    'data',
    () => new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('broken off')))),
    signal,
  );
  leaving.abort(new Error('left'));
  await expect(value).rejects.toThrow('left');
  await expect(watched.retry('data', () => Promise.resolve('at once'))).resolves.toBe('at once');
});

test.each([
  ['the browser is back online', () => window.dispatchEvent(new Event('online'))],
  ['the page is shown again', () => window.dispatchEvent(new Event('pageshow'))],
  ['the visitor is back in the tab', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the visitor presses something that is not here', () => document.dispatchEvent(new Event(pressEvent))],
])('what is waited for is tried at once when %s', async (_what, happen) => {
  const attempt = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue('here');
  const value = new RetryQueue(browserRetryPort({ window, document })).retry('remote', attempt);
  await jest.advanceTimersByTimeAsync(10);
  expect(attempt).toHaveBeenCalledTimes(1);
  happen();
  await expect(value).resolves.toBe('here');
});
