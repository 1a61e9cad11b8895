import { dayIn, type Route, type SiteConfiguration, type SiteTable } from '@mosaico/shared-types';
import type { Canary, Release, Revision } from '@mosaico/shared-types/schemas';
import { startStyles } from '../browser/versions/overrides.ts';
import { releaseNames } from '../store/arms.ts';
import { licencesIn, type LicensedPackage } from '../store/licences.ts';
import type { Named } from '../store/release-label.ts';
import type { Store } from '../store/store.ts';
import { declarationsIn } from '../table/declarations.ts';
import { routesOn } from '../table/routes.ts';
import { isPublic } from '../lib/public-environment.ts';
import { siteWithLists } from '../site/resolve/lists.ts';
import { siteTable } from '../table/site-table.ts';
import { canaryEvent, isBegun, type CanaryEvent } from './canary-revisions.ts';
import { type Difference, differences, earlier, lookBack } from './history.ts';
import { bytesAnew, namedOf } from './describe-release.ts';
import { planRollback } from './rollback-plan.ts';

/** Number of listed revisions of an environment, including the shown one. */
const mostListed = 20;

/** A release that an environment shows. */
export interface ShownRelease {
  release: Release;
  /** The first of the revisions that have shown it without a break. */
  since: Revision;
  /** Version that it has replaced, if any. */
  replaced: string | undefined;
  /** The version that a rollback of this workspace alone would show (none: the workspace is removed); `undefined` if there is nothing to roll back. */
  back: { version: string | undefined } | undefined;
  packages: LicensedPackage[];
}

/** A revision, and what it has changed. */
interface ListedRevision {
  revision: Revision;
  changes: Difference[];
  /** What it has done to a canary, if anything. */
  canary: CanaryEvent | undefined;
  /** Whether the revision differs from the shown one, and all its releases are still published. */
  canReturn: boolean;
}

/** Another environment: its revision, the differences to this environment, and its address if it has another one. */
interface OtherEnvironment {
  revision: Revision;
  changes: Difference[];
  origin: string | undefined;
  /** Whether visitors see it: then it has no such page. */
  isOpen: boolean;
}

/** State of an environment: shown releases, since when and why, and earlier revisions. */
export interface EnvironmentStatus {
  revision: Revision;
  /** The agency's name. */
  agency: string;
  /** Addresses of the style sheets of the shell's start. */
  styles: string[];
  /** Of the stable arm, the shell first. */
  releases: ShownRelease[];
  /** The canary that runs, and the revision that began it. */
  canary: { canary: Canary; began: Revision } | undefined;
  routes: readonly Route[];
  /** The newest first: the one that is shown. */
  history: ListedRevision[];
  /** What the newest revision has changed in pages and figures, and the bytes that a returning visitor downloads. */
  content: { added: Route[]; removed: Route[]; figures: Difference[] };
  bytesAnew: number;
  /** Number of the revision that a rollback of everything would return to, if any. */
  back: number | undefined;
  others: OtherEnvironment[];
  /** Labels of all releases that are mentioned and still published, by `workspace@version`. */
  names: ReadonlyMap<string, Named>;
}

/** Reads the status of an environment that shows this revision. Throws if the store cannot be read. */
export async function environmentStatus(store: Store, revision: Revision): Promise<EnvironmentStatus> {
  const { environment, configuration } = revision;
  const past = await earlierRevisions(store, revision);
  const listed = [revision, ...past].slice(0, mostListed + 1);
  const [releases, others, { site }, back, now, before] = await Promise.all([
    Promise.all(Object.keys(revision.releases).map((each) => shownRelease(store, each, [revision, ...past]))),
    otherEnvironments(store, revision),
    store.configuration(configuration),
    planRollback(store, { environment }, revision, lookBack).catch(() => undefined),
    tableOf(store, revision),
    past[0] && tableOf(store, past[0]).catch(() => undefined),
  ]);
  const mentioned = [...listed, ...others.map((each) => each.revision)].flatMap(releaseNames);
  for (const { release, replaced, back: to } of releases)
    for (const version of [replaced, to?.version]) if (version) mentioned.push(`${release.workspace}@${version}`);
  const names = await namesOf(store, new Set(mentioned));
  const history = listed.slice(0, mostListed).map((each, index) => ({
    revision: each,
    changes: differences(listed[index + 1], each),
    canary: canaryEvent(listed[index + 1], each),
    canReturn:
      differences(each, revision).length > 0 &&
      Object.entries(each.releases).every((release) => names.has(release.join('@'))),
  }));
  const shell = releases.find(({ release }) => release.role === 'shell')?.release;
  const { canary } = revision;
  return {
    revision,
    canary: canary && {
      canary,
      began: isBegun(revision) ? revision : await store.revision(environment, canary.number),
    },
    agency: site.agency.name,
    styles: shell ? startStyles(shell) : [],
    releases: releases.sort((a, b) => Number(b.release === shell) - Number(a.release === shell)),
    history,
    routes: now.routes,
    content: contentChanges(now, before),
    bytesAnew: past[0] ? await bytesAnew(store, past[0], revision) : 0,
    back: back?.revision.sameAs,
    others,
    names,
  };
}

