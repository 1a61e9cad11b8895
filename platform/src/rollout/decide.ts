import { failureNames, hourMs, type CountedVisits, type FailureName } from '../reports/counts.ts';
import { evidenceAgainstRatio, evidenceAgainstShare, type ArmExposure, type Exposure } from './ratio-test.ts';

/**
 * Of healthy canaries so many are aborted at most, and of canaries that fail {@link worst} times as often so many reach half of the
 * visitors at most. Declared here alone.
 */
export const errorShare = 0.01;
/** A canary may fail so many times as often as stable: its files are in no visitor's cache. */
export const tolerated = 1.25;
/** A canary that fails so many times as often as stable must not reach {@link halfOfVisitors}. */
export const worst = 3;
/** Nor must one of whose visits this share fails: what never fails in stable has no multiple. */
export const worstShare = 0.005;
/** After a week at a weight, nobody waits any longer for faults that are rarer than this share. */
const worstShareLater = 0.01;
const longHoldMs = 7 * 24 * hourMs;
/** So many visits of the canary meet a failure before it is aborted of it: a handful of addresses decides nothing. */
export const leastFailing = 8;
/** From this weight in percent on, it must be shown that the canary is not so bad. */
export const halfOfVisitors = 50;

/** How many times as often a canary may fail that is aborted: the test looks for all of them at once. */
const ratiosLookedFor = [1.5, 2, 3, 5, 10, 30, 100];
/** What a canary's share of failing visits may be that is shown to be below another share: so many times that one. */
const sharesLookedFor = [0, 1 / 8, 1 / 4, 1 / 2];
/** Minutes without a report after which an arm is silent, and gaps between its reports. */
const [silentMinutes, silentGaps] = [10, 10];
const minuteMs = 60_000;

/** Visits of an arm in a span, by hour and revision. */
export type ArmVisits = Pick<CountedVisits, 'visits' | 'failures' | 'workspaces'>;

/** What was counted in both arms in the same time, at one weight: a part of an hour, or of a revision. */
export type Stratum = Record<'stable' | 'canary', ArmVisits>;

/** What a decision depends on. Times are in ms since 1970. */
export interface Evidence {
  /** Since the canary began. */
  strata: readonly Stratum[];
  /** Workspaces whose releases it changes. */
  changed: readonly string[];
  /** Views of both arms, since the canary began and since its step. */
  views: Record<'stable' | 'canary', number>;
  stepViews: Record<'stable' | 'canary', number>;
  /** When each arm reported last, where that is known. */
  last: Record<'stable' | 'canary', number | undefined>;
  steppedAt: number;
  now: number;
}

/** The site configuration's and the revision's options of a canary. */
export interface CanaryRules {
  /** In percent. */
  weight: number;
  steps: readonly number[];
  stepMinutes: number;
  leastViews: number;
}

/** A failure that is compared: of whichever workspace, or of one that the canary changes. */
export interface Compared {
  failure: FailureName;
  workspace: string | undefined;
}

/** What becomes of a canary, and why. `next`: the weight of its next step; 100: it is promoted. */
export type Verdict =
  | ({ kind: 'abort' } & Compared)
  | { kind: 'step'; next: number }
  | { kind: 'wait'; next: number; why: 'views' | 'time' | 'noReports' }
  | { kind: 'wait'; next: number; why: 'silence'; arm: 'stable' | 'canary' }
  | ({ kind: 'wait'; next: number; why: 'evidence' } & Compared);

/** What the test says of one failure, in both arms. */
export interface Comparison extends Compared {
  stable: ArmExposure;
  canary: ArmExposure;
  /**
   * Always-valid p-value of "the canary fails at most {@link tolerated} times as often as stable", from 0 to 1, multiplied by the number of
   * comparisons. At {@link errorShare} or less the canary is aborted, once {@link leastFailing} of its visits met the failure.
   */
  pValue: number;
  /**
   * Whether the canary is shown to fail less than {@link worst} times as often, or in less than {@link worstShare} of its visits (1 % after a
   * week at its weight).
   */
  isShownToBeBetter: boolean;
}

/** The weight after this one. */
export const nextWeight = ({ weight, steps }: Pick<CanaryRules, 'weight' | 'steps'>): number =>
  steps.find((each) => each > weight) ?? 100;

