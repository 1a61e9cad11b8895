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

/** The browser reports a resource that is complete. */
let tell: (name: string, transferSize: number) => void = () => undefined;

beforeAll(() => {
  // As long as the module: it observes once.
  Object.assign(globalThis, {
    PerformanceObserver: class {
      constructor(hear: (list: { getEntries: () => object[] }) => void) {
        tell = (name, transferSize) => hear({ getEntries: () => [{ name, transferSize }] });
      }
      observe = jest.fn();
    },
  });
});
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

/** Requests to a host that answers so many at a time, over one slow line: each has ten parts, of which one arrives each second. */
function queueing(connections: number): { sent: string[] } {
  const sent: string[] = [];
  const inTurn: (() => void)[] = [];
  let free = connections;
  Object.assign(globalThis, {
    fetch: async (address: string, { signal }: { signal: AbortSignal }) => {
      const ended = new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      );
      ended.catch(() => undefined);
      if (free === 0) await Promise.race([ended, new Promise<void>((resolve) => inTurn.push(resolve))]);
      else free -= 1;
      sent.push(address);
      let left = address.includes('hanging') ? Infinity : 10;
      const body = new ReadableStream({
        async pull(controller) {
          await Promise.race([ended, new Promise((resolve) => left < Infinity && setTimeout(resolve, 1_000))]);
          if (left === 0) {
            (inTurn.shift() ?? (() => (free += 1)))();
            return controller.close();
          }
          left -= 1;
          controller.enqueue(bytes);
        },
      });
      return new Response(body);
    },
  });
  return { sent };
}

test('requests that wait for their turn behind others are sent once, however long that takes', async () => {
  const { sent } = queueing(6);
  const addresses = Array.from({ length: 30 }, (_, index) => `/chunk-${index}.js`);
  const all = Promise.all(addresses.map((each) => fetchWithStallTimeout(each).then((answer) => answer.text())));
  await jest.advanceTimersByTimeAsync(5 * 12_000);
  await expect(all).resolves.toEqual(addresses.map(() => '{}'.repeat(10)));
  expect(sent).toEqual(addresses);
});

test('a request that has begun, and one of another host, fails after six seconds of its own', async () => {
  queueing(3);
  const failed: string[] = [];
  for (const address of ['/well.js', '/hanging.js', 'https://other.example/hanging.js'])
    void fetchWithStallTimeout(address).catch((error: Error) => failed.push(error.message));
  await jest.advanceTimersByTimeAsync(6_000);
  expect(failed).toEqual(['/hanging.js stopped answering.', 'https://other.example/hanging.js stopped answering.']);
});

test('a queued request fails six seconds after the last byte of the others', async () => {
  const { sent } = queueing(1);
  const come = jest.fn();
  const failed = jest.fn();
  void fetchWithStallTimeout('/well.js').then(come);
  void fetchWithStallTimeout('/hanging.js').catch(failed);
  await jest.advanceTimersByTimeAsync(11_000);
  expect(come).toHaveBeenCalled();
  expect(sent).toEqual(['/well.js', '/hanging.js']);
  await jest.advanceTimersByTimeAsync(5_999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(new Error('/hanging.js stopped answering.'));
});

test('an image that is complete counts as well: the browser sends few requests to a host at a time', async () => {
  answering([Infinity]);
  const failed = jest.fn();
  fetchWithStallTimeout('https://agencia.example/queued.js').catch(failed);
  await jest.advanceTimersByTimeAsync(5_000);
  tell('https://agencia.example/foto.webp', 40_000);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(failed).not.toHaveBeenCalled();
  // From the cache, and from elsewhere, comes no sign of life.
  tell('https://agencia.example/logo.svg', 0);
  tell('https://other.example/foto.webp', 40_000);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(failed).toHaveBeenCalled();
});

test('status and headers are those of the answer', async () => {
  answering([0], { status: 503, headers: { 'retry-after': '5' } });
  const answer = fetchWithStallTimeout('/busy');
  await jest.advanceTimersByTimeAsync(0);
  expect((await answer).ok).toBe(false);
  expect((await answer).headers.get('retry-after')).toBe('5');
});

test('leaving the page aborts it', async () => {
  answering([Infinity]);
  const leaving = new AbortController();
  const failed = fetchWithStallTimeout('/slow', { signal: leaving.signal }).catch((error: unknown) => error);
  leaving.abort(new Error('left'));
  await expect(failed).resolves.toEqual(new Error('left'));
  expect(asked.aborted).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});
