/** @jest-environment node */
import { routeOf } from '../testing/routes.ts';
import { pagesOf } from '../testing/page-loaders.ts';

const Screen = () => null;
const route = routeOf('/planes-sociales');
const screens = { 'planes-sociales': () => Promise.resolve({ default: Screen }) };

test('a page is loaded once, however often it is asked for', async () => {
  const loadScreens = jest.fn(() => Promise.resolve(screens));
  const pages = pagesOf(loadScreens);
  await expect(Promise.all([pages.load(route), pages.load(route)])).resolves.toEqual([Screen, Screen]);
  await pages.load(route);
  expect(loadScreens).toHaveBeenCalledTimes(1);
  expect(pages.loaded(route)).toBe(Screen);
});

test('a failed attempt is forgotten', async () => {
  const loadScreens = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(screens);
  const pages = pagesOf(loadScreens);
  await expect(pages.load(route)).rejects.toThrow('down');
  await expect(pages.load(route)).resolves.toBe(Screen);
});

test('a remote without the screen is named', async () => {
  const pages = pagesOf(() => Promise.resolve({}));
  await expect(pages.load(route)).rejects.toThrow(
    'The remote mf-plans has no screen "planes-sociales" for /planes-sociales.',
  );
});
