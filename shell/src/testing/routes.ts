import type { Route } from 'shared-types';

/** A route for tests: of the remote `mf-plans`, unless told otherwise. */
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
