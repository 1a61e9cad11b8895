import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VitalName } from '@mosaico/shared-types/reports';
import { checkedWith } from '@mosaico/shared-types/schemas';
import * as v from 'valibot';
import { hasCode } from '../lib/error-code.ts';
import { parseJson } from '../lib/read-json.ts';
import { readAtMost } from '../lib/bounds.ts';

export const hourMs = 60 * 60 * 1_000;
/** Hours of counts that are kept: ten weeks, since a canary takes that long where few visit. */
const keptHours = 70 * 24;
/** Hours for which it is known how often an exception came: what health looks back. */
export const shownHours = 24;
/** Exceptions that are kept: the most frequent ones and the newest, equal ones as one. */
export const mostExceptions = 1_000;
/**
 * Rows of an hour of what the environment does not show any more, which anybody could report: old revisions, and releases that a document
 * has not. What is more is counted as dropped. Rows of what it shows are as many as there are.
 */
export const mostRows = 1_000;
/** Most pages and releases that are listed for an exception. */
const mostNamed = 20;

/**
 * Upper bounds of the classes in which vitals are counted, in ms; of `cls` without a unit. One more class has what is above. Those of
 * "good" and "poor" are among them.
 */
export const vitalBounds: Readonly<Record<VitalName, readonly number[]>> = {
  lcp: [250, 500, 750, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000, 20_000],
  inp: [16, 50, 100, 150, 200, 300, 400, 500, 750, 1_000, 2_000, 5_000],
  cls: [0.001, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  ttfb: [50, 100, 200, 400, 600, 800, 1_200, 1_800, 3_000, 6_000],
};

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const classes = v.exactOptional(v.array(whole));

const countsEntries = {
  /** Documents, and those that were interactive when they were left. */
  views: whole,
  interactive: whole,
  exceptions: whole,
  /** Files that did not come, were not what their hashes say, came late, came after they had failed. */
  failed: whole,
  altered: whole,
  late: whole,
  recovered: whole,
  hydrations: whole,
  /** How many were in each class of {@link vitalBounds}. */
  vitals: v.object({ lcp: classes, inp: classes, cls: classes, ttfb: classes }),
};

/** What was counted. */
export type Counts = v.InferOutput<v.ObjectSchema<typeof countsEntries, undefined>>;

/** Names of the counts that are single numbers. */
export const countNames = [
  'views',
  'interactive',
  'exceptions',
  'failed',
  'altered',
  'late',
  'recovered',
  'hydrations',
] as const;

const rowSchema = v.object({
  revision: whole,
  arm: v.picklist(['stable', 'canary']),
  workspace: v.string(),
  release: v.string(),
  ...countsEntries,
});

/** What was counted of a release, in an arm of a revision. */
export type CountedRow = v.InferOutput<typeof rowSchema>;
/** What a row is about. */
export type RowKey = Pick<CountedRow, 'revision' | 'arm' | 'workspace' | 'release'>;

/** What may go wrong in a visit: an exception, a file that did not come or was another, a page that never became interactive. */
export const failureNames = ['exceptions', 'failedLoads', 'notInteractive'] as const;
export type FailureName = (typeof failureNames)[number];

const failuresSchema = v.object({ exceptions: whole, failedLoads: whole, notInteractive: whole });
const visitsSchema = v.object({
  revision: whole,
  arm: v.picklist(['stable', 'canary']),
  visits: whole,
  /** Visits that met a failure of whichever workspace, and of each workspace whose release the canary changes. */
  failures: failuresSchema,
  workspaces: v.record(v.string(), failuresSchema),
  /** When the arm reported last, in ms since 1970. */
  last: whole,
});

/** Visits of an arm while a canary ran, and how many of them met a failure: what its analysis compares. */
export type CountedVisits = v.InferOutput<typeof visitsSchema>;

const hourSchema = v.object({
  /** ISO 8601. */
  hour: v.pipe(v.string(), v.isoTimestamp()),
  rows: v.array(rowSchema),
  /** Requests that were refused, by status. */
  refused: v.record(v.pipe(v.string(), v.regex(/^\d{3}$/)), whole),
  /** Exceptions and loads that are nobody's: of extensions and third parties. */
  foreign: whole,
  dropped: whole,
  /** Servers until November 2026 counted none. */
  visits: v.optional(v.array(visitsSchema), []),
});

/** What was counted in an hour. */
export type CountedHour = v.InferOutput<typeof hourSchema>;

const perName = v.record(v.string(), whole);
const exceptionSchema = v.object({
  workspace: v.string(),
  shared: v.exactOptional(v.string()),
  type: v.string(),
  message: v.string(),
  /** File and line of the last one. */
  place: v.string(),
  first: v.object({ at: whole, release: v.string(), revision: whole }),
  /** When it was seen last, in ms since 1970. */
  last: whole,
  /** How often, by release, page (`mf-plans/social`) and hour (since 1970) of the last {@link shownHours}. */
  count: whole,
  releases: perName,
  pages: perName,
  hours: perName,
});
const exceptionsSchema = v.array(exceptionSchema);

/** An exception, with all equal ones. */
export type CountedException = v.InferOutput<typeof exceptionSchema>;

/** Counts of nothing. */
export const noCounts = (): Counts => ({
  ...{ views: 0, interactive: 0, exceptions: 0, failed: 0, altered: 0, late: 0, recovered: 0, hydrations: 0 },
  vitals: {},
});

/** Adds counts to others, in place. */
export function addCounts(to: Counts, more: Counts): void {
  for (const name of countNames) to[name] += more[name];
  for (const name of Object.keys(vitalBounds) as VitalName[]) {
    const added = more.vitals[name];
    if (added) to.vitals[name] = added.map((count, index) => count + (to.vitals[name]?.[index] ?? 0));
  }
}

/** Counts one value of a vital, in place. */
export function countVital(to: Counts, name: VitalName, value: number): void {
  const bounds = vitalBounds[name];
  const all = (to.vitals[name] ??= Array<number>(bounds.length + 1).fill(0));
  const at = bounds.findIndex((bound) => value <= bound);
  const index = at === -1 ? bounds.length : at;
  all[index] = (all[index] ?? 0) + 1;
}

/** Where an environment's servers keep what they count: each in a folder named by its port, which no other server writes. */
const reportsFolder = (sites: string): string => join(sites, 'reports');
export const serverFolder = (sites: string, port: number): string => join(reportsFolder(sites), String(port));

const hourFile = (start: number): string => `${new Date(start).toISOString().slice(0, 13)}.json`;
const exceptionsFile = 'exceptions.json';
const startOf = (file: string): number => Date.parse(`${file.slice(0, 13)}:00:00.000Z`);

/** A file's content as the schema's type; undefined if there is none. A damaged one is said on standard error, and counts as none. */
async function readFile<S extends v.GenericSchema>(schema: S, file: string): Promise<v.InferOutput<S> | undefined> {
  try {
    return checkedWith(schema, parseJson(String(await readAtMost(file)), file), file);
  } catch (error) {
    if (!hasCode(error, 'ENOENT'))
      console.error(`${(error as Error).message}\nWhat ${file} has counted is left out. Delete it.`);
    return undefined;
  }
}

/** The files of one server. */
export class CountFiles {
  constructor(private readonly folder: string) {}

  async hour(start: number): Promise<CountedHour> {
    const empty = { hour: new Date(start).toISOString(), rows: [], refused: {}, foreign: 0, dropped: 0, visits: [] };
    return (await readFile(hourSchema, join(this.folder, hourFile(start)))) ?? empty;
  }

  async exceptions(): Promise<CountedException[]> {
    return (await readFile(exceptionsSchema, join(this.folder, exceptionsFile))) ?? [];
  }

  writeHour(hour: CountedHour): Promise<void> {
    return this.write(hourFile(Date.parse(hour.hour)), hour);
  }

  writeExceptions(exceptions: readonly CountedException[]): Promise<void> {
    return this.write(exceptionsFile, exceptions);
  }

  /** Removes hours that are older than {@link keptHours} in the hour that begins at `start`. */
  async removeOld(start: number): Promise<void> {
    for (const name of await readdir(this.folder).catch(() => []))
      if (startOf(name) < start - keptHours * hourMs) await rm(join(this.folder, name), { force: true });
  }

  /** Whole or not at all, also where this process is killed. One server writes here, so one name is enough for what is not whole. */
  private async write(name: string, value: unknown): Promise<void> {
    const draft = join(this.folder, `.${name}`);
    await mkdir(this.folder, { recursive: true });
    await writeFile(draft, JSON.stringify(value));
    await rename(draft, join(this.folder, name));
  }
}

/** Hours since `from` (ms since 1970) of all servers of an environment that have counted here, in no order, and the exceptions of all. */
export async function readCounted(
  sites: string,
  from: number,
): Promise<{ hours: CountedHour[]; exceptions: CountedException[] }> {
  const hours: CountedHour[] = [];
  const exceptions: CountedException[] = [];
  const servers = await readdir(reportsFolder(sites), { withFileTypes: true }).catch(() => []);
  for (const server of servers.filter((each) => each.isDirectory())) {
    const files = new CountFiles(join(reportsFolder(sites), server.name));
    exceptions.push(...(await files.exceptions()));
    for (const name of await readdir(join(reportsFolder(sites), server.name)))
      if (startOf(name) >= from) hours.push(await files.hour(startOf(name)));
  }
  return { hours, exceptions };
}

/** Counts an exception among equal ones: same workspace, type, message and file. The list is not longer than {@link mostExceptions}: the rarest of the last {@link shownHours} leaves it. */
export function countException(
  all: Map<string, CountedException>,
  seen: Pick<CountedException, 'workspace' | 'shared' | 'type' | 'message' | 'place'> & {
    release: string;
    page: string;
    revision: number;
    count: number;
  },
  now: number,
): void {
  const { release, page, revision, count, ...what } = seen;
  const key = exceptionKey(what);
  const before = all.get(key);
  const first = before?.first ?? { at: now, release, revision };
  const hour = Math.floor(now / hourMs);
  const hours = Object.entries(before?.hours ?? {}).filter(([each]) => Number(each) > hour - shownHours);
  all.delete(key);
  // Put in anew, it is the last.
  all.set(key, {
    ...{ ...what, first, last: now, count: (before?.count ?? 0) + count },
    releases: withMore(before?.releases, release, count),
    pages: withMore(before?.pages, page, count),
    hours: withMore(Object.fromEntries(hours), String(hour), count),
  });
  if (all.size <= mostExceptions) return;
  const recent = ({ hours: counted }: CountedException): number =>
    Object.entries(counted).reduce((sum, [each, times]) => (Number(each) > hour - shownHours ? sum + times : sum), 0);
  // Without the new one, which is the last. Of two that are as rare it is the one that was seen last longer ago.
  const [rarest] = [...all].slice(0, -1).sort(([, a], [, b]) => recent(a) - recent(b));
  if (rarest) all.delete(rarest[0]);
}

/** The same for all equal exceptions: a line moves with each release, and a file's name does not. */
export const exceptionKey = ({
  workspace,
  type,
  message,
  place,
}: Pick<CountedException, 'workspace' | 'type' | 'message' | 'place'>): string =>
  JSON.stringify([workspace, type, message, place.replace(/(:\d+)+$/, '')]);

function withMore(before: Readonly<Record<string, number>> = {}, name: string, count: number): Record<string, number> {
  const all = new Map(Object.entries(before));
  if (all.has(name) || all.size < Math.max(mostNamed, shownHours)) all.set(name, (all.get(name) ?? 0) + count);
  return Object.fromEntries(all);
}

/** Counts of visits of an arm of a revision, made where they are missing. */
export function visitsIn(hour: CountedHour, { revision, arm }: Pick<CountedVisits, 'revision' | 'arm'>): CountedVisits {
  const before = hour.visits.find((each) => each.revision === revision && each.arm === arm);
  if (before) return before;
  const made = { revision, arm, visits: 0, failures: noFailures(), workspaces: {}, last: 0 };
  hour.visits.push(made);
  return made;
}

/** No failures. */
export const noFailures = (): CountedVisits['failures'] => ({ exceptions: 0, failedLoads: 0, notInteractive: 0 });

/** A key for a map of rows. */
export const rowKey = ({ revision, arm, workspace, release }: RowKey): string =>
  JSON.stringify([revision, arm, workspace, release]);

/**
 * The row of that key in an hour, made where it is missing. `isShown`: it is of a recent revision's own release, so that its row is always there.
 * Undefined for another one where the hour has as many as it may.
 */
export function rowIn(
  hour: CountedHour,
  rows: Map<string, CountedRow>,
  key: RowKey,
  isShown: boolean,
): CountedRow | undefined {
  const name = rowKey(key);
  const before = rows.get(name);
  if (before || (!isShown && rows.size >= mostRows)) return before;
  const row: CountedRow = { ...key, ...noCounts() };
  rows.set(name, row);
  hour.rows.push(row);
  return row;
}
