import type { Author, Canary, Revision } from '@mosaico/shared-types/schemas';
import type { Renderer } from '../site/render/render.ts';
import type { Store } from '../store/store.ts';
import type { AppliedRevision } from './apply-revision.ts';
import type { Promotion, PromotionOutcome } from './promote.ts';

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

/** Gives the promotion's releases to a part of the visitors: the first of the steps that the site configuration names. */
export function beginCanary(_store: Store, _promotion: Promotion): Promise<PromotionOutcome> {
  throw new Error('not yet');
}

/** Gives a canary to more visitors: `weight` percent, by default its next step. With 100 it is promoted. Throws {@link CanaryOver}. */
export function stepCanary(_store: Store, _order: CanaryOrder & { weight?: number }): Promise<CanaryOutcome> {
  throw new Error('not yet');
}

/** Gives a canary's releases to all visitors. Throws {@link CanaryOver}. */
export function promoteCanary(_store: Store, _order: CanaryOrder): Promise<CanaryOutcome> {
  throw new Error('not yet');
}

/** Takes a canary's releases from all visitors. They count as rolled back. Throws {@link CanaryOver}. */
export function abortCanary(_store: Store, _order: CanaryOrder): Promise<CanaryOutcome> {
  throw new Error('not yet');
}
