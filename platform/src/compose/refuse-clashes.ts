import type { Release } from 'shared-types/schemas';

/** Throws when two releases claim one path, one title or one public file, naming both and every clash. */
export function refuseClashes(releases: readonly Release[]): void {
  const clashes: string[] = [];
  const claim = (kind: string, thing: string, owners: Map<string, string>, owner: string): void => {
    const other = owners.get(thing.toLowerCase());
    if (other === undefined) owners.set(thing.toLowerCase(), owner);
    else clashes.push(`  ${kind} ${thing}: ${other} and ${owner}`);
  };
  const paths = new Map<string, string>();
  const titles = new Map<string, string>();
  const files = new Map<string, string>();
  for (const release of releases) {
    const owner = `${release.workspace}@${release.version}`;
    for (const page of release.pages) {
      for (const path of [page.path, ...page.aliases]) claim('path', path, paths, `${owner} (page "${page.key}")`);
      claim('title', page.title, titles, `${owner} (page "${page.key}")`);
    }
    for (const file of Object.keys(release.files)) {
      if (file.startsWith('public/')) claim('file', file.slice('public'.length), files, owner);
    }
  }
  if (clashes.length > 0) {
    throw new Error(
      `Releases claim the same thing:\n${clashes.join('\n')}\nChange it in one of them, then build and publish that one.`,
    );
  }
}
