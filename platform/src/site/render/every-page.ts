import { nameOf, type Route } from '@mosaico/shared-types';
import { routesOn } from '../../table/routes.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';

/** A site with each page that releases claim, for a check. */
interface EveryPage {
  site: ResolvedSite;
  /** A message with the paths that pages were declared with. */
  declared: (message: string) => string;
}

/** Of two pages that claim one path, the second gets one of its own beside it, so that a check says what else is wrong with it. */
export function everyPage(site: ResolvedSite): EveryPage {
  const there = new Set(site.table.routes.map(idOf));
  const hidden = routesOn(site.today, site.claimed).filter((route) => !there.has(idOf(route)));
  const moved = hidden.map((route) => ({ ...route, path: `${route.path}~${route.workspace}`, aliases: [] }));
  return {
    site: { ...site, table: { ...site.table, routes: [...site.table.routes, ...moved] } },
    declared: (message) =>
      hidden.reduce(
        (text, { path, workspace }) => text.replaceAll(`${path}~${workspace}`, `${path} (${workspace})`),
        message,
      ),
  };
}

const idOf = (route: Route): string => `${nameOf(route)} ${route.subject ?? ''}`;
