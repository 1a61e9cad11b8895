import { PartialDownloadError, RetryQueue } from '@mosaico/shared-types/retry-queue';
import { AssetLoader, type AssetPort } from './asset-loader.ts';

const after: AssetPort['after'] = (milliseconds, act) => {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
};
const address = '/assets/mf-plans/social.1.js';

type Fetch = AssetPort['fetch'];

function filesWith(port: Partial<AssetPort>, isOnItsWay = false) {
  const run = jest.fn<Promise<void>, [string, string | undefined]>(() => Promise.resolve());
  const fetch = jest.fn<ReturnType<Fetch>, Parameters<Fetch>>(() => Promise.resolve({ ok: true }));
  const queue = new RetryQueue({ after, random: () => 0, onWake: () => undefined });
  const files = new AssetLoader(
    queue,
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

test('a file that the document has requested is not requested again', async () => {
  const { files, run, fetch } = filesWith({}, true);
  await files.load(address);
  expect(fetch).not.toHaveBeenCalled();
  expect(run).toHaveBeenCalledTimes(1);
});

test("a file that breaks off is requested again, past the browser's cache", async () => {
  const fetch = jest
    .fn<ReturnType<Fetch>, Parameters<Fetch>>(() => Promise.resolve({ ok: true }))
    .mockRejectedValueOnce(new PartialDownloadError('in part'));
  const { files, run } = filesWith({ fetch });
  const loaded = files.load(address);
  await jest.advanceTimersByTimeAsync(1_000);
  await loaded;
  expect(fetch.mock.calls.map(([each]) => each)).toEqual([address, `${address}?retry=1`]);
  expect(run.mock.calls).toEqual([[`${address}?retry=1`, 'sha384-x']]);
});

test("a file that is answered with an error is requested again, and the error's body is not run", async () => {
  const answers = [{ ok: false }, { ok: true }];
  const fetch = jest.fn<ReturnType<Fetch>, Parameters<Fetch>>(() => Promise.resolve(answers.shift() ?? { ok: false }));
  const { files, run } = filesWith({ fetch });
  const loaded = files.load(address);
  await jest.advanceTimersByTimeAsync(1_000);
  await loaded;
  expect(run.mock.calls).toEqual([[`${address}?retry=1`, 'sha384-x']]);
});

test('a file that breaks off time and again does not wait longer each time: the line is there', async () => {
  const fetch = jest.fn<ReturnType<Fetch>, Parameters<Fetch>>(() =>
    Promise.reject(new PartialDownloadError('in part')),
  );
  const { files } = filesWith({ fetch });
  void files.load(address);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(fetch).toHaveBeenCalledTimes(21);
  expect(new Set(fetch.mock.calls.map(([each]) => each)).size).toBe(21);
});

test.each([
  ['an error page', { fetch: () => Promise.resolve({ ok: false, body: null }) }],
  ['no network', { fetch: () => Promise.reject(new Error('offline')) }],
  ['another content than the hash says', { run: () => Promise.reject(new Error('integrity')) }],
])('%s is a fault like any other: tried again until it is right', async (_what, fault) => {
  const port: Partial<AssetPort> = { ...fault };
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

test('a file that the document has requested is not given up while bytes of it arrive', async () => {
  let arrive: () => void = () => undefined;
  const run = jest.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
  const fetch = jest.fn(() => new Promise<never>(() => undefined));
  const { files } = filesWith({ run, fetch }, true);
  const loaded = files.load(address);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(fetch.mock.calls).toEqual([[address]]);
  arrive();
  await expect(loaded).resolves.toBeUndefined();
});

test('a file that the document has requested is requested anew once no byte comes', async () => {
  const run = jest.fn<Promise<void>, [string]>((each) =>
    each === address ? new Promise(() => undefined) : Promise.resolve(),
  );
  const fetch = jest.fn<ReturnType<Fetch>, Parameters<Fetch>>((each) =>
    each === address ? Promise.reject(new Error('no byte')) : Promise.resolve({ ok: true }),
  );
  const { files } = filesWith({ run, fetch }, true);
  const loaded = files.load(address);
  await jest.advanceTimersByTimeAsync(6_000 + 1_000);
  await expect(loaded).resolves.toBeUndefined();
  expect(run.mock.calls.map(([each]) => each)).toEqual([address, `${address}?retry=1`]);
});
