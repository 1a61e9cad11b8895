import { nameOf, type Route } from '@mosaico/shared-types';
import type { Release } from '@mosaico/shared-types/schemas';

/** What claims something: a release, or (without a version) a workspace that runs from source. */
export type Claiming = Pick<Release, 'workspace' | 'slots' | 'files'> & { version?: string };

/** Throws when two releases claim one path, title, slot or public file, naming both and every clash. */
export function refuseClashes(releases: readonly Release[], routes: readonly Route[]): void {
  const circles = aliasCircles(routes);
  if (circles.length > 0)
    throw new Error(
      `These pages are aliases of each other in a circle:\n${circles.map((each) => `  ${each}`).join('\n')}\nKeep each path with the page that is there, and drop the other alias.`,
    );
  const clashes = clashesOf(releases, routes);
  if (clashes.length > 0) {
    throw new Error(
      `Releases claim the same thing:\n${clashes.map((each) => `  ${each}`).join('\n')}\nChange it in one of them, then build and publish that one.`,
    );
  }
}

/** Each path, title, slot and public file that two of them claim, with both named. */
export function clashesOf(releases: readonly Claiming[], routes: readonly Route[]): string[] {
  const clashes: string[] = [];
  const owners = new Map<string, string>();
  const claim = (kind: string, thing: string, owner: string): void => {
    const key = `${kind} ${thing.toLowerCase()}`;
    const other = owners.get(key);
    if (other === undefined) owners.set(key, owner);
    else clashes.push(`${kind} ${thing}: ${other} and ${owner}`);
  };
  for (const release of releases) {
    const owner = release.version ? `${release.workspace}@${release.version}` : release.workspace;
    for (const { path, aliases, title, page } of routes.filter(({ workspace }) => workspace === release.workspace)) {
      for (const each of [path, ...aliases]) claim('path', each, `${owner} (page "${page}")`);
      claim('title', title, `${owner} (page "${page}")`);
    }
    for (const slot of release.slots) claim('slot', slot, owner);
    for (const file of Object.keys(release.files)) {
      if (file.startsWith('public/') && !/\.(br|gz)$/.test(file)) claim('file', file.slice('public'.length), owner);
    }
  }
  return clashes;
}

/** Pages each of which calls the next one's path its own earlier one: nobody could say which of them is there. */
export function aliasCircles(routes: readonly Route[]): string[] {
  const circles: string[] = [];
  const follow = (first: Route, way: readonly Route[]): void => {
    for (const next of routes.filter(({ path }) => way.at(-1)?.aliases.includes(path))) {
      if (next === first && way.length > 1)
        circles.push(`${way.map(nameOf).join(' and ')}: ${[...way, first].map(({ path }) => path).join(' → ')}`);
      // Each circle is told once: by the first of its pages.
      else if (!way.includes(next) && routes.indexOf(next) > routes.indexOf(first)) follow(first, [...way, next]);
    }
  };
  for (const route of routes) follow(route, [route]);
  return circles;
}
