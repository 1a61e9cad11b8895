import {
  dayIn,
  tableEntry,
  type Lookup,
  type PageBootstrapData,
  type Route,
  type SiteManifest,
  type TableKey,
} from '@mosaico/shared-types';
import type { RetryQueue } from '@mosaico/shared-types/retry-queue';
import { findRoute } from '../routing/find-route.ts';
import { isOfSameSite, siteSource } from './site-manifest.ts';

/** A check of the site is valid for this many ms. A navigation after that checks again. */
const lookMaxAgeMs = 60_000;

/** Lookups of the table: for the page of the document, and for all others. */
export interface Lookups {
  /** Answers by the document's initial data, and other keys by the site's present table. */
  document: Lookup;
  /** Answers by the site's present table; until that is loaded, by the document's initial data. */
  site: Lookup;
}

/** The federation runtime, as far as the site needs it. Tests pass another. */
export interface FederationPort {
  registerRemotes(entries: Readonly<Record<string, string>>): void;
}

/** Replaces the address in the key of a trail (`trail:/Planes/`) by the page's canonical path (`trail:/planes`). */
function withOwnPath(key: TableKey, find: (pathname: string) => Pick<Route, 'path'> | undefined): TableKey {
  const [, pathname] = /^trail:(.*)/s.exec(key) ?? [];
  const page = pathname === undefined ? undefined : find(pathname);
  return page ? `trail:${page.path}` : key;
}

/** The day for pages that are rendered here. */
function dayOf(key: TableKey): string | undefined {
  // Until the page asks its site configuration for the agency's own day: see `useToday`.
  if (key === 'today') return dayIn({}, new Date());
  return key === 'year' ? String(new Date().getFullYear()) : undefined;
}

/**
 * The site's data in the browser. At first it is the document's: the page's own route, and the table entries that it was prerendered
 * with. The rest is requested when an entry is missing. All pages in this document are rendered from that one response. Later
 * responses only decide which pages are still current: see {@link fits}.
 */
