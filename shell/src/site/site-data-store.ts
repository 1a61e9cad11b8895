import {
  dayIn,
  pagesPartAddress,
  partOfPath,
  plainPath,
  type Lookup,
  type PageBootstrapData,
  type PagesPart,
  type Route,
  type SearchablePage,
  type SiteManifest,
  type SiteTable,
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

/** Reads an entry of a whole table. */
export type EntryOf = (table: SiteTable, key: TableKey) => unknown;

/** Requests to the site. Tests pass others. */
export interface SiteRequests {
  manifest(failures: number): Promise<SiteManifest>;
  /** A file of {@link SiteManifest.parts}. */
  part(address: string, failures: number): Promise<unknown>;
  /** The code that reads a whole table. */
  entryOf(): Promise<EntryOf>;
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

/** Changes with the table. */
const versionOf = ({ parts, table }: SiteManifest): string => parts?.table ?? JSON.stringify(table);

/** Address of the part with the page of a path; nothing where the response has the whole table. */
const partAt = ({ parts }: SiteManifest, pathname: string): string | undefined => {
  if (!parts) return undefined;
  const part = partOfPath(plainPath(pathname), parts.pages.length);
  return pagesPartAddress(part, parts.pages[part]);
};

/**
 * The site's data in the browser. At first it is the document's: the page's own route, and the table entries that it was prerendered
 * with. What the next page needs is requested before it: first what the site shows, then the part of the table with that page, whose
 * name has a hash. All pages in this document are rendered from the parts that one response names. Later responses only decide which pages
 * are still current: see {@link fits}. The whole table is requested when an entry is missing in all of these.
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
  /** The whole table of {@link now}, once it is loaded. */
  private table: SiteTable | undefined;
  private readonly requests = new Map<string, Promise<unknown>>();
  /** The loaded parts by their addresses. */
  private readonly parts = new Map<string, PagesPart>();
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly bootstrapData: PageBootstrapData,
    private readonly requestsTo: SiteRequests,
    private readonly federation: FederationPort,
    private readonly queue: Pick<RetryQueue, 'retry' | 'orFailure'>,
    /** Where the document holds the whole table, its pages are rendered from that at once. */
    private entryOf?: EntryOf | undefined,
  ) {
    this.now = bootstrapData.whole;
    this.newest = bootstrapData.whole;
    this.table = bootstrapData.whole?.table;
    this.current = this.newLookups();
    federation.registerRemotes({ ...bootstrapData.whole?.remotes, ...bootstrapData.remotes });
  }

  /** The document's own page, by its canonical path. */
  own(pathname: string): Route | undefined {
    const { whole, route } = this.bootstrapData;
    return whole ? findRoute(whole.table.routes, pathname) : route;
  }

  /** The pages among which that of a path is, if there is one, as far as they are loaded. Without parts: all, as of the last check. */
  known(pathname: string): readonly Route[] | undefined {
    const { now, newest } = this;
    if (!now || !newest || !isOfSameSite(this.bootstrapData, now)) return undefined;
    const part = partAt(now, pathname);
    return part === undefined ? newest.table.routes : this.parts.get(part)?.routes;
  }

  /**
   * The same, once they are loaded. Rejects when the site shows another shell or configuration by now, and when it does not answer: the
   * next page is then loaded as a document.
   */
  routes(pathname: string): Promise<readonly Route[]> {
    return this.routesBy(pathname, (source, loading) => this.queue.orFailure(source, loading));
  }

  /** The same, however long the answer takes. */
  routesAtLast(pathname: string): Promise<readonly Route[]> {
    return this.routesBy(pathname, (_source, loading) => loading);
  }

  /** What the search reads of all pages. Rejects as {@link routes} does. */
  async searchable(): Promise<readonly SearchablePage[]> {
    const { parts, table } = await this.queue.orFailure(siteSource, this.sameSite());
    return parts ? this.queue.orFailure(parts.search, this.load(parts.search)) : table.routes;
  }

  /** Assets of a page or a piece, as far as they are known by now. */
  assetsOf(name: string): readonly string[] {
    return (
      this.bootstrapData.loads?.[name] ?? this.inParts(({ loads }) => loads[name]) ?? this.now?.loads?.[name] ?? []
    );
  }

  /** Hash (SRI) of the file at an address, if it is known. */
  integrity(address: string): string | undefined {
    return (
      this.bootstrapData.integrity?.[address] ??
      this.inParts(({ integrity }) => integrity[address]) ??
      this.now?.integrity?.[address]
    );
  }

  /**
   * Requests the site's present revision where the last check is old. Not under a version override, which holds for one page load.
   * The promise never rejects.
   */
  look(): Promise<void> | undefined {
    // A clock that was put back does not make a check younger.
    const isFresh = Math.abs(Date.now() - this.lookedAt) < lookMaxAgeMs;
    if (!this.now || this.bootstrapData.whole || isFresh) return undefined;
    this.looking ??= this.queue.retry(siteSource, this.requestsTo.manifest).then((newest) => {
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
    const { remotes } = await this.sameSite();
    if (!(workspace in remotes)) throw new Error(`This environment has no remote ${workspace}.`);
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
    const known = (key: TableKey): unknown => {
      if (!this.now || !this.isOfArm(this.now)) return undefined;
      return this.table ? this.entryOf?.(this.table, key) : this.inParts(({ shown: entries }) => entries[key]);
    };
    const missed = (key: TableKey): undefined => {
      // Data files are in documents alone: waiting for the table would be in vain.
      if (dayOf(key) === undefined && !key.startsWith('data:')) this.waitForTable();
    };
    const document: Lookup = (key) => shown(key) ?? known(key) ?? dayOf(key) ?? missed(key);
    const site: Lookup = (key) => (this.now ? (dayOf(key) ?? known(key)) : shown(key)) ?? missed(key);
    return {
      document: (key) => document(withOwnPath(key, (pathname) => this.own(pathname))),
      site: (key) => site(withOwnPath(key, (pathname) => findRoute(this.known(pathname) ?? [], pathname))),
    };
  }

  /** An entry is missing in the document, and in the parts. It is rendered as soon as the whole table is loaded. */
  private waitForTable(): void {
    if (this.table || this.isWaiting) return;
    this.isWaiting = true;
    void this.ask().then(async (now) => {
      if (now.parts && this.isOfArm(now)) await this.useTable(await this.load(now.parts.table));
      this.current = this.newLookups();
      for (const listener of this.listeners) listener();
    });
  }

  private found(newest: SiteManifest): void {
    this.newest = newest;
    this.lookedAt = Date.now();
    this.hasSameTable = this.now !== undefined && versionOf(newest) === versionOf(this.now);
  }

  private isOfArm({ arm }: SiteManifest): boolean {
    return arm === this.bootstrapData.arm;
  }

  private async routesBy(
    pathname: string,
    waitingFor: <Value>(source: string, loading: Promise<Value>) => Promise<Value>,
  ): Promise<readonly Route[]> {
    const now = await waitingFor(siteSource, this.sameSite());
    const part = partAt(now, pathname);
    if (part === undefined) return now.table.routes;
    const loaded = await waitingFor(part, this.load<PagesPart>(part));
    this.parts.set(part, loaded);
    return loaded.routes;
  }

  private async useTable(table: SiteTable): Promise<void> {
    this.entryOf ??= await this.requestsTo.entryOf();
    this.table = table;
  }

  private inParts<Value>(read: (part: PagesPart) => Value | undefined): Value | undefined {
    for (const part of this.parts.values()) {
      const value = read(part);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  /** Loads a file of the table, once. Never rejects, as {@link ask}. */
  private load<Part>(address: string): Promise<Part> {
    const request =
      this.requests.get(address) ?? this.queue.retry(address, (failures) => this.requestsTo.part(address, failures));
    this.requests.set(address, request);
    return request as Promise<Part>;
  }

  /** Rejects where the site shows another shell, configuration or arm than the document. */
  private async sameSite(): Promise<SiteManifest> {
    const now = await this.ask();
    if (!isOfSameSite(this.bootstrapData, now)) throw new Error('The site has been composed anew with another shell.');
    return now;
  }

  /** What the site showed when it was requested first. Never rejects: see {@link RetryQueue.retry}. */
  ask(): Promise<SiteManifest> {
    if (this.now) return Promise.resolve(this.now);
    this.asking ??= this.queue.retry(siteSource, this.requestsTo.manifest).then(async (now) => {
      const begun = Object.keys(this.bootstrapData.remotes);
      if (this.isOfArm(now))
        this.federation.registerRemotes(
          Object.fromEntries(Object.entries(now.remotes).filter(([name]) => !begun.includes(name))),
        );
      if (!now.parts) await this.useTable(now.table);
      this.now = now;
      this.found(now);
      return now;
    });
    return this.asking;
  }
}
