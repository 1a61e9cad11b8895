import { plainPath, type Route } from '@mosaico/shared-types';
import { pageNameOf } from '@mosaico/shared-types/table';
import type { Release, ReleasePage, Revision } from '@mosaico/shared-types/schemas';
import { routesOn } from '../../table/routes.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import { fileOf, notFoundFile } from '../site-map.ts';

/** A page of the site: who owns it. */
export interface SitePage {
  path: string;
  /** In the site's folder. */
  file: string;
  /** Release, page and route that own the document; `undefined` for the not-found page, which is in the shell's start script. */
  owner: { release: Release; page: ReleasePage; route: Route } | undefined;
}

/** The path that stands for the not-found page. */
export const notFoundPath = `/${notFoundFile}`;

/** Every page of a site, the not-found page last. */
export function pagesOf({ shell, remotes, table }: ResolvedSite): SitePage[] {
  const releases = new Map([shell, ...remotes].map((release) => [release.workspace, release]));
  const pages = new Map(
    [...releases.values()].flatMap((release) =>
      release.pages.map((page) => [pageNameOf({ workspace: release.workspace, page: page.key }), page]),
    ),
  );
  const declared = table.routes.map((route): SitePage => {
    const release = releases.get(route.workspace);
    const page = pages.get(pageNameOf(route));
    if (!release || !page) throw new Error(`No release has the page "${route.page}" of ${route.path}.`);
    return { path: route.path, file: fileOf(route.path), owner: { release, page, route } };
  });
  return [...declared, { path: notFoundPath, file: notFoundFile, owner: undefined }];
}

/** Finds the path of the page at an address, however that is spelled, or by an alias. */
export function pageAt(routes: readonly Route[]): (address: string) => string | undefined {
  const paths = new Map(routes.flatMap(({ path, aliases }) => [path, ...aliases].map((each) => [each, path] as const)));
  return (address) => paths.get(plainPath(address));
}

/** A site with each page that releases claim, for a check. */
interface EveryPage {
  site: ResolvedSite;
  /** A message with the paths that pages were declared with. */
  declared: (message: string) => string;
}

/**
 * If two pages claim one path, the page of the new release (not among `shown`) gets a path beside it. So a check finds its other
 * problems, too.
 */
export function everyPage(site: ResolvedSite, shown: Revision['releases'] = {}): EveryPage {
  const { routes } = site.table;
  const there = new Set(routes.map(idOf));
  const taken = new Set(routes.flatMap(({ path, aliases }) => [path, ...aliases]));
  const hidden = routesOn(site.today, site.claimed).filter(
    (route) => !there.has(idOf(route)) && shown[route.workspace] !== site.revision.releases[route.workspace],
  );
  const moved = hidden.map((route) => ({
    ...route,
    path: `${route.path}~${route.workspace}`,
    aliases: route.aliases.filter((alias) => !taken.has(alias)),
  }));
  return {
    site: moved.length === 0 ? site : { ...site, table: { ...site.table, routes: [...routes, ...moved] } },
    declared: (message) =>
      hidden.reduce(
        (text, { path, workspace }) => text.replaceAll(`${path}~${workspace}`, `${path} (${workspace})`),
        message,
      ),
  };
}

const idOf = (route: Route): string => `${pageNameOf(route)} ${route.subject ?? ''}`;
