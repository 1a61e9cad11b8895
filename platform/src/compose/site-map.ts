import { composerVersion } from './composer-version.ts';
import type { Composition } from './composition.ts';

/** Name of the file that tells a server which path is which file. It is not served. */
export const siteMapFile = '.site.json';
export const notFoundFile = '404.html';
/** Tells open pages what the site shows at this moment: see `NewestRevision`. */
export const revisionOnSite = 'revision.json';

/** What a server needs to know of a composed site. */
export interface SiteMap {
  environment: string;
  revision: number;
  /** Version of the code that composed it. */
  composer: string;
  /** Lower-case path without a trailing slash → file. */
  pages: Record<string, string>;
  /** Files that other sites may show in a frame. */
  embeddable: string[];
  /** Path → where it goes on to. */
  redirects: Record<string, string>;
}

/** The file of a page: `/planes-crm` is `planes-crm.html`, which every static host serves without a redirect. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

export function siteMapOf({ revision, table }: Composition): SiteMap {
  const pages = table.routes.flatMap(({ path, aliases }) =>
    [path, ...aliases].map((each) => [each, fileOf(path)] as const),
  );
  return {
    environment: revision.environment,
    revision: revision.revision,
    composer: composerVersion,
    pages: Object.fromEntries(pages),
    redirects: Object.fromEntries(
      table.routes.flatMap(({ path, redirect }) => (redirect ? [[path, redirect] as const] : [])),
    ),
    embeddable: table.routes.filter(({ embeddable }) => embeddable).map(({ path }) => fileOf(path)),
  };
}
