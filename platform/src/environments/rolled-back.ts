import type { Revision } from '@mosaico/shared-types/schemas';
import { releaseNames } from '../store/arms.ts';
import type { Store } from '../store/store.ts';
import { differences, earlier, madeLine, type Shown } from './history.ts';

/** Releases and configurations that stay rolled back: `mf-plans@1.4.0` → number of the revision that rolled it back. */
type RolledBackRecord = NonNullable<Revision['rolledBack']>;

/** A release or site configuration that was rolled back, and a line about the rollback. */
interface RolledBack {
  what: string;
  version: string;
  by: string;
}

const releaseName = (what: string, version: string): string => `${what}@${version}`;

/**
 * The record after the revision `after`, which follows `before`. Releases that `after` shows, in either arm, are no longer in it. Those of an
 * aborted canary are, but for one in whose place a further release was promoted.
 */
export function recordAfter(record: RolledBackRecord, before: Revision, after: Revision): RolledBackRecord {
  const found: RolledBackRecord = { ...record };
  const { canaryEnd, sameAs, back, revision } = after;
  for (const { what, from } of differences(before, after))
    if (from !== undefined && (sameAs !== undefined || back?.[what] !== undefined))
      found[releaseName(what, from)] = revision;
  if (canaryEnd?.outcome === 'aborted')
    for (const [what, version] of Object.entries(canaryEnd.releases)) {
      const isRolledBack = sameAs !== undefined || back?.[what] !== undefined;
      if (isRolledBack || before.releases[what] === after.releases[what]) found[releaseName(what, version)] = revision;
    }
  const shown = new Set([...releaseNames(after), releaseName('site configuration', after.configuration)]);
  return Object.fromEntries(Object.entries(found).filter(([name]) => !shown.has(name)));
}

/** The record of a revision. Revisions until November 2026 have none: it is then computed from their history. */
export async function recordAt(store: Store, newest: Revision): Promise<RolledBackRecord> {
  if (newest.rolledBack) return newest.rolledBack;
  // The newest first, down to one with a record.
  const history = [newest];
  try {
    for await (const revision of earlier(store, newest.environment, newest.revision)) {
      history.push(revision);
      if (revision.rolledBack) break;
    }
  } catch {
    // A revision that cannot be read ends the history.
  }
  let before = history.pop() ?? newest;
  let record = before.rolledBack ?? {};
  for (const after of history.reverse()) {
    record = recordAfter(record, before, after);
    before = after;
  }
  return record;
}

/** The revision with its record, to be written. */
export async function recorded(store: Store, before: Revision | undefined, revision: Revision): Promise<Revision> {
  const rolledBack = before ? recordAfter(await recordAt(store, before), before, revision) : {};
  return { ...revision, rolledBack };
}

/** The rolled back releases and configurations that a revision would show again, in either arm. */
export async function rolledBack(
  store: Store,
  newest: Revision,
  wanted: Shown & Pick<Revision, 'canary'>,
): Promise<RolledBack[]> {
  const record = await recordAt(store, newest);
  const { configuration, canary } = wanted;
  const shown = { configuration, releases: { ...wanted.releases, ...canary?.releases } };
  const found = differences(newest, shown).flatMap(({ what, to }) => {
    const number = to === undefined ? undefined : record[releaseName(what, to)];
    return to === undefined || number === undefined ? [] : [{ what, version: to, number }];
  });
  return Promise.all(
    found.map(async ({ what, version, number }) => {
      // A revision that cannot be read stops no promotion.
      const by = await store.revision(newest.environment, number).then(madeLine, () => `revision ${number}`);
      return { what, version, by };
    }),
  );
}

/** Warnings of releases that were rolled back, one line each: the release, and the author, date and reason of its rollback. */
export async function bringsBack(store: Store, newest: Revision | undefined, wanted: Revision): Promise<string[]> {
  const found = newest ? await rolledBack(store, newest, wanted) : [];
  return found.map(({ what, version, by }) => {
    const name = what !== 'site configuration' ? releaseName(what, version) : 'This site configuration';
    return `${name} was rolled back: ${by}. You bring it back.`;
  });
}
