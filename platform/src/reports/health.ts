import type { Arm, VitalName } from '@mosaico/shared-types/reports';
import type { Revision } from '@mosaico/shared-types/schemas';
import { ownValue } from '../lib/own-value.ts';
import { canaryArm } from '../store/arms.ts';
import {
  addCounts,
  exceptionKey,
  hourMs,
  noCounts,
  readCounted,
  shownHours,
  vitalBounds,
  type CountedException,
  type Counts,
  type RowKey,
} from './counts.ts';

/** Documents of a release below which no share is shown: one error in twenty views says nothing. */
export const leastViews = 1_000;
/** Id of the part of `/mosaico/` that shows it. */
export const healthAnchor = 'salud';
/** So many exceptions are listed: the most frequent ones. */
const mostExceptions = 5;

/** What was counted of an environment in the last 24 hours, wherever that is kept. */
export interface Counted {
  /** By release and arm. */
  rows: (Omit<RowKey, 'revision'> & Counts)[];
  /** Requests that were refused, by status. */
  refused: Record<string, number>;
  /** Exceptions and loads of extensions and third parties. */
  foreign: number;
  /** Undefined where only counts are known. */
  exceptions: CountedException[] | undefined;
  /** Documents and exceptions by hour (ms since 1970), where that is known. */
  hours: Map<number, { views: number; exceptions: number }>;
}

/** How a release is. */
export interface ReleaseHealth {
  workspace: string;
  release: string;
  arm: RowKey['arm'];
  /** Whether the environment shows this release now, in whichever arm. */
  isShown: boolean;
  /** Documents of its pages; of the shell, all. */
  views: number;
  exceptions: number;
  /** Files that did not come, or were not what their hashes say. */
  failedLoads: number;
  /** Undefined below {@link leastViews} views. */
  rates: ReleaseRates | undefined;
}

/** Shares of a release with enough views. */
export interface ReleaseRates {
  exceptionsPer1000: number;
  failedLoadsPer1000: number;
  /** Share of documents that were interactive when they were left, from 0 to 1. */
  interactive: number;
  /** At the 75th percentile, in ms; `cls` has no unit. */
  vitals: Partial<Record<VitalName, number>>;
}

/** A frequent exception. */
export interface ExceptionHealth extends Pick<
  CountedException,
  'workspace' | 'shared' | 'type' | 'message' | 'place' | 'first'
> {
  /** How often in the last 24 hours. */
  times: number;
  /** Releases and pages that had it, the most frequent first. */
  releases: string[];
  pages: string[];
}

/** How an environment is, by what browsers have reported in the last 24 hours. */
export interface Health {
  environment: string;
  /** Revision that is shown now. */
  revision: number;
  /** ISO 8601. */
  since: string;
  leastViews: number;
  releases: ReleaseHealth[];
  exceptions: ExceptionHealth[] | undefined;
  refused: Record<string, number>;
  foreign: number;
  hours: { hour: string; views: number; exceptions: number }[];
}

/** Beginning of the first hour that is looked at, in ms since 1970. */
export const sinceAt = (now: number): number => (Math.floor(now / hourMs) - shownHours + 1) * hourMs;

/** What the servers of an environment have counted on this machine in the last 24 hours; `sites` is the folder of its compositions. */
export async function countedHere(sites: string, now: number): Promise<Counted> {
  const { hours, exceptions } = await readCounted(sites, sinceAt(now));
  const rows = new Map<string, Counted['rows'][number]>();
  const refused: Record<string, number> = {};
  const byHour: Counted['hours'] = new Map();
  for (const hour of hours) {
    for (const [status, count] of Object.entries(hour.refused)) refused[status] = (refused[status] ?? 0) + count;
    const start = Date.parse(hour.hour);
    const whole = byHour.get(start) ?? { views: 0, exceptions: 0 };
    byHour.set(start, whole);
    for (const counts of hour.rows) {
      const { arm, workspace, release } = counts;
      const key = JSON.stringify([arm, workspace, release]);
      const row = rows.get(key) ?? { arm, workspace, release, ...noCounts() };
      addCounts(row, counts);
      rows.set(key, row);
      // Each document is one of the shell's.
      if (workspace === 'shell') whole.views += counts.views;
      whole.exceptions += counts.exceptions;
    }
  }
  const foreign = hours.reduce((sum, each) => sum + each.foreign, 0);
  return { rows: [...rows.values()], refused, foreign, exceptions, hours: byHour };
}

