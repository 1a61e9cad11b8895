import { createPath, type Location, type NavigationType, type To } from 'react-router';
import { fetchWithStallTimeout, plainPath, queryOf, type Route } from '@mosaico/shared-types';
import type { PageLoader } from '../loading/page-loader.ts';
import { findRoute } from './find-route.ts';

/** Where the visitor is and how they came. */
export interface NavigationState {
  location: Location;
  action: `${NavigationType}`;
  /** The page there; nothing where there is none, or where it is `unavailable` and not known. */
  route: Route | undefined;
  /** The visitor has left the page of the document for another one, if only to come back. */
  moved: boolean;
  /** The page could be loaded neither through federation nor as a document. */
  unavailable: boolean;
}

/** The site, as far as navigation needs it. Tests pass another. */
export interface SitePort {
  /** The document's own page. */
  own(pathname: string): Route | undefined;
  /**
   * Pages among which that of the path is, if there is one; nothing while they are not known. {@link routes} loads them, and rejects when the
   * network fails. It gives nothing where the page can be had as a document only.
   */
  known(pathname: string): readonly Route[] | undefined;
  routes(pathname: string): Promise<readonly Route[] | undefined>;
  /** Like {@link routes}, for a visitor who has not asked for the page yet. */
  routesAhead(pathname: string): Promise<readonly Route[] | undefined>;
  /** Like {@link routes}, however long the answer takes, until the signal. */
  routesAtLast(pathname: string, signal: AbortSignal): Promise<readonly Route[] | undefined>;
  /** Whether the page can be rendered in this document: whether its releases are still current, as far as that is known. */
  fits(route: Route): boolean;
  /** Requests the site's present revision where the last check is old. {@link lookOrFail} rejects when the network fails. */
  look(): Promise<void> | undefined;
  lookOrFail(): Promise<void> | undefined;
}

/**
 * A loaded page waits at most this many ms for the check of the site: about one response of a slow mobile network. A later result
 * counts for the next page, so that no page is replaced under a visitor who reads or types.
 */
const lookTimeoutMs = 500;

/** The browser, as far as navigation needs it; tests give another. */
export interface BrowserPort {
  /** Safari throws after a hundred calls within 30 s. */
  history: Pick<History, 'pushState' | 'replaceState' | 'go' | 'state'>;
  location: Pick<Window['location'], 'pathname' | 'search' | 'hash' | 'assign' | 'replace' | 'reload'>;
  /** Whether the server answers the address with a document, if only to say that no page is there. May reject. */
  hasDocument: (address: string) => Promise<boolean>;
}

/** The browser itself. */
export const browserNavigation: BrowserPort = {
  get history() {
    return window.history;
  },
  get location() {
    return window.location;
  },
  async hasDocument(address) {
    const { status } = await fetchWithStallTimeout(address, { method: 'HEAD', redirect: 'manual' });
    // Also a redirect (0 here), and what the host shows where a page is no more.
    return status < 500;
  },
};

/**
 * Client-side navigation. The next page's module is loaded first, while the present page stays; only then do address and page
 * change together. It waits for a slow answer. If the network fails, the page is loaded as a document, which is prerendered HTML.
 * If that fails as well, the state says `unavailable` and the shell shows a message with a retry, until the page comes after all.
 */
