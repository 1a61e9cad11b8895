import type { Canary, Revision, SiteConfiguration } from '@mosaico/shared-types/schemas';
import { noArm, type CanaryCounts, type CountedArm } from '../reports/canary-counts.ts';
import { failureNames, hourMs, noFailures, type CountedException } from '../reports/counts.ts';
import { canaryArm } from '../store/arms.ts';
import type { Store } from '../store/store.ts';
import {
  comparisonsOf,
  decide,
  nextWeight,
  type Compared,
  type Comparison,
  type Stratum,
  type Verdict,
} from './decide.ts';

/** What the site configuration leaves open: minutes of a step, and views of each arm. */
const [usualStepMinutes, usualLeastViews] = [30, 500];
/** Views that count of a visit: nobody makes enough of them alone. */
const mostViewsOfVisit = 10;
const minuteMs = 60_000;
/** Machines' clocks may differ by so much. */
const clocksMs = 24 * hourMs;

/** An arm of a canary since it began. */
export type ArmSummary = Pick<CountedArm, 'views' | 'visits' | 'failures' | 'workspaces'>;

/** A canary, what was counted of it, and what becomes of it. */
export interface CanaryAnalysis {
  number: number;
  /** Workspace → release. */
  releases: Canary['releases'];
  /** In percent; and when it was given (ISO 8601). */
  weight: number;
  steppedAt: string;
  stepMinutes: number;
  /** Views of each arm in a step, below which nothing is decided. */
  leastViews: number;
  arms: Record<'stable' | 'canary', ArmSummary>;
  /** Views since its step. */
  stepViews: Record<'stable' | 'canary', number>;
  /** Each failure: of each workspace that the canary changes, and of all. */
  comparisons: Comparison[];
  verdict: Verdict;
  /**
   * The next step: its weight (100: the canary is promoted), when it is due at the earliest, and when each arm has {@link leastViews} at the
   * traffic since the last step (both ISO 8601). `expected` is undefined while an arm has no views.
   */
  nextStep: { weight: number; earliest: string; expected: string | undefined };
  /** The exception that the canary's releases have met most often, where exceptions are known and one fits the verdict. */
  exception: (Pick<CountedException, 'workspace' | 'type' | 'message' | 'place'> & { page: string }) | undefined;
}

/** Which counts an analysis needs: revisions of the environment, and since when (ms since 1970). */
export interface NeededCounts {
  revisions: ReadonlySet<number>;
  from: number;
}

/**
 * Analyses the canary that runs in this revision, the environment's newest one; undefined where none runs. `counted` gives what was
 * counted. It depends on revisions and counts alone, so whoever analyses again at the same time says the same.
 */
export async function analyseCanary(
  store: Pick<Store, 'revision' | 'configuration'>,
  revision: Revision,
  counted: (needed: NeededCounts) => Promise<CanaryCounts>,
  now: number,
): Promise<CanaryAnalysis | undefined> {
  const { canary, environment } = revision;
  if (!canary) return undefined;
  const { site } = await store.configuration(revision.configuration);
  const shown = await Promise.all(
    Array.from({ length: revision.revision - canary.number + 1 }, (_, index) =>
      store.revision(environment, canary.number + index),
    ),
  );
  const own = shown.filter((each) => each.canary?.number === canary.number);
  const from = Date.parse(shown[0]?.created ?? revision.created) - clocksMs;
  const counts = await counted({ revisions: new Set(own.map((each) => each.revision)), from });
  const inStep = new Set(
    own.filter((each) => each.canary?.steppedAt === canary.steppedAt).map((each) => each.revision),
  );
  const analysis = analysisOf(revision, canary, { counts, inStep, rules: site.canary, now });
  if (site.reports || analysis.verdict.kind === 'abort') return analysis;
  return { ...analysis, verdict: { kind: 'wait', next: analysis.nextStep.weight, why: 'noReports' } };
}

