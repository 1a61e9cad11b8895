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
import { retrySourceOf } from '../remotes/remote-files.ts';
import { findRoute } from '../routing/find-route.ts';
import { isOfSameSite, siteSource } from './site-manifest.ts';

/** A check of the site is valid for this many ms. A navigation after that checks again. */
const lookMaxAgeMs = 60_000;

/** Lookups of the table: for the page of the document, and for all others. */
export interface Lookups {
  /** Answers by the document's initial data, and other keys by the site's present table. */
  document: Lookup;
  /** Answers by the site's present table; until any of it is loaded, by the document's initial data. */
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
  /** A file of {@link SiteManifest.parts}. Nothing where the site does not have it any more. */
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

/** Source of the files with the table in the `RetryQueue`. */
const partsSource = retrySourceOf('site');

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
  /** Reads the whole table of {@link now}, once that is loaded. */
  private entries: ((key: TableKey) => unknown) | undefined;
  /** The loaded parts by their addresses. All are of the document's arm of a canary: the other says other things. */
  private readonly parts = new Map<string, PagesPart>();
  /** Files of the table that are loaded, or on their way. */
  private readonly requests = new Map<string, Promise<unknown>>();
  /** Of these requests. */
  private failures = 0;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly bootstrapData: PageBootstrapData,
    private readonly requestsTo: SiteRequests,
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

  /**
   * The pages among which that of a path is, if there is one, as far as they are known. The document's own page is known before its part is
   * loaded, which it takes to be rendered here: see {@link routesAhead}.
   */
  known(pathname: string): readonly Route[] | undefined {
    const { now } = this;
    if (!now || !isOfSameSite(this.bootstrapData, now)) return undefined;
    const part = partAt(now, pathname);
    if (part === undefined) return this.entries && now.table.routes;
    if (now.parts?.pageless.includes(plainPath(pathname).split('/')[1] ?? '')) return [];
    const { route } = this.bootstrapData;
    const own = route?.documentOnly ? undefined : route && findRoute([route], pathname);
    return this.parts.get(part)?.routes ?? (own && [own]);
  }

  /**
   * The same, once they are loaded. Nothing where the site shows another table by now. Rejects where it shows another shell or configuration,
   * and when it does not answer: the next page is then loaded as a document.
   */
  routes(pathname: string): Promise<readonly Route[] | undefined> {
    return this.routesBy(pathname, (source, loading) => this.queue.orFailure(source, loading));
  }

  /** The same for a visitor who may come: what the site shows is waited for, and its file with the page is requested once. */
  routesAhead(pathname: string): Promise<readonly Route[] | undefined> {
    return this.routesBy(pathname, (_source, loading) => loading);
  }

  /** The same, however long the answer takes, until the signal. */
  async routesAtLast(pathname: string, signal: AbortSignal): Promise<readonly Route[] | undefined> {
    await this.sameSite();
    return this.queue.retry(partsSource, () => this.routesAhead(pathname), signal);
  }

  /** What the search reads of all pages, as of the last check, which it makes where that is old. Rejects as {@link routes} does. */
  async searchable(): Promise<readonly SearchablePage[]> {
    const now = await this.queue.orFailure(siteSource, this.sameSite());
    await this.lookOrFail();
    const { newest } = this;
    const { parts, table } = newest && isOfSameSite(this.bootstrapData, newest) ? newest : now;
    const list = parts ? await this.load<readonly SearchablePage[]>(parts.search) : table.routes;
    if (!list) throw new Error('The site has no list for the search any more.');
    return list;
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
   * lookups are known only once it renders. A page that no part of the table has is loaded as a document.
   */
  fits({ workspace, documentOnly }: Pick<Route, 'workspace' | 'documentOnly'>): boolean {
    const { now, newest, bootstrapData } = this;
    if (documentOnly) return false;
    if (!now || !newest) return true;
    const remotes = [workspace, ...Object.values(now.table.slots)];
    return (
      this.isCurrent() &&
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
    const { shown } = this.bootstrapData;
    const known = (key: TableKey): unknown =>
      this.entries ? this.entries(key) : this.inParts(({ shown: entries }) => entries[key]);
    /** `answer`: `null` where no release declares what the page reads. The whole table does not have it either. */
    const missed = (key: TableKey, answer: unknown): undefined => {
      // Data files are in documents alone: waiting for the table would be in vain.
      if (answer !== null && dayOf(key) === undefined && !key.startsWith('data:')) this.waitForTable();
    };
    const document: Lookup = (key) => shown[key] ?? known(key) ?? dayOf(key) ?? missed(key, shown[key]);
    const site: Lookup = (key) => {
      const answer = this.entries || this.parts.size > 0 ? (dayOf(key) ?? known(key)) : shown[key];
      return answer ?? missed(key, answer);
    };
    return {
      document: (key) => document(withOwnPath(key, (pathname) => this.own(pathname))),
      site: (key) => site(withOwnPath(key, (pathname) => findRoute(this.known(pathname) ?? [], pathname))),
    };
  }

  /** An entry is missing in the document, and in the parts. It is rendered as soon as the whole table is loaded. */
  private waitForTable(): void {
    if (this.entries || this.isWaiting) return;
    this.isWaiting = true;
    void this.ask().then(async (now) => {
      const { parts } = now;
      if (!this.isOfArm(now)) return;
      const table = parts ? await this.queue.retry(partsSource, () => this.load<SiteTable>(parts.table)) : now.table;
      if (!table) return;
      await this.read(table);
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

  /** Whether the table is still the site's, as far as that is known. */
  private isCurrent(): boolean {
    return this.newest !== undefined && isOfSameSite(this.bootstrapData, this.newest) && this.hasSameTable;
  }

  private async routesBy(
    pathname: string,
    waitingFor: <Value>(source: string, loading: Promise<Value>) => Promise<Value>,
  ): Promise<readonly Route[] | undefined> {
    const now = await waitingFor(siteSource, this.sameSite());
    if (!this.isCurrent()) return undefined;
    const part = partAt(now, pathname);
    if (part === undefined) {
      await waitingFor(retrySourceOf('shell'), this.read(now.table));
      return now.table.routes;
    }
    const loaded = await this.load<PagesPart>(part);
    if (loaded) this.parts.set(part, loaded);
    return loaded?.routes;
  }

  /** Takes a whole table, once the code that reads it is loaded. A document that holds its table waits for that before it renders. */
  async read(table: SiteTable): Promise<void> {
    const entryOf = await this.requestsTo.entryOf();
    this.entries ??= (key) => entryOf(table, key);
  }

  private inParts<Value>(read: (part: PagesPart) => Value | undefined): Value | undefined {
    for (const part of this.parts.values()) {
      const value = read(part);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  /** Loads a file of the table, in one attempt for all who ask meanwhile. A failed one is forgotten: the next who asks requests it again. */
  private load<Part>(address: string): Promise<Part | undefined> {
    let request = this.requests.get(address);
    if (!request) {
      request = this.requestsTo.part(address, this.failures);
      this.requests.set(address, request);
      const forget = (): void => {
        this.requests.delete(address);
        this.failures += 1;
      };
      request.then((part) => part ?? forget(), forget);
    }
    return request as Promise<Part | undefined>;
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
    this.asking ??= this.queue.retry(siteSource, this.requestsTo.manifest).then((now) => {
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
