import { site as demo } from 'site-for-tests';
import { pagesOf } from '../testing/page-loaders.ts';
import { routeOf, siteOf } from '../testing/routes.ts';
import { Navigation, type NavigationState } from './navigation.ts';
import { PageTransitions } from './page-transitions.ts';

const others = [routeOf('/una'), routeOf('/otra'), routeOf('/tercera')];
const routes = [routeOf('/', { workspace: 'shell' }), ...others];
const screen = () => Promise.resolve({ default: () => null });
const pages = pagesOf(() => Promise.resolve({ una: screen, otra: screen, tercera: screen }));
// Pages that are loaded are shown without waiting.
beforeAll(() => Promise.all(others.map((each) => pages.load(each))));

/** At the home page, with regions that commit each state at once. */
function arrive(before: (navigation: Navigation) => void = () => undefined) {
  const browser = { history: window.history, location: window.location, hasDocument: () => Promise.resolve(true) };
  const navigation = new Navigation(siteOf(routes), pages, browser);
  let shown: NavigationState = navigation.getState();
  let onPage: (state: NavigationState) => void = () => undefined;
  const show = jest.fn((state: NavigationState) => {
    shown = state;
    if (isRendered) onPage(state);
    return true;
  });
  let isRendered = true;
  const first = navigation.getState();
  // The shell follows links before it can render pages.
  before(navigation);
  const transitions = new PageTransitions(navigation, { show, whenPage: (act) => (onPage = act) }, demo, first);
  transitions.start();
  return { navigation, path: () => shown.location.pathname, stopRendering: () => (isRendered = false) };
}

/** A browser with view transitions: `changes` are what it is to do between taking its pictures. */
function withViewTransitions(): { changes: (() => Promise<void>)[] } {
  const changes: (() => Promise<void>)[] = [];
  Object.assign(document, {
    startViewTransition: (change: () => Promise<void>) => {
      changes.push(change);
      const ready = Promise.reject(new DOMException('The tab is hidden.', 'InvalidStateError'));
      return { ready, finished: Promise.resolve(), skipTransition: () => void change() };
    },
  });
  return { changes };
}

/** A visitor touches a tile that leads to `/una`. */
function touchTile(): void {
  window.matchMedia = jest.fn(() => ({ matches: false }) as MediaQueryList);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100));
  Element.prototype.getAnimations = () => [];
  document.body.innerHTML = '<main><header></header><div data-tile=""><a href="/una">Sigue</a></div></main>';
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
}

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  window.scrollTo = jest.fn();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'startViewTransition');
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

test('a link that is followed before the site is hydrated leads to its page', () => {
  const { path } = arrive((navigation) => navigation.push('/una'));
  expect(path()).toBe('/una');
});

test.each(['#100%', '#%E0%A4%A', '#no-hay'])('an address that ends in %s shows its page all the same', (hash) => {
  const { navigation, path } = arrive();
  navigation.push(`/una${hash}`);
  expect(path()).toBe('/una');
});

test('a browser that draws nothing shows the page all the same', () => {
  jest.useFakeTimers();
  withViewTransitions();
  const { navigation, path } = arrive();
  touchTile();
  navigation.push('/una');
  expect(path()).toBe('/');
  jest.advanceTimersByTime(1_000);
  expect(path()).toBe('/una');
});

test.each([false, true])(
  'the page that was left is loaded whole for the way back, unless data is saved (%s)',
  (saveData) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
    jest.useFakeTimers();
    const { navigation } = arrive();
    const prefetch = jest.spyOn(navigation, 'prefetch').mockReturnValue();
    navigation.push('/una');
    jest.advanceTimersByTime(1_000);
    expect(prefetch.mock.calls).toEqual(saveData ? [] : [['/']]);
    Reflect.deleteProperty(navigator, 'connection');
  },
);

test('a step back before the page has begun to open stays', () => {
  const { changes } = withViewTransitions();
  const { navigation, path } = arrive();
  touchTile();
  navigation.push('/una');
  window.history.replaceState(null, '', '/tercera');
  navigation.popped();
  void changes[0]?.();
  expect(path()).toBe('/tercera');
});

test('the screen does not stand still for longer than half a second', async () => {
  jest.useFakeTimers();
  const { changes } = withViewTransitions();
  const { navigation, stopRendering } = arrive();
  touchTile();
  navigation.push('/una');
  const over = jest.fn();
  stopRendering();
  void changes[0]?.().then(over);
  await jest.advanceTimersByTimeAsync(499);
  expect(over).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalled();
});
