import type { Route } from '@mosaico/shared-types';
import { routeOf, siteOf } from '../testing/routes.ts';
import { browserNavigation, Navigation, type BrowserPort, type SitePort } from './navigation.ts';
import { once } from '../testing/once.ts';
import { pagesOf } from '../testing/page-loaders.ts';

const routes = [routeOf('/', { workspace: 'shell' }), routeOf('/uno'), routeOf('/dos')];
const screen = () => Promise.resolve({ default: () => null });
const never = new Promise<never>(() => undefined);

function start(
  loadScreens: () => Promise<Record<string, typeof screen>>,
  document: () => Promise<boolean> = () => Promise.resolve(true),
  site: Partial<SitePort> = {},
  queue = once,
) {
  const browser = {
    history: { pushState: jest.fn(), replaceState: jest.fn(), go: jest.fn(), state: null },
    location: { pathname: '/', search: '', hash: '', assign: jest.fn(), replace: jest.fn(), reload: jest.fn() },
    hasDocument: jest.fn(document),
  } satisfies BrowserPort;
  return {
    browser,
    navigation: new Navigation(siteOf(routes, site), pagesOf(loadScreens, queue), browser),
  };
}
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the address changes together with the page, once its module is here', async () => {
  const { browser, navigation } = start(() => Promise.resolve({ uno: screen }));
  navigation.push('/uno?a=1#b');
  expect(navigation.getPending()).toBe('/uno');
  expect(navigation.getState().location.pathname).toBe('/');
  expect(browser.history.pushState).not.toHaveBeenCalled();
  await settle();
  expect(navigation.getState()).toMatchObject({
    action: 'PUSH',
    location: { pathname: '/uno', search: '?a=1', hash: '#b' },
  });
  expect(browser.history.pushState).toHaveBeenCalledWith(expect.anything(), '', '/uno?a=1#b');
  expect(navigation.getPending()).toBeUndefined();
});

test('of two navigations the later one wins, whichever answers first', async () => {
  const slow = new Promise<Record<string, typeof screen>>((resolve) =>
    setTimeout(() => resolve({ uno: screen }), 1_000),
  );
  const loads = [slow, Promise.resolve({ dos: screen })];
  const { browser, navigation } = start(() => loads.shift() ?? never);
  navigation.push('/uno');
  navigation.push('/dos');
  await settle();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(navigation.getState().location.pathname).toBe('/dos');
  expect(browser.history.pushState).toHaveBeenCalledTimes(1);
});

test('a remote that fails gives way to the document at once, one that is slow is waited for', async () => {
  const failing = start(() => Promise.reject(new Error('down')));
  failing.navigation.push('/uno');
  await settle();
  expect(failing.browser.location.assign).toHaveBeenCalledWith('/uno');

  const slow = start(() => new Promise((resolve) => setTimeout(resolve, 60_000, { uno: screen })));
  slow.navigation.push('/uno');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(slow.browser.location.assign).not.toHaveBeenCalled();
  expect(slow.navigation.getState().location.pathname).toBe('/uno');
});

test('an anchor is left to the browser, as an entry of the same visit; the page on its way is given up', async () => {
  const { browser, navigation } = start(() => never);
  Object.assign(browser.history, { state: { key: 'here' } });
  navigation.push('/uno');
  navigation.push('/#precios');
  await settle();
  expect(navigation.getPending()).toBeUndefined();
  expect(browser.location.assign).toHaveBeenCalledWith('/#precios');
  expect(browser.history.replaceState).toHaveBeenCalledWith({ key: 'here' }, '');
});

test('a page that can be had in no way comes by itself when it can', async () => {
  let arrive: (screens: Record<string, typeof screen>) => void = () => undefined;
  const late = new Promise<Record<string, typeof screen>>((resolve) => (arrive = resolve));
  const queue = { ...once, orFailure: () => Promise.reject(new Error('down')) };
  const { navigation } = start(
    () => late,
    () => Promise.resolve(false),
    {},
    queue,
  );
  navigation.push('/uno');
  await settle();
  expect(navigation.getState()).toMatchObject({ unavailable: true });
  arrive({ uno: screen });
  await settle();
  expect(navigation.getState()).toMatchObject({ unavailable: false, route: { path: '/uno' } });
});

