import type { ReleasePage } from './schemas/release.ts';
import type { SiteConfiguration } from './schemas/site-configuration.ts';

/** A page as every visitor's browser knows it: from the releases of the environment, ready to match and to show. */
export type Route = Pick<ReleasePage, 'path' | 'title' | 'description' | 'directory' | 'aliases' | 'indexed'> & {
  /** The workspace that owns the page, and the page's key in it. */
  workspace: string;
  page: string;
  /** Slug of the one whose page this is, where the declaration says `each`. */
  subject?: string;
  /** Address to go on to. */
  redirect?: string;
  /** Other sites may show it in a frame. */
  embeddable?: boolean;
};

/** What all pages of a site have in common: a file of its own, whose name changes with its content. */
export interface SiteTable {
  routes: Route[];
  /** Slot → the remote that fills it. */
  slots: Record<string, string>;
  site: SiteConfiguration;
}

/** What each HTML page tells the client, as inert JSON in the element with the id {@link bootstrapId}. */
export interface PageFacts {
  /** Address of the {@link SiteTable}; the table itself where the document was made for one page load. */
  table: string | SiteTable;
  /** Address of the shell's start script. */
  shell: string;
  /** Remote → address of its federation entry, of those that the page's HTML is made of. */
  remotes: Record<string, string>;
  /** Day on which the page was prerendered, as `2026-11-21`. */
  composed: string;
  /** Path below which the site's pages are, without a trailing slash: a preview. Default: the root. */
  base?: string;
}

/** What the shell makes the site of. */
export interface Bootstrap extends SiteTable {
  /** See {@link PageFacts}. */
  composed: string;
}

/** `revision.json` below the base: what the site shows at this moment, for pages that are open already. */
export interface NewestRevision {
  revision: number;
  /** See {@link PageFacts}. */
  shell: string;
  table: string;
  /** Every remote of the environment. */
  remotes: Record<string, string>;
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
  /** Slots that the page has. */
  slots: string[];
}

/** A federation container, as a remote's server build exports it. */
export interface Container {
  init(...scope: unknown[]): unknown;
  get(module: string): Promise<() => unknown>;
}

/** What the shell's server build exports to the composer. */
export interface ServerShell {
  /**
   * Gives the function that prerenders a path; `remotes` are the environment's. `containers` loads a remote's server build; it is asked once for each
   * remote that a page needs. Rendering rejects when a page throws.
   */
  createRenderer(
    bootstrap: Bootstrap & { remotes: readonly string[] },
    containers: (workspace: string) => Container,
  ): (path: string) => Promise<RenderedPage>;
}