/** The health of an environment that shows this revision, by what was counted until `now` (ms since 1970). */
export function healthOf(revision: Revision, counted: Counted, now: number): Health {
  const { releases, canary } = revision;
  const shownIn = { stable: releases, canary: canaryArm(revision)?.releases ?? {} };
  const isShownIn = (arm: Arm, row: { workspace: string; release: string }): boolean =>
    ownValue(shownIn[arm], row.workspace) === row.release;
  const isCurrent = (row: { arm: Arm; workspace: string; release: string }): boolean => isShownIn(row.arm, row);
  const expected = { stable: releases, canary: canary?.releases ?? {} };
  const unseen = (['stable', 'canary'] as const)
    .flatMap((arm) =>
      Object.entries(expected[arm]).map(([workspace, release]) => ({ arm, workspace, release, ...noCounts() })),
    )
    .filter(
      ({ arm, workspace }) =>
        !counted.rows.some((row) => row.arm === arm && row.workspace === workspace && isCurrent(row)),
    );
  const places = Object.keys(releases);
  const rows = [...counted.rows, ...unseen].map((row) => ({ row, place: places.indexOf(row.workspace) }));
  const order = ({ row, place }: (typeof rows)[number]): [number, number, number, string] => [
    Number(!isCurrent(row)),
    place === -1 ? places.length : place,
    Number(row.arm === 'canary'),
    row.release,
  ];
  rows.sort((a, b) => compared(order(a), order(b)));
  const shown = Array.from({ length: shownHours }, (_, index) => sinceAt(now) + index * hourMs);
  return {
    environment: revision.environment,
    revision: revision.revision,
    since: new Date(sinceAt(now)).toISOString(),
    leastViews,
    // A canary that is over leaves most of its releases to the stable arm.
    releases: rows.map(({ row }) =>
      releaseHealth(
        row,
        (['stable', 'canary'] as const).some((arm) => isShownIn(arm, row)),
      ),
    ),
    exceptions: counted.exceptions && mostFrequent(counted.exceptions, now),
    refused: counted.refused,
    foreign: counted.foreign,
    hours: shown.map((at) => ({
      hour: new Date(at).toISOString(),
      ...(counted.hours.get(at) ?? { views: 0, exceptions: 0 }),
    })),
  };
}

function compared(one: readonly (number | string)[], other: readonly (number | string)[]): number {
  const at = one.findIndex((each, index) => each !== other[index]);
  const [a, b] = [one[at] ?? '', other[at] ?? ''];
  return a < b ? -1 : Number(a > b);
}

function releaseHealth(row: Counted['rows'][number], isShown: boolean): ReleaseHealth {
  const { workspace, release, arm, views, exceptions } = row;
  const failedLoads = row.failed + row.altered;
  const per1000 = (count: number): number => (count * 1_000) / views;
  const rates: ReleaseRates | undefined =
    views < leastViews
      ? undefined
      : {
          exceptionsPer1000: per1000(exceptions),
          failedLoadsPer1000: per1000(failedLoads),
          interactive: row.interactive / views,
          vitals: Object.fromEntries(
            (Object.keys(vitalBounds) as VitalName[]).flatMap((name) => {
              const value = quantile(0.75, vitalBounds[name], row.vitals[name] ?? []);
              return value === undefined ? [] : [[name, value] as const];
            }),
          ),
        };
  return { workspace, release, arm, isShown, views, exceptions, failedLoads, rates };
}

/**
 * The value below which this share of what was counted in classes is, as Prometheus' `histogram_quantile` takes it: even within a
 * class. Undefined if nothing was counted.
 */
export function quantile(share: number, bounds: readonly number[], classes: readonly number[]): number | undefined {
  const all = classes.reduce((sum, each) => sum + each, 0);
  if (all === 0) return undefined;
  let below = 0;
  for (const [index, bound] of bounds.entries()) {
    const count = classes[index] ?? 0;
    if (count > 0 && below + count >= share * all) {
      const from = bounds[index - 1] ?? 0;
      return from + ((bound - from) * (share * all - below)) / count;
    }
    below += count;
  }
  // Above all bounds: at least the last one.
  return bounds.at(-1);
}

function mostFrequent(exceptions: readonly CountedException[], now: number): ExceptionHealth[] {
  const hour = Math.floor(now / hourMs);
  // Several servers may have had the same.
  const all = new Map<string, CountedException & { times: number }>();
  for (const each of exceptions) {
    const own = Object.entries(each.hours).filter(([at]) => Number(at) > hour - shownHours && Number(at) <= hour);
    const times = own.reduce((sum, [, count]) => sum + count, 0);
    const before = all.get(exceptionKey(each));
    all.set(exceptionKey(each), {
      ...(before && before.last > each.last ? before : each),
      first: before && before.first.at < each.first.at ? before.first : each.first,
      releases: summed(before?.releases, each.releases),
      pages: summed(before?.pages, each.pages),
      times: times + (before?.times ?? 0),
    });
  }
  const byCount = (counts: Readonly<Record<string, number>>): string[] =>
    Object.entries(counts)
      .sort(([, a], [, b]) => b - a)
      .map(([name]) => name);
  return [...all.values()]
    .filter(({ times }) => times > 0)
    .sort((a, b) => b.times - a.times || b.last - a.last)
    .slice(0, mostExceptions)
    .map(({ workspace, shared, type, message, place, first, releases, pages, times }) => ({
      ...{ workspace, ...(shared !== undefined && { shared }), type, message, place, first, times },
      ...{ releases: byCount(releases), pages: byCount(pages) },
    }));
}

function summed(
  one: Readonly<Record<string, number>> = {},
  other: Readonly<Record<string, number>>,
): Record<string, number> {
  const sums = new Map(Object.entries(one));
  for (const [name, count] of Object.entries(other)) sums.set(name, (sums.get(name) ?? 0) + count);
  return Object.fromEntries(sums);
}