test('an address that leads elsewhere leads there once that is known, also when nothing could be had', async () => {
  let answer: (routes: readonly Route[]) => void = () => undefined;
  const late = new Promise<readonly Route[]>((resolve) => (answer = resolve));
  const { navigation, browser } = start(
    () => never,
    () => Promise.resolve(false),
    { known: () => undefined, routes: () => Promise.reject(new Error('down')), routesAtLast: () => late },
  );
  navigation.push('/fuera');
  await settle();
  expect(navigation.getState()).toMatchObject({ unavailable: true });
  answer([...routes, routeOf('/fuera', { redirect: 'https://elsewhere.example/' })]);
  await settle();
  expect(browser.location.replace).toHaveBeenCalledWith('https://elsewhere.example/');
});

test('a return to the document from a page that was loading finds it at rest', async () => {
  const { navigation, browser } = start(() => Promise.reject(new Error('down')));
  navigation.push('/uno');
  await settle();
  expect(browser.location.assign).toHaveBeenCalledWith('/uno');
  expect(navigation.getPending()).toBe('/uno');
  navigation.returned();
  expect(navigation.getPending()).toBeUndefined();
});

test('a return to a page that could not be loaded shows it once it loads', async () => {
  let arrive: (screens: Record<string, typeof screen>) => void = () => undefined;
  const late = new Promise<Record<string, typeof screen>>((resolve) => (arrive = resolve));
  const { navigation } = start(
    () => late,
    () => Promise.resolve(false),
    {},
    { ...once, orFailure: () => Promise.reject(new Error('down')) },
  );
  navigation.push('/uno');
  await settle();
  navigation.returned();
  arrive({ uno: screen });
  await settle();
  expect(navigation.getState()).toMatchObject({ unavailable: false, route: { path: '/uno' } });
});

test('the browser handles anchors, and another address of the same page loads nothing', async () => {
  const loadScreens = jest.fn(() => Promise.resolve({ uno: screen }));
  const { navigation, browser } = start(loadScreens);
  navigation.push('/#precios');
  expect(browser.location.assign).toHaveBeenLastCalledWith('/#precios');
  navigation.popped();
  expect(browser.location.reload).not.toHaveBeenCalled();
  navigation.push('/?plan=basico');
  await settle();
  expect(navigation.getState().location.search).toBe('?plan=basico');
  expect(loadScreens).not.toHaveBeenCalled();
});

test('with the document gone as well, the page is unavailable until a retry succeeds', async () => {
  let up = false;
  const { browser, navigation } = start(
    () => (up ? Promise.resolve({ uno: screen }) : Promise.reject(new Error('down'))),
    () => Promise.reject(new Error('offline')),
  );
  navigation.push('/uno');
  await settle();
  const page = { location: { pathname: '/uno' }, route: { path: '/uno' } };
  expect(navigation.getState()).toMatchObject({ unavailable: true, ...page });
  expect(browser.location.assign).not.toHaveBeenCalled();
  up = true;
  navigation.retry();
  await settle();
  expect(navigation.getState()).toMatchObject({ unavailable: false, ...page });
});

test('going back to a page whose remote is down loads the document of the present address', async () => {
  const { browser, navigation } = start(() => Promise.reject(new Error('down')));
  browser.location.pathname = '/dos';
  navigation.popped();
  await settle();
  expect(browser.location.reload).toHaveBeenCalled();
});

test.each(['/no-existe', '/tarifas.pdf?v=2#page=3'])('%s, which is no page, is loaded as a document', (address) => {
  const { browser, navigation } = start(() => never);
  navigation.push(address);
  expect(browser.location.assign).toHaveBeenCalledWith(address);
  expect(browser.history.pushState).not.toHaveBeenCalled();
  expect(navigation.getPending()).toBeUndefined();
});

test('back at a path that is no page, the document shows it as not found', () => {
  const { browser, navigation } = start(() => never);
  browser.location.pathname = '/no-existe';
  navigation.popped();
  expect(navigation.getState()).toMatchObject({ location: { pathname: '/no-existe' }, route: undefined });
  expect(browser.location.reload).not.toHaveBeenCalled();
});

