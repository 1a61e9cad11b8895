import { plainPath, type Route } from '@mosaico/shared-types';

/** The route of a path, however it is spelled. */
export function findRoute(routes: readonly Route[], pathname: string): Route | undefined {
  const plain = plainPath(pathname);
  return routes.find(({ path, aliases }) => path === plain || aliases.includes(plain));
}
