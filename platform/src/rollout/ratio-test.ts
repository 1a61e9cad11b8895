/** Visits of an arm, and how many of them met a failure. */
export interface ArmExposure {
  visits: number;
  failing: number;
}

/** Both arms in the same time, at one weight. */
export interface Exposure {
  stable: ArmExposure;
  canary: ArmExposure;
}

/**
 * How much the counts say against "a visit of the canary fails at most (or, for smaller alternatives, at least) `ratio` times as often as one
 * of stable", as the natural logarithm of an e-value: the mean, over the alternative ratios, of the likelihood ratio of Poisson counts given
 * the visits of both arms. Whoever stops at `1 / α` is wrong with probability α at most, however often they look: see
 * docs/decisions/031-a-canary-is-revisions.md. Alternatives are all above the ratio, or all below it.
 */
export function evidenceAgainstRatio(
  exposures: readonly Exposure[],
  ratio: number,
  alternatives: readonly number[],
): number {
  // Without a failure in either arm, or a visit in one of them, both are equally likely.
  const telling = exposures.filter(
    ({ stable, canary }) => canary.visits > 0 && stable.visits > 0 && canary.failing + stable.failing > 0,
  );
  return logMean(
    alternatives.map((alternative) => {
      let sum = 0;
      for (const { stable, canary } of telling) {
        const perFailure = (ratio * canary.visits + stable.visits) / (alternative * canary.visits + stable.visits);
        sum +=
          (stable.failing + canary.failing) * Math.log(perFailure) + canary.failing * Math.log(alternative / ratio);
      }
      return sum;
    }),
  );
}

/**
 * How much the counts of one arm say against "at least this share of its visits fail", as the natural logarithm of an e-value.
 * `alternatives`: smaller shares, from 0.
 */
export function evidenceAgainstShare(
  { visits, failing }: ArmExposure,
  share: number,
  alternatives: readonly number[],
): number {
  return logMean(
    alternatives.map((alternative) => {
      const failed = failing === 0 ? 0 : failing * Math.log(alternative / share);
      return failed + (visits - failing) * Math.log((1 - alternative) / (1 - share));
    }),
  );
}

function logMean(logs: readonly number[]): number {
  const most = Math.max(...logs);
  if (!Number.isFinite(most)) return most;
  return most + Math.log(logs.reduce((sum, each) => sum + Math.exp(each - most), 0) / logs.length);
}
