import type { PageOpener, Visit } from './browser.ts';
import { openPages } from './open-pages.ts';

const well: Visit = {
  ...{ isInteractive: true, isWhole: true, isStuck: false, hasCrashed: false, exceptions: [], failedLoads: [] },
  ...{ refusals: [], mismatches: [], wentTo: [], lostText: [] },
};
const never = new Promise<never>(() => undefined);
const limits = { pages: 15, ms: 20_000, pageMs: 10_000 };
const paths = Array.from({ length: 47 }, (_, index) => `/page-${index}`);

let started: number;
let running: number;
beforeEach(() => (started = running = 0));

/** What is opened; no browser outlives it. */
async function open(...words: Parameters<typeof openPages>): ReturnType<typeof openPages> {
  const opened = await openPages(...words);
  expect(running).toBe(0);
  return opened;
}

/** Starts browsers that answer so. */
const browser =
  (visit: PageOpener['visit'], close = () => Promise.resolve()) =>
  () => {
    started += 1;
    running += 1;
    return Promise.resolve({
      visit,
      close: () => {
        running -= 1;
        return close();
      },
    });
  };

test('the first pages are opened, and the others are named', async () => {
  const { visits, notOpened, why } = await openPages(
    paths,
    browser(() => Promise.resolve(well)),
    limits,
  );
  expect([...visits.keys()]).toEqual(paths.slice(0, 15));
  expect(notOpened).toEqual(paths.slice(15));
  expect(why).toBeUndefined();
  expect(started).toBe(1);
});

test('no page is begun once the time is over', async () => {
  let clock = 0;
  const slow = browser(() => {
    clock += 3_000;
    return Promise.resolve(well);
  });
  const { visits, why } = await open(paths, slow, limits, () => clock);
  expect(visits.size).toBe(7);
  expect(why).toBe('20 s were over');
});

test('a page that hangs is found, and the next ones get another browser', async () => {
  const hanging = browser((path) => {
    const isInteractive = path !== '/page-1';
    return Promise.resolve({ ...well, isInteractive, isWhole: isInteractive });
  });
  const { visits } = await open(paths.slice(0, 3), hanging, limits);
  expect([...visits.values()].map(({ isInteractive }) => isInteractive)).toEqual([true, false, true]);
  expect(started).toBe(2);
});

test('a page that was given too little time is no fault', async () => {
  const late = browser(() => Promise.resolve({ ...well, isInteractive: false, isWhole: false }));
  const { visits, notOpened } = await open(['/a'], late, { ...limits, ms: 5_000 });
  expect(visits.size).toBe(0);
  expect(notOpened).toEqual(['/a']);
});

test.each<[string, () => Promise<PageOpener>, string]>([
  [
    'does not start',
    () => Promise.reject(new Error('No usable sandbox!\nMore')),
    'failed to start: No usable sandbox!',
  ],
  ['never starts', () => never, '0.05 s were over'],
  ['ends at each page', browser(() => Promise.reject(new Error('Target closed'))), 'failed at /page-1: Target closed'],
  [
    'is endless, and does not close',
    browser(
      () => Promise.reject(new Error('gone')),
      () => never,
    ),
    '0.05 s were over',
  ],
])('a browser that %s is said, in time', async (_, start, said) => {
  const { visits, notOpened, why } = await open(paths, start, {
    pages: 15,
    ms: said.startsWith('0') ? 50 : 20_000,
    pageMs: 20,
  });
  expect(visits.size).toBe(0);
  expect(notOpened).toEqual(paths);
  expect(why).toContain(said);
});
