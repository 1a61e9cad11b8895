import { waitFor } from '@testing-library/react';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { RetryQueue } from '@mosaico/shared-types/retry-queue';
import { routeOf, siteOf } from '../testing/routes.ts';
import { pagesOf } from '../testing/page-loaders.ts';
import { Navigation } from '../routing/navigation.ts';
import type { Shown, SiteContext } from './contents.tsx';
import type { Regions } from './frame.ts';
import { SiteRegions } from './site-regions.ts';

jest.mock('./contents.tsx', () => ({
  contentsOf: (_context: SiteContext, { state, page: Page }: Shown): Regions<ReactNode> => ({
    header: <p>En {state.location.pathname}</p>,
    page: Page ? <Page /> : <p>Nada</p>,
    footer: <p>Pie</p>,
  }),
}));
const say = jest.fn();
const markHydrated = jest.fn();
jest.mock('../loading/boot-script.ts', () => ({ bootScript: () => ({ say, wake: markHydrated }) }));

const waits: (() => void)[] = [];
let left: AbortController;
let page: ComponentType = () => <h1>Planes</h1>;
let elements: Regions<HTMLElement>;

function regionsAt(path: `/${string}`): { regions: SiteRegions; navigation: Navigation } {
  const routes = [routeOf('/planes'), routeOf('/cursos')];
  window.history.replaceState(null, '', path);
  const browser = { history: window.history, location: window.location, hasDocument: () => Promise.resolve(true) };
  const navigation = new Navigation(
    siteOf(routes),
    pagesOf(() => Promise.resolve({ cursos: () => Promise.resolve({ default: () => null }) })),
    browser,
  );
  const after = (_milliseconds: number, act: () => void) => {
    waits.push(act);
    return () => undefined;
  };
  const queue = new RetryQueue({ after, random: () => 0, onWake: () => undefined });
  const sources = {
    lookups: () => ({ document: () => undefined, site: () => undefined }),
    pageOf: () => page as never,
  };
  const context = { navigation } as SiteContext;
  return { regions: new SiteRegions(elements, context, sources, queue, left.signal), navigation };
}

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
beforeEach(() => {
  jest.clearAllMocks();
  waits.length = 0;
  left = new AbortController();
  page = () => <h1>Planes</h1>;
  globalThis.reportError = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML =
    '<div data-part="header"><p>En <!-- -->/planes</p></div><main data-part="mf-plans"><h1>Planes</h1></main><div data-part="footer"><p>Pie</p></div>';
  const [header, main, footer] = [...document.body.children] as HTMLElement[];
  if (!header || !main || !footer) throw new Error('A region is missing.');
  elements = { header, page: main, footer };
});
afterEach(() => jest.restoreAllMocks());

test('hydrating a region leaves the others as HTML', async () => {
  const { regions } = regionsAt('/planes');
  await regions.hydrate('header');
  expect(markHydrated).toHaveBeenCalledWith(elements.header);
  expect(markHydrated).not.toHaveBeenCalledWith(elements.page);
  expect(regions.show(regionsAt('/planes').navigation.getState())).toBe(false);
  expect(elements.page).toHaveTextContent('Planes');
});

test('a region becomes interactive though another state is rendered while it is hydrated', async () => {
  const { regions, navigation } = regionsAt('/planes');
  const hydrated = regions.hydrate('header');
  regions.show({ ...navigation.getState() });
  await hydrated;
  expect(markHydrated).toHaveBeenCalledWith(elements.header);
});

test('an effect that throws is a failure, however often the page is rendered before', async () => {
  let isBroken = true;
  page = function Page() {
    useEffect(() => {
      if (isBroken) throw new Error('made-up fault in a page');
    });
    return <h1>Planes</h1>;
  };
  const { regions } = regionsAt('/planes');
  const hydrated = regions.hydrate('page');
  for (let failure = 1; failure <= 15; failure += 1) {
    await waitFor(() => expect(waits).toHaveLength(failure));
    expect(elements.page).toHaveTextContent('Planes');
    isBroken = failure < 15;
    waits.at(-1)?.();
  }
  await hydrated;
  expect(say).toHaveBeenCalledTimes(15);
  expect(markHydrated).toHaveBeenLastCalledWith(elements.page);
});

test('a page that throws later is not interactive until it is hydrated again', async () => {
  const { regions, navigation } = regionsAt('/planes');
  await regions.hydrate('page');
  page = () => {
    throw new Error('made-up fault in a page');
  };
  regions.show({ ...navigation.getState() });
  await waitFor(() => expect(markHydrated).toHaveBeenLastCalledWith(elements.page, false));
  expect(elements.page).toHaveTextContent('Planes');
  page = () => <h1>Planes</h1>;
  await waitFor(() => expect(waits).toHaveLength(1));
  waits[0]?.();
  await waitFor(() => expect(markHydrated).toHaveBeenLastCalledWith(elements.page));
});

test('hydration ends when the visitor leaves the page', async () => {
  page = () => {
    throw new Error('made-up fault in a page');
  };
  const { regions } = regionsAt('/planes');
  const hydrated = regions.hydrate('page');
  await waitFor(() => expect(waits).toHaveLength(1));
  left.abort();
  await hydrated;
  expect(markHydrated).not.toHaveBeenCalledWith(elements.page);
});
