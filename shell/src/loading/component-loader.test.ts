import { routeOf } from '../testing/routes.ts';
import { pageLoader } from './page-loader.ts';

const Screen = () => null;
const route = routeOf('/planes-sociales');
const screens = { 'planes-sociales': () => Promise.resolve({ default: Screen }) };

test('a page is loaded once, however often it is asked for', async () => {
  const loadScreens = jest.fn(() => Promise.resolve(screens));
  const pages = pageLoader(loadScreens);
  await expect(Promise.all([pages.load(route), pages.load(route)])).resolves.toEqual([Screen, Screen]);
  await pages.load(route);
  expect(loadScreens).toHaveBeenCalledTimes(1);
  expect(pages.loaded(route)).toBe(Screen);
});

test('a failed attempt is forgotten', async () => {
  const loadScreens = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(screens);
  const pages = pageLoader(loadScreens);
  await expect(pages.load(route)).rejects.toThrow('down');
  await expect(pages.load(route)).resolves.toBe(Screen);
});

test('a remote without the screen is named', async () => {
  const pages = pageLoader(() => Promise.resolve({}));
  await expect(pages.load(route)).rejects.toThrow(
    'The remote mf-plans has no screen "planes-sociales" for /planes-sociales.',
  );
});

describe('in the background', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('it waits longer after each failure, and never gives up', async () => {
    let attempts = 0;
    const pages = pageLoader(() => {
      attempts += 1;
      return attempts < 9 ? Promise.reject(new Error('down')) : Promise.resolve(screens);
    });
    const loaded = pages.loadPatiently(route);
    const seen: number[] = [];
    for (const wait of [0, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000, 30_000]) {
      await jest.advanceTimersByTimeAsync(wait);
      seen.push(attempts);
    }
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    await expect(loaded).resolves.toBe(Screen);
  });

  test('it tries at once when the browser is back online', async () => {
    const loadScreens = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(screens);
    const pages = pageLoader(loadScreens);
    const loaded = pages.loadPatiently(route);
    await jest.advanceTimersByTimeAsync(10);
    window.dispatchEvent(new Event('online'));
    await expect(loaded).resolves.toBe(Screen);
  });
});
