import { existsSync } from 'node:fs';
import type { Author, Revision } from '@mosaico/shared-types/schemas';
import { compose } from '../compose/compose.ts';
import { readComposition } from '../compose/composition.ts';
import { offerPublished } from '../compose/published.ts';
import { datedContents } from '../compose/page-contents.ts';
import { redateSitemap } from '../compose/redate-sitemap.ts';
import { compositionFolder, showNewest } from '../compose/sites.ts';
import { isProduction } from '../mixing/production.ts';
import { refuseUntrusted } from '../store/signing.ts';
import type { Store } from '../store/store.ts';
import { differences } from './changes.ts';
import { earlier } from './history.ts';
import { composeAndRecord, tryAgain, type Promoted } from './promote.ts';

/** What an environment shall take back. */
export interface Rollback {
  environment: string;
  /** Folder of the environment's compositions. */
  sites: string;
  /** Number of the revision to return to. Default: the newest that shows something else, before what is shown now. */
  to?: number | undefined;
  /** Take back these remotes alone, each to what it was before its last change; the others stay as they are. */
  workspaces?: readonly string[];
  by?: Author | undefined;
  reason?: string | undefined;
  /** When somebody else was faster, look again and try again so many times. Default: 0. */
  retries?: number;
}

/** A revision that a rollback would make, and the revisions whose changes it takes back, the newest first. */
export interface Undoing {
  revision: Revision;
  undone: Revision[];
}

/**
 * Gives an environment a further revision that takes something back. A whole earlier revision shows that one's composition
 * again; it is composed anew only where it is no longer here. Of single remotes a new mix is composed, and checked as a promotion's
 * is, but for addresses that go with them. Throws when there is nothing to return to, or its releases are gone.
 */
export async function rollback(store: Store, order: Rollback): Promise<Omit<Promoted, 'warnings'> & Undoing> {
  return tryAgain(order.retries ?? 0, async () => {
    const undoing = await undoingOf(store, order);
    return { ...undoing, ...(await show(store, undoing.revision, order.sites)) };
  });
}

async function show(store: Store, revision: Revision, sites: string): Promise<Omit<Promoted, 'warnings'>> {
  const { environment } = revision;
  if (revision.sameAs === undefined) return composeAndRecord(store, revision, { sites });
  const folder = compositionFolder(sites, revision);
  if (existsSync(folder)) {
    // What was published since can be chosen in the earlier site, too.
    const composition = isProduction(environment) ? undefined : await readComposition(store, revision);
    await store.createRevision(revision);
    if (composition) await offerPublished(store, composition, folder);
    await redateSitemap(folder, revision.contents);
    await showNewest(store, environment, sites);
    return { revision, folder, pages: 0 };
  }
  const force = revision.forced !== undefined;
  const site = await compose(store, revision, sites, { force, record: () => store.createRevision(revision) });
  return { revision, ...site };
}

/** What a rollback would do. Throws as {@link rollback} does, and changes nothing. */
export async function undoingOf(store: Store, order: Omit<Rollback, 'sites'>): Promise<Undoing> {
  const { environment, workspaces = [], to } = order;
  const newest = await store.revision(environment);
  if (workspaces.length > 0 && to !== undefined)
    throw new Error('Either name remotes, or a revision with --to: a revision is that of all of them.');
  const undoing =
    workspaces.length > 0 ? await ofWorkspaces(store, newest, workspaces) : await ofAll(store, newest, to);
  for (const [workspace, version] of Object.entries(undoing.revision.releases)) await store.release(workspace, version);
  await refuseUntrusted(store, undoing.revision);
  const { by, reason } = order;
  return { ...undoing, revision: { ...undoing.revision, ...(by && { by }), ...(reason !== undefined && { reason }) } };
}

