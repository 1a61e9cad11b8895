import { ratio, unneededRemotes, type RouteResult } from './summary.ts';

/** What one gate says of one route. */
export interface Verdict {
  route: string;
  gate: string;
  value: string;
  passed: boolean;
}

const limits = [
  { metric: 'scriptBytes', other: 'monolith', atMost: 1.25, name: 'script bytes, federated / monolith' },
  { metric: 'lcp', other: 'monolith', atMost: 1.1, name: 'LCP, federated / monolith' },
  { metric: 'lcp', other: 'client-rendered', atMost: 0.4, name: 'LCP, federated / client-rendered' },
] as const;

/** Holds a route's figures against the gates. */
export function judge(result: RouteResult): Verdict[] {
  const { route } = result;
  const unneeded = unneededRemotes(result);
  return [
    ...limits.map(({ metric, other, atMost, name }): Verdict => {
      const value = ratio(result, metric, other) ?? Number.POSITIVE_INFINITY;
      return { route, gate: `${name} <= ${atMost}`, value: value.toFixed(3), passed: value <= atMost };
    }),
    {
      route,
      gate: 'no remote requested that the route does not need',
      value: unneeded.join(', ') || 'none',
      passed: unneeded.length === 0,
    },
  ];
}
