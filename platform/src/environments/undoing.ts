import type { Author, Revision } from '@mosaico/shared-types/schemas';
import { command } from '../lib/command.ts';
import { didYouMean } from '../lib/did-you-mean.ts';
import type { Store } from '../store/store.ts';
import { differences } from './changes.ts';
import { earlier, lookBack, madeLine, rolledBack } from './history.ts';
import type { Change } from './next-revision.ts';

/** What an environment shall roll back. */
export interface Rollback {
  environment: string;
  /** Folder of the environment's compositions. */
  sites: string;
  /** Number of the revision that is to be rolled back: if the environment shows another one, nothing is done. */
  shown?: number | undefined;
  /** Number of the revision to return to. Default: the newest that shows something else, before what is shown now. */
  to?: number | undefined;
  /** Take back these remotes alone, each to what it was before its last change; the others stay as they are. */
  workspaces?: readonly string[];
  /** Remote → the release to take it back to, which the environment has shown; for some of `workspaces`. */
  releases?: Readonly<Record<string, string>>;
  by?: Author | undefined;
  reason?: string | undefined;
}

/** A revision that a rollback would make, and the revisions whose changes it rolls back, the newest first. */
export interface Undoing {
  revision: Revision;
  undone: Revision[];
  /** What whoever rolls back should know: one line each. */
  warnings: string[];
}

/** What a rollback of an environment that is at `seen` would do. Throws as `rollback` does, and changes nothing. */
export async function undoingOf(store: Store, order: Omit<Rollback, 'sites'>, seen?: Revision): Promise<Undoing> {
  const { environment, workspaces = [], releases = {}, to, shown } = order;
  const newest = seen ?? (await store.revision(environment));
  if (shown !== undefined && shown !== newest.revision)
    throw new Error(
      `"${environment}" does not show revision ${shown} any more: it is at ${madeLine(newest)}. Nothing was rolled back.`,
    );
  if (workspaces.length > 0 && to !== undefined)
    throw new Error('Either name remotes, or a revision with --to: a revision is that of all of them.');
  const undoing =
    workspaces.length > 0
      ? await ofWorkspaces(store, newest, { workspaces, releases })
      : await ofAll(store, newest, to);
  const warnings = await rolledBack(store, newest, changesTo(undoing.revision));
  await Promise.all(changesTo(undoing.revision).map(({ workspace, version }) => store.release(workspace, version)));
  const { by, reason } = order;
  return {
    ...undoing,
    warnings,
    revision: { ...undoing.revision, ...(by && { by }), ...(reason !== undefined && { reason }) },
  };
}

const changesTo = ({ releases }: Revision): Change[] =>
  Object.entries(releases).map(([workspace, version]) => ({ workspace, version }));

async function ofAll(store: Store, newest: Revision, to: number | undefined): Promise<Omit<Undoing, 'warnings'>> {
  const { environment } = newest;
  const shown = newest.sameAs ?? newest.revision;
  const target = to === undefined ? await differentBefore(store, newest) : await store.revision(environment, to);
  const equal = target.sameAs ?? target.revision;
  if (equal === shown) throw new Error(`"${environment}" shows revision ${equal} already. Name another one with --to.`);
  const undone = equal < shown ? await changesBack(store, newest, equal) : await changesSince(store, newest, target);
  const { releases, digests, configuration, forced, contents } = target;
  return {
    revision: {
      ...after(newest, `back to revision ${equal}`),
      ...(contents && { contents }),
      releases,
      ...(digests && { digests }),
      configuration,
      sameAs: equal,
      // It is composed anew, perhaps, and was let through then.
      ...(forced && { forced }),
    },
    undone,
  };
}

/**
 * The revisions whose changes lie between `to` and what is shown now, newest first. Revisions that were rolled back in between
 * are left out.
 */
async function changesBack(store: Store, newest: Revision, to: number): Promise<Revision[]> {
  const { environment } = newest;
  const numbers = await store.revisionNumbers(environment);
  const changes: Revision[] = [];
  for (let at: Revision | undefined = newest; at;) {
    const shown: Revision = at.sameAs === undefined ? at : await store.revision(environment, at.sameAs);
    if (shown.revision <= to) break;
    const below = numbers.filter((number) => number < shown.revision).pop();
    const before: Revision | undefined = below === undefined ? undefined : await store.revision(environment, below);
    if (differences(before, shown).length > 0) changes.push(shown);
    at = before;
  }
  return changes;
}

/** The revisions after that one. Forward again, these are what is rolled back: the rollbacks. */
async function changesSince(store: Store, newest: Revision, { revision: from }: Revision): Promise<Revision[]> {
  const changes: Revision[] = [];
  for await (const revision of earlier(store, newest.environment, newest.revision + 1)) {
    if (revision.revision <= from) break;
    changes.push(revision);
  }
  return changes;
}