test('a hint of intent loads a page, and a remote that is down is no fault of the hint', async () => {
  const loadScreens = jest.fn(() => Promise.reject(new Error('down')));
  const { navigation } = start(loadScreens);
  navigation.prefetch('/UNO/');
  navigation.prefetch('/no-existe');
  await settle();
  expect(loadScreens).toHaveBeenCalledTimes(1);
});

test('a hint of intent on a file asks for nothing', () => {
  const [routesAhead, look] = [jest.fn(() => never), jest.fn(() => never)];
  const { navigation } = start(() => never, undefined, { known: () => undefined, routesAhead, look });
  navigation.prefetch('/tarifas.pdf');
  expect(routesAhead).not.toHaveBeenCalled();
  expect(look).not.toHaveBeenCalled();
});

describe('before the other pages are known', () => {
  const unknown = (asked: () => Promise<readonly Route[]>) => ({
    own: () => routes[0],
    known: () => undefined,
    routes: asked,
    routesAhead: asked,
    routesAtLast: asked,
  });
  const screens = () => Promise.resolve({ uno: screen });
  const found = () => Promise.resolve(true);

  test('they are requested, and the page is shown once they are here', async () => {
    const ask = jest.fn(() => Promise.resolve(routes));
    const { navigation } = start(screens, found, unknown(ask));
    navigation.push('/uno');
    expect(navigation.getPending()).toBe('/uno');
    await settle();
    expect(navigation.getState()).toMatchObject({ route: { path: '/uno' }, moved: true });
  });

  test('a file needs none of them, and an address that proves to be no page is loaded as a document', async () => {
    const ask = jest.fn(() => Promise.resolve(routes));
    const { navigation, browser } = start(screens, found, unknown(ask));
    navigation.push('/tarifas.pdf');
    expect(browser.location.assign).toHaveBeenLastCalledWith('/tarifas.pdf');
    expect(ask).not.toHaveBeenCalled();
    navigation.push('/demo/pagar?a=1');
    await settle();
    expect(browser.location.assign).toHaveBeenLastCalledWith('/demo/pagar?a=1');
    expect(navigation.getPending()).toBeUndefined();
  });

  test('moving within the page asks for nothing, and the visitor has not moved', async () => {
    const ask = jest.fn(() => Promise.resolve(routes));
    const { navigation } = start(() => Promise.resolve({ '': screen }), found, unknown(ask));
    navigation.push('/?plan=basico');
    await settle();
    expect(navigation.getState()).toMatchObject({ location: { search: '?plan=basico' }, moved: false });
    expect(ask).not.toHaveBeenCalled();
  });

  test('where the request fails, the document is loaded', async () => {
    const { navigation, browser } = start(
      screens,
      found,
      unknown(() => Promise.reject(new Error('another shell'))),
    );
    navigation.push('/uno');
    await settle();
    expect(browser.location.assign).toHaveBeenCalledWith('/uno');
  });

  test('a hint of intent asks for them, and loads the page', async () => {
    const loadScreens = jest.fn(screens);
    const { navigation } = start(
      loadScreens,
      found,
      unknown(() => Promise.resolve(routes)),
    );
    navigation.prefetch('/uno');
    await settle();
    expect(loadScreens).toHaveBeenCalledTimes(1);
  });

  test('a hint of intent does not have a site tried that is down', () => {
    const site = { ...unknown(() => never), routes: jest.fn(() => never) };
    const { navigation } = start(screens, found, site);
    navigation.prefetch('/uno');
    expect(site.routes).not.toHaveBeenCalled();
  });
});

test('a page of a remote that the document began with another release of is loaded as a document', async () => {
  const loadScreens = jest.fn(() => Promise.resolve({ uno: screen }));
  const { navigation, browser } = start(loadScreens, undefined, { fits: () => false });
  navigation.prefetch('/uno');
  navigation.push('/uno');
  await settle();
  expect(browser.location.assign).toHaveBeenCalledWith('/uno');
  expect(loadScreens).not.toHaveBeenCalled();
});

