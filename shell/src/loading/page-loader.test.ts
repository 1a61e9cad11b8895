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
