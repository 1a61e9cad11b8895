import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Revision } from 'shared-types/schemas';
import { compose, findingsOf, type Findings } from '../compose/compose.ts';
import { readComposition } from '../compose/composition.ts';
import { offerPublished } from '../compose/published.ts';
import { compositionFolder, showNewest } from '../compose/sites.ts';
import { isProduction } from '../mixing/production.ts';
import { RevisionTaken, unknownEnvironment, type Store } from '../store/store.ts';

/** Waiting for more others than this is not worth it. */
const mostOthers = 8;

/** One workspace's release that an environment shall use. */
export interface Change {
  workspace: string;
  version: string;
}

/** What an environment shall become. */
export interface Promotion {
  environment: string;
  changes: readonly Change[];
  /** A folder with a new site configuration. */
  configurationFolder?: string | undefined;
  /** Folder of the environment's compositions. */
  sites: string;
  /** Go on in spite of what the check finds, for this reason, which the history keeps. */
  force?: string | undefined;
  /** When somebody else was faster, look again and try again so many times. Default: 0. */
  retries?: number;
}

/** An environment's new revision, and where its site is. */
export interface Promoted {
  revision: Revision;
  folder: string;
  pages: number;
}

/**
 * Gives an environment a further revision with these changes. It is composed before it is recorded, so that a set of
 * releases that does not fit together, or does not prerender, never becomes a revision unless it is forced. Throws
 * {@link RevisionTaken} when somebody else was faster, more often than `retries`.
 */
export async function promote(store: Store, promotion: Promotion): Promise<Promoted> {
  const retries = promotion.retries ?? 0;
  for (let losses = 0; ;) {
    const begin = Date.now();
    try {
      return await promoteOnce(store, promotion);
    } catch (error) {
      losses += 1;
      if (!(error instanceof RevisionTaken) || losses > retries) throw error;
    }
    // Many who try again at once would only keep each other from it: each lets as many others go first as it has lost to.
    await sleep(Math.random() * Math.min(losses, mostOthers) * (Date.now() - begin));
  }
}

async function promoteOnce(store: Store, promotion: Promotion): Promise<Promoted> {
  const { sites, force } = promotion;
  const revision = await nextRevision(store, promotion);
  let recorded = revision;
  const site = await compose(store, revision, sites, {
    before: await revisionBeforeThat(store, revision),
    force: force !== undefined,
    isWanted: async () => {
      const numbers = await store.revisionNumbers(revision.environment);
      if (numbers.includes(revision.revision)) throw new RevisionTaken(revision.environment, revision.revision);
    },
    record: async (problems) => {
      if (force !== undefined && problems.length > 0) recorded = { ...revision, forced: { reason: force, problems } };
      await store.createRevision(recorded);
    },
  });
  return { revision: recorded, ...site };
}

/** The environment's revision before the one that is to be made; nothing for its first. */
async function revisionBeforeThat(store: Store, { environment, revision }: Revision): Promise<Revision | undefined> {
  return revision === 1 ? undefined : store.revision(environment, revision - 1);
}

/** What a promotion would do and what a check finds. Changes nothing but the cache of rendered pages. */
export async function rehearse(store: Store, promotion: Promotion): Promise<{ revision: Revision } & Findings> {
  const revision = await nextRevision(store, promotion);
  const before = await revisionBeforeThat(store, revision);
  return { revision, ...(await findingsOf(store, revision, { sites: promotion.sites, before })) };
}

/** The revision that these changes would make. Throws for a release that is not there, or an environment without configuration. */
export async function nextRevision(
  store: Store,
  promotion: Pick<Promotion, 'environment' | 'changes' | 'configurationFolder'>,
): Promise<Revision> {
  const { environment, changes, configurationFolder } = promotion;
  const known = (await store.environments()).includes(environment);
  const previous = known ? await store.revision(environment) : undefined;
  const configuration = configurationFolder
    ? await store.publishConfiguration(configurationFolder)
    : previous?.configuration;
  if (!configuration) {
    const { message } = await unknownEnvironment(store, environment);
    throw new Error(`${message} To begin one, add --config with its folder.`);
  }
  const releases = { ...previous?.releases };
  for (const { workspace, version } of changes) {
    // Throws for a release that is not there, naming those that are.
    await store.release(workspace, version);
    releases[workspace] = version;
  }
  return {
    schema: 1,
    environment,
    revision: (previous?.revision ?? 0) + 1,
    releases,
    configuration,
    created: new Date().toISOString(),
    reason: reasonOf(changes),
  };
}

function reasonOf(changes: readonly Change[]): string {
  if (changes.length === 0) return 'site configuration';
  if (changes.length > 3) return `${changes.length} releases`;
  return changes.map(({ workspace, version }) => `${workspace}@${version}`).join(', ');
}

interface Rollback {
  environment: string;
  sites: string;
  /** Number of the revision to return to. Default: the one before the newest, or before what that one rolled back to. */
  to?: number | undefined;
}

/**
 * Gives an environment a further revision equal to an earlier one, and shows that one's composition again; it is
 * composed anew only where it is no longer here. Throws when there is no earlier revision, or its releases are gone.
 */
export async function rollback(store: Store, { environment, sites, to }: Rollback): Promise<Promoted> {
  const revision = await earlierRevision(store, environment, to);
  const folder = compositionFolder(sites, revision);
  if (existsSync(folder)) {
    // What was published since can be chosen in the earlier site, too.
    const composition = isProduction(environment) ? undefined : await readComposition(store, revision);
    await store.createRevision(revision);
    if (composition) await offerPublished(store, composition, folder);
    await showNewest(store, environment, sites);
    return { revision, folder, pages: 0 };
  }
  const force = revision.forced !== undefined;
  return {
    revision,
    ...(await compose(store, revision, sites, { force, record: () => store.createRevision(revision) })),
  };
}

/** The revision that a rollback would make. Throws as {@link rollback} does. */
export async function earlierRevision(store: Store, environment: string, to?: number): Promise<Revision> {
  const newest = await store.revision(environment);
  const target = await store.revision(environment, to ?? (await revisionBefore(store, newest)));
  const equal = target.sameAs ?? target.revision;
  if (equal === (newest.sameAs ?? newest.revision))
    throw new Error(`"${environment}" shows revision ${equal} already. Name another one with --to.`);
  for (const [workspace, version] of Object.entries(target.releases)) await store.release(workspace, version);
  return {
    ...target,
    revision: newest.revision + 1,
    created: new Date().toISOString(),
    reason: `back to revision ${equal}`,
    sameAs: equal,
  };
}

async function revisionBefore(store: Store, { environment, revision, sameAs }: Revision): Promise<number> {
  const shown = sameAs ?? revision;
  const earlier = (await store.revisionNumbers(environment)).filter((number) => number < shown).at(-1);
  if (earlier === undefined)
    throw new Error(
      `"${environment}" has no revision before ${shown}. See them with: mosaico history --env ${environment}`,
    );
  return earlier;
}
