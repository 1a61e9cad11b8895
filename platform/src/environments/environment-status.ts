import type { Route, SiteTable } from '@mosaico/shared-types';
import type { Release, Revision } from '@mosaico/shared-types/schemas';
import { startStyles } from '../browser/versions/mix.ts';
import { licencesIn, type LicensedPackage } from '../store/licences.ts';
import type { Named } from '../store/release-label.ts';
import type { Store } from '../store/store.ts';
import { declarationsIn } from '../table/declarations.ts';
import { routesOn } from '../table/routes.ts';
import { siteTable } from '../table/site-table.ts';
import { differences, type Difference } from './changes.ts';
import { bytesAnew } from './describe-release.ts';
import { earlier, lookBack } from './history.ts';
import { namedOf } from './named-releases.ts';
import { undoingOf } from './undoing.ts';

/** So many revisions of an environment are told of, the one that is shown among them. */
const mostTold = 20;

/** A release that an environment shows. */
export interface ShownRelease {
  release: Release;
  /** The first of the revisions that have shown it without a break, as far back as is looked. */
  since: Revision;
  /** What that revision has put it in the place of: nothing where the workspace was not there. It may have been pruned since. */
  replaced: (Named & { isPublished: boolean }) | undefined;
  /** What a rollback of this workspace alone would show again: nothing `to` where it goes. Nothing where there is no way back. */
  back: { to: Named | undefined } | undefined;
  /** Packages of others of which visitors download something. */
  packages: LicensedPackage[];
}

/** A revision, and what it has changed. */
export interface ToldRevision {
  revision: Revision;
  changes: Difference[];
  /** It shows something else than what is shown, and all that it needs is still published. */
  canReturn: boolean;
}

/** What another environment shows, beside this one. */
export interface OtherEnvironment {
  revision: Revision;
  /** From this environment to that one. */
  changes: Difference[];
  /** Address of its site; nothing where it is the same as this one's. */
  origin: string | undefined;
}

/** What two revisions' pages and figures differ in. */
export interface ContentChanges {
  added: Route[];
  removed: Route[];
  /** Figures, as the site writes them. */
  figures: { name: string; from: string | undefined; to: string | undefined }[];
}

/** What an environment shows, since when and why, and what it has shown before. */
export interface EnvironmentStatus {
  revision: Revision;
  /** The agency's name. */
  agency: string;
  /** Addresses of the style sheets of the shell's start. */
  styles: string[];
  /** The shell first. */
  releases: ShownRelease[];
  /** Its pages. */
  routes: readonly Route[];
  /** The newest first: the one that is shown. */
  history: ToldRevision[];
  /** What the newest change has changed in pages and figures, and bytes that somebody who knew the site downloads anew. */
  content: ContentChanges;
  bytesAnew: number;
  /** What a rollback of everything would return to; nothing where there is nothing. */
  back: number | undefined;
  others: OtherEnvironment[];
  /** A release's name for people, by workspace and version: of every release that is told of and can be read. */
  names: ReadonlyMap<string, Named>;
}

/** What there is to tell of an environment that shows this revision. Throws where the store cannot be read. */
export async function environmentStatus(store: Store, revision: Revision): Promise<EnvironmentStatus> {
  const { environment, configuration } = revision;
  const past = await earlierRevisions(store, revision);
  const told = [revision, ...past].slice(0, mostTold + 1);
  const [releases, others, published, { site }, back, now, before] = await Promise.all([
    Promise.all(Object.keys(revision.releases).map((each) => shownRelease(store, each, [revision, ...past]))),
    otherEnvironments(store, revision),
    publishedVersions(store, told),
    store.configuration(configuration),
    undoingOf(store, { environment }, revision).catch(() => undefined),
    tableOf(store, revision),
    past[0] && tableOf(store, past[0]).catch(() => undefined),
  ]);
  const history = told.slice(0, mostTold).map((each, index) => ({
    revision: each,
    changes: differences(told[index + 1], each),
    canReturn: differences(each, revision).length > 0 && isPublished(published, each),
  }));
  const shell = releases.find(({ release }) => release.role === 'shell')?.release;
  return {
    revision,
    agency: site.agency.name,
    styles: shell ? startStyles(shell) : [],
    releases: releases.sort((a, b) => Number(b.release === shell) - Number(a.release === shell)),
    history,
    routes: now.routes,
    content: contentChanges(now, before),
    bytesAnew: past[0] ? await bytesAnew(store, past[0], revision) : 0,
    back: back?.revision.sameAs,
    others,
    names: await namesOf(store, [...told, ...others.map((each) => each.revision)]),
  };
}

/**
 * The revisions before this one, the newest first: those that are told of, and as far back as it takes to know since when each
 * release is shown. What cannot be read ends the list.
 */
