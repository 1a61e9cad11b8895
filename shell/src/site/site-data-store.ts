import {
  dayIn,
  type Lookup,
  type PageBootstrapData,
  type Route,
  type SiteManifest,
  type TableKey,
} from '@mosaico/shared-types';
import type { RetryQueue } from '@mosaico/shared-types/retry-queue';
import { retrySourceOf } from '../remotes/remote-files.ts';
import { findRoute } from '../routing/find-route.ts';
import type { Searchable } from '../search/finder.ts';
import { isOfSameSite, siteSource } from './site-manifest.ts';
import type { TableFiles } from './table-files.ts';

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

/** Requests to the site. Tests pass others. */
export interface SiteRequests {
  manifest(failures: number): Promise<SiteManifest>;
  /** The code that loads and reads the table of an answer. */
  files(): Promise<(now: SiteManifest, own: Route | undefined) => TableFiles>;
}

/** What the site shows, and its table. */
type Answer = [now: SiteManifest, files: TableFiles | undefined];

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
  /** The table of {@link now}, once its code is loaded. It is of the document's arm of a canary: the other says other things. */
  private files: TableFiles | undefined;
  private newestFiles: TableFiles | undefined;
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

  /** Takes the table that the document holds. It has to have its code before it renders. */
  async begin(): Promise<void> {
    const { whole, route } = this.bootstrapData;
    if (whole) this.files = (await this.requestsTo.files())(whole, route);
  }

  /** The pages among which that of a path is, if there is one, as far as they are known. */
  known(pathname: string): readonly Route[] | undefined {
    return this.now && isOfSameSite(this.bootstrapData, this.now) ? this.files?.known(pathname) : undefined;
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
  async searchable(): Promise<Searchable> {
    const files = await this.queue.orFailure(siteSource, this.sameSite());
    await this.lookOrFail();
    return (this.newestFiles ?? files).searchable();
  }

  /** Assets of a page or a piece, as far as they are known by now. */
  assetsOf(name: string): readonly string[] {
    return this.bootstrapData.loads?.[name] ?? this.files?.assetsOf(name) ?? [];
  }

  /** Hash (SRI) of the file at an address, if it is known. */
  integrity(address: string): string | undefined {
    return this.bootstrapData.integrity?.[address] ?? this.files?.integrity(address);
  }

  /**
   * Requests the site's present revision where the last check is old. Not under a version override, which holds for one page load.
   * The promise never rejects.
   */
  look(): Promise<void> | undefined {
    // A clock that was put back does not make a check younger.
    const isFresh = Math.abs(Date.now() - this.lookedAt) < lookMaxAgeMs;
    if (!this.now || this.bootstrapData.whole || isFresh) return undefined;
    this.looking ??= this.queue.retry(siteSource, this.request).then((newest) => {
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
    return (
      this.isCurrent() &&
      [workspace, ...Object.values(now.table.slots)].every(
        (name) => newest.remotes[name] === (bootstrapData.remotes[name] ?? now.remotes[name]),
      )
    );
  }

  /** Resolves once the remote's entry is known. Rejects where the site has no such remote any more, or another shell. */
  async know(workspace: string): Promise<void> {
    if (workspace in this.bootstrapData.remotes) return;
    await this.sameSite();
    const { remotes } = await this.ask();
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
    const known = (key: TableKey): unknown => this.files?.entry(key);
    /** `answer`: `null` where no release declares what the page reads. The whole table does not have it either. */
    const missed = (key: TableKey, answer: unknown): undefined => {
      // Data files are in documents alone: waiting for the table would be in vain.
      if (answer !== null && dayOf(key) === undefined && !key.startsWith('data:')) this.waitForTable();
    };
    const document: Lookup = (key) => shown[key] ?? known(key) ?? dayOf(key) ?? missed(key, shown[key]);
    const site: Lookup = (key) => {
      const answer = this.files?.isBegun ? (dayOf(key) ?? known(key)) : shown[key];
      return answer ?? missed(key, answer);
    };
    return {
      document: (key) => document(withOwnPath(key, (pathname) => this.own(pathname))),
      site: (key) => site(withOwnPath(key, (pathname) => findRoute(this.known(pathname) ?? [], pathname))),
    };
  }

  /** An entry is missing in the document, and in the parts. It is rendered as soon as the whole table is loaded. */
  private waitForTable(): void {
    if (this.files?.isWhole || this.isWaiting) return;
    this.isWaiting = true;
    void this.ask().then(async (now) => {
      if (!this.isOfArm(now)) return;
      const files = (this.files ??= await this.filesOf(now).catch(() => undefined));
      if (!files || !(await this.queue.retry(partsSource, () => files.loadWhole()))) return;
      this.current = this.newLookups();
      for (const listener of this.listeners) listener();
    });
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
    const files = await waitingFor(siteSource, this.sameSite());
    return this.isCurrent() ? files.routes(pathname) : undefined;
  }

  /** Rejects where the site shows another shell, configuration or arm than the document. */
  private async sameSite(): Promise<TableFiles> {
    const now = await this.ask();
    if (!this.files || !isOfSameSite(this.bootstrapData, now))
      throw new Error('The site has been composed anew with another shell.');
    return this.files;
  }

  /** What the site showed when it was requested first. Never rejects: see {@link RetryQueue.retry}. */
  ask(): Promise<SiteManifest> {
    if (this.now) return Promise.resolve(this.now);
    this.asking ??= this.queue.retry(siteSource, this.request).then((answer) => {
      const [now, files] = answer;
      const begun = Object.keys(this.bootstrapData.remotes);
      if (this.isOfArm(now))
        this.federation.registerRemotes(
          Object.fromEntries(Object.entries(now.remotes).filter(([name]) => !begun.includes(name))),
        );
      this.now = now;
      this.files = files;
      this.found(answer);
      return now;
    });
    return this.asking;
  }

  private found([newest, files]: Answer): void {
    this.newest = newest;
    this.lookedAt = Date.now();
    this.hasSameTable = this.now !== undefined && versionOf(newest) === versionOf(this.now);
    this.newestFiles = this.hasSameTable ? this.files : files;
  }

  /** An answer of the site, and its table where pages can be taken from it: of another shell the code is not waited for. */
  private readonly request = async (failures: number): Promise<Answer> => {
    // Both at once.
    this.requestsTo.files().catch(() => undefined);
    const now = await this.requestsTo.manifest(failures);
    return [now, isOfSameSite(this.bootstrapData, now) ? await this.filesOf(now) : undefined];
  };

  private async filesOf(now: SiteManifest): Promise<TableFiles> {
    const filesOf = await this.queue.orFailure(retrySourceOf('shell'), this.requestsTo.files());
    return filesOf(now, this.bootstrapData.route);
  }
}