describe('whether there is a document', () => {
  const answers = (answer: Partial<Response>) => {
    globalThis.fetch = jest.fn(() => Promise.resolve(answer as Response));
    return browserNavigation.hasDocument('/uno');
  };
  const { fetch } = globalThis;
  afterEach(() => {
    globalThis.fetch = fetch;
  });

  // Where a newer revision does not have the page any more, its document says so.
  test.each([200, 404, 410, 0])('an answer with the status %i is one', async (status) => {
    expect(await answers({ status, ok: status === 200, type: status === 0 ? 'opaqueredirect' : 'basic' })).toBe(true);
  });

  test.each([500, 503])('an answer with the status %i is none', async (status) => {
    expect(await answers({ status })).toBe(false);
  });
});

describe('a page that is only had as a document', () => {
  const large = routeOf('/dos', { documentOnly: true });
  const site = {
    known: () => [...routes.slice(0, 1), large],
    fits: ({ documentOnly }: Partial<Route>) => !documentOnly,
  };
  const loaded = () => Promise.resolve({ dos: screen });

  test('is loaded so, by a link and by a step back, and not ahead', async () => {
    const loadScreens = jest.fn(loaded);
    const { navigation, browser } = start(loadScreens, undefined, site);
    navigation.prefetch('/dos');
    navigation.push('/dos?buscar=crm#lista');
    await settle();
    expect(browser.location.assign).toHaveBeenCalledWith('/dos?buscar=crm#lista');
    navigation.returned();
    browser.location.pathname = '/dos';
    navigation.popped();
    await settle();
    expect(browser.location.reload).toHaveBeenCalledTimes(1);
    expect(navigation.getState().location.pathname).toBe('/');
    expect(loadScreens).not.toHaveBeenCalled();
  });

  test('comes by itself once the network is back, and is not asked for without end', async () => {
    let [isBack, arrive] = [false, (): void => undefined];
    const late = new Promise<readonly Route[]>((resolve) => (arrive = () => resolve([large])));
    const { navigation, browser } = start(loaded, () => Promise.reject(new Error('offline')), {
      ...site,
      known: () => (isBack ? [large] : undefined),
      routes: () => (isBack ? Promise.resolve([large]) : Promise.reject(new Error('offline'))),
      routesAtLast: () => late,
    });
    navigation.push('/dos');
    await settle();
    expect(navigation.getState().unavailable).toBe(true);
    isBack = true;
    arrive();
    await settle();
    // Tried once more, and once only: this network has failed again.
    expect(browser.hasDocument).toHaveBeenCalledTimes(2);
    browser.hasDocument.mockResolvedValue(true);
    navigation.retry();
    await settle();
    expect(browser.location.reload).toHaveBeenCalledTimes(1);
  });
});

test('a page that is waited for is no more asked for once the visitor is elsewhere', async () => {
  const signals: AbortSignal[] = [];
  const { navigation } = start(
    () => never,
    () => Promise.resolve(false),
    {
      known: () => undefined,
      routes: () => Promise.reject(new Error('down')),
      routesAtLast: (_path, signal) => {
        signals.push(signal);
        return never;
      },
    },
  );
  navigation.push('/uno');
  await settle();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  navigation.push('/dos');
  expect(signals[0]?.aborted).toBe(true);
});

