import { dayIn } from '@mosaico/shared-types';
import type { Revision } from '@mosaico/shared-types/schemas';
import { siteWithLists } from '../site/resolve/lists.ts';
import { declarationsIn } from '../table/declarations.ts';
import { siteTable } from '../table/site-table.ts';
import { printable } from '../store/release-label.ts';
import type { Store } from '../store/store.ts';

/** One difference between two revisions: a workspace or "site configuration", and its versions, if any. */
export interface Difference {
  what: string;
  from: string | undefined;
  to: string | undefined;
}

/** What an environment shows: releases by workspace, and the site configuration. */
export type Shown = Pick<Revision, 'releases' | 'configuration'>;

/** What differs from one revision to another, by name. */
export function differences(from: Shown | undefined, to: Shown): Difference[] {
  const [before, after] = [from ? versionsIn(from) : {}, versionsIn(to)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .sort()
    .map((what) => ({ what, from: before[what], to: after[what] }))
    .filter((each) => each.from !== each.to);
}

const versionsIn = ({ releases, configuration }: Shown): Record<string, string | undefined> => ({
  ...releases,
  'site configuration': configuration,
});

/** Number of revisions that a search for a release's promotion goes back. */
export const lookBack = 100;

/** How many revisions are read ahead at most while one is looked at. */
const mostAhead = 16;

/**
 * An environment's revisions before this number, the newest first, at most `most`. The longer a caller reads, the more are read
 * ahead, since each is a round trip to a bucket. At first it is one.
 */
export async function* earlier(
  store: Pick<Store, 'revisionNumbers' | 'revision'>,
  environment: string,
  before: number,
  most = Infinity,
): AsyncGenerator<Revision> {
  const numbers = (await store.revisionNumbers(environment)).filter((number) => number < before).reverse();
  const reading: Promise<Revision>[] = [];
  for (let at = 0; at < Math.min(numbers.length, most); at += 1) {
    for (const number of numbers.slice(reading.length, at + 1 + Math.min(at, mostAhead))) {
      const one = store.revision(environment, number);
      // The caller may stop before it comes so far.
      one.catch(() => undefined);
      reading.push(one);
    }
    const revision = await reading[at];
    if (revision) yield revision;
  }
}

/** Author, time and reason of a revision on one line: `revision 7, 2026-11-22 14:05 UTC, by Ana: mf-plans@1.4.0`. */
export function madeLine({ revision, created, by, reason }: Revision): string {
  const at = `${created.slice(0, 10)} ${created.slice(11, 16)} UTC`;
  // Old revisions have no author.
  return `revision ${revision}, ${at}${by ? `, by ${authorLine(by)}` : ''}: ${printable(reason)}`;
}

/** `Ana (github.com/events/mf-events@3e21b3d)`. */
function authorLine({ name, repository, commit }: NonNullable<Revision['by']>): string {
  const place = [repository?.replace(/^https?:\/\//, '').replace(/\.git$/, ''), commit?.slice(0, 7)]
    .filter(Boolean)
    .join('@');
  return printable(place ? `${name} (${place})` : name);
}

/** Whether a page of the revision has expired between two moments (ISO 8601), so that a new composition would no longer list it. */
export async function hasExpired(
  store: Store,
  { releases, configuration }: Shown,
  { from, to = new Date().toISOString() }: { from: string; to?: string },
): Promise<boolean> {
  const stored = await store.configuration(configuration);
  const [before, now] = [dayIn(stored.site, new Date(from)), dayIn(stored.site, new Date(to))];
  const all = await Promise.all(Object.entries(releases).map((each) => store.release(...each)));
  const { site } = await siteWithLists(store, all, stored, () => true);
  const { claimed } = siteTable(all.map(declarationsIn), site);
  return claimed.some(({ expires }) => expires && before <= expires && expires < now);
}
