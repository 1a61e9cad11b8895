import type { Route } from '@mosaico/shared-types';
import type { SitePort } from '../routing/navigation.ts';
import { findRoute } from '../routing/find-route.ts';

/** A route for tests: by default of the remote `mf-plans`. */
export function routeOf(path: `/${string}`, more: Partial<Route> = {}): Route {
  return {
    path,
    title: path,
    description: `About ${path}`,
    directory: { name: path, category: 'Planes' },
    aliases: [],
    indexed: true,
    workspace: 'mf-plans',
    page: path.slice(1),
    ...more,
  };
}

/** A site of these pages, all of them known. */
export function siteOf(routes: readonly Route[], more: Partial<SitePort> = {}): SitePort {
  return {
    own: (pathname) => findRoute(routes, pathname),
    known: () => routes,
    routes: () => Promise.resolve(routes),
    routesAhead: () => Promise.resolve(routes),
    routesAtLast: () => Promise.resolve(routes),
    fits: () => true,
    look: () => undefined,
    lookOrFail: () => undefined,
    ...more,
  };
}