describe('when the last check of the site is old', () => {
  /** A site whose check finds that `/uno` has another release. */
  function looking(loadScreens: () => Promise<Record<string, typeof screen>>) {
    const found = { fits: true, answer: (): void => undefined, fail: (): void => undefined };
    const look = jest.fn(
      () =>
        new Promise<void>((resolve, reject) =>
          Object.assign(found, { answer: resolve, fail: () => reject(new Error('down')) }),
        ),
    );
    const site = { look, lookOrFail: look, fits: () => found.fits };
    return { found, look, ...start(loadScreens, undefined, site) };
  }
  const here = (): Promise<Record<string, typeof screen>> => Promise.resolve({ uno: screen });
  const path = ({ navigation }: { navigation: Navigation }): string => navigation.getState().location.pathname;

  test('it is checked beside the page code, on prefetch and on navigation, and not within the page', async () => {
    const loadScreens = jest.fn(() => never);
    const { navigation, look } = looking(loadScreens);
    navigation.push('/?plan=basico');
    navigation.prefetch('/');
    expect(look).not.toHaveBeenCalled();
    navigation.prefetch('/uno');
    expect(look).toHaveBeenCalledTimes(1);
    navigation.push('/uno');
    expect(look).toHaveBeenCalledTimes(2);
    await settle();
    expect(loadScreens).toHaveBeenCalledTimes(1);
  });

  test('it is checked beside the request of the part of the table with the page', () => {
    const look = jest.fn(() => never);
    const unknown = { known: () => undefined, routes: () => never, routesAhead: () => never };
    const { navigation } = start(here, undefined, { ...unknown, look, lookOrFail: look });
    navigation.prefetch('/uno');
    expect(look).toHaveBeenCalledTimes(1);
    navigation.push('/uno');
    expect(look).toHaveBeenCalledTimes(2);
  });

  test('a check that fails before the page is known is no fault of the link', async () => {
    let answer: (routes: readonly Route[]) => void = () => undefined;
    const { navigation } = start(here, undefined, {
      known: () => undefined,
      routes: () => new Promise((resolve) => (answer = resolve)),
      lookOrFail: () => Promise.reject(new Error('down')),
    });
    navigation.push('/uno');
    await settle();
    answer(routes);
    await settle();
    expect(path({ navigation })).toBe('/uno');
  });

  test('a page with another release is loaded as a document, and is not shown before', async () => {
    const { navigation, browser, found } = looking(here);
    navigation.push('/uno');
    await settle();
    expect(navigation.getPending()).toBe('/uno');
    found.fits = false;
    found.answer();
    await settle();
    expect(browser.location.assign).toHaveBeenCalledWith('/uno');
    expect(path({ navigation })).toBe('/');
  });

  test('so is one whose code takes longer than the check', async () => {
    const { navigation, browser, found } = looking(() => never);
    navigation.push('/uno');
    await jest.advanceTimersByTimeAsync(400);
    found.fits = false;
    found.answer();
    await settle();
    expect(browser.location.assign).toHaveBeenCalledWith('/uno');
  });

  test.each<[what: string, end: (found: { answer: () => void; fail: () => void }) => Promise<unknown>]>([
    ['says that nothing has changed', (found) => (found.answer(), settle())],
    ['fails', (found) => (found.fail(), settle())],
    ['does not come', () => jest.advanceTimersByTimeAsync(500)],
  ])('a link waits no longer where the answer %s', async (_what, end) => {
    const started = looking(here);
    started.navigation.push('/uno');
    await settle();
    await end(started.found);
    expect(path(started)).toBe('/uno');
    expect(started.browser.location.assign).not.toHaveBeenCalled();
  });

  test('a check that ends later does not touch the page on screen', async () => {
    const started = looking(here);
    started.navigation.push('/uno');
    await jest.advanceTimersByTimeAsync(500);
    started.found.fits = false;
    started.found.answer();
    started.navigation.push('/uno?plan=basico');
    await settle();
    expect(started.navigation.getState().location.search).toBe('?plan=basico');
    expect(started.browser.location.assign).not.toHaveBeenCalled();
    expect(started.browser.location.reload).not.toHaveBeenCalled();
  });

  test('going back to a page with another release loads its document', async () => {
    const { navigation, browser, found } = looking(here);
    browser.location.pathname = '/uno';
    navigation.popped();
    found.fits = false;
    found.answer();
    await settle();
    expect(browser.location.reload).toHaveBeenCalled();
  });
});