/** Decides on a canary by what was counted. It depends on nothing else, so whoever decides again decides the same. */
export function decide(evidence: Evidence, rules: CanaryRules): Verdict {
  const { strata, changed, views, stepViews, last, steppedAt, now } = evidence;
  const next = nextWeight(rules);
  const compared = comparedIn(changed);
  const isEnough = (of: Evidence['views']): boolean => Math.min(of.stable, of.canary) >= rules.leastViews;
  if (!isEnough(views)) return { kind: 'wait', next, why: 'views' };
  const [strongest] = compared
    .map((each) => ({ each, exposures: exposuresOf(strata, each) }))
    .filter(({ exposures }) => sumOf(exposures, 'failing') >= leastFailing)
    .map(({ each, exposures }) => ({ each, evidence: evidenceOfWorse(exposures) }))
    // Of two alike the first: a workspace's own, which can be mended there.
    .sort((a, b) => b.evidence - a.evidence);
  if (strongest && strongest.evidence >= Math.log(compared.length / errorShare))
    return { kind: 'abort', ...strongest.each };
  if (!isEnough(stepViews)) return { kind: 'wait', next, why: 'views' };
  const stepMs = now - steppedAt;
  if (stepMs < rules.stepMinutes * minuteMs) return { kind: 'wait', next, why: 'time' };
  for (const arm of ['stable', 'canary'] as const) {
    const longestGap = Math.max(silentMinutes * minuteMs, (silentGaps * stepMs) / stepViews[arm]);
    if (last[arm] !== undefined && now - last[arm] > longestGap) return { kind: 'wait', next, why: 'silence', arm };
  }
  if (next < halfOfVisitors) return { kind: 'step', next };
  const share = worstShareAfter(stepMs);
  const open = compared.find((each) => !isShownToBeBetter(exposuresOf(strata, each), share));
  return open ? { kind: 'wait', next, why: 'evidence', ...open } : { kind: 'step', next };
}

/** What the test says of each failure, in the order in which {@link decide} looks at them. */
export function comparisonsOf({
  strata,
  changed,
  steppedAt,
  now,
}: Pick<Evidence, 'strata' | 'changed' | 'steppedAt' | 'now'>): Comparison[] {
  const compared = comparedIn(changed);
  const share = worstShareAfter(now - steppedAt);
  return compared.map((each) => {
    const exposures = exposuresOf(strata, each);
    const armOf = (arm: 'stable' | 'canary'): ArmExposure => ({
      visits: sumOf(exposures, 'visits', arm),
      failing: sumOf(exposures, 'failing', arm),
    });
    return {
      ...each,
      stable: armOf('stable'),
      canary: armOf('canary'),
      pValue: Math.min(1, compared.length * Math.exp(-evidenceOfWorse(exposures))),
      isShownToBeBetter: isShownToBeBetter(exposures, share),
    };
  });
}

/** Each failure of the workspaces that a canary changes, and of all. */
const comparedIn = (changed: readonly string[]): Compared[] =>
  [...changed, undefined].flatMap((workspace) => failureNames.map((failure) => ({ failure, workspace })));

const evidenceOfWorse = (exposures: readonly Exposure[]): number =>
  evidenceAgainstRatio(exposures, tolerated, ratiosLookedFor);

/** What share of a canary's visits may not fail, after so many ms at its weight. */
const worstShareAfter = (stepMs: number): number => (stepMs < longHoldMs ? worstShare : worstShareLater);

/** Whether a canary fails less than {@link worst} times as often as stable, or in less than this share of its visits. */
function isShownToBeBetter(exposures: readonly Exposure[], share: number): boolean {
  // Either of two ways may be wrong.
  const enough = Math.log(2 / errorShare);
  const canary = { visits: sumOf(exposures, 'visits'), failing: sumOf(exposures, 'failing') };
  return (
    evidenceAgainstRatio(exposures, worst, [1]) >= enough ||
    // Rare failures that look like more than in stable are looked at for longer.
    (evidenceAgainstShare(
      canary,
      share,
      sharesLookedFor.map((each) => each * share),
    ) >= enough &&
      evidenceOfWorse(exposures) <= 0)
  );
}

/** A count of an arm, of all parts of the time. */
const sumOf = (
  exposures: readonly Exposure[],
  name: 'visits' | 'failing',
  arm: 'stable' | 'canary' = 'canary',
): number => exposures.reduce((sum, each) => sum + each[arm][name], 0);

/** Visits and failures of one kind. */
function exposuresOf(strata: readonly Stratum[], compared: Compared): Exposure[] {
  return strata.map(({ stable, canary }) => ({
    stable: { visits: stable.visits, failing: failingOf(stable, compared) },
    canary: { visits: canary.visits, failing: failingOf(canary, compared) },
  }));
}

/** How many visits met a failure of this kind. */
export const failingOf = ({ failures, workspaces }: ArmVisits, { failure, workspace }: Compared): number =>
  workspace === undefined ? failures[failure] : (workspaces[workspace]?.[failure] ?? 0);
