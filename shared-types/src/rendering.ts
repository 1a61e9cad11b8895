// Here documents, shells, remotes and platforms of different releases meet. The names of properties, attributes, elements and globals are
// their contract, and stay: docs/decisions/030-names-that-releases-share.md.
import type { JsonLdNode } from './json-ld.ts';
import type { PageHead } from './head.ts';
import type { Lookup } from './lookup.ts';
import type { SiteConfiguration } from './schemas/site-configuration.ts';
import type { OwnRoute, Route, SiteTable, TableEntries, TableKey } from './table.ts';

/**
 * The data of one page, serialized as inert JSON in the element with the id {@link bootstrapId}. It has only data that the page's own HTML
 * is rendered from, so a document changes only when its own page does.
 */
export interface PageBootstrapData {
  /** Address of the {@link SiteConfiguration}: a file of its own, whose name changes with its content. */
  site: string;
  /** Address of the shell's start script. */
  shell: string;
  /** Remote → address of its federation entry, of those that the page's HTML is made of. */
  remotes: Record<string, string>;
  /** The page's own route; nothing on the not-found page. */
  route?: OwnRoute;
  /** The page's initial data: its dependencies and their values, without those of static sections. `null`: as in {@link PagesPart}. */
  shown: Partial<TableEntries>;
  /** The assets of the page and of the pieces in it. See {@link AssetMap}. */
  loads?: AssetMap;
  /**
   * Addresses of the style sheets that the shell starts with. Of these, and of those in {@link PageBootstrapData.loads}, the document
   * holds the rules that its HTML uses. The sheets are loaded whole once the page is at rest, or before another page is shown.
   */
  styles?: readonly string[];
  /** Hashes of all scripts, style sheets and data that this document may come to load. See {@link Integrity}. */
  integrity?: Integrity;
  /** Path that takes reports, where the site configuration has one: see docs/reports.md. */
  reports?: string | undefined;
  /** In the canary arm of a canary. In the stable arm, and where no canary runs, documents do not have it. */
  arm?: 'canary' | undefined;
  /** The whole site, where the document was made for one page load: it is then never requested. */
  whole?: SiteManifest;
}

/**
 * `/revision.json`: what the site is at this moment. A page asks for it once it needs more than its own
 * document holds: at rest after its first page, before it goes to another one, and to search. Before it goes to a further one it asks
 * again if that was more than a minute ago. With `parts` it does not grow with the number of pages.
 */
export interface SiteManifest {
  revision: number;
  /** See {@link PageBootstrapData}: a page of one arm takes nothing from the other. */
  arm?: PageBootstrapData['arm'];
  /** See {@link PageBootstrapData}. */
  site: string;
  shell: string;
  /** Style sheets of the shell's start, for hosts that are not our shell: theme, fonts and resets. */
  styles?: readonly string[];
  /** Every remote of the environment. */
  remotes: Record<string, string>;
  /** The whole table. With `parts` it has the slots alone, and is there since shells of older releases read nothing without it. */
  table: SiteTable;
  /** Files with the table. Missing where the shell's release does not know them: see docs/decisions/036-a-table-in-parts.md. */
  parts?: TableParts | undefined;
  /** The assets of each page and each piece; with `parts` they are there. */
  loads?: AssetMap;
  /** Hashes of these assets. */
  integrity?: Integrity;
}

/** The table of a revision in files whose names change with their content, so that no revision reads a part of another. */
export interface TableParts {
  /** Address of the whole {@link SiteTable}. */
  table: string;
  /** Address of what the search reads of all pages: a list of {@link SearchablePage}. */
  search: string;
  /** The hash in the name of each {@link PagesPart}: see {@link pagesPartAddress}. */
  pages: readonly string[];
  /** First segments of the paths of documents that are no pages (`demo` of `/demo/pago`), where no page's path begins so. */
  pageless: readonly string[];
}

/** What a browser needs to show some of the pages: those whose paths belong to one part. */
export interface PagesPart {
  routes: readonly OwnRoute[];
  /** The table's entries that these pages read, static sections included; `null` where no release declares what they read. */
  shown: Partial<TableEntries>;
  /** The assets of these pages, their sections and pieces. */
  loads: AssetMap;
  /** Hashes of these assets. */
  integrity: Integrity;
}

/** Number of the part, of so many, to which a path belongs: by its FNV-1a hash. An alias belongs to the part of its own path. */
export function partOfPath(path: string, count: number): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < path.length; at += 1) hash = Math.imul(hash ^ path.charCodeAt(at), 16_777_619);
  return (hash >>> 0) % count;
}

/** Address of a {@link PagesPart}. */
export function pagesPartAddress(part: number, hash: string | undefined): string {
  return `/assets/site/pages-${part}.${hash}.json`;
}

/**
 * Addresses of the remote's entry, scripts and style sheets that a page (`mf-plans/social`) or a piece
 * (`slot:testimonials/section`) loads. All can be requested at once.
 */
export type AssetMap = Readonly<Record<string, readonly string[]>>;

/** Address → what its content must match (`sha256-…`, or `sha384-…` as in `release.json`). */
export type Integrity = Readonly<Record<string, string>>;

