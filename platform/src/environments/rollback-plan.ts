import type { Author, Revision } from '@mosaico/shared-types/schemas';
import { clockNotes, madeAfter } from '../lib/clock.ts';
import { command } from '../lib/command.ts';
import { didYouMean } from '../lib/did-you-mean.ts';
import type { Renderer } from '../site/render/render.ts';
import { stableArm } from '../store/arms.ts';
import type { Store } from '../store/store.ts';
import { endNote, isBegun, withCanary } from './canary-revisions.ts';
import { differences, earlier, lookBack, madeLine } from './history.ts';
import { bringsBack, recorded, rolledBack } from './rolled-back.ts';

/** What an environment shall roll back. */
export interface Rollback {
  environment: string;
  /** Folder of the environment's compositions. */
  sites: string;
  /** Number of the revision that is to be rolled back: if the environment shows another one, nothing is done. */
  shown?: number | undefined;
  /** Number of the revision to return to. Default: the newest earlier revision that differs from the shown one. */
  to?: number | undefined;
  /** Roll back these remotes alone, each to its release before its last change. Other workspaces keep their releases. */
  workspaces?: readonly string[];
  /** Remote → version to roll back to, which the environment has shown; for some of `workspaces`. */
  releases?: Readonly<Record<string, string>>;
  /** Roll back in spite of problems that only this combination of releases has, for this reason, which the history keeps. */
  force?: string | undefined;
  by?: Author | undefined;
  reason?: string | undefined;
  /** When its pages were rendered (ISO 8601), where that was before. Default: now. */
  created?: string | undefined;
  /** Milliseconds since 1970. For tests. */
  now?: () => number;
  /** What renders its pages: see `ApplyOptions.render`. */
  render?: Renderer | undefined;
}

/** A revision that a rollback would make, and the revisions whose changes it rolls back, the newest first. */
export interface RollbackPlan {
  revision: Revision;
  undone: Revision[];
  /** Warnings for the person who rolls back: one line each. */
  warnings: string[];
}

/**
 * Plans a rollback of an environment whose newest revision is `seen`. Throws as `rollback` does, and changes nothing. `most`: so many
 * revisions are looked at on the way back; by default all.
 */
export async function planRollback(
  store: Store,
  order: Omit<Rollback, 'sites'>,
  seen?: Revision,
  most = Infinity,
): Promise<RollbackPlan> {
  const { environment, workspaces = [], releases = {}, to, shown } = order;
  const newest = seen ?? (await store.revision(environment));
  if (shown !== undefined && shown !== newest.revision)
    throw new Error(
      `"${environment}" does not show revision ${shown} any more: it is at ${madeLine(newest)}. Nothing was rolled back.`,
    );
  if (workspaces.length > 0 && to !== undefined)
    throw new Error('Either name remotes, or a revision with --to: a revision is that of all of them.');
  const { revision, undone } =
    workspaces.length > 0
      ? await ofWorkspaces(store, newest, { workspaces, releases }, most)
      : await ofAll(store, newest, to, most);
  const clock = order.created === undefined ? clockNotes(newest, (order.now ?? Date.now)()) : [];
  const warnings = [...clock, ...endNote(revision), ...(await bringsBack(store, newest, revision))];
  // Throws for a release that is gone.
  await Promise.all(Object.entries(revision.releases).map((each) => store.release(...each)));
  const { by, reason, now = Date.now } = order;
  const created = madeAfter(newest, order.created === undefined ? now() : Date.parse(order.created));
  const made = { ...revision, created, ...(by && { by }), ...(reason !== undefined && { reason }) };
  return { undone, warnings, revision: await recorded(store, newest, made) };
}

type Back = Omit<RollbackPlan, 'warnings'>;

/** All of it: a canary that runs ends. Where that is the last change, the stable arm stays as it is. */
async function ofAll(store: Store, newest: Revision, to: number | undefined, most: number): Promise<Back> {
  const { environment } = newest;
  const shown = newest.sameAs ?? newest.revision;
  const target = to === undefined ? await differentBefore(store, newest, most) : await store.revision(environment, to);
  const equal = target.sameAs ?? target.revision;
  if (equal === shown) throw new Error(`"${environment}" shows revision ${equal} already. Name another one with --to.`);
  return {
    revision: withCanary(newest, again(newest, target, `back to revision ${equal}`), 'all'),
    undone: equal < shown ? await changesBack(store, newest, equal) : await changesSince(store, newest, target),
  };
}

/** The next revision, equal to an earlier one. It needs no validation: the earlier one passed, and its composition is reused. */
function again(newest: Revision, target: Revision, reason: string): Revision {
  const { releases, digests, configuration, forced, contents } = target;
  return {
    ...after(newest, reason),
    ...(contents && { contents }),
    releases,
    ...(digests && { digests }),
    configuration,
    sameAs: target.sameAs ?? target.revision,
    ...(forced && { forced }),
  };
}

/**
 * The revisions whose changes lie between `to` and the shown revision, newest first. Revisions that were rolled back in between are left
 * out.
 */
