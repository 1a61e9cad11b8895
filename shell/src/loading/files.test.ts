import { Files, type FilesPort } from './files.ts';
import { Supervisor } from './supervisor.ts';

const after: FilesPort['after'] = (milliseconds, act) => {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
};
const address = '/assets/mf-plans/social.1.js';

/** A body that gives one byte after each of these waits, in ms; with `Infinity` it hangs. */
function bodyOf(waits: readonly number[], signal: AbortSignal | null | undefined): Response['body'] {
  const left = [...waits];
  const reader = {
    read: () =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
        const wait = left.shift();
        if (wait === undefined) resolve({ done: true });
        else if (wait !== Infinity) setTimeout(resolve, wait, { done: false });
      }),
  };
  return { getReader: () => reader } as never;
}

function filesWith(port: Partial<FilesPort>, isOnItsWay = false) {
  const run = jest.fn<Promise<void>, [string, string | undefined]>(() => Promise.resolve());
  const fetch = jest.fn<ReturnType<FilesPort['fetch']>, Parameters<FilesPort['fetch']>>((_address, { signal }) =>
    Promise.resolve({ ok: true, body: bodyOf([], signal) }),
  );
  const supervisor = new Supervisor({ after, random: () => 0, onWake: () => undefined });
  const files = new Files(
    supervisor,
    { run, fetch, after, ...port },
    () => 'sha384-x',
    () => isOnItsWay,
  );
  return { files, run, fetch };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a file is loaded once for everyone who needs it, and run only if it is what it should be', async () => {
  const { files, run, fetch } = filesWith({});
  await Promise.all([files.load(address), files.load(address)]);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(run.mock.calls).toEqual([[address, 'sha384-x']]);
});

test('what the document has asked for is not asked for again', async () => {
  const { files, run, fetch } = filesWith({}, true);
  await files.load(address);
  expect(fetch).not.toHaveBeenCalled();
  expect(run).toHaveBeenCalledTimes(1);
});

test('a slow answer is waited for as long as bytes arrive', async () => {
  const fetch = jest.fn<ReturnType<FilesPort['fetch']>, Parameters<FilesPort['fetch']>>((_address, { signal }) =>
    Promise.resolve({ ok: true, body: bodyOf(Array<number>(20).fill(5_900), signal) }),
  );
  const { files } = filesWith({ fetch });
  const loaded = files.load(address);
  await jest.advanceTimersByTimeAsync(20 * 5_900);
  await loaded;
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('one that stops in the middle is asked for again, past what the browser may hold of it', async () => {
  const waits = [[100, Infinity], [100]];
  const fetch = jest.fn<ReturnType<FilesPort['fetch']>, Parameters<FilesPort['fetch']>>((_address, { signal }) =>
    Promise.resolve({ ok: true, body: bodyOf(waits.shift() ?? [], signal) }),
  );
  const { files, run } = filesWith({ fetch });
  const loaded = files.load(address);
  await jest.advanceTimersByTimeAsync(100 + 6_000 + 1_000 + 100);
  await loaded;
  expect(fetch.mock.calls.map(([each]) => each)).toEqual([address, `${address}?retry=1`]);
  expect(run).toHaveBeenLastCalledWith(`${address}?retry=1`, 'sha384-x');
});

test.each([
  ['an error page', { fetch: () => Promise.resolve({ ok: false, body: null }) }],
  ['no network', { fetch: () => Promise.reject(new Error('offline')) }],
  ['another content than the hash says', { run: () => Promise.reject(new Error('integrity')) }],
])('%s is a fault like any other: tried again until it is right', async (_what, fault) => {
  const port: Partial<FilesPort> = { ...fault };
  const { files, run } = filesWith(
    Object.fromEntries(
      Object.entries(fault).map(([name, act]) => {
        let isFirst = true;
        const right = name === 'fetch' ? () => Promise.resolve({ ok: true, body: null }) : () => Promise.resolve();
        return [
          name,
          () => {
            const answer = isFirst ? act() : right();
            isFirst = false;
            return answer;
          },
        ];
      }),
    ),
  );
  expect(port).toBeDefined();
  const loaded = files.load(address);
  await jest.advanceTimersByTimeAsync(1_000);
  await expect(loaded).resolves.toBeUndefined();
  if (!('run' in fault)) expect(run).toHaveBeenCalledTimes(1);
});

test('what comes after it was given up counts all the same', async () => {
  let arrive: () => void = () => undefined;
  const run = jest.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
  const fetch = jest.fn(() => new Promise<never>(() => undefined));
  const { files } = filesWith({ run, fetch }, true);
  const loaded = files.load(address);
  await jest.advanceTimersByTimeAsync(11_500);
  expect(fetch).toHaveBeenCalledTimes(1);
  arrive();
  await expect(loaded).resolves.toBeUndefined();
});