/** Name of a page in {@link AssetMap}. */
export function pageAssetsKey({ workspace, page }: Pick<Route, 'workspace' | 'page'>): string {
  return `${workspace}/${page}`;
}

/** Name of a page's sections in {@link AssetMap}: what it takes besides where it is not prerendered. */
export function sectionAssetsKey(page: Pick<Route, 'workspace' | 'page'>): string {
  return `sections:${pageAssetsKey(page)}`;
}

/** Name of a slot's piece in {@link AssetMap}. */
export function slotAssetsKey(name: string): string {
  return `slot:${name}`;
}

/** Id of the element that holds the {@link PageBootstrapData}. */
export const bootstrapId = 'mosaico';
/** Id of the element around the three regions that the shell hydrates: header, page, footer. */
export const rootId = 'root';

/** Id of the element, beside the root, with the notice that an island does not respond. */
export const noticeId = 'mosaico-notice';
/** Attribute of an island: an element that is hydrated by itself. Its value is a region (`header`), a remote, or an id. */
export const islandAttribute = 'data-part';
/** On the root element of an embeddable page that is opened by itself, so that the place of its header is kept from the first paint. */
export const aloneAttribute = 'data-alone';
/** Global variable with the document's {@link BootScript}. */
export const bootScriptName = 'mosaicoGuard';
/**
 * Global variable of the browser with what loads scripts and style sheets: `(address: string) => Promise<void>`. The shell sets it, or what
 * shows a remote elsewhere (`@mosaico/shared-types/stock`).
 */
export const loaderGlobal = 'mosaicoLoad';

/** A workspace's name as a federation container: it becomes a global variable. */
export function containerName(workspace: string): string {
  return workspace.replaceAll('-', '_');
}

/**
 * What was thrown → the `data-part` of the island that rendered as it was thrown, if one did. An island's element, without a value, stands for one
 * that React rendered anew, since its HTML had changed.
 */
export interface Notes extends Pick<Map<unknown, string | undefined>, 'size' | 'keys' | 'get' | 'forEach' | 'clear'> {
  set(thrown: unknown, island?: string): unknown;
}

/**
 * The boot script: an inline script in every document, which serves it until the site's scripts are loaded. Shells of other releases call
 * it.
 */
export interface BootScript {
  /** Loads these start scripts, with retries. With `areWritten` their elements are in the document, further down. */
  run(addresses: readonly string[], areWritten?: boolean): void;
  /** The shell has started, and loads by itself from here on. False where a shell has started before. */
  begin(): boolean;
  /** The shell could not start after all. */
  fail(): void;
  /** Reports that an island does not respond, or responds again. The notice is shown while any island does not. */
  say(island: string, isSilent: boolean): void;
  /**
   * Marks the island in this element as hydrated: a remembered press is repeated now. With `false`, the island is dehydrated again,
   * since it threw.
   */
  wake(island: Element, isHydrated?: boolean): void;
  /** Whether the target is in a dehydrated island. */
  isAsleep(target: EventTarget | null): boolean;
  /** What was thrown, and could not be hydrated, until the reporter takes it over. Missing where nothing is reported. */
  notes?: Notes;
  /** The document's view is reported, or is no more the boot script's concern. */
  isViewed?: boolean;
}

/** On the root element: its HTML was prerendered by other releases than those that are about to start. */
export const foreignAttribute = 'data-foreign';

/** Attribute of a tab list that the boot script operates by its ARIA attributes, until Material UI's tab list replaces it. */
export const dehydratedAttribute = 'data-dehydrated';

/** Event of the boot script: a visitor has pressed a dehydrated control, or chosen a tab that the boot script handles. */
export const pressEvent = 'mosaico:wanted';

/** A prerendered page. */
export interface RenderedPage {
  /** HTML for `<head>`, of shells that do not say what the page `describes`. */
  head: string;
  /** The page's head, as far as the shell knows. */
  describes?: PageHead;
  /** The page's JSON-LD: what it shows in schema.org's terms, in the order in which it shows it. */
  things?: readonly JsonLdNode[];
  /** HTML for the root element. */
  body: string;
  /** The page's dependencies: the keys that it has read of the table. Its slots are among them. */
  asked: TableKey[];
  /** The dependencies that only static sections have: no browser asks for them again. */
  still?: TableKey[];
}

/** A federation container, as a remote's server build exports it. */
export interface Container {
  init(...scope: unknown[]): unknown;
  get(module: string): Promise<() => unknown>;
}

/** Input of the shell's server build: the site that it prerenders. */
export interface Bootstrap {
  site: SiteConfiguration;
  routes: readonly Route[];
  /** The environment's remotes. */
  remotes: readonly string[];
  /** Resolves keys of the table. The renderer records the keys of each page. */
  lookup: Lookup;
}

/** Exports of the shell's server build, for the composer. */
export interface ServerShell {
  /**
   * Returns the function that prerenders a path. `containers` loads a remote's server build, once for each remote that a page
   * needs. Rendering rejects when a page throws.
   */
  createRenderer(
    bootstrap: Bootstrap,
    containers: (workspace: string) => Container,
  ): (path: string) => Promise<RenderedPage>;
}