async function earlierRevisions(store: Store, revision: Revision): Promise<Revision[]> {
  const found: Revision[] = [];
  const open = new Set(Object.keys(revision.releases));
  try {
    for await (const each of earlier(store, revision.environment, revision.revision)) {
      found.push(each);
      for (const workspace of open)
        if (each.releases[workspace] !== revision.releases[workspace]) open.delete(workspace);
      if (found.length === lookBack || (found.length >= mostTold && open.size === 0)) break;
    }
  } catch {
    // Every one before it is told of all the same.
  }
  return found;
}

async function shownRelease(store: Store, workspace: string, revisions: readonly Revision[]): Promise<ShownRelease> {
  const [shown] = revisions as [Revision];
  const version = shown.releases[workspace] ?? '';
  const end = revisions.findIndex((each) => each.releases[workspace] !== version);
  const since = revisions.at(end === -1 ? -1 : end - 1) ?? shown;
  const nameOf = async (named: string | undefined): Promise<Named | undefined> =>
    named === undefined ? undefined : nameIn(store, workspace, named);
  const before = revisions[end]?.releases[workspace];
  const [release, versions, folder, undoing] = await Promise.all([
    store.release(workspace, version),
    store.versions(workspace),
    store.releaseFolder(workspace, version),
    undoingOf(store, { environment: shown.environment, workspaces: [workspace] }, shown).catch(() => undefined),
  ]);
  return {
    release,
    since,
    replaced:
      before === undefined
        ? undefined
        : { ...(await nameIn(store, workspace, before)), isPublished: versions.includes(before) },
    back: undoing && { to: await nameOf(undoing.revision.releases[workspace]) },
    packages: await licencesIn(folder, `${workspace}@${version}`),
  };
}

async function otherEnvironments(store: Store, revision: Revision): Promise<OtherEnvironment[]> {
  const originOf = async ({ configuration }: Revision): Promise<string> =>
    (await store.configuration(configuration)).site.agency.origin;
  const own = await originOf(revision);
  const names = (await store.environments()).filter((each) => each !== revision.environment).sort();
  const found = await Promise.all(
    names
      .map(async (name) => {
        const other = await store.revision(name);
        const origin = await originOf(other);
        return { revision: other, changes: differences(revision, other), origin: origin === own ? undefined : origin };
      })
      .map((each) => each.catch(() => undefined)),
  );
  // One that cannot be read hides no other.
  return found.filter((each) => each !== undefined);
}

type Versions = ReadonlyMap<string, readonly string[]>;

async function publishedVersions(store: Store, revisions: readonly Revision[]): Promise<Versions> {
  const workspaces = new Set(revisions.flatMap(({ releases }) => Object.keys(releases)));
  return new Map(await Promise.all([...workspaces].map(async (each) => [each, await store.versions(each)] as const)));
}

const isPublished = (published: Versions, { releases }: Revision): boolean =>
  Object.entries(releases).every(([workspace, version]) => published.get(workspace)?.includes(version));

function contentChanges(now: SiteTable, before: SiteTable | undefined): ContentChanges {
  if (!before) return { added: [], removed: [], figures: [] };
  const notIn =
    ({ routes }: SiteTable) =>
    ({ path }: Route): boolean =>
      !routes.some((each) => each.path === path);
  const names = [...new Set([...Object.keys(before.facts), ...Object.keys(now.facts)])].sort();
  return {
    added: now.routes.filter(notIn(before)),
    removed: before.routes.filter(notIn(now)),
    figures: names
      .map((name) => ({ name, from: before.facts[name]?.text, to: now.facts[name]?.text }))
      .filter(({ from, to }) => from !== to),
  };
}

/** Pages and figures of a revision's site. Throws where a release or the configuration cannot be read. */
async function tableOf(store: Store, { releases, configuration, created }: Revision): Promise<SiteTable> {
  const read = Object.entries(releases).map(([workspace, version]) => store.release(workspace, version));
  const { site } = await store.configuration(configuration);
  const { table } = siteTable((await Promise.all(read)).map(declarationsIn), site);
  return { ...table, routes: routesOn(created.slice(0, 10), table.routes) };
}

async function namesOf(store: Store, revisions: readonly Revision[]): Promise<Map<string, Named>> {
  const releases = new Set(revisions.flatMap((each) => Object.entries(each.releases).map((pair) => pair.join('@'))));
  const named = [...releases].map(async (each) => {
    const [workspace = '', version = ''] = each.split('@');
    return [each, await nameIn(store, workspace, version)] as const;
  });
  return new Map(await Promise.all(named));
}

/** Of a release that cannot be read any more, its version alone. */
const nameIn = (store: Store, workspace: string, version: string): Promise<Named> =>
  store.release(workspace, version).then(namedOf, () => ({ version }));