/** The revisions before this one, newest first: those that are listed, and as many as show since when each release is shown. */
async function earlierRevisions(store: Store, revision: Revision): Promise<Revision[]> {
  const found: Revision[] = [];
  const open = new Set(Object.keys(revision.releases));
  try {
    for await (const each of earlier(store, revision.environment, revision.revision, lookBack)) {
      found.push(each);
      for (const workspace of open)
        if (each.releases[workspace] !== revision.releases[workspace]) open.delete(workspace);
      if (found.length >= mostListed && open.size === 0) break;
    }
  } catch {
    // A revision that cannot be read ends the list.
  }
  return found;
}

async function shownRelease(store: Store, workspace: string, revisions: readonly Revision[]): Promise<ShownRelease> {
  const [shown] = revisions as [Revision];
  const version = shown.releases[workspace] ?? '';
  const end = revisions.findIndex((each) => each.releases[workspace] !== version);
  const [release, folder, undoing] = await Promise.all([
    store.release(workspace, version),
    store.releaseFolder(workspace, version),
    // A rollback of a canary's workspace ends the canary, and leaves what is shown here.
    workspace in (shown.canary?.releases ?? {})
      ? undefined
      : planRollback(store, { environment: shown.environment, workspaces: [workspace] }, shown, lookBack).catch(
          () => undefined,
        ),
  ]);
  return {
    release,
    since: revisions.at(end === -1 ? -1 : end - 1) ?? shown,
    replaced: revisions[end]?.releases[workspace],
    back: undoing && { version: undoing.revision.releases[workspace] },
    packages: await licencesIn(folder, `${workspace}@${version}`),
  };
}

/** All other environments that can be read. */
async function otherEnvironments(store: Store, revision: Revision): Promise<OtherEnvironment[]> {
  const siteOf = async ({ configuration }: Revision): Promise<SiteConfiguration> =>
    (await store.configuration(configuration)).site;
  const own = (await siteOf(revision)).agency.origin;
  const statusOf = async (name: string): Promise<OtherEnvironment> => {
    const other = await store.revision(name);
    const site = await siteOf(other);
    const { origin } = site.agency;
    return {
      revision: other,
      changes: differences(revision, other),
      origin: origin === own ? undefined : origin,
      isOpen: isPublic(name, site),
    };
  };
  const names = (await store.environments()).filter((each) => each !== revision.environment).sort();
  const found = await Promise.all(names.map((each) => statusOf(each).catch(() => undefined)));
  return found.filter((each) => each !== undefined);
}

function contentChanges(now: SiteTable, before: SiteTable | undefined): EnvironmentStatus['content'] {
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
      .map((what) => ({ what, from: before.facts[what]?.text, to: now.facts[what]?.text }))
      .filter(({ from, to }) => from !== to),
  };
}

/** Pages and figures of a revision's site. Throws if a release or the configuration cannot be read. */
async function tableOf(store: Store, { releases, configuration, created }: Revision): Promise<SiteTable> {
  const read = Object.entries(releases).map(([workspace, version]) => store.release(workspace, version));
  const shown = await Promise.all(read);
  const { site } = await siteWithLists(store, shown, await store.configuration(configuration));
  const { table } = siteTable(shown.map(declarationsIn), site);
  return { ...table, routes: routesOn(dayIn(site, new Date(created)), table.routes) };
}

async function namesOf(store: Store, releases: ReadonlySet<string>): Promise<Map<string, Named>> {
  const names = new Map<string, Named>();
  await Promise.all(
    [...releases].map(async (each) => {
      const [workspace = '', version = ''] = each.split('@');
      const release = await store.release(workspace, version).catch(() => undefined);
      if (release) names.set(each, namedOf(release));
    }),
  );
  return names;
}
