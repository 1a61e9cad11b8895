import type { Revision } from '@mosaico/shared-types/schemas';
import { command } from '../lib/command.ts';
import { composedFolder, currentSite } from '../site/sites.ts';
import { RevisionTaken, type Store } from '../store/store.ts';
import { applyRevision, reapplyRevision, showArms, showRecorded, type AppliedRevision } from './apply-revision.ts';
import { keptArms } from './canary-revisions.ts';
import { hasExpired, madeLine } from './history.ts';
import { mixedAnew } from './inspect-arms.ts';
import { Refused } from './refused.ts';
import { planRollback, type Rollback, type RollbackPlan } from './rollback-plan.ts';

/**
 * Rolls an environment back, by one more revision. A whole earlier revision shows its composition again. It is composed anew only
 * if the composition is no longer here, or if an offer in it has expired. What today's rules say of it is noted. For single remotes a
 * new composition is made and checked: a problem that neither what is shown nor what is returned to has, but for addresses that
 * disappear, refuses it unless it is forced. Throws if there is nothing to return to, if its
 * releases are gone, or if somebody has changed the environment meanwhile. `seen` is the revision that the caller has looked at.
 */
export async function rollback(
  store: Store,
  order: Rollback,
  seen?: Revision,
): Promise<AppliedRevision & RollbackPlan> {
  const { environment, workspaces = [] } = order;
  const first = seen ?? (await store.revision(environment));
  await showWhatIsRecorded(store, first, order);
  let newest = first;
  for (let losses = 0; ; losses += 1) {
    const plan = await planRollback(store, order, newest);
    try {
      const applied = await applyRollback(store, plan.revision, { ...order, newest });
      return { ...plan, ...applied, warnings: [...plan.warnings, ...applied.warnings] };
    } catch (error) {
      if (error instanceof Refused) throw await withOthers(store, { ...order, workspaces }, error, newest);
      if (!(error instanceof RevisionTaken)) throw error;
      newest = await store.revision(environment);
      const isSame = ({ canary }: Revision, each: string): boolean =>
        canary?.number === first.canary?.number && newest.releases[each] === first.releases[each];
      const isStillThere = workspaces.every((each) => isSame(newest, each));
      if (workspaces.length > 0 && isStillThere && losses < mostLosses) continue;
      throw new Error(
        `While it was rolled back, "${environment}" has become ${madeLine(newest)}. Nothing was rolled back: look at it, and run the command again.`,
        { cause: error },
      );
    }
  }
}

/**
 * A refusal that names the remotes whose releases stand in the way, and how to roll them back as well, if that works. It is tried first: what
 * those remotes showed before may use the same.
 */
async function withOthers(store: Store, order: Rollback, refused: Refused, newest: Revision): Promise<Refused> {
  const { environment, workspaces = [], releases = {} } = order;
  const met = new Set(refused.problems.map(({ workspace }) => workspace));
  const others = [...met].filter((each) => newest.releases[each] !== undefined && !workspaces.includes(each));
  if (workspaces.length === 0 || others.length === 0 || store.isRehearsal) return refused;
  const all = [...workspaces, ...others];
  const isPossible = await rollback(store.rehearsal(), { ...order, workspaces: all }, newest).then(
    () => true,
    () => false,
  );
  if (!isPossible) return refused;
  const words = all.map((each) => (releases[each] === undefined ? each : `${each}@${releases[each]}`)).join(' ');
  const what = `To roll back ${others.join(' and ')} as well, which works: ${command(`rollback ${words} --env ${environment}`)}`;
  return new Refused(refused.problems, `${mixedAnew}\n${what}`);
}

/** Others may be faster so often, as long as they leave alone what is rolled back. */
const mostLosses = 5;

/** A rollback that was recorded and not shown, because its process was ended, is not to go further back when it is said again. */
async function showWhatIsRecorded(
  store: Store,
  newest: Revision,
  { environment, sites, workspaces = [], render }: Rollback,
): Promise<void> {
  const { back, sameAs, canaryEnd } = newest;
  const isRolledBack = (each: string): boolean =>
    back?.[each] !== undefined || (canaryEnd?.outcome === 'aborted' && each in canaryEnd.releases);
  const isSaidAgain = workspaces.length > 0 ? workspaces.some(isRolledBack) : sameAs !== undefined;
  const current = currentSite(sites);
  if (!isSaidAgain || current === undefined || current === composedFolder(sites, newest)) return;
  await showRecorded(store, newest, sites, render);
  throw new Error(
    `"${environment}" was at ${madeLine(newest)} already, which had not been shown on this machine. It is now. Run the command again if that is to be rolled back.`,
  );
}

/** @param newest What the environment shows so far. */
async function applyRollback(
  store: Store,
  revision: Revision,
  { sites, force, render, newest }: Pick<Rollback, 'sites' | 'force' | 'render'> & { newest: Revision },
): Promise<AppliedRevision> {
  const { environment, sameAs } = revision;
  // It ends a canary, and changes nothing else.
  if (sameAs === undefined && keptArms(newest, revision).stable)
    return showArms(store, revision, { sites, isNew: true, render });
  // Every release was shown before: no rule of today refuses a rollback, and a remote's addresses may disappear with it.
  const options = { sites, before: newest, accepted: revision, force, render };
  if (sameAs === undefined) {
    const returned = Object.values(revision.back ?? {}).map((number) => store.revision(environment, number));
    const shownBefore = [newest, ...(await Promise.all(returned))];
    return applyRevision(store, revision, { ...options, forced: newest.forced, shownBefore });
  }
  const shown = await store.revision(environment, sameAs);
  // The earlier composition would sell an offer that has ended since.
  const isOver = await hasExpired(store, revision, { from: shown.created, to: revision.created });
  const again = isOver ? undefined : await reapplyRevision(store, revision, { sites, isNew: true });
  return again ?? applyRevision(store, revision, { ...options, forced: revision.forced, shownBefore: [shown] });
}