export class SiteDataStore {
  private now: SiteManifest | undefined;
  /** The last response: {@link now}, or that of a later check. */
  private newest: SiteManifest | undefined;
  private hasSameTable = true;
  private lookedAt = 0;
  private looking: Promise<void> | undefined;
  private asking: Promise<SiteManifest> | undefined;
  private isWaiting = false;
  private current: Lookups;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly bootstrapData: PageBootstrapData,
    private readonly askNow: (failures: number) => Promise<SiteManifest>,
    private readonly federation: FederationPort,
    private readonly queue: Pick<RetryQueue, 'retry' | 'orFailure'>,
  ) {
    this.now = bootstrapData.whole;
    this.newest = bootstrapData.whole;
    this.current = this.newLookups();
    federation.registerRemotes({ ...bootstrapData.whole?.remotes, ...bootstrapData.remotes });
  }

  /** The document's own page, by its canonical path. */
  own(pathname: string): Route | undefined {
    const { whole, route } = this.bootstrapData;
    return whole ? findRoute(whole.table.routes, pathname) : route;
  }

  /** All pages, as of the last check, if they are loaded. */
  known(): readonly Route[] | undefined {
    return this.now && isOfSameSite(this.bootstrapData, this.now) ? this.newest?.table.routes : undefined;
  }

  /**
   * Every page of the site. Rejects when it shows another shell or configuration by now, and when it does not answer: the
   * next page is then loaded as a document.
   */
  routes(): Promise<readonly Route[]> {
    return this.queue.orFailure(siteSource, this.routesAtLast());
  }

  /** The same, however long the answer takes. */
  async routesAtLast(): Promise<readonly Route[]> {
    const now = await this.ask();
    if (!isOfSameSite(this.bootstrapData, now)) throw new Error('The site has been composed anew with another shell.');
    return now.table.routes;
  }

  /** Assets of a page or a piece, as far as they are known by now. */
  assetsOf(name: string): readonly string[] {
    return this.bootstrapData.loads?.[name] ?? this.now?.loads?.[name] ?? [];
  }

  /** Hash (SRI) of the file at an address, if it is known. */
  integrity(address: string): string | undefined {
    return this.bootstrapData.integrity?.[address] ?? this.now?.integrity?.[address];
  }

  /**
   * Requests the site's present revision where the last check is old. Not under a version override, which holds for one page load.
   * The promise never rejects.
   */
  look(): Promise<void> | undefined {
    // A clock that was put back does not make a check younger.
    const isFresh = Math.abs(Date.now() - this.lookedAt) < lookMaxAgeMs;
    if (!this.now || this.bootstrapData.whole || isFresh) return undefined;
    this.looking ??= this.queue.retry(siteSource, this.askNow).then((newest) => {
      this.looking = undefined;
      this.found(newest);
    });
    return this.looking;
  }

  /** As `look`, for a visitor who is waiting: rejects as soon as an attempt fails. */
  lookOrFail(): Promise<void> | undefined {
    const looking = this.look();
    return looking && this.queue.orFailure(siteSource, looking);
  }

  /**
   * Whether a page that is rendered here is current, as far as that is known. It is not, if the shell, the configuration, the
   * release of its remote or that of a remote that fills slots has changed. Any change of the table counts, since a page's
   * lookups are known only once it renders.
   */
  fits({ workspace }: Pick<Route, 'workspace'>): boolean {
    const { now, newest, bootstrapData } = this;
    if (!now || !newest) return true;
    const remotes = [workspace, ...Object.values(now.table.slots)];
    return (
      isOfSameSite(bootstrapData, newest) &&
      this.hasSameTable &&
      remotes.every((name) => newest.remotes[name] === (bootstrapData.remotes[name] ?? now.remotes[name]))
    );
  }

  /** Resolves once the remote's entry is known. Rejects where the site has no such remote any more, or another shell. */
  async know(workspace: string): Promise<void> {
    if (workspace in this.bootstrapData.remotes) return;
    await this.routesAtLast();
    if (!this.now || !(workspace in this.now.remotes)) throw new Error(`This environment has no remote ${workspace}.`);
  }

  /** Lookups of the table. Another object once the table has entries that a page has missed. */
  readonly lookups = (): Lookups => this.current;

  /** Is called when {@link lookups} has changed. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private newLookups(): Lookups {
    const shown = (key: TableKey): unknown =>
      Object.hasOwn(this.bootstrapData.shown, key) ? this.bootstrapData.shown[key] : undefined;
    // The other arm of a canary says other things.
    const known = (key: TableKey): unknown =>
      this.now && this.isOfArm(this.now) ? tableEntry(this.now.table, key) : undefined;
    const missed = (key: TableKey): undefined => {
      // Data files are in documents alone: waiting for the table would be in vain.
      if (dayOf(key) === undefined && !key.startsWith('data:')) this.waitForMore();
    };
    const document: Lookup = (key) => shown(key) ?? known(key) ?? dayOf(key) ?? missed(key);
    const site: Lookup = (key) => (this.now ? (dayOf(key) ?? known(key)) : (shown(key) ?? missed(key)));
    return {
      document: (key) => document(withOwnPath(key, (pathname) => this.own(pathname))),
      site: (key) => site(withOwnPath(key, (pathname) => findRoute(this.now?.table.routes ?? [], pathname))),
    };
  }

  /** An entry is missing in the document. It is rendered as soon as the site has answered. */
  private waitForMore(): void {
    if (this.now || this.isWaiting) return;
    this.isWaiting = true;
    void this.ask().then(() => {
      this.current = this.newLookups();
      for (const listener of this.listeners) listener();
    });
  }

  private found(newest: SiteManifest): void {
    this.newest = newest;
    this.lookedAt = Date.now();
    this.hasSameTable = JSON.stringify(newest.table) === JSON.stringify(this.now?.table);
  }

  private isOfArm({ arm }: SiteManifest): boolean {
    return arm === this.bootstrapData.arm;
  }

  /** Never rejects: see {@link RetryQueue.retry}. */
  private ask(): Promise<SiteManifest> {
    if (this.now) return Promise.resolve(this.now);
    this.asking ??= this.queue.retry(siteSource, this.askNow).then((now) => {
      const begun = Object.keys(this.bootstrapData.remotes);
      if (this.isOfArm(now))
        this.federation.registerRemotes(
          Object.fromEntries(Object.entries(now.remotes).filter(([name]) => !begun.includes(name))),
        );
      this.now = now;
      this.found(now);
      return now;
    });
    return this.asking;
  }
}
