import type { Author, Canary, Revision } from '@mosaico/shared-types/schemas';
import { madeAfter } from '../lib/clock.ts';
import { command } from '../lib/command.ts';
import { without } from '../lib/without.ts';
import { composedFolder, currentSite } from '../site/sites.ts';
import type { Renderer } from '../site/render/render.ts';
import { canaryArm, releaseNames } from '../store/arms.ts';
import { RevisionTaken, type Store } from '../store/store.ts';
import { applyRevision, notShown, showArms, showRecorded, type AppliedRevision } from './apply-revision.ts';
import { canaryName, endOf } from './canary-revisions.ts';
import { earlier, madeLine } from './history.ts';
import { promote, type Promotion, type PromotionOutcome } from './promote.ts';
import { recorded } from './rolled-back.ts';

/** A canary that runs in an environment. */
export interface RunningCanary {
  canary: Canary;
  /** The environment's newest revision, whose `releases` are the stable arm's. */
  revision: Revision;
  /** The revision that began it. */
  began: Revision;
}

/** What a canary that runs shall become. */
export interface CanaryOrder {
  environment: string;
  /** Folder of the environment's compositions. */
  sites: string;
  /** The canary's number: an order for one that is over is refused, and changes nothing. */
  number: number;
  by?: Author | undefined;
  /** For the history. Default: what happens to which canary. */
  reason?: string | undefined;
  /** Milliseconds since 1970. For tests. */
  now?: () => number;
  /** What renders its pages, where they are not composed here: see `ApplyOptions.render`. */
  render?: Renderer | undefined;
}

/** `isNew` is false where the canary was so already. `before`: the revision that was shown. */
export type CanaryOutcome = AppliedRevision & { isNew: boolean; before: Revision };

/** An order is for a canary that is over, or never was. The message says what became of it. */
export class CanaryOver extends Error {}

/** The canary that runs in an environment, if one does. Throws for an unknown environment. */
export async function canaryOf(store: Store, environment: string): Promise<RunningCanary | undefined> {
  const revision = await store.revision(environment);
  const { canary } = revision;
  return canary && { canary, revision, began: await store.revision(environment, canary.number) };
}

/**
 * Gives the promotion's releases to a part of the visitors: the first of the steps that the site configuration names. The stable arm stays
 * as it is. Throws as `promote` does, and where nobody would split the visitors, a canary runs already, or nothing differs.
 */
export function beginCanary(store: Store, promotion: Omit<Promotion, 'isCanary'>): Promise<PromotionOutcome> {
  return promote(store, { ...promotion, isCanary: true });
}

/**
 * Gives a canary to more visitors: `weight` percent, by default its next step. With 100 it is promoted. Throws {@link CanaryOver}, and for a
 * smaller weight.
 */
export async function stepCanary(
  store: Store,
  order: CanaryOrder & { weight?: number | undefined },
): Promise<CanaryOutcome> {
  return again(store, order, async (before, canary) => {
    const { weight = canary.steps.find((each) => each > canary.weight) ?? 100 } = order;
    if (weight === 100) return promoted(store, order, before, canary);
    if (weight === canary.weight)
      return { ...(await showRecorded(store, before, order.sites, order.render)), isNew: false, before };
    refuseWeight(weight, canary, order.environment);
    const created = createdAfter(before, order);
    const revision = await nextOf(store, before, order, {
      reason: `canary ${canary.number}: ${weight} %`,
      canary: { ...canary, weight, steppedAt: created },
      created,
    });
    return shown(store, order, before, revision);
  });
}

/** Gives a canary's releases to all visitors. Throws {@link CanaryOver}. */
export async function promoteCanary(store: Store, order: CanaryOrder): Promise<CanaryOutcome> {
  return again(store, order, (before, canary) => promoted(store, order, before, canary));
}

/**
 * Takes a canary's releases from all visitors, at once where this machine has the composition. They count as rolled back. It is recorded first:
 * a machine that cannot write the composition removes the canary arm. Throws {@link CanaryOver}, and another error where the abort is recorded, and
 * this machine cannot show it.
 */
export async function abortCanary(store: Store, order: CanaryOrder): Promise<CanaryOutcome> {
  return again(store, order, async (before, canary) => {
    const revision = await nextOf(store, before, order, {
      reason: `canary ${canary.number} aborted: ${releaseNames(canary).join(', ')}`,
      canaryEnd: { ...endOf(canary, before), outcome: 'aborted' },
    });
    if (store.isRehearsal) return shown(store, order, before, revision);
    // All of it was shown before, so nothing has to be checked first. Recorded, it holds for every machine, whatever happens to this one.
    await store.createRevision(revision);
    const { sites, render } = order;
    const applied = await showArms(store, revision, { sites, isNew: false, render }).catch((error: unknown) => {
      throw notShown(revision, error);
    });
    return { ...applied, isNew: true, before };
  });
}