describe('a browser that refuses more entries in its history', () => {
  const refuse = (): never => {
    throw new DOMException('100 times per 30 seconds', 'SecurityError');
  };
  function refusing() {
    const started = start(() => Promise.resolve({ uno: screen, dos: screen }));
    const { pushState, replaceState } = started.browser.history;
    pushState.mockImplementation(refuse);
    replaceState.mockImplementation(refuse);
    const allow = (): void => {
      pushState.mockReset();
      replaceState.mockReset();
    };
    return { ...started, pushState, replaceState, allow };
  }

  test('shows each page all the same, and has the address with the next entry that it accepts', async () => {
    const { navigation, pushState, allow } = refusing();
    for (const path of ['/uno', '/dos', '/dos?plan=pro']) {
      navigation.push(path);
      await settle();
      const { pathname, search } = navigation.getState().location;
      expect(pathname + search).toBe(path);
    }
    expect(() => navigation.replace('/dos?plan=basico')).not.toThrow();
    expect(() => navigation.push('/dos#precios')).not.toThrow();
    allow();
    navigation.push('/uno');
    await settle();
    expect(pushState).toHaveBeenCalledWith(expect.anything(), '', '/uno');
  });

  test('writes a refused entry with the next call, instead of overwriting the entry before', async () => {
    const { navigation, pushState, replaceState, allow } = refusing();
    navigation.push('/uno');
    await settle();
    allow();
    navigation.replace('/uno?plan=pro');
    navigation.replace('/uno?plan=basico');
    await settle();
    expect(pushState.mock.calls).toEqual([[expect.anything(), '', '/uno?plan=pro']]);
    expect(replaceState.mock.calls).toEqual([[expect.anything(), '', '/uno?plan=basico']]);
  });

  test('starts, though it refuses to correct the address', () => {
    const { browser } = start(() => never);
    const history = { ...browser.history, replaceState: refuse };
    const there = { ...browser, history, location: { ...browser.location, pathname: '/UNO.html' } };
    const navigation = new Navigation(
      siteOf(routes),
      pagesOf(() => never),
      there,
    );
    expect(navigation.getState()).toMatchObject({ location: { pathname: '/uno' }, route: { path: '/uno' } });
  });
});

describe('another spelling of a page', () => {
  const startAt = (pathname: string, { own }: { own?: Route | undefined } = {}) => {
    const { browser } = start(() => never);
    const there = { ...browser, location: { ...browser.location, pathname, search: '?a=1', hash: '#b' } };
    const pages = pagesOf(() => Promise.resolve({ uno: screen, dos: screen }));
    const site = siteOf(routes, { own: () => own });
    return { browser: there, navigation: new Navigation(site, pages, there) };
  };

  test.each(['/uno.html', '//UNO///', '/%75no', '/Uno/index.html'])(
    'the address %s becomes that of the page',
    (pathname) => {
      const { browser, navigation } = startAt(pathname, { own: routes[1] });
      expect(browser.history.replaceState).toHaveBeenCalledWith(null, '', '/uno?a=1#b');
      expect(navigation.getState()).toMatchObject({
        location: { pathname: '/uno', hash: '#b' },
        route: { path: '/uno' },
      });
    },
  );

  test('an address that is the page already, or that somebody else gave it, stays', () => {
    for (const pathname of ['/uno', '/web/2026/uno']) {
      const { browser, navigation } = startAt(pathname, { own: routes[1] });
      expect(browser.history.replaceState).not.toHaveBeenCalled();
      expect(navigation.getState().location.pathname).toBe(pathname);
    }
  });

  test.each(['/UNO', '//uno', '/uno.html'])(
    'where the host shows the not-found page at %s, it gives way',
    async (path) => {
      const { browser, navigation } = startAt(path);
      void navigation.seekPage();
      await settle();
      expect(navigation.getState()).toMatchObject({ location: { pathname: '/uno' }, route: { path: '/uno' } });
      expect(browser.history.replaceState).toHaveBeenCalledWith(expect.anything(), '', '/uno?a=1#b');
    },
  );

  test.each(['/no-existe', '/No-Existe', '//evil.example', '/%2f/uno'])('%s stays not found', async (path) => {
    const { browser, navigation } = startAt(path);
    void navigation.seekPage();
    await settle();
    expect(navigation.getState()).toMatchObject({ location: { pathname: path }, route: undefined });
    expect(browser.history.replaceState).not.toHaveBeenCalled();
  });

  test('no address of this site is one of another host', () => {
    const { browser, navigation } = startAt('//evil.example');
    navigation.push('//evil.example?a=1#main');
    const [address] = browser.location.assign.mock.calls[0] as [string];
    expect(new URL(address, 'https://site.example/').origin).toBe('https://site.example');
  });

  test('a link and a way back lead to the page under its own address', async () => {
    const { browser, navigation } = startAt('/dos', { own: routes[2] });
    navigation.push('/UNO/');
    await settle();
    expect(browser.history.pushState).toHaveBeenCalledWith(expect.anything(), '', '/uno');
    browser.location.pathname = '/Dos.html';
    navigation.popped();
    await settle();
    expect(navigation.getState().location.pathname).toBe('/dos');
    expect(browser.history.replaceState).toHaveBeenCalledWith(null, '', '/dos?a=1#b');
  });
});
