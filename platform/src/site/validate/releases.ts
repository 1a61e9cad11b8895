import type { Route, SiteConfiguration } from '@mosaico/shared-types';
import type { Release } from '@mosaico/shared-types/schemas';
import { declarationsIn } from '../../table/declarations.ts';
import { siteTable } from '../../table/site-table.ts';
import { sharingProblems } from './sharing.ts';

/** What claims something: a release, or (without a version) a workspace that runs from source. */
export type Claiming = Pick<Release, 'workspace' | 'slots' | 'files'> & { version?: string };

/** Why releases do not fit together, as far as that shows without rendering. */
export function releaseProblems(releases: readonly Release[], site: SiteConfiguration): string[] {
  const { claimed, problems } = siteTable(releases.map(declarationsIn), site);
  return [...problems, ...clashProblems(releases, claimed), ...sharingProblems(releases)];
}

/** Paths, titles, slots and public files that two releases claim. */
export function clashProblems(releases: readonly Release[], routes: readonly Route[]): string[] {
  const clashes = clashesOf(releases, routes).map((each) => `  ${each}`);
  if (clashes.length === 0) return [];
  return [
    `Releases claim the same thing:\n${clashes.join('\n')}\nChange it in one of them, then build and publish that one.`,
  ];
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
