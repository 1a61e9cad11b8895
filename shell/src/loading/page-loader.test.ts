import { section } from '@mosaico/shared-types';
import { pagesOf } from '../testing/page-loaders.ts';
import { routeOf } from '../testing/routes.ts';

const loadSection = jest.fn(() => Promise.resolve({ default: () => null }));
const uno = routeOf('/uno');
const Page = () => null;
/** A page's module, which declares a section when it is run, and is run once. */
function screens() {
  let module: Promise<{ default: typeof Page }> | undefined;
  const run = (): typeof module => {
    section('static', loadSection);
    return Promise.resolve({ default: Page });
  };
  return () => Promise.resolve({ uno: () => (module ??= run()) as Promise<{ default: typeof Page }> });
}

beforeEach(() => loadSection.mockClear());

test('a failed attempt is forgotten', async () => {
  let attempts = 0;
  const load = screens();
  const pages = pagesOf(() => ((attempts += 1) === 1 ? Promise.reject(new Error('down')) : load()));
  await expect(pages.load(uno)).rejects.toThrow('down');
  await expect(pages.load(uno)).resolves.toBe(Page);
});

test('a remote without the screen is named', async () => {
  const pages = pagesOf(() => Promise.resolve({}));
  await expect(pages.load(uno)).rejects.toThrow('The remote mf-plans has no screen "uno" for /uno.');
});

test('a page that is not prerendered is here with its sections', async () => {
  const pages = pagesOf(screens());
  await pages.load(uno);
  expect(loadSection).toHaveBeenCalledTimes(1);
  expect(pages.loaded(uno)).toBe(Page);
});

test("the document's own page needs no sections, until the visitor comes back to it", async () => {
  const pages = pagesOf(screens());
  await pages.loadPrerendered(uno);
  expect(pages.component(uno)).toBe(Page);
  expect(loadSection).not.toHaveBeenCalled();
  expect(pages.loaded(uno)).toBeUndefined();
  await pages.load(uno);
  expect(loadSection).toHaveBeenCalledTimes(1);
  expect(pages.loaded(uno)).toBe(Page);
});
