import { monolithScriptBytes } from './baseline.ts';
import { median, noiseOf, spread, unneededRemotes, type Metric, type RouteResult } from './summary.ts';
import { peers, type Variant } from './variants.ts';

/** What one gate says of one route. */
export interface Verdict {
  route: string;
  gate: string;
  value: string;
  /** Nothing where the gate could not be judged: `value` says why. */
  passed: boolean | undefined;
}

/** A limit for the federated site's median, of the median of another variant. */
interface Ratio {
  metric: Metric;
  other: Variant;
  atMost: number;
  what: string;
  /** Default: every route. */
  routes?: readonly string[];
}

/** A limit by itself. */
interface Limit {
  metric: Metric;
  atMost: number;
  what: string;
  unit?: string;
}

/** Home, a page of plans, a policy. */
const blockingRoutes = ['/', '/planes-sociales', '/politica-citas'];

const ratios: readonly Ratio[] = [
  { metric: 'scriptBytes', other: 'monolith', atMost: 1.25, what: 'script bytes' },
  // Not those until it is usable: the boot script answers before any script has loaded, so the figure is 0 on every page.
  { metric: 'interactiveScriptBytes', other: 'astro', atMost: 1, what: 'script bytes until it is interactive' },
  { metric: 'usable', other: 'next', atMost: 0.95, what: 'usable' },
  { metric: 'usable', other: 'astro', atMost: 1, what: 'usable' },
  { metric: 'blocking', other: 'astro', atMost: 1, what: 'blocking', routes: blockingRoutes },
  { metric: 'lcp', other: 'no-script', atMost: 1.02, what: 'LCP' },
  { metric: 'lcp', other: 'next', atMost: 1, what: 'LCP' },
  { metric: 'lcp', other: 'monolith', atMost: 1.1, what: 'LCP' },
  { metric: 'lcp', other: 'client-rendered', atMost: 0.4, what: 'LCP' },
];

const limits: readonly Limit[] = [
  { metric: 'earlyRequests', atMost: 8, what: 'requests before it is usable' },
  { metric: 'earlyWaves', atMost: 2, what: 'waves before it is usable' },
  { metric: 'longestTask', atMost: 50, what: 'longest task after the first paint', unit: 'ms' },
  { metric: 'fontBytes', atMost: 45_000, what: 'fonts', unit: 'B' },
  // As it is written: 0.00.
  { metric: 'shift', atMost: 0.005, what: 'layout shift' },
];

/** The least that scripts may be of the monolith's on the day of the baseline. */
const ofBaseline = 0.75;
/** Bytes of the median document. */
const medianDocument = 15_000;

/** Holds a route's figures against the gates. */
export function judge(result: RouteResult): Verdict[] {
  const { route } = result;
  const unneeded = unneededRemotes(result);
  return [
    ...ratios.filter(({ routes }) => routes?.includes(route) ?? true).map((each) => judgeRatio(result, each)),
    ...judgeBaseline(result),
    ...limits.map(({ metric, atMost, what, unit = '' }): Verdict => {
      const value = spread(result.runs.federated, metric)?.median ?? Number.POSITIVE_INFINITY;
      const written = `${Number(value.toFixed(3))}${unit && ` ${unit}`}`;
      return { route, gate: `${what} <= ${atMost}${unit && ` ${unit}`}`, value: written, passed: value <= atMost };
    }),
    {
      route,
      gate: 'no remote requested that the route does not need',
      value: unneeded.join(', ') || 'none',
      passed: unneeded.length === 0,
    },
  ];
}

function judgeRatio({ route, runs }: RouteResult, { metric, other, atMost, what }: Ratio): Verdict {
  const gate = `${what}, federated / ${other} <= ${atMost}`;
  const theirs = runs[other];
  if (!theirs) {
    const isPeer = peers.some((peer) => peer === other);
    return { route, gate, value: isPeer ? 'needs --peers' : 'not measured', passed: undefined };
  }
  const own = spread(runs.federated, metric)?.median ?? Number.POSITIVE_INFINITY;
  const against = spread(theirs, metric)?.median ?? 0;
  const noise = noiseOf(metric);
  // A ratio to noise says nothing, and noise is no fault. What was measured is said all the same.
  const measured = `${own.toFixed(0)} / ${against.toFixed(0)} = ${against > 0 ? (own / against).toFixed(2) : '∞'}`;
  if (own <= noise) return { route, gate, value: `noise (measured: ${measured})`, passed: true };
  const value = own / Math.max(against, noise);
  const besides = noise > 0 ? ` (measured: ${measured})` : '';
  return { route, gate, value: value.toFixed(3) + besides, passed: value <= atMost };
}

function judgeBaseline({ route, runs }: RouteResult): Verdict[] {
  const baseline = monolithScriptBytes[route];
  if (baseline === undefined) return [];
  const own = spread(runs.federated, 'interactiveScriptBytes')?.median ?? Number.POSITIVE_INFINITY;
  const value = own / baseline;
  const gate = `script bytes until it is interactive, federated / monolith of the baseline <= ${ofBaseline}`;
  return [{ route, gate, value: value.toFixed(3), passed: value <= ofBaseline }];
}

/** Holds the documents of the whole site (their compressed bytes) against their gate. */
export function judgeDocuments(bytes: readonly number[]): Verdict {
  const value = median(bytes);
  return {
    route: `${bytes.length} pages`,
    gate: `median document <= ${medianDocument} B`,
    value: `${value.toFixed(0)} B`,
    passed: value <= medianDocument,
  };
}
