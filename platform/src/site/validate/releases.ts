import { major } from 'semver';
import { nameOf, type Route, type SiteConfiguration } from '@mosaico/shared-types';
import type { Release } from '@mosaico/shared-types/schemas';
import { declarationsIn } from '../../table/declarations.ts';
import { siteTable } from '../../table/site-table.ts';
import { refuseOtherRuntimes } from './other-runtimes.ts';
import { refuseUnmetShares } from './unmet-shares.ts';

/** What claims something: a release, or (without a version) a workspace that runs from source. */
export type Claiming = Pick<Release, 'workspace' | 'slots' | 'files'> & { version?: string };

/** Why releases do not fit together, as far as that shows without rendering. */
export function releaseProblems(releases: readonly Release[], site: SiteConfiguration): string[] {
  const { claimed, problems } = siteTable(releases.map(declarationsIn), site);
  return [...problems, ...clashProblems(releases, claimed), ...sharingProblems(releases)];
}

/** Why remotes cannot run in the shell: then their pages cannot be rendered either. */
export function sharingProblems(releases: readonly Release[]): string[] {
  const shell = releases.find(({ role }) => role === 'shell');
  const remotes = releases.filter(({ role }) => role === 'remote');
  if (!shell) return [];
  return [
    ...messageOf(() => refuseUnmetShares(shell, remotes)),
    ...otherContracts(shell, remotes),
    ...messageOf(() => refuseOtherRuntimes(shell, remotes)),
  ];
}

function messageOf(refuse: () => unknown): string[] {
  try {
    refuse();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Remotes that were built against a contract (`shared-types`) of another major version than the shell's. */
function otherContracts(shell: Release, remotes: readonly Release[]): string[] {
  const { contract } = shell.built;
  const others = remotes
    .filter(({ built }) => major(built.contract) !== major(contract))
    .map(
      ({ workspace, version, built }) =>
        `  ${workspace}@${version} was built against @mosaico/shared-types ${built.contract}`,
    );
  if (others.length === 0) return [];
  return [
    `shell@${shell.version} speaks @mosaico/shared-types ${contract}:\n${others.join('\n')}\nRelease a shell or a remote of the same major version.`,
  ];
}

/** Paths, titles, slots and public files that two releases claim, and pages that are aliases of each other. */
export function clashProblems(releases: readonly Release[], routes: readonly Route[]): string[] {
  const circles = aliasCircles(routes).map((each) => `  ${each}`);
  if (circles.length > 0)
    return [
      `These pages are aliases of each other in a circle:\n${circles.join('\n')}\nKeep each path with the page that is there, and drop the other alias.`,
    ];
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
