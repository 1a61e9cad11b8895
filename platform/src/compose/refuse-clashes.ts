import type { Route } from 'shared-types';
import type { Release } from 'shared-types/schemas';

/** Throws when two releases claim one path, title, slot or public file, naming both and every clash. */
export function refuseClashes(releases: readonly Release[], routes: readonly Route[]): void {
  const clashes: string[] = [];
  const owners = new Map<string, string>();
  const claim = (kind: string, thing: string, owner: string): void => {
    const key = `${kind} ${thing.toLowerCase()}`;
    const other = owners.get(key);
    if (other === undefined) owners.set(key, owner);
    else clashes.push(`  ${kind} ${thing}: ${other} and ${owner}`);
  };
  for (const release of releases) {
    const owner = `${release.workspace}@${release.version}`;
    for (const { path, aliases, title, page } of routes.filter(({ workspace }) => workspace === release.workspace)) {
      for (const each of [path, ...aliases]) claim('path', each, `${owner} (page "${page}")`);
      claim('title', title, `${owner} (page "${page}")`);
    }
    for (const slot of release.slots) claim('slot', slot, owner);
    for (const file of Object.keys(release.files)) {
      if (file.startsWith('public/')) claim('file', file.slice('public'.length), owner);
    }
  }
  if (clashes.length > 0) {
    throw new Error(
      `Releases claim the same thing:\n${clashes.join('\n')}\nChange it in one of them, then build and publish that one.`,
    );
  }
}