function analysisOf(
  revision: Revision,
  canary: Canary,
  {
    counts,
    inStep,
    rules,
    now,
  }: {
    counts: CanaryCounts;
    inStep: ReadonlySet<number>;
    rules: Pick<NonNullable<SiteConfiguration['canary']>, 'stepMinutes' | 'leastViews'> | undefined;
    now: number;
  },
): CanaryAnalysis {
  const { number, releases, weight, steps, steppedAt } = canary;
  const { stepMinutes = usualStepMinutes, leastViews = usualLeastViews } = rules ?? {};
  const changed = Object.keys(releases);
  const of = (arm: CountedArm['arm']): CountedArm[] => counts.arms.filter((each) => each.arm === arm);
  const viewsOf = (all: readonly CountedArm[]): number =>
    all.reduce((sum, { views, visits }) => sum + Math.min(views, visits * mostViewsOfVisit), 0);
  const stepViewsOf = (arm: CountedArm['arm']): number => viewsOf(of(arm).filter((each) => inStep.has(each.revision)));
  const lastOf = (arm: CountedArm['arm']): number | undefined =>
    of(arm).length > 0 ? Math.max(...of(arm).map(({ last }) => last)) : undefined;
  const arms = { stable: summed(of('stable')), canary: summed(of('canary')) };
  const stepViews = { stable: stepViewsOf('stable'), canary: stepViewsOf('canary') };
  const evidence = { strata: strataOf(counts.arms), changed, steppedAt: Date.parse(steppedAt), now };
  const verdict = decide(
    {
      ...{ ...evidence, stepViews },
      views: { stable: viewsOf(of('stable')), canary: viewsOf(of('canary')) },
      last: { stable: lastOf('stable'), canary: lastOf('canary') },
    },
    { weight, steps, stepMinutes, leastViews },
  );
  const exception = verdict.kind === 'abort' ? exceptionOf(counts.exceptions ?? [], revision, verdict) : undefined;
  return {
    ...{ number, releases, weight, steppedAt, stepMinutes, leastViews, arms, stepViews },
    comparisons: comparisonsOf(evidence),
    verdict,
    nextStep: {
      weight: nextWeight({ weight, steps }),
      ...stepTimes({ since: Date.parse(steppedAt), stepViews, stepMinutes, leastViews, now }),
    },
    exception,
  };
}

/** When a step is due, by the clock and by the views since the last one. Times are in ms since 1970. */
function stepTimes({
  since,
  stepViews,
  stepMinutes,
  leastViews,
  now,
}: Pick<CanaryAnalysis, 'stepViews' | 'stepMinutes' | 'leastViews'> & { since: number; now: number }): {
  earliest: string;
  expected: string | undefined;
} {
  const earliest = since + stepMinutes * minuteMs;
  const fewest = Math.min(stepViews.stable, stepViews.canary);
  // Where there are enough views, it waits for the clock alone.
  const enough = fewest >= leastViews ? since : since + (leastViews / fewest) * Math.max(0, now - since);
  const expected = new Date(Math.max(earliest, enough));
  return {
    earliest: new Date(earliest).toISOString(),
    expected: Number.isNaN(expected.getTime()) ? undefined : expected.toISOString(),
  };
}

/** Both arms in the same hour of the same revision. */
function strataOf(arms: readonly CountedArm[]): Stratum[] {
  const strata = new Map<string, Stratum>();
  for (const each of arms) {
    const key = `${each.hour ?? ''} ${each.revision}`;
    const before = strata.get(key) ?? {
      stable: noArm(each.revision, 'stable'),
      canary: noArm(each.revision, 'canary'),
    };
    strata.set(key, { ...before, [each.arm]: each });
  }
  return [...strata.values()];
}

function summed(arms: readonly CountedArm[]): ArmSummary {
  const sum: ArmSummary = { views: 0, visits: 0, failures: noFailures(), workspaces: {} };
  for (const { views, visits, failures, workspaces } of arms) {
    sum.views += views;
    sum.visits += visits;
    for (const name of failureNames) {
      sum.failures[name] += failures[name];
      for (const [workspace, own] of Object.entries(workspaces))
        (sum.workspaces[workspace] ??= noFailures())[name] += own[name];
    }
  }
  return sum;
}

/**
 * The exception of which the canary was aborted: the most frequent one of the releases that it changes; where another workspace's code fails by
 * them, the most frequent one that came with the canary.
 */
function exceptionOf(
  exceptions: readonly CountedException[],
  revision: Revision,
  { failure, workspace }: Compared,
): CanaryAnalysis['exception'] {
  const { canary } = revision;
  if (failure !== 'exceptions' || !canary) return undefined;
  const releases = canaryArm(revision)?.releases ?? {};
  const inCanary = (each: CountedException): number => each.releases[releases[each.workspace] ?? ''] ?? 0;
  const isOwn = (each: CountedException): boolean =>
    workspace === undefined
      ? Object.hasOwn(canary.releases, each.workspace) || each.first.revision >= canary.number
      : each.workspace === workspace;
  const [most] = exceptions
    .filter((each) => isOwn(each) && inCanary(each) > 0)
    .sort((a, b) => inCanary(b) - inCanary(a));
  if (!most) return undefined;
  const [page = ''] = Object.entries(most.pages).sort(([, a], [, b]) => b - a)[0] ?? [];
  const { workspace: owner, type, message, place } = most;
  return { workspace: owner, type, message, place, page };
}
