import { matchPath } from 'react-router-dom';
import type { Route } from 'shared-types';

/** The route of a path, whatever its case and with or without a trailing slash; `:param` and `*` patterns work. */
export function findRoute(routes: readonly Route[], pathname: string): Route | undefined {
  return routes.find((route) =>
    [route.path, ...route.aliases].some((path) => matchPath({ path, caseSensitive: false }, pathname)),
  );
}
