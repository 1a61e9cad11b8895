import { section } from '@mosaico/shared-types';
import { once } from '../testing/once.ts';
import { routeOf } from '../testing/routes.ts';
import { PageLoader } from './page-loader.ts';

const loadSection = jest.fn(() => Promise.resolve({ default: () => null }));
const uno = routeOf('/uno');
const Page = () => null;
/** A page's module, which declares a section when it is run, and is run once. */
function screens() {
  let module: Promise<{ default: typeof Page }> | undefined;
  const run = (): typeof module => {
    section('never', loadSection);
    return Promise.resolve({ default: Page });
  };
  return () => Promise.resolve({ uno: () => (module ??= run()) as Promise<{ default: typeof Page }> });
}

beforeEach(() => loadSection.mockClear());

test('a page that is not prerendered is here with its sections', async () => {
  const pages = new PageLoader(screens(), once);
  await pages.load(uno);
  expect(loadSection).toHaveBeenCalledTimes(1);
  expect(pages.loaded(uno)).toBe(Page);
});

test('those of a prerendered page sleep, until the visitor comes back to it', async () => {
  let isPrerendered = true;
  const pages = new PageLoader(screens(), once, () => isPrerendered);
  await pages.load(uno);
  expect(pages.loaded(uno)).toBe(Page);
  expect(loadSection).not.toHaveBeenCalled();
  isPrerendered = false;
  expect(pages.loaded(uno)).toBeUndefined();
  await pages.load(uno);
  expect(loadSection).toHaveBeenCalledTimes(1);
  expect(pages.loaded(uno)).toBe(Page);
});
