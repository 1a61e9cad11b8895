import type { Lookup } from './lookup.ts';
import type { SiteConfiguration } from './schemas/site-configuration.ts';
import type { OwnRoute, Route, SiteTable, TableEntries, TableKey } from './table.ts';

/**
 * What each HTML page tells the client, as inert JSON in the element with the id {@link bootstrapId}: no more than its own
 * HTML is made of, so that a document changes only when its own page does.
 */
export interface PageFacts {
  /** Address of the {@link SiteConfiguration}: a file of its own, whose name changes with its content. */
  site: string;
  /** Address of the shell's start script. */
  shell: string;
  /** Remote → address of its federation entry, of those that the page's HTML is made of. */
  remotes: Record<string, string>;
  /** Versions of shared modules for which the shell's copy stands: it does the same (`shared-ui@2.0.0-u3fa9c1d2e4`). */
  standsFor?: readonly string[];
  /** The page's own route; nothing on the not-found page. */
  route?: OwnRoute;
  /** What the page has asked of the table while it was prerendered. */
  shown: Partial<TableEntries>;
  /** Path below which the site's pages are, without a trailing slash: a preview. Default: the root. */
  base?: string;
  /** The whole site, where the document was made for one page load: it is then never asked for. */
  whole?: SiteNow;
}

/**
 * `revision.json` below the base: what the site is at this moment. A page asks for it once it needs more than its own
 * document holds: before it goes to another page, and to search.
 */
export interface SiteNow {
  revision: number;
  /** See {@link PageFacts}. */
  site: string;
  shell: string;
  /** Every remote of the environment. */
  remotes: Record<string, string>;
  /** See {@link PageFacts}; of every remote. */
  standsFor: readonly string[];
  table: SiteTable;
}

/** Id of the element that holds the {@link PageFacts}. */
export const bootstrapId = 'mosaico';
/** Id of the element that the shell hydrates. */
export const rootId = 'root';

/** A prerendered page. */
export interface RenderedPage {
  /** HTML for `<head>`: title, description, links, critical CSS. */
  head: string;
  /** HTML for the root element. */
  body: string;
  /** What the page has asked of the table; slots it has are among it. */
  asked: TableKey[];
}

/** A federation container, as a remote's server build exports it. */
export interface Container {
  init(...scope: unknown[]): unknown;
  get(module: string): Promise<() => unknown>;
}

/** What the shell is given to prerender a site. */
export interface Bootstrap {
  site: SiteConfiguration;
  routes: readonly Route[];
  /** The environment's remotes. */
  remotes: readonly string[];
  /** See {@link PageFacts}. */
  standsFor: readonly string[];
  /** Answers what pages ask of the table; the renderer notes what each asks. */
  lookup: Lookup;
}

/** What the shell's server build exports to the composer. */
export interface ServerShell {
  /**
   * Gives the function that prerenders a path. `containers` loads a remote's server build; it is asked once for each
   * remote that a page needs. Rendering rejects when a page throws.
   */
  createRenderer(
    bootstrap: Bootstrap,
    containers: (workspace: string) => Container,
  ): (path: string) => Promise<RenderedPage>;
}
