import {
  tableEntry,
  type Lookup,
  type PageFacts,
  type Route,
  type SiteNow,
  type TableKey,
} from '@mosaico/shared-types';
import type { RetryQueue } from '@mosaico/shared-types/retry-queue';
import { findRoute } from '../routing/find-route.ts';
import { isOfSameSite, siteSource } from './site-now.ts';

/** A look at the site is good for so many milliseconds: who goes to another page after that has it looked at again. */
const lookMaxAgeMs = 60_000;

/** How the page of the document asks the table, and how all others do. */
export interface Lookups {
  /** What the page was prerendered with; beyond that, what the site says now. */
  document: Lookup;
  /** What the site says now; until that is known, what the document holds. */
  site: Lookup;
}

/** What the federation runtime is told; tests give another. */
export interface FederationPort {
  registerRemotes(entries: Readonly<Record<string, string>>): void;
  standInFor(versions: readonly string[]): void;
}

/** A page's trail by the page's own path, whatever variant of its address the visitor has come by. */
function withOwnPath(key: TableKey, find: (pathname: string) => Pick<Route, 'path'> | undefined): TableKey {
  const [, pathname] = /^trail:(.*)/s.exec(key) ?? [];
  const page = pathname === undefined ? undefined : find(pathname);
  return page ? `trail:${page.path}` : key;
}

/** The day for pages that are rendered here. */
function dayOf(key: TableKey): string | undefined {
  const today = new Date().toISOString().slice(0, 10);
  return key === 'today' ? today : key === 'year' ? today.slice(0, 4) : undefined;
}

/**
 * What this page knows of the site. At first that is what its document holds: its own route, and the entries of the table
 * that it was prerendered with. The rest is asked for when the first thing is needed that is not there. All pages that are
 * rendered here are made of that one answer. Later ones only say which of them are still the site's: see {@link fits}.
 */
export class KnownSite {
  private now: SiteNow | undefined;
  /** The last answer: {@link now}, or what a later look has found. */
  private newest: SiteNow | undefined;
  private hasSameTable = true;
  private lookedAt = 0;
  private looking: Promise<void> | undefined;
  private asking: Promise<SiteNow> | undefined;
  private isWaiting = false;
  private current: Lookups;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly facts: PageFacts,
    private readonly askNow: (failures: number) => Promise<SiteNow>,
    private readonly federation: FederationPort,
    private readonly queue: Pick<RetryQueue, 'retry' | 'orFailure'>,
  ) {
    this.now = facts.whole;
    this.newest = facts.whole;
    this.current = this.newLookups();
    federation.standInFor(facts.standsFor ?? []);
    federation.registerRemotes({ ...facts.whole?.remotes, ...facts.remotes });
  }

  /** The document's own page, whatever variant of its address the visitor has come by. */
  own(pathname: string): Route | undefined {
    const { whole, route } = this.facts;
    return whole ? findRoute(whole.table.routes, pathname) : route;
  }

  /** Every page, as of the last look, if they are known by now. */
  known(): readonly Route[] | undefined {
    return this.now && isOfSameSite(this.facts, this.now) ? this.newest?.table.routes : undefined;
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
    if (!isOfSameSite(this.facts, now)) throw new Error('The site has been composed anew with another shell.');
    return now.table.routes;
  }

  /** What a page or a piece loads, as far as that is known by now. */
  loads(name: string): readonly string[] {
    return this.facts.loads?.[name] ?? this.now?.loads?.[name] ?? [];
  }

  /** What the file at an address must contain, if that is known. */
  integrity(address: string): string | undefined {
    return this.facts.integrity?.[address] ?? this.now?.integrity?.[address];
  }

  /**
   * Asks again what the site shows, where the last look is too old to tell; not in a version override, which is of one page
   * load. The promise never rejects.
   */
  look(): Promise<void> | undefined {
    // A clock that was put back does not make a look younger.
    const isFresh = Math.abs(Date.now() - this.lookedAt) < lookMaxAgeMs;
    if (!this.now || this.facts.whole || isFresh) return undefined;
    this.looking ??= this.queue.retry(siteSource, this.askNow).then((newest) => {
      this.looking = undefined;
      this.found(newest);
    });
    return this.looking;
  }

  /** The same for a visitor who waits: rejects as soon as an attempt fails. */
  lookOrFail(): Promise<void> | undefined {
    const looking = this.look();
    return looking && this.queue.orFailure(siteSource, looking);
  }

  /**
   * Whether a page that is rendered here is the one that the site shows, as far as that is known. It is another one where the
   * shell, the configuration or a release that it is made of is another: its own remote's, or that of a remote that fills
   * slots. What a page asks of the table is known only once it renders, so each change of the table counts.
   */
  fits({ workspace }: Pick<Route, 'workspace'>): boolean {
    const { now, newest, facts } = this;
    if (!now || !newest) return true;
    const remotes = [workspace, ...Object.values(now.table.slots)];
    return (
      isOfSameSite(facts, newest) &&
      this.hasSameTable &&
      remotes.every((name) => newest.remotes[name] === (facts.remotes[name] ?? now.remotes[name]))
    );
  }

  /** Resolves once the remote's entry is known. Rejects where the site has no such remote any more, or another shell. */
  async know(workspace: string): Promise<void> {
    if (workspace in this.facts.remotes) return;
    await this.routesAtLast();
    if (!this.now || !(workspace in this.now.remotes)) throw new Error(`This environment has no remote ${workspace}.`);
  }

  /** How pages ask the table; another object once more of it is known than some page has asked for in vain. */
  readonly lookups = (): Lookups => this.current;

  /** Hears when {@link lookups} has changed. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private newLookups(): Lookups {
    const shown = (key: TableKey): unknown =>
      Object.hasOwn(this.facts.shown, key) ? this.facts.shown[key] : undefined;
    const known = (key: TableKey): unknown => this.now && tableEntry(this.now.table, key);
    const missed = (key: TableKey): undefined => {
      // Data files are told by documents alone: waiting for the table would be in vain.
      if (dayOf(key) === undefined && !key.startsWith('data:')) this.waitForMore();
    };
    const document: Lookup = (key) => shown(key) ?? known(key) ?? dayOf(key) ?? missed(key);
    const site: Lookup = (key) => (this.now ? (dayOf(key) ?? known(key)) : (shown(key) ?? missed(key)));
    return {
      document: (key) => document(withOwnPath(key, (pathname) => this.own(pathname))),
      site: (key) => site(withOwnPath(key, (pathname) => findRoute(this.now?.table.routes ?? [], pathname))),
    };
  }

  /** Something was asked that the document does not hold: it shows as soon as the site has been asked. */
  private waitForMore(): void {
    if (this.now || this.isWaiting) return;
    this.isWaiting = true;
    void this.ask().then(() => {
      this.current = this.newLookups();
      for (const listener of this.listeners) listener();
    });
  }

  private found(newest: SiteNow): void {
    this.newest = newest;
    this.lookedAt = Date.now();
    this.hasSameTable = JSON.stringify(newest.table) === JSON.stringify(this.now?.table);
  }

  /** Never rejects: see {@link RetryQueue.retry}. */
  private ask(): Promise<SiteNow> {
    if (this.now) return Promise.resolve(this.now);
    this.asking ??= this.queue.retry(siteSource, this.askNow).then((now) => {
      const begun = Object.keys(this.facts.remotes);
      this.federation.standInFor(now.standsFor);
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