/** The newest revision before what is shown now that differs from it, and has nothing that was rolled back since. */
async function differentBefore(store: Store, newest: Revision): Promise<Revision> {
  const shown = newest.sameAs ?? newest.revision;
  for await (const revision of earlier(store, newest.environment, shown)) {
    if (differences(revision, newest).length === 0) continue;
    if ((await rolledBack(store, newest, changesTo(revision))).length === 0) return revision;
  }
  throw new Error(
    `"${newest.environment}" has no different revision before ${shown}. To see all: ${command(`history --env ${newest.environment}`)}`,
  );
}

async function ofWorkspaces(
  store: Store,
  newest: Revision,
  { workspaces, releases: wanted }: Required<Pick<Rollback, 'workspaces' | 'releases'>>,
): Promise<Omit<Undoing, 'warnings'>> {
  const releases = { ...newest.releases };
  const digests = { ...newest.digests };
  const back: Record<string, number> = {};
  const undone = new Map<number, Revision>();
  for (const workspace of new Set(workspaces)) {
    const release = wanted[workspace];
    const { version, from, changes } =
      release === undefined
        ? await beforeLastChange(store, newest, workspace)
        : await lastShown(store, newest, workspace, release);
    const digest = (await store.revision(newest.environment, from)).digests?.[workspace];
    if (version === undefined) Reflect.deleteProperty(releases, workspace);
    else releases[workspace] = version;
    if (digest === undefined) Reflect.deleteProperty(digests, workspace);
    else digests[workspace] = digest;
    back[workspace] = from;
    for (const each of changes) undone.set(each.revision, each);
  }
  const { configuration } = newest;
  const reason = `${[...new Set(workspaces)].join(', ')} rolled back`;
  const equal = await equalBefore(store, newest, releases);
  return {
    revision: {
      ...after(newest, reason),
      releases,
      digests,
      configuration,
      back,
      ...(equal && { sameAs: equal.sameAs ?? equal.revision }),
      ...(equal?.contents && { contents: equal.contents }),
      ...(equal?.forced && { forced: equal.forced }),
    },
    undone: [...undone.values()].sort((a, b) => b.revision - a.revision),
  };
}

/** A revision that has shown these releases with the configuration of now: what was composed then can be shown again. */
async function equalBefore(
  store: Store,
  { environment, revision: number, configuration }: Revision,
  releases: Revision['releases'],
): Promise<Revision | undefined> {
  let seen = 0;
  for await (const revision of earlier(store, environment, number)) {
    if (differences(revision, { releases, configuration }).length === 0) return revision;
    if (++seen === lookBack) return undefined;
  }
  return undefined;
}

/** What the next revision says of itself. */
function after({ environment, revision }: Revision, reason: string): Omit<Revision, 'releases' | 'configuration'> {
  return { schema: 1, environment, revision: revision + 1, created: new Date().toISOString(), reason };
}

interface Before {
  /** The release that was shown; nothing where the remote was not there. */
  version: string | undefined;
  /** Number of the revision that showed it so. */
  from: number;
  /** The revisions that have changed it since, the newest first. */
  changes: Revision[];
}

/**
 * What a remote was before its last change. Who rolls back twice goes further back: where the last change was itself a
 * rollback, it counts from the revision that this returned to.
 */
async function beforeLastChange(store: Store, newest: Revision, workspace: string): Promise<Before> {
  const { environment } = newest;
  const shown = newest.releases[workspace];
  let last = newest;
  let limit = newest.revision;
  for (;;) {
    let found: Revision | undefined;
    for await (const revision of earlier(store, environment, limit)) {
      if (revision.releases[workspace] !== shown) {
        found = revision;
        break;
      }
      last = revision;
    }
    if (!found) throw nothingBefore(newest, workspace);
    const returned = last.back?.[workspace] ?? last.sameAs;
    if (returned === undefined) return { version: found.releases[workspace], from: found.revision, changes: [last] };
    last = await store.revision(environment, returned);
    limit = returned;
  }
}

/** The newest earlier revision with this release of a remote. Throws where it is shown now, or never was. */
async function lastShown(store: Store, newest: Revision, workspace: string, version: string): Promise<Before> {
  const { environment, releases } = newest;
  const release = `${workspace}@${version}`;
  if (releases[workspace] === version)
    throw new Error(
      `"${environment}" shows ${release} now. To take it back: ${command(`rollback ${workspace} --env ${environment}`)}`,
    );
  const changes: Revision[] = [];
  let after = newest;
  for await (const revision of earlier(store, environment, newest.revision)) {
    if (revision.releases[workspace] !== after.releases[workspace]) changes.push(after);
    if (revision.releases[workspace] === version) return { version, from: revision.revision, changes };
    after = revision;
  }
  // Throws for one that is not published, naming those that are.
  await store.release(workspace, version);
  throw new Error(
    `"${environment}" has never shown ${release}. To show it: ${command(`promote ${release} --env ${environment}`)}`,
  );
}

function nothingBefore({ environment, releases }: Revision, workspace: string): Error {
  const version = releases[workspace];
  if (version !== undefined)
    return new Error(
      `"${environment}" has shown ${workspace}@${version} from its first revision on: there is nothing before it.`,
    );
  const shown = Object.keys(releases);
  return new Error(
    `"${environment}" shows no ${workspace}. It shows: ${shown.join(', ')}.${didYouMean(workspace, shown)}`,
  );
}
