import type { Revision } from '@mosaico/shared-types/schemas';
import { printable } from '../store/release-label.ts';
import type { Store } from '../store/store.ts';
import type { Change } from './next-revision.ts';

/** So many revisions are on their way at most while one is looked at. */
const mostAhead = 16;

/**
 * An environment's revisions before this number, the newest first. The longer a caller reads, the more are read ahead, since each
 * is a round trip to a bucket. At first it is one.
 */
export async function* earlier(
  store: Pick<Store, 'revisionNumbers' | 'revision'>,
  environment: string,
  before: number,
): AsyncGenerator<Revision> {
  const numbers = (await store.revisionNumbers(environment)).filter((number) => number < before).reverse();
  const reading: Promise<Revision>[] = [];
  for (let at = 0; at < numbers.length; at += 1) {
    for (const number of numbers.slice(reading.length, at + 1 + Math.min(at, mostAhead))) {
      const one = store.revision(environment, number);
      // Nobody may come so far.
      one.catch(() => undefined);
      reading.push(one);
    }
    const revision = await reading[at];
    if (revision) yield revision;
  }
}

/** Who made a revision, when and why, on one line: `revision 7, 2026-11-22 14:05 UTC, by Ana: mf-plans@1.4.0`. */
export function madeLine({ revision, created, by, reason }: Revision): string {
  // Of old revisions nobody knows who made them.
  return `revision ${revision}, ${timeOf(created)}${by ? `, by ${authorLine(by)}` : ''}: ${printable(reason)}`;
}

/** `2026-11-22T14:05:09.000Z` → `2026-11-22 14:05 UTC`. */
export const timeOf = (created: string): string => `${created.slice(0, 10)} ${created.slice(11, 16)} UTC`;

/** `Ana (github.com/events/mf-events@3e21b3d)`. */
export function authorLine({ name, repository, commit }: NonNullable<Revision['by']>): string {
  const place = [repository?.replace(/^https?:\/\//, '').replace(/\.git$/, ''), commit?.slice(0, 7)]
    .filter(Boolean)
    .join('@');
  return printable(place ? `${name} (${place})` : name);
}

/** So many revisions back it is looked who has shown a release, or rolled it back. */
export const lookBack = 100;

/** A release that somebody has rolled back since it was last shown, and the revision that did. */
export interface TakenBack {
  change: Change;
  by: Revision;
}

/**
 * Warnings about changes that bring back a release or a site configuration that was rolled back since it was last shown: who,
 * when and why. One line for each.
 */
export async function rolledBack(
  store: Store,
  newest: Revision,
  changes: readonly Change[],
  configuration = newest.configuration,
): Promise<string[]> {
  const by = await configurationTakenBack(store, newest, configuration);
  return [
    ...(await takenBack(store, newest, changes)).map(
      ({ change, by: taken }) =>
        `${change.workspace}@${change.version} was rolled back: ${madeLine(taken)}. You bring it back.`,
    ),
    ...(by ? [`This site configuration was rolled back: ${madeLine(by)}. You bring it back.`] : []),
  ];
}

/** The revision that took this configuration back, if what has shown it last was rolled back. */
async function configurationTakenBack(
  store: Store,
  newest: Revision,
  configuration: string,
): Promise<Revision | undefined> {
  if (configuration === newest.configuration) return undefined;
  let after = newest;
  let seen = 0;
  for await (const revision of earlier(store, newest.environment, newest.revision)) {
    if (revision.configuration === configuration) return after.sameAs === undefined ? undefined : after;
    if (seen++ === lookBack) return undefined;
    after = revision;
  }
  return undefined;
}

/** The changes that would bring back a release that was rolled back since it was last shown. */
export async function takenBack(store: Store, newest: Revision, changes: readonly Change[]): Promise<TakenBack[]> {
  const open = new Map(
    changes
      .filter((each) => newest.releases[each.workspace] !== each.version)
      .map((each) => [each.workspace, each.version]),
  );
  const found: TakenBack[] = [];
  let after = newest;
  let seen = 0;
  for await (const revision of earlier(store, newest.environment, newest.revision)) {
    if (open.size === 0 || seen++ === lookBack) break;
    for (const [workspace, version] of open) {
      if (revision.releases[workspace] !== version) continue;
      // Here it was shown for the last time.
      open.delete(workspace);
      if (after.sameAs === undefined && after.back?.[workspace] === undefined) continue;
      found.push({ change: { workspace, version }, by: after });
    }
    after = revision;
  }
  return found;
}
