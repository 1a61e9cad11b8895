import { dirname, join } from 'node:path';
import { rcompare } from 'semver';
import type { SiteConfiguration } from '@mosaico/shared-types';
import type { Release } from '@mosaico/shared-types/schemas';
import {
  publishedFolder,
  startScripts,
  startStyles,
  type LoadableRelease,
  type Published,
  type PublishedRelease,
} from '../../browser/versions/overrides.ts';
import { linkFolder } from '../../lib/link-folder.ts';
import { writeAnew } from '../../lib/precompressed.ts';
import { developmentAddress, developmentFolder } from '../../store/development-shell.ts';
import { publicPath } from '../../store/public-path.ts';
import { dateOf, printable } from '../../store/release-label.ts';
import type { Store } from '../../store/store.ts';
import { declarationsIn } from '../../table/declarations.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import { releaseProblems } from '../validate/releases.ts';
import { linkPublicFiles } from './assets.ts';
import { assetsOf } from './bootstrap-data.ts';

/** So many of a workspace's newest releases are listed; with each, a composition holds its files. */
const mostListed = 20;
/** So many of them, by the day on which they were published, are read to find the newest ones by the day on which they were built. */
const mostRead = 2 * mostListed;

/**
 * Writes the present list of published releases into a draft, and what a page needs to run each, for static hosts. `serve` reads
 * the store instead: see `deliver/published-releases.ts`.
 */
export async function writePublished(store: Store, site: ResolvedSite, draft: string): Promise<void> {
  const inUse = [site.shell, ...site.remotes];
  const isInUse = ({ workspace, version }: Release): boolean => site.revision.releases[workspace] === version;
  const listed: Release[] = [];
  for (const release of newestOf(await releasesOf(store, (workspace) => store.newestVersions(workspace, mostRead))))
    // Those in use were verified when the site was resolved.
    if (isInUse(release) || (await store.isSound(release.workspace, release.version))) listed.push(release);
  // What is in use may be older than the newest; its figures are part of every mix.
  for (const release of [...inUse, ...listed.filter((each) => !isInUse(each))]) {
    const { workspace, version } = release;
    const source = await store.releaseFolder(workspace, version);
    await linkFolder(join(source, 'client'), join(draft, publicPath(workspace)));
    // What the environment's own releases have under the same name stays.
    await linkPublicFiles(store, release, draft);
    if (release === site.shell && release.development)
      await linkFolder(join(source, developmentFolder), join(draft, dirname(developmentAddress(release))));
    const file = join(draft, publishedFolder, workspace, `${version}.json`);
    await writeAnew(file, JSON.stringify(loadable(release)));
  }
  const list = publishedList(listed, inUse, site.configuration.site);
  await writeAnew(join(draft, publishedFolder, 'index.json'), JSON.stringify(list));
}

/** Every release of a store that can be read, by workspace, the newest first. */
export const allReleases = (store: Pick<Store, 'workspaces' | 'versions' | 'release'>): Promise<Release[]> =>
  releasesOf(store, (workspace) => store.versions(workspace));

async function releasesOf(
  store: Pick<Store, 'workspaces' | 'release'>,
  versionsOf: (workspace: string) => Promise<string[]>,
): Promise<Release[]> {
  const workspaces = (await store.workspaces()).sort().map(async (workspace) => {
    const versions = await versionsOf(workspace);
    // One that cannot be read any more cannot be chosen.
    const found = await Promise.all(versions.map((each) => store.release(workspace, each).catch(() => undefined)));
    return found.filter((release) => release !== undefined).sort(newestFirst);
  });
  return (await Promise.all(workspaces)).flat();
}

/**
 * The list of the newest of these releases and of the wanted ones, each with the reasons why it is incompatible with the environment.
 * `problems` caches the reasons by release, for one environment's releases and configuration.
 */
export function publishedList(
  releases: readonly Release[],
  inUse: readonly Release[],
  site: SiteConfiguration,
  {
    isWanted = () => false,
    problems = new WeakMap(),
  }: { isWanted?: (release: Release) => boolean; problems?: WeakMap<Release, string[]> } = {},
): Published {
  const list: Published = {};
  const newest = new Set(newestOf(releases));
  for (const release of releases.filter((each) => newest.has(each) || isWanted(each))) {
    const others = inUse.filter(({ workspace }) => workspace !== release.workspace);
    const found = problems.get(release) ?? releaseProblems([...others, release], site).map(({ text }) => text);
    problems.set(release, found);
    (list[release.workspace] ??= []).push({ version: release.version, ...originOf(release), problems: found });
  }
  return list;
}

/** The data with which a page runs a release in place of the one in use. */
export function loadable(release: Release): LoadableRelease {
  const { workspace, version, role, client, development, shared, built } = release;
  const integrity = Object.entries(assetsOf(release)).map(([address, sha384]): [string, string] => [
    address,
    `sha384-${sha384}`,
  ]);
  return {
    workspace,
    version,
    scripts: role === 'shell' ? startScripts(release) : [publicPath(workspace) + client.entry],
    styles: role === 'shell' ? startStyles(release) : [],
    declarations: declarationsIn(release),
    integrity: Object.fromEntries(integrity),
    shared,
    built: { contract: built.contract, runtime: built.runtime },
    ...(development && { development: developmentAddress(release) }),
  };
}

/** The label of a release in the switcher, and no more: every tab that opens the switcher loads the labels of all releases. */
function originOf({ built }: Release): Omit<PublishedRelease, 'version' | 'problems'> {
  const { commit, author, subject, dirty, uncommitted } = built;
  return {
    built: dateOf(built),
    ...(commit && { commit: commit.slice(0, 7) }),
    ...(author && { author: printable(author) }),
    ...(subject && { subject: printable(subject) }),
    ...(dirty && { dirty }),
    ...(uncommitted && { uncommitted: uncommitted.map(printable) }),
  };
}

/** Of each workspace the first ones. */
function newestOf(releases: readonly Release[]): Release[] {
  const counts = new Map<string, number>();
  return releases.filter(({ workspace }) => {
    const count = counts.get(workspace) ?? 0;
    counts.set(workspace, count + 1);
    return count < mostListed;
  });
}

function newestFirst(a: Release, b: Release): number {
  return b.built.at.localeCompare(a.built.at) || rcompare(a.version, b.version);
}
