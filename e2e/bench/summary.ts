import type { Run } from './measure.ts';
import type { ByVariant, Variant } from './variants.ts';

/** The figures of a run that are numbers. */
export const metrics = [
  'documentBytes',
  'earlyScriptBytes',
  'interactiveScriptBytes',
  'scriptBytes',
  'fontBytes',
  'totalBytes',
  'earlyRequests',
  'requests',
  'earlyWaves',
  'waves',
  'lcp',
  'usable',
  'shellInteractive',
  'pageInteractive',
  'blocking',
  'longestTask',
  'shift',
] as const satisfies readonly (keyof Run)[];
export type Metric = (typeof metrics)[number];

/** Median and spread of one metric over all runs. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** Everything known of one route. */
export interface RouteResult {
  route: string;
  /** The remote that owns the page; none for the shell's own. */
  owner: string | undefined;
  runs: ByVariant<Run[]>;
}

/** Median and spread of a metric; undefined if no run has it. */
export function spread(runs: readonly Run[], metric: Metric): Spread | undefined {
  const values = runs.map((run) => run[metric]).filter((value) => value !== undefined);
  if (values.length === 0) return undefined;
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) };
}

/** The middle value; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/**
 * Below these a figure is noise, and a ratio to it says nothing. A gate counts what is below as this much, and says the ratio
 * of what was measured besides.
 */
const noise: Partial<Record<Metric, number>> = { blocking: 50, shift: 0.01 };

/** Median of the federated site divided by the median of another; undefined where that says nothing. */
export function ratio({ runs }: RouteResult, metric: Metric, other: Variant): number | undefined {
  const own = spread(runs.federated, metric)?.median;
  const theirs = spread(runs[other] ?? [], metric)?.median;
  return own === undefined || !theirs || theirs < noiseOf(metric) ? undefined : own / theirs;
}

/** Below this a metric says nothing. */
export function noiseOf(metric: Metric): number {
  return noise[metric] ?? 0;
}

/** Remotes that the federated site requested on this route without needing them: a page needs its owner's only. */
export function unneededRemotes({ runs, owner }: RouteResult): string[] {
  const requested = new Set(runs.federated.flatMap((run) => run.workspaces));
  return [...requested].filter((workspace) => workspace !== 'shell' && workspace !== owner);
}
