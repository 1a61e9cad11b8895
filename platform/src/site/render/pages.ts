import { plainPath, type Route } from '@mosaico/shared-types';
import type { Release, ReleasePage } from '@mosaico/shared-types/schemas';
import type { ResolvedSite } from '../resolve/resolve.ts';
import { fileOf, notFoundFile } from '../site-map.ts';

/** A page of the site: who owns it. */
export interface SitePage {
  path: string;
  /** In the site's folder. */
  file: string;
  /** Whose scripts it loads; nothing for the not-found page, which is in the shell's start script. */
  owner: { release: Release; page: ReleasePage; route: Route } | undefined;
}

/** The path that stands for the not-found page. */
export const notFoundPath = `/${notFoundFile}`;

/** Every page of a site, the not-found page last. */
export function pagesOf({ shell, remotes, table }: ResolvedSite): SitePage[] {
  const releases = new Map([shell, ...remotes].map((release) => [release.workspace, release]));
  const pages = new Map(
    [...releases.values()].flatMap((release) =>
      release.pages.map((page) => [`${release.workspace} ${page.key}`, page]),
    ),
  );
  const declared = table.routes.map((route): SitePage => {
    const release = releases.get(route.workspace);
    const page = pages.get(`${route.workspace} ${route.page}`);
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
