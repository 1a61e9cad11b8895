import type { Canary, Revision } from '@mosaico/shared-types/schemas';
import { without } from '../lib/without.ts';
import { releaseNames } from '../store/arms.ts';
import { differences } from './history.ts';

/** Whether a revision has begun the canary that runs in it. */
export const isBegun = ({ revision, canary }: Pick<Revision, 'revision' | 'canary'>): boolean =>
  canary?.number === revision;

/** A canary on a line, by its number and releases: `canary 42 (mf-plans@1.4.1)`. */
export const canaryName = ({ number, releases }: Pick<Canary, 'number' | 'releases'>): string =>
  `canary ${number} (${releaseNames({ releases }).join(', ')})`;

/** What a revision has done to a canary. `weight`: percent of visits that the canary has since. */
export type CanaryEvent = Pick<Canary, 'number' | 'releases'> &
  ({ kind: 'began' | 'stepped'; weight: number } | { kind: 'promoted' | 'aborted' });

/** What a revision has done to a canary; undefined where it has done nothing. `before`: the revision before it, if that is known. */
export function canaryEvent(before: Revision | undefined, after: Revision): CanaryEvent | undefined {
  const { canary, canaryEnd } = after;
  if (canaryEnd) return { ...canaryEnd, kind: canaryEnd.outcome };
  if (!canary || (!isBegun(after) && before?.canary?.weight === canary.weight)) return undefined;
  const { number, releases, weight } = canary;
  return { kind: isBegun(after) ? 'began' : 'stepped', number, releases, weight };
}

/** The same on a line. */
export function canaryLine(before: Revision | undefined, after: Revision): string | undefined {
  const event = canaryEvent(before, after);
  if (!event) return undefined;
  const name = canaryName(event);
  if (event.kind === 'began') return `${name} began with ${event.weight} % of visits`;
  if (event.kind === 'stepped') return `${name} has ${event.weight} % of visits now`;
  return `${name} was ${event.kind}`;
}

/** Which arms a revision shows as the one before did: a canary that begins, steps on or is aborted leaves arms as they are. */
export function keptArms(before: Revision, after: Revision): { stable: boolean; canary: boolean } {
  const isSame = after.sameAs === undefined && differences(before, after).length === 0;
  const [was, is] = [before.canary, after.canary];
  const isStep = is !== undefined && is.number === was?.number && is.weight !== was.weight;
  const isAbort = was !== undefined && after.canaryEnd?.number === was.number && after.canaryEnd.outcome === 'aborted';
  return { stable: isSame && (isBegun(after) || isStep || isAbort), canary: isSame && isStep };
}

/** The end of a canary that is not in the revision after it: promoted, where that shows all of its releases. */
export function endOf(canary: Canary, { releases }: Pick<Revision, 'releases'>): NonNullable<Revision['canaryEnd']> {
  const isShown = Object.entries(canary.releases).every(([name, version]) => releases[name] === version);
  return { number: canary.number, outcome: isShown ? 'promoted' : 'aborted', releases: canary.releases };
}

/**
 * A revision after one with a canary. The canary goes on beside what the revision changes, or ends where that is about one of its workspaces.
 * `named`: workspaces that the revision is about, though it may not change them.
 */
export function withCanary(
  before: Revision | undefined,
  revision: Revision,
  named: readonly string[] | 'all',
): Revision {
  const canary = before?.canary;
  if (!canary) return revision;
  const isItsOwn = (workspace: string): boolean =>
    named.includes(workspace) || revision.releases[workspace] !== before.releases[workspace];
  if (named === 'all' || Object.keys(canary.releases).some(isItsOwn))
    return { ...revision, canaryEnd: endOf(canary, revision) };
  // Its pages are made anew.
  return { ...revision, canary: without(canary, 'contents', 'forced') };
}

/** A note for a command that has ended a canary and is none of its commands: one line, or none. */
export function endNote({ canaryEnd, environment }: Revision): string[] {
  if (!canaryEnd) return [];
  const fate =
    canaryEnd.outcome === 'promoted' ? 'all visitors get its releases' : 'no visitor gets its releases any more';
  return [`This ends the ${canaryName(canaryEnd)} of ${environment}: ${fate}.`];
}
