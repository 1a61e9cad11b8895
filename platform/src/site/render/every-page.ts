import { nameOf, type Route } from '@mosaico/shared-types';
import type { Revision } from '@mosaico/shared-types/schemas';
import { routesOn } from '../../table/routes.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';

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

const idOf = (route: Route): string => `${nameOf(route)} ${route.subject ?? ''}`;