/** Others may be faster so often. */
const mostLosses = 5;

/** Does it with the canary of that number, and again where somebody else was faster and has left it running. Throws {@link CanaryOver}. */
async function again(
  store: Store,
  { environment, sites, number, render }: CanaryOrder,
  change: (before: Revision, canary: Canary) => Promise<CanaryOutcome>,
): Promise<CanaryOutcome> {
  for (let losses = 0; ; losses += 1) {
    const before = await store.revision(environment);
    if (before.canary?.number !== number) throw await over(store, before, { sites, number, render });
    try {
      return await change(before, before.canary);
    } catch (error) {
      if (!(error instanceof RevisionTaken) || losses === mostLosses) throw error;
    }
  }
}

/** What became of a canary. Where its end was recorded by a process that was ended, and is not shown here, it is shown first. */
async function over(
  store: Store,
  newest: Revision,
  { sites, number, render }: Pick<CanaryOrder, 'sites' | 'number' | 'render'>,
): Promise<CanaryOver> {
  const { environment } = newest;
  const current = currentSite(sites);
  const isBehind = current !== undefined && current !== composedFolder(sites, newest);
  if (isBehind) await showRecorded(store, newest, sites, render);
  const now = isBehind ? ' This machine showed an earlier revision until now, and shows this one from now on.' : '';
  for await (const revision of earlier(store, environment, Infinity)) {
    if (revision.revision < number) break;
    const { canaryEnd } = revision;
    if (canaryEnd?.number === number)
      return new CanaryOver(
        `The ${canaryName(canaryEnd)} of "${environment}" is over: it was ${canaryEnd.outcome} by ${madeLine(revision)}. Nothing was changed.${now}`,
      );
  }
  return new CanaryOver(
    `"${environment}" has no canary ${number} that runs. It is at ${madeLine(newest)}. Nothing was changed.${now}`,
  );
}

function refuseWeight(weight: number, { number, weight: is }: Canary, environment: string): void {
  if (!Number.isInteger(weight) || weight < 1 || weight > 100)
    throw new Error(`A step is 1 to 100 whole percent of visits, and ${weight} is not. Nothing was changed.`);
  if (weight > is) return;
  throw new Error(
    `The canary ${number} of "${environment}" has ${is} % of visits, and a step only ever brings visitors in: ${weight} % would take its releases from some that are using them. ` +
      `Name more than ${is}, or take them from all: ${command(`canary abort --env ${environment}`)}`,
  );
}

async function promoted(store: Store, order: CanaryOrder, before: Revision, canary: Canary): Promise<CanaryOutcome> {
  const arm = canaryArm(before) ?? before;
  const made = await nextOf(store, before, order, {
    reason: `canary ${canary.number} promoted: ${releaseNames(canary).join(', ')}`,
    releases: arm.releases,
    ...(arm.digests && { digests: arm.digests }),
    canaryEnd: { ...endOf(canary, arm), outcome: 'promoted' },
  });
  const { sites, render } = order;
  // Its visitors have it already: no rule of today refuses it.
  const options = { before: arm, accepted: arm, forced: arm.forced, shownBefore: [arm] };
  return {
    ...(await applyRevision(store, without(made, 'contents', 'forced'), { sites, render, ...options })),
    isNew: true,
    before,
  };
}

const shown = async (
  store: Store,
  { sites, render }: CanaryOrder,
  before: Revision,
  revision: Revision,
): Promise<CanaryOutcome> => ({
  ...(await showArms(store, revision, { sites, isNew: true, render })),
  isNew: true,
  before,
});

const createdAfter = (before: Revision, { now = Date.now }: CanaryOrder): string => madeAfter(before, now());

/** The revision after `before`, which shows the same but for `changes`: of its canary what they say, or none. */
function nextOf(
  store: Store,
  before: Revision,
  order: CanaryOrder,
  changes: Partial<Revision> & Pick<Revision, 'reason'>,
): Promise<Revision> {
  const { by, reason = changes.reason } = order;
  return recorded(store, before, {
    ...without(before, 'canary', 'canaryEnd', 'sameAs', 'back', 'by'),
    revision: before.revision + 1,
    created: createdAfter(before, order),
    ...changes,
    reason,
    ...(by && { by }),
  });
}