async function changesBack(store: Store, newest: Revision, to: number): Promise<Revision[]> {
  const { environment } = newest;
  const numbers = await store.revisionNumbers(environment);
  const changes: Revision[] = [];
  for (let at = newest; ;) {
    const shown = at.sameAs === undefined ? at : await store.revision(environment, at.sameAs);
    if (shown.revision <= to) return changes;
    const below = numbers.findLast((number) => number < shown.revision);
    at = await store.revision(environment, below);
    if (differences(at, shown).length > 0 || isBegun(shown)) changes.push(shown);
  }
}

/** The revisions after `from`. To return to a newer revision, these rollbacks are themselves rolled back. */
async function changesSince(store: Store, newest: Revision, { revision: from }: Revision): Promise<Revision[]> {
  const changes: Revision[] = [];
  for await (const revision of earlier(store, newest.environment, newest.revision + 1)) {
    if (revision.revision <= from) break;
    changes.push(revision);
  }
  return changes;
}

/** The newest earlier revision that differs from the shown one, or had no canary yet that runs now, and has no release that was rolled back since. */
async function differentBefore(store: Store, newest: Revision, most: number): Promise<Revision> {
  const shown = newest.sameAs ?? newest.revision;
  const { canary } = newest;
  for await (const revision of earlier(store, newest.environment, shown, most)) {
    // Canaries that are over make no difference to what all visitors get.
    const hasCanary = canary === undefined || revision.canary?.number === canary.number;
    if (hasCanary && differences(revision, newest).length === 0) continue;
    if ((await rolledBack(store, newest, stableArm(revision))).length === 0) return revision;
  }
  throw new Error(
    `"${newest.environment}" has no different revision before ${shown}. To see all: ${command(`history --env ${newest.environment}`)}`,
  );
}

async function ofWorkspaces(
  store: Store,
  newest: Revision,
  { workspaces, releases: wanted }: Required<Pick<Rollback, 'workspaces' | 'releases'>>,
  most: number,
): Promise<Back> {
  const releases: Record<string, string | undefined> = { ...newest.releases };
  const digests: Record<string, string | undefined> = { ...newest.digests };
  const back: Record<string, number> = {};
  const undone = new Map<number, Revision>();
  const { canary } = newest;
  for (const workspace of new Set(workspaces)) {
    const release = wanted[workspace];
    // Its last change: the canary ends, and what the others get stays.
    if (canary && workspace in canary.releases && [undefined, newest.releases[workspace]].includes(release)) {
      undone.set(canary.number, await store.revision(newest.environment, canary.number));
      continue;
    }
    const { from, changes } =
      release === undefined
        ? await beforeLastChange(store, newest, workspace, most)
        : await lastShown(store, newest, workspace, release);
    releases[workspace] = from.releases[workspace];
    digests[workspace] = from.digests?.[workspace];
    back[workspace] = from.revision;
    for (const each of changes) undone.set(each.revision, each);
  }
  const { configuration } = newest;
  const reason = `${workspaces.join(', ')} rolled back`;
  const mixed = { releases: defined(releases), configuration };
  const carried = withCanary(newest, { ...after(newest, reason), ...mixed, digests: defined(digests) }, workspaces);
  if (Object.keys(back).length === 0) {
    const { forced, contents } = newest;
    return {
      revision: { ...carried, ...(forced && { forced }), ...(contents && { contents }) },
      undone: [...undone.values()],
    };
  }
  // Beside a canary its arm is made anew, so the other one may be.
  const equal = carried.canary ? undefined : await equalBefore(store, newest, mixed);
  return {
    revision: { ...carried, ...(equal && again(newest, equal, reason)), ...mixed, digests: defined(digests), back },
    undone: [...undone.values()].sort((a, b) => b.revision - a.revision),
  };
}

const defined = (table: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(table).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** A revision that has shown the same. */
async function equalBefore(
  store: Store,
  { environment, revision }: Revision,
  mixed: Pick<Revision, 'releases' | 'configuration'>,
): Promise<Revision | undefined> {
  for await (const each of earlier(store, environment, revision, lookBack))
    if (differences(each, mixed).length === 0) return each;
  return undefined;
}

/** Reason and relations of the next revision. */
function after({ environment, revision }: Revision, reason: string): Omit<Revision, 'releases' | 'configuration'> {
  return { schema: 1, environment, revision: revision + 1, created: new Date().toISOString(), reason };
}

/** The revision that showed a remote as it was, and those that have changed it since, the newest first. */
interface Before {
  from: Revision;
  changes: Revision[];
}

/**
 * A remote's release before its last change. If the last change was itself a rollback, the search starts at the revision that it returned
 * to. So a second rollback goes further back.
 */
async function beforeLastChange(store: Store, newest: Revision, workspace: string, most: number): Promise<Before> {
  const { environment } = newest;
  const shown = newest.releases[workspace];
  let last = newest;
  for (let limit = newest.revision; ;) {
    let from: Revision | undefined;
    for await (const revision of earlier(store, environment, limit, most)) {
      if (revision.releases[workspace] !== shown) {
        from = revision;
        break;
      }
      last = revision;
    }
    if (!from) throw nothingBefore(newest, workspace);
    const returned = last.back?.[workspace] ?? last.sameAs;
    if (returned === undefined) return { from, changes: [last] };
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
    if (revision.releases[workspace] === version) return { from: revision, changes };
    after = revision;
  }
  // Throws for an unpublished version, naming those that are published.
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
