import type { VitalName } from '@mosaico/shared-types/reports';
import { cut } from '@mosaico/shared-types/schemas';
import * as v from 'valibot';
import { noArm, type CanaryCounts, type CountedArm } from './canary-counts.ts';
import { countNames, failureNames, hourMs, noCounts, noFailures, vitalBounds } from './counts.ts';
import { sinceAt, type Counted } from './health.ts';
import { counterNames, visitNames, vitalMetric, vitalUnit } from './metrics.ts';

/** Milliseconds that a server may take to answer. */
const patienceMs = 20_000;

const sample = v.pipe(
  v.tuple([v.number(), v.string()]),
  v.transform(([at, value]) => ({ at: at * 1_000, value: Number(value) })),
);
const labels = v.record(v.string(), v.string());
const answerSchema = v.object({
  /** What the server has left out: a store behind it that did not answer. */
  warnings: v.optional(v.array(v.string()), []),
  data: v.object({
    result: v.array(v.object({ metric: labels, value: v.optional(sample), values: v.optional(v.array(sample), []) })),
  }),
});

type Result = v.InferOutput<typeof answerSchema>['data']['result'];

/**
 * What a server with Prometheus' HTTP API knows of an environment in the last 24 hours: the same counts as in the files of the servers
 * that it asks, by `increase()`, so as whole numbers. Throws for an address that is none or that holds a password, and for
 * a server that does not answer.
 */
export async function countedByPrometheus(address: string, environment: string, now: number): Promise<Counted> {
  const ask = askerOf(address);
  const from = sinceAt(now);
  const selector = `{environment=${JSON.stringify(environment)}}`;
  const increase = (by: string, metric: string): Promise<Result> =>
    ask('query', increased(by, metric + selector, from, now));
  const byHour = (query: string): Promise<Result> =>
    ask('query_range', {
      query,
      start: String((from + hourMs) / 1_000),
      end: String((from + 24 * hourMs) / 1_000),
      step: '3600',
    });
  const inHour = (metric: string, more = ''): string =>
    `sum(increase(${metric}${selector.replace('}', `${more}}`)}[1h]))`;

  const rows = new Map<string, Counted['rows'][number]>();
  const rowOf = ({ workspace = '', release = '', arm }: Record<string, string>): Counted['rows'][number] => {
    const key = { arm: arm === 'canary' ? ('canary' as const) : ('stable' as const), workspace, release };
    const name = JSON.stringify(key);
    const row = rows.get(name) ?? { ...key, ...noCounts() };
    rows.set(name, row);
    return row;
  };
  const [refused, foreign, views, exceptions] = await Promise.all([
    increase('status', 'mosaico_refused_requests_total'),
    increase('environment', 'mosaico_foreign_reports_total'),
    byHour(inHour(counterNames.views, ',workspace="shell"')),
    byHour(inHour(counterNames.exceptions)),
    ...countNames.map(async (name) => {
      for (const { metric, value } of await increase('workspace, release, arm', counterNames[name]))
        rowOf(metric)[name] = wholeOf(value);
    }),
    ...(Object.keys(vitalBounds) as VitalName[]).map(async (name) => {
      const found = await increase('workspace, release, arm, le', `${vitalMetric(name)}_bucket`);
      for (const { metric, value } of found) {
        const bound = Number(metric.le?.replace('+Inf', 'Infinity')) * vitalUnit(name);
        const at = vitalBounds[name].findIndex((each) => Math.abs(each - bound) <= each / 1e6);
        const { vitals } = rowOf(metric);
        const all = (vitals[name] ??= Array<number>(vitalBounds[name].length + 1).fill(0));
        if (at !== -1 || bound === Infinity) all[at === -1 ? all.length - 1 : at] = wholeOf(value);
      }
    }),
  ]);
  for (const { vitals } of rows.values())
    for (const [name, upTo] of Object.entries(vitals))
      vitals[name as VitalName] = upTo.map((count, index) => Math.max(0, count - (upTo[index - 1] ?? 0)));
  const hours: Counted['hours'] = new Map();
  for (const [name, found] of [
    ['views', views],
    ['exceptions', exceptions],
  ] as const)
    for (const value of found[0]?.values ?? []) {
      // What increased in the hour until then.
      const hour = hours.get(value.at - hourMs) ?? { views: 0, exceptions: 0 };
      hours.set(value.at - hourMs, { ...hour, [name]: wholeOf(value) });
    }
  return {
    // Series that have been at 0 for a day are of releases that nobody has seen.
    rows: [...rows.values()].filter((row) => countNames.some((name) => row[name] > 0)),
    refused: Object.fromEntries(
      refused
        .map(({ metric, value }) => [metric.status ?? '', wholeOf(value)] as const)
        .filter(([, count]) => count > 0),
    ),
    foreign: wholeOf(foreign[0]?.value),
    exceptions: undefined,
    hours,
  };
}

/** The query for what a metric has increased by from a time until another one, both in ms since 1970. */
const increased = (by: string, metric: string, from: number, now: number): Record<string, string> => ({
  query: `sum by (${by}) (increase(${metric}[${Math.max(60, Math.ceil((now - from) / 1_000))}s]))`,
  time: String(now / 1_000),
});

/** Milliseconds after which an arm is known to be silent. */
const silentMs = 10 * 60 * 1_000;
/** Milliseconds within which an arm has reported where few visit. */
const rareMs = 6 * 60 * 60 * 1_000;

