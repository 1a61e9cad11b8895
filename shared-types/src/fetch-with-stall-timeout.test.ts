import { fetchWithStallTimeout, PartialDownloadError } from './fetch-with-stall-timeout.ts';

const bytes = new Uint8Array([123, 125]);
let asked: AbortSignal;

/** An answer whose bytes come after each of these waits, in ms; with `Infinity` it hangs. */
function answering(waits: readonly number[], init?: ResponseInit): void {
  Object.assign(globalThis, {
    fetch: (_address: string, { signal }: { signal: AbortSignal }) => {
      asked = signal;
      const left = [...waits];
      const first = left.shift() ?? 0;
      const broken = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
      broken.catch(() => undefined);
      const after = (wait: number): Promise<unknown> =>
        Promise.race([
          broken,
          wait === Infinity ? new Promise(() => undefined) : new Promise((r) => setTimeout(r, wait)),
        ]);
      const body = new ReadableStream({
        async pull(controller) {
          const wait = left.shift();
          if (wait === undefined) return controller.close();
          await after(wait);
          controller.enqueue(bytes);
        },
      });
      return after(first).then(() => new Response(body, init));
    },
  });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a slow answer is waited for as long as bytes arrive', async () => {
  answering(Array<number>(20).fill(5_900));
  const text = fetchWithStallTimeout('/slow').then((answer) => answer.text());
  await jest.advanceTimersByTimeAsync(20 * 5_900);
  await expect(text).resolves.toBe('{}'.repeat(19));
});

test.each([
  ['does not begin', [Infinity], new Error('/hanging stopped answering.')],
  ['stops in the middle', [100, 100, Infinity], new PartialDownloadError('/hanging has come in part.')],
])('an answer that %s fails after six seconds, and says so', async (_what, waits, reason) => {
  answering(waits);
  const failed = fetchWithStallTimeout('/hanging')
    .then((answer) => answer.text())
    .catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(200 + 6_000);
  await expect(failed).resolves.toEqual(reason);
  expect((await failed) instanceof PartialDownloadError).toBe(reason instanceof PartialDownloadError);
});

test('status and headers are those of the answer', async () => {
  answering([0], { status: 503, headers: { 'retry-after': '5' } });
  const answer = fetchWithStallTimeout('/busy');
  await jest.advanceTimersByTimeAsync(0);
  expect((await answer).ok).toBe(false);
  expect((await answer).headers.get('retry-after')).toBe('5');
});

test('who leaves breaks it off', async () => {
  answering([Infinity]);
  const leaving = new AbortController();
  const failed = fetchWithStallTimeout('/slow', { signal: leaving.signal }).catch((error: unknown) => error);
  leaving.abort(new Error('left'));
  await expect(failed).resolves.toEqual(new Error('left'));
  expect(asked.aborted).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});
