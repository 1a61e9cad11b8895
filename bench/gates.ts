import { aligned, atMost, median, type Verdict } from './figures.ts';
import type { Run } from './measure.ts';
import { variantsOf, type ByVariant, type Variant } from './variants.ts';

/** The metrics of a table, in the order of its rows. */
const rows = {
  documentBytes: 'document, kB',
  earlyScriptBytes: 'scripts until usable, kB',
  interactiveScriptBytes: 'scripts until interactive, kB',
  scriptBytes: 'scripts in all, kB',
  fontBytes: 'fonts, kB',
  totalBytes: 'everything, kB',
  earlyRequests: 'requests until usable',
  requests: 'requests',
  earlyWaves: 'waves until usable',
  waves: 'waves',
  lcp: 'LCP, ms',
  usable: 'usable, ms',
  shellInteractive: 'shell interactive, ms',
  pageInteractive: 'page interactive, ms',
  blocking: 'blocking, ms',
  longestTask: 'longest task after paint, ms',
  shift: 'layout shift',
} as const satisfies Partial<Record<keyof Run, string>>;
type Metric = keyof typeof rows;

/** Below these a figure is noise, and a ratio to it says nothing. */
const noise: Partial<Record<Metric, number>> = { blocking: 50, shift: 0.01 };

/** The most that our median may be of another variant's: since decision 29 with Module Federation's own runtime. */
const ratios: readonly (readonly [metric: Metric, other: Variant, limit: number])[] = [
  ['interactiveScriptBytes', 'next', 0.92],
  ['pageInteractive', 'next', 0.95],
  ['pageInteractive', 'astro', 0.8],
  ['usable', 'next', 0.95],
  ['usable', 'astro', 1],
  ['blocking', 'next', 0.5],
  ['blocking', 'astro', 1],
  ['lcp', 'no-script', 1.02],
  // Reports cost nothing that a visitor notices: see docs/reports.md.
  ['lcp', 'no-reports', 1.02],
  ['pageInteractive', 'no-reports', 1.02],
  ['usable', 'no-reports', 1.02],
  ['blocking', 'no-reports', 1.1],
  ['lcp', 'next', 1],
  ['lcp', 'astro', 1],
];

/** The most that our median may be. */
const limits: readonly (readonly [metric: Metric, limit: number, unit?: string])[] = [
  ['earlyRequests', 8],
  ['earlyWaves', 2],
  ['longestTask', 50, 'ms'],
  ['fontBytes', 45_000, 'B'],
  // As it is written: 0.00.
  ['shift', 0.005],
];
/** What is known of one route. */
export interface RouteResult {
  route: string;
  /** Workspace of the page. */
  owner: string;
  runs: ByVariant<Run[]>;
}

/** A route's figures: median [min–max] of each variant, and ratios of our medians to the others'. */
export function routeTable({ route, runs }: RouteResult): string {
  const variants = variantsOf(runs);
  const others = variants.slice(1);
  const lines = (Object.keys(rows) as Metric[]).map((metric) => {
    const write = (value: number): string => {
      if (metric === 'shift') return value.toFixed(3);
      return metric.endsWith('Bytes') ? (value / 1000).toFixed(1) : value.toFixed(0);
    };
    const cells = variants.map((variant) => {
      const values = valuesOf(runs[variant], metric);
      if (values.length === 0) return '–';
      return `${write(median(values))} [${write(Math.min(...values))}–${write(Math.max(...values))}]`;
    });
    const shares = others.map((other) => {
      const [own, theirs] = [middle(runs.ours, metric), middle(runs[other], metric)];
      return own === undefined || !theirs || theirs < (noise[metric] ?? 0) ? '–' : (own / theirs).toFixed(2);
    });
    return [rows[metric], ...cells, ...shares];
  });
  const table = aligned([[route, ...variants, ...others.map((other) => `ours/${other}`)], ...lines]);
  return `${table}\nremotes requested: ${remotesIn(runs).join(', ') || 'none'}`;
}

/** Holds a route's figures against the gates. */
export function judge({ route, owner, runs }: RouteResult): Verdict[] {
  const unneeded = remotesIn(runs).filter((remote) => remote !== owner);
  const own = (metric: Metric): number => middle(runs.ours, metric) ?? Number.POSITIVE_INFINITY;
  return [
    ...ratios.map(([metric, other, limit]): Verdict => {
      const gate = `${rows[metric]}, ours / ${other} <= ${limit}`;
      const theirs = middle(runs[other], metric);
      if (theirs === undefined) return { gate, value: needs(other), passed: undefined };
      const floor = noise[metric] ?? 0;
      // A gate counts what is below the noise as the noise, and says what was measured besides.
      const value = Math.max(own(metric), floor) / Math.max(theirs, floor);
      const measured = `${own(metric).toFixed(0)} / ${theirs.toFixed(0)}`;
      return { gate, value: `${value.toFixed(3)}: ${measured}`, passed: value <= limit || own(metric) <= floor };
    }),
    ...limits.map(([metric, limit, unit]) => atMost(rows[metric].replace(/, .*/, ''), own(metric), limit, unit, 3)),
    reportBytes(runs),
    { gate: 'no other remote requested', value: unneeded.join(', ') || 'none', passed: unneeded.length === 0 },
  ].map((verdict) => ({ ...verdict, gate: `${route}: ${verdict.gate}` }));
}

/** How a variant comes into the table. */
const needs = (other: Variant): string => (other === 'no-reports' ? 'needs --reports' : 'needs --peers');

/** The most bytes that reports may cost before a page is interactive, in the document and in scripts. */
const mostReportBytes = 500;

function reportBytes({ ours, 'no-reports': silent }: ByVariant<Run[]>): Verdict {
  const bytes = (runs: readonly Run[] | undefined): number =>
    (middle(runs, 'documentBytes') ?? Number.NaN) + (middle(runs, 'interactiveScriptBytes') ?? 0);
  const cost = bytes(ours) - bytes(silent);
  if (silent) return atMost('bytes of reports until interactive', cost, mostReportBytes, 'B', 0);
  return {
    gate: `bytes of reports until interactive <= ${mostReportBytes} B`,
    value: needs('no-reports'),
    passed: undefined,
  };
}

const valuesOf = (runs: readonly Run[] = [], metric: Metric): number[] => runs.flatMap((run) => run[metric] ?? []);

function middle(runs: readonly Run[] | undefined, metric: Metric): number | undefined {
  const values = valuesOf(runs, metric);
  return values.length > 0 ? median(values) : undefined;
}

const remotesIn = ({ ours = [] }: ByVariant<Run[]>): string[] => [...new Set(ours.flatMap(({ remotes }) => remotes))];