async function ofAll(store: Store, newest: Revision, to: number | undefined): Promise<Undoing> {
  const { environment } = newest;
  const shown = newest.sameAs ?? newest.revision;
  const target = to === undefined ? await differentBefore(store, newest) : await store.revision(environment, to);
  const equal = target.sameAs ?? target.revision;
  if (equal === shown) throw new Error(`"${environment}" shows revision ${equal} already. Name another one with --to.`);
  const undone: Revision[] = [];
  // Forward again, it takes back the rollbacks since; back, what is shown now beyond the target.
  const [above, upTo] = equal < shown ? [equal, shown] : [target.revision, newest.revision];
  for await (const revision of earlier(store, environment, upTo + 1)) {
    if (revision.revision <= above) break;
    if (equal > shown || revision.sameAs === undefined) undone.push(revision);
  }
  const { releases, configuration, forced, contents } = target;
  const begun = after(newest, `back to revision ${equal}`);
  const hashes = contents && Object.fromEntries(Object.entries(contents).map(([path, [hash]]) => [path, hash]));
  return {
    revision: {
      ...begun,
      // For who reads them, pages that differ have changed today.
      ...(hashes && { contents: datedContents(hashes, begun, newest) }),
      releases,
      configuration,
      sameAs: equal,
      // It is composed anew, perhaps, and was let through then.
      ...(forced && { forced }),
    },
    undone,
  };
}

/** The newest revision before what is shown now that shows something else. */
async function differentBefore(store: Store, newest: Revision): Promise<Revision> {
  const shown = newest.sameAs ?? newest.revision;
  for await (const revision of earlier(store, newest.environment, shown)) {
    if (differences(revision, newest).length > 0) return revision;
  }
  throw new Error(
    `"${newest.environment}" has shown nothing else before revision ${shown}. See what it did with: mosaico history --env ${newest.environment}`,
  );
}

async function ofWorkspaces(store: Store, newest: Revision, workspaces: readonly string[]): Promise<Undoing> {
  const releases = { ...newest.releases };
  const back: Record<string, number> = {};
  const undone = new Map<number, Revision>();
  for (const workspace of new Set(workspaces)) {
    const { version, from, last } = await beforeLastChange(store, newest, workspace);
    if (version === undefined) Reflect.deleteProperty(releases, workspace);
    else releases[workspace] = version;
    back[workspace] = from;
    undone.set(last.revision, last);
  }
  const { configuration } = newest;
  const reason = `${[...new Set(workspaces)].join(', ')} taken back`;
  return {
    revision: { ...after(newest, reason), releases, configuration, back },
    undone: [...undone.values()].sort((a, b) => b.revision - a.revision),
  };
}

/** What the next revision says of itself. */
function after(
  { environment, revision, trust }: Revision,
  reason: string,
): Omit<Revision, 'releases' | 'configuration'> {
  // Who may sign is as it is now: an earlier revision must not bring back a key that was withdrawn.
  const kept = trust && { trust };
  return { schema: 1, environment, revision: revision + 1, created: new Date().toISOString(), reason, ...kept };
}

interface Before {
  /** The release that was shown; nothing where the remote was not there. */
  version: string | undefined;
  /** Number of the revision that showed it so. */
  from: number;
  /** The revision that changed it. */
  last: Revision;
}

/**
 * What a remote was before its last change. Who takes back twice goes further back: where the last change was itself a
 * rollback, it counts from the revision that this returned to.
 */
async function beforeLastChange(store: Store, newest: Revision, workspace: string): Promise<Before> {
  const { environment } = newest;
  const shown = newest.releases[workspace];
  let last = newest;
  let limit = newest.revision;
  for (;;) {
    let found: Revision | undefined;
    for await (const revision of earlier(store, environment, limit)) {
      if (revision.releases[workspace] !== shown) {
        found = revision;
        break;
      }
      last = revision;
    }
    if (!found) throw nothingBefore(newest, workspace);
    const returned = last.back?.[workspace] ?? last.sameAs;
    if (returned === undefined) return { version: found.releases[workspace], from: found.revision, last };
    last = await store.revision(environment, returned);
    limit = returned;
  }
}

function nothingBefore({ environment, releases }: Revision, workspace: string): Error {
  const version = releases[workspace];
  if (version !== undefined)
    return new Error(
      `"${environment}" has shown ${workspace}@${version} from its first revision on: there is nothing before it.`,
    );
  return new Error(`"${environment}" shows no ${workspace}. It shows: ${Object.keys(releases).join(', ')}.`);
}