export class Navigation {
  private state: NavigationState;
  private pendingPath: string | undefined;
  /** Aborted as soon as the visitor goes elsewhere. */
  private attempt = new AbortController();
  /** The browser has refused to write the history entry of the present page. */
  private isEntryOwed = false;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly site: SitePort,
    private readonly pages: PageLoader,
    private readonly browser: BrowserPort,
  ) {
    const here = this.current();
    const route = site.own(here.pathname);
    const location = atOwnPath(here, route && [route]);
    if (location !== here) this.correct(location);
    this.state = { location, action: 'POP', route, moved: false, unavailable: false };
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly getState = (): NavigationState => this.state;
  /** Path of the page being loaded, if one is. */
  readonly getPending = (): string | undefined => this.pendingPath;

  // Methods of react-router's `Navigator`.
  readonly createHref = (to: To): string => (typeof to === 'string' ? to : createPath(to));
  readonly go = (delta: number): void => this.browser.history.go(delta);
  readonly push = (to: To, state?: unknown): void => void this.navigate('PUSH', to, state);
  readonly replace = (to: To, state?: unknown): void => void this.navigate('REPLACE', to, state);

  /** The browser went back or forward: the address has changed already. */
  readonly popped = (): void => void this.navigate('POP', this.current());

  /** Some hosts show the not-found page for another spelling of a page's path. This goes on to the page, if there is one. */
  readonly seekPage = async (): Promise<void> => {
    const { location, route } = this.state;
    if (route || plainPath(location.pathname) === location.pathname) return;
    const routes = await orNothing(this.site.routes(location.pathname));
    if (routes && this.state.location === location && findRoute(routes, location.pathname)) this.replace(location);
  };

  /** Tries the present, unavailable page again. */
  readonly retry = (): void => void this.navigate('POP', this.state.location);

  /** Whether the path may be a page's. Files, and addresses that no page has, are loaded by the browser itself. */
  mayBePage(pathname: string): boolean {
    const routes = this.routesFor({ pathname });
    return !isFile(pathname) && (routes === undefined || findRoute(routes, pathname) !== undefined);
  }

  /** Loads a page's module ahead of time. */
  prefetch(pathname: string): void {
    if (isFile(pathname)) return;
    // Both at once: the check of the site waits for nothing.
    if (!this.isHere(pathname)) void this.site.look();
    const load = (routes: readonly Route[] = []): void => {
      const route = findRoute(routes, pathname);
      if (route && !route.redirect && !this.isShown(route) && this.site.fits(route))
        void orNothing(this.pages.load(route));
    };
    const known = this.site.known(pathname);
    if (known) load(known);
    // Only who follows a link has it tried at once.
    else this.site.routesAhead(pathname).then(load, () => undefined);
  }

  /** The visitor came back to this document as they had left it: the one they had gone to is no longer on its way. */
  readonly returned = (): void => {
    const signal = this.begin();
    this.setPending(undefined);
    if (this.state.unavailable) void this.recover(signal);
  };

  /** Gives up what is on its way for what comes now. */
  private begin(): AbortSignal {
    this.attempt.abort();
    this.attempt = new AbortController();
    return this.attempt.signal;
  }

  private async navigate(action: NavigationState['action'], to: To, state: unknown = null): Promise<void> {
    const signal = this.begin();
    let location = this.locationOf(to, state);
    let routes = this.routesFor(location);
    location = atOwnPath(location, routes);
    if (this.isWithinPage(action, location)) {
      // The browser scrolls to an anchor, and back, and moves the focus by itself, even before the page is hydrated.
      if (action !== 'POP') this.goToAnchor(location);
      // The page they had been on their way to is not shown any more.
      return this.setPending(undefined);
    }
    if (action !== 'POP' && isFile(location.pathname)) return this.openDocument(action, location);
    // All at once: neither the address nor the page's code waits for the check of the site.
    const looking = this.isHere(location.pathname) ? undefined : this.site.lookOrFail();
    const looked = looking && orNothing(within(lookTimeoutMs, looking));
    if (!routes) {
      this.setPending(location.pathname);
      routes = await orNothing(this.site.routes(location.pathname));
      if (signal.aborted) return;
      if (!routes) return this.loadAsDocument(action, location, signal);
      location = atOwnPath(location, routes);
    }
    const route = findRoute(routes, location.pathname);
    const loading = route && this.loadingOf(route);
    if (loading || (route && looked)) this.setPending(location.pathname);
    if (route && looked) {
      await looked;
      if (signal.aborted) return;
    }
    // A back step stays in this document. Every other way leads to what the host has there: a file, or its not-found page.
    if (!route && action !== 'POP') return this.openDocument(action, location);
    if (route?.redirect) return this.leave(action, route.redirect);
    if (route && this.isOutdated(route)) return this.loadAsDocument(action, location, signal, route);
    if (route && loading) {
      const loaded = await loading;
      if (signal.aborted) return;
      // A late check may have ended by now.
      if (!loaded || this.isOutdated(route)) return this.loadAsDocument(action, location, signal, route);
    }
    this.commit(action, location, { route });
  }

  /** The promise of the page's code; undefined where it is loaded, or not needed. */
  private loadingOf(route: Route): Promise<unknown> | undefined {
    const isOfNoUse = route.redirect !== undefined || this.isShown(route) || this.isOutdated(route);
    return isOfNoUse || this.pages.loaded(route) ? undefined : orNothing(this.pages.loadOrFail(route));
  }

  /** The pages among which the address is to be found; nothing if they are not known yet. */
  private routesFor({ pathname }: Pick<Location, 'pathname'>): readonly Route[] | undefined {
    const { route } = this.state;
    // Within the page (another tab of plans, a filter) nothing else has to be known.
    return route && findRoute([route], pathname) ? [route] : this.site.known(pathname);
  }

  /** Whether the path is that of the page on screen. */
  private isHere(pathname: string): boolean {
    const { route, unavailable } = this.state;
    return route !== undefined && !unavailable && findRoute([route], pathname) !== undefined;
  }

  private isOutdated(route: Route): boolean {
    return !this.isShown(route) && !this.site.fits(route);
  }

  private isShown(route: Route): boolean {
    return route.path === this.state.route?.path && !this.state.unavailable;
  }

  private async loadAsDocument(
    action: NavigationState['action'],
    location: Location,
    signal: AbortSignal,
    route?: Route,
  ): Promise<void> {
    const address = this.addressOf(location);
    const hasDocument = await orNothing(this.browser.hasDocument(address));
    if (signal.aborted) return;
    if (!hasDocument) {
      this.commit(action, location, { route, unavailable: true });
      return this.recover(signal);
    }
    if (action === 'POP') this.browser.location.reload();
    else this.leave(action, address);
  }

  /** Shows the unavailable page when it comes after all, unless the visitor has gone elsewhere. */
  private async recover(signal: AbortSignal): Promise<void> {
    const { pathname } = this.state.location;
    const known = this.site.known(pathname);
    const routes = await orNothing(this.site.routesAtLast(pathname, signal));
    const route = routes && findRoute(routes, pathname);
    if (!route) return;
    // The network is back: so is the document of a page that is not rendered here.
    const isThere = route.redirect ?? (this.site.fits(route) ? await orNothing(this.pages.load(route)) : !known);
    if (!isThere || signal.aborted) return;
    if (route.redirect) this.leave('REPLACE', route.redirect);
    else this.retry();
  }

  /** Loads an address that is no page of this site. If the browser saves a download instead, the present page stays and is idle. */
  private openDocument(action: NavigationState['action'], location: Location): void {
    this.setPending(undefined);
    this.leave(action, this.addressOf(location));
  }

  /** Goes on to another document. */
  private leave(action: NavigationState['action'], address: string): void {
    if (action === 'PUSH') this.browser.location.assign(address);
    else this.browser.location.replace(address);
  }

  private commit(
    action: NavigationState['action'],
    location: Location,
    { route, unavailable = false }: { route?: Route | undefined; unavailable?: boolean },
  ): void {
    const entry = { key: location.key, usr: location.state as unknown };
    // The visitor has gone to an entry that exists.
    if (action === 'POP') this.isEntryOwed = false;
    if (action === 'PUSH') this.write('pushState', entry, this.addressOf(location));
    if (action === 'POP' && this.browser.location.pathname !== location.pathname) this.correct(location);
    if (action === 'REPLACE') this.write('replaceState', entry, this.addressOf(location));
    const moved = this.state.moved || route?.path !== this.state.route?.path;
    this.state = { location, action, route, moved, unavailable };
    this.setPending(undefined);
  }

  /** The entry is of the same visit to the page: who comes back to it comes back to where they were on it last. */
  private goToAnchor(location: Location): void {
    const entry: unknown = this.browser.history.state;
    this.browser.location.assign(this.addressOf(location));
    this.write('replaceState', entry);
  }

  /** Puts the address of the page in place of another spelling of it. */
  private correct(location: Location): void {
    this.write('replaceState', this.browser.history.state, this.addressOf(location));
  }

  /** The page changes even if the browser refuses the entry. A refused entry is written with the next call. */
  private write(method: 'pushState' | 'replaceState', ...entry: [state: unknown, address?: string]): void {
    const [state, ...address] = entry;
    try {
      this.browser.history[this.isEntryOwed ? 'pushState' : method](state, '', ...address);
      this.isEntryOwed = false;
    } catch {
      this.isEntryOwed ||= method === 'pushState';
    }
  }

  private isWithinPage(action: NavigationState['action'], { pathname, search, hash }: Location): boolean {
    const { location: here, unavailable } = this.state;
    const samePage = pathname === here.pathname && search === here.search && !unavailable;
    return samePage && (action === 'POP' || hash !== '');
  }

  private setPending(path: string | undefined): void {
    this.pendingPath = path;
    for (const listener of this.listeners) listener();
  }

  private current(): Location {
    const { pathname, search, hash } = this.browser.location;
    const entry = this.browser.history.state as { key?: string; usr?: unknown } | null;
    return { pathname, search, hash, key: entry?.key ?? 'default', state: entry?.usr ?? null };
  }

  /** The address in the browser of one of the site's own. */
  private addressOf(to: To): string {
    return ownAddress(this.createHref(to));
  }

  private locationOf(to: To, state: unknown): Location {
    if (typeof to !== 'string' && 'key' in to) return to as Location;
    const target = new URL(ownAddress(this.createHref(to)), 'https://site.invalid');
    return { pathname: target.pathname, search: target.search, hash: target.hash, key: newKey(), state };
  }
}

/** The location with the page's own path, if it spells the path of one of these pages otherwise. */
function atOwnPath(location: Location, routes: readonly Route[] = []): Location {
  const path = findRoute(routes, location.pathname)?.path;
  if (path === undefined || path === location.pathname) return location;
  return { ...location, pathname: path, search: queryOf(location.pathname, location.search) };
}

/** Whether a path is a file's: a page's path has no full stop (see the contract's schema of pages). */
const isFile = (pathname: string): boolean => plainPath(pathname).includes('.');

/** A path that begins with two slashes would be another host's address. */
function ownAddress(address: string): string {
  return address.startsWith('//') ? `/.${address}` : address;
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** The promise's outcome, or undefined if there is none within this many milliseconds. */
async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), milliseconds)));
  return Promise.race([promise, isLate]).finally(() => clearTimeout(timer));
}

/** The promise's value, or undefined if it rejects. */
async function orNothing<T>(promise: Promise<T>): Promise<T | undefined> {
  try {
    return await promise;
  } catch {
    return undefined;
  }
}