/**
 * What the same server knows of both arms of a canary since `from` (ms since 1970), in these revisions of the environment. Throws as
 * {@link countedByPrometheus}, and for an answer in part.
 */
export async function canaryByPrometheus(
  address: string,
  environment: string,
  { revisions, from }: { revisions: ReadonlySet<number>; from: number },
  now: number,
): Promise<CanaryCounts> {
  const ask = askerOf(address, { isWhole: true });
  const selector = `{environment=${JSON.stringify(environment)}}`;
  const arms = new Map<string, CountedArm>();
  const armOf = ({ arm = '', revision = '' }: Record<string, string>): CountedArm | undefined => {
    if ((arm !== 'stable' && arm !== 'canary') || !revisions.has(Number(revision))) return undefined;
    const key = `${arm} ${revision}`;
    const before = arms.get(key) ?? noArm(Number(revision), arm);
    arms.set(key, before);
    return before;
  };
  const [views, visits, failing, today, lately] = await Promise.all([
    ask(
      'query',
      increased('revision, arm', counterNames.views + selector.replace('}', ',workspace="shell"}'), from, now),
    ),
    ask('query', increased('revision, arm', visitNames.visits + selector, from, now)),
    ask('query', increased('revision, arm, workspace, failure', visitNames.failing + selector, from, now)),
    ask('query', increased('revision, arm', visitNames.visits + selector, now - rareMs, now)),
    ask('query', increased('revision, arm', visitNames.visits + selector, now - silentMs, now)),
  ]);
  for (const { metric, value } of views) Object.assign(armOf(metric) ?? {}, { views: wholeOf(value) });
  for (const { metric, value } of visits) Object.assign(armOf(metric) ?? {}, { visits: wholeOf(value) });
  // Every arm with visits has these series from the beginning, at 0. Without them its failures are unknown, which is not none.
  for (const { arm, revision, visits: count } of arms.values()) {
    const isOfAll = ({ metric }: Result[number]): boolean =>
      metric.arm === arm && metric.revision === String(revision) && (metric.workspace ?? '') === '';
    if (count > 0 && new Set(failing.filter(isOfAll).map(({ metric }) => metric.failure)).size < failureNames.length)
      throw new Error(
        `${address} knows visits of the ${arm} arm in revision ${revision}, and not all of their failures: it has answered in part, or has not scraped every server yet. Nothing is decided by that.`,
      );
  }
  for (const { metric, value } of failing) {
    const counted = armOf(metric);
    const { workspace = '', failure } = metric;
    if (!counted) continue;
    const counts = workspace === '' ? counted.failures : (counted.workspaces[workspace] ??= noFailures());
    for (const name of failureNames) if (name === failure) counts[name] = Math.min(counted.visits, wholeOf(value));
  }
  for (const counted of arms.values()) counted.last = -Infinity;
  // Where few visit, a gap of some hours is no silence.
  for (const { metric, value } of today)
    if (wholeOf(value) > 0) Object.assign(armOf(metric) ?? {}, { last: now - rareMs });
  for (const { metric, value } of lately) if (wholeOf(value) > 0) Object.assign(armOf(metric) ?? {}, { last: now });
  return { arms: [...arms.values()], exceptions: undefined };
}

/**
 * Asks a server with Prometheus' HTTP API, with the token of `MOSAICO_PROMETHEUS_TOKEN` if there is one. Throws for an address that is none or
 * that holds a password; what it gives rejects for a server that does not answer, or does not take the token, and with `isWhole` for an answer
 * from which the server says that something is missing.
 */
function askerOf(
  address: string,
  { isWhole = false }: { isWhole?: boolean } = {},
): (path: string, parameters: Record<string, string>) => Promise<Result> {
  const base = addressOf(address);
  const [token] = [process.env.MOSAICO_PROMETHEUS_TOKEN].filter(Boolean);
  const headers = token ? { Authorization: `Bearer ${token}` } : {};
  const unlike = (error: unknown): never => {
    const { message, cause } = error as Error;
    const why = cause instanceof Error ? cause.message : message;
    throw new Error(
      `${address} does not answer as Prometheus does: ${why}. Name its address, as http://prometheus:9090, and look whether this machine may ask it.`,
    );
  };
  return async (path, parameters) => {
    const url = new URL(`api/v1/${path}`, base);
    url.search = new URLSearchParams(parameters).toString();
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(patienceMs) }).catch(unlike);
    if ([401, 403].includes(answer.status))
      throw new Error(
        token
          ? `${address} does not take the token of MOSAICO_PROMETHEUS_TOKEN (status ${answer.status}). Put one into it that may read metrics.`
          : `${address} asks for credentials (status ${answer.status}). Put its token into MOSAICO_PROMETHEUS_TOKEN.`,
      );
    try {
      if (!answer.ok) throw new Error(`${answer.status} ${(await answer.text()).slice(0, 200)}`);
      const { data, warnings } = v.parse(answerSchema, await answer.json());
      if (isWhole && warnings.length > 0) throw new Error(`it has answered in part (${cut(warnings.join('; '), 200)})`);
      return data.result;
    } catch (error) {
      return unlike(error);
    }
  };
}

const wholeOf = (value: { value: number } | undefined): number => Math.max(0, Math.round(value?.value ?? 0) || 0);

function addressOf(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.username || url?.password)
    throw new Error('An address with a password would be read by others. Put a token into MOSAICO_PROMETHEUS_TOKEN.');
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`"${address}" is no address of a server. Write it as http://prometheus:9090.`);
  // Mimir and others have it below a path.
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}
