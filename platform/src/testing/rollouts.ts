import { failureNames, hourMs, noFailures } from '../reports/counts.ts';
import { decide, nextWeight, type ArmVisits, type Evidence, type Stratum } from '../rollout/decide.ts';

/** A canary that is simulated. */
export interface Simulated {
  viewsPerHour: number;
  /** Share of visits that meet an exception of the changed workspace in stable. */
  errors: number;
  /** How many times as often the canary has them. */
  factor: number;
  /** Share of visits that meet a failed load, a page that is never interactive, and an exception of other workspaces, in both arms. */
  noise?: { failedLoads: number; notInteractive: number; exceptions: number };
  /**
   * Share of visits that no report is received of (a blocker, a lost connection), and of those that met an exception of the changed workspace
   * (the tab crashed). Default: none.
   */
  lost?: { visits: number; failing: number };
  /** Its weights, in percent. Default: 5, 25, 50 and 100. */
  steps?: readonly number[];
}

/** How it went. */
export interface SimulatedOutcome {
  outcome: 'promoted' | 'aborted' | 'open';
  /** Greatest weight that it had, in percent; 100 where it was promoted. */
  weight: number;
  hours: number;
  /** Share of all visits until its end that were in the canary arm, and that met its additional exceptions. */
  inCanary: number;
  met: number;
}

/** Views an hour at which rollouts are simulated. */
export const trafficSimulated = [20, 100, 1_000, 10_000, 100_000];

const usualNoise = { failedLoads: 0.02, notInteractive: 0.05, exceptions: 0.005 };
const viewsPerVisit = 2.5;
/** Hours after which nobody waits any more: counts are kept for so long. */
const mostHours = 70 * 24;
const changed = 'mf-plans';
const [usualSteps, stepMinutes, leastViews] = [[5, 25, 50, 100], 30, 500];

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function randomBy(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A Poisson number with this mean. */
function poisson(mean: number, random: () => number): number {
  if (mean > 50) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal));
  }
  let count = 0;
  for (let product = random(); product > Math.exp(-mean); product *= random()) count += 1;
  return count;
}

/** How many of these are lost, each with this probability. */
const lostOf = (count: number, share: number, random: () => number): number =>
  share && Array.from({ length: count }, random).filter((each) => each < share).length;

const noVisits = (): ArmVisits => ({ visits: 0, failures: noFailures(), workspaces: { [changed]: noFailures() } });

/**
 * Simulates a canary from its beginning to its end. It is looked at each minute, or after each two views of the canary
 * where these are rarer, and decided by the code that decides on real ones.
 */
export function simulate(
  { viewsPerHour, errors, factor, noise = usualNoise, steps = usualSteps, lost = { visits: 0, failing: 0 } }: Simulated,
  seed: number,
): SimulatedOutcome {
  const random = randomBy(seed);
  const strata: Stratum[] = [];
  const views = { stable: 0, canary: 0 };
  const visits = { stable: 0, canary: 0 };
  let [met, now, steppedAt, weight] = [0, 0, 0, steps[0] ?? 0];
  let stepViews = { stable: 0, canary: 0 };
  let current: { span: string; stratum: Stratum } | undefined;
  const end = (outcome: SimulatedOutcome['outcome']): SimulatedOutcome => {
    const all = visits.stable + visits.canary;
    const reached = outcome === 'promoted' ? 100 : weight;
    return { outcome, weight: reached, hours: now / hourMs, inCanary: visits.canary / all, met: met / all };
  };
  while (now < mostHours * hourMs) {
    const perMinute = (viewsPerHour / 60) * (weight / 100);
    const minutes = Math.max(1, Math.ceil(2 / perMinute));
    now += minutes * 60_000;
    // Where few visit, hours are so empty that a step is taken as one, which is faster.
    const span = `${weight} ${viewsPerHour < 10_000 ? '' : Math.floor(now / hourMs)}`;
    if (current?.span !== span)
      strata.push((current = { span, stratum: { stable: noVisits(), canary: noVisits() } }).stratum);
    for (const arm of ['stable', 'canary'] as const) {
      const share = arm === 'canary' ? weight / 100 : 1 - weight / 100;
      const all = poisson((viewsPerHour / viewsPerVisit / 60) * minutes * share, random);
      const count = all - lostOf(all, lost.visits, random);
      const seen = poisson(count * (viewsPerVisit - 1), random) + count;
      visits[arm] += all;
      views[arm] += seen;
      stepViews[arm] += seen;
      const to = current.stratum[arm];
      to.visits += count;
      const failing = poisson(all * errors * (arm === 'canary' ? factor : 1), random);
      const own = failing - lostOf(failing, lost.failing, random);
      if (arm === 'canary') met += failing * (1 - 1 / factor);
      const counts = { ...noFailures(), exceptions: own + poisson(count * noise.exceptions, random) };
      counts.failedLoads = poisson(count * noise.failedLoads, random);
      counts.notInteractive = poisson(count * noise.notInteractive, random);
      for (const name of failureNames) to.failures[name] = Math.min(to.visits, to.failures[name] + counts[name]);
      const ofChanged = to.workspaces[changed] ?? noFailures();
      ofChanged.exceptions = Math.min(to.visits, ofChanged.exceptions + own);
    }
    const evidence: Evidence = {
      ...{ strata, changed: [changed], views, stepViews, last: { stable: now, canary: now }, steppedAt, now },
    };
    const verdict = decide(evidence, { weight, steps, stepMinutes, leastViews });
    if (verdict.kind === 'abort') return end('aborted');
    if (verdict.kind === 'wait') continue;
    if (verdict.next === 100) return end('promoted');
    weight = nextWeight({ weight, steps });
    steppedAt = now;
    stepViews = { stable: 0, canary: 0 };
  }
  return end('open');
}

/** How many of some rollouts went how. Shares are from 0 to 1; hours and shares of visits are means. */
export interface Rollouts extends Simulated {
  promoted: number;
  aborted: number;
  /** Aborted before half of the visitors had it. */
  abortedInTime: number;
  hours: number;
  inCanary: number;
  met: number;
}

/** Simulates that many rollouts, the same ones each time. */
export function simulateAll(simulated: Simulated, rollouts: number): Rollouts {
  const all = Array.from({ length: rollouts }, (_, index) => simulate(simulated, index + 1));
  const mean = (of: (each: SimulatedOutcome) => number): number =>
    all.reduce((sum, each) => sum + of(each), 0) / rollouts;
  return {
    ...simulated,
    promoted: mean(({ outcome }) => Number(outcome === 'promoted')),
    aborted: mean(({ outcome }) => Number(outcome === 'aborted')),
    abortedInTime: mean(({ outcome, weight }) => Number(outcome === 'aborted' && weight < 50)),
    hours: mean(({ hours }) => hours),
    inCanary: mean(({ inCanary }) => inCanary),
    met: mean((each) => each.met),
  };
}
