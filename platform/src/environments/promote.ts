import { setTimeout as sleep } from 'node:timers/promises';
import type { Author, Revision } from '@mosaico/shared-types/schemas';
import { compose, findingsOf, type ComposedSite, type Findings } from '../site/compose.ts';
import { datedContents } from '../site/write/page-contents.ts';
import { redateSitemap } from '../site/write/redate-sitemap.ts';
import { composedFolder, showNewest } from '../site/sites.ts';
import { askedOnly } from '../store/configuration.ts';
import { RevisionTaken, unknownEnvironment, type Store } from '../store/store.ts';
import { differences } from './changes.ts';
import { hasExpired } from './expired.ts';
import { earlier, lookBack, rolledBack } from './history.ts';

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
  /** It shows these releases and no others: what it shows besides goes. */
  only?: boolean;
  /** Number of the revision that it must become: it is refused where somebody has written that one since. */
  as?: number | undefined;
  /** A folder with a new site configuration. */
  configurationFolder?: string | undefined;
  /** Name of a published configuration, in place of a folder. */
  configuration?: string | undefined;
  /** What another environment shows already, where this one begins with it. */
  source?: Revision | undefined;
  /** Folder of the environment's compositions. */
  sites: string;
  /** Go on in spite of what the check finds, for this reason, which the history keeps. */
  force?: string | undefined;
  /** When somebody else was faster, look again and try again so many times. Default: 0. */
  retries?: number;
  /** Who promotes, and why: kept by the history. Default of the reason: what is promoted. */
  by?: Author | undefined;
  reason?: string | undefined;
}

/** An environment's new revision, and where its site is. */
export interface Promoted {
  revision: Revision;
  folder: string;
  pages: number;
  /** What whoever promotes should know: one line each. */
  warnings: string[];
}

/** A promotion's outcome; `isNew` is false where the environment was so already, and stays at its revision. */
export type PromotionOutcome = Promoted & { isNew: boolean };

/**
 * Gives an environment a further revision with these changes, or none where it is so already and no offer in it has expired since. It is composed before it is
 * recorded, so that a set of releases that does not fit together, or does not prerender, never becomes a revision unless it is
 * forced. Throws {@link RevisionTaken} when somebody else was faster, more often than `retries`.
 */
export async function promote(store: Store, promotion: Promotion): Promise<PromotionOutcome> {
  return tryAgain(promotion.retries ?? 0, () =>
    promoteOnce(store, promotion).catch(async (error: unknown) => {
      throw error instanceof RevisionTaken ? await whoseItIs(store, promotion.environment, error) : error;
    }),
  );
}

/** Whoever took the number may have removed the environment: that is nothing to try again after, nor to look at. */
async function whoseItIs(store: Store, environment: string, taken: RevisionTaken): Promise<Error> {
  if ((await store.head(environment)).revision) return taken;
  return new Error(
    `"${environment}" was removed in the meantime, and stays so: nothing was promoted. ` +
      `To begin it anew: mosaico environment create ${environment} --from <environment>`,
    { cause: taken },
  );
}

/** Does it again, at most so many times, when somebody else has written a revision first. */
export async function tryAgain<Result>(retries: number, once: () => Promise<Result>): Promise<Result> {
  for (let losses = 0; ;) {
    const begin = Date.now();
    try {
      return await once();
    } catch (error) {
      losses += 1;
      if (!(error instanceof RevisionTaken) || losses > retries) throw error;
    }
    // Many who try again at once would only keep each other from it: each lets as many others go first as it has lost to.
    await sleep(Math.random() * Math.min(losses, mostOthers) * (Date.now() - begin));
  }
}

async function promoteOnce(store: Store, promotion: Promotion): Promise<PromotionOutcome> {
  const { sites, force, changes } = promotion;
  const { revision, before } = await nextRevision(store, promotion);
  if (
    before &&
    differences(before, revision).length === 0 &&
    !(await hasExpired(store, before, { from: before.created, to: revision.created }))
  ) {
    return { revision: before, ...(await showRecorded(store, before, sites)), warnings: [], isNew: false };
  }
  const { as = revision.revision } = promotion;
  if (as !== revision.revision) throw new RevisionTaken(revision.environment, as);
  const warnings = before ? await rolledBack(store, before, changes, revision.configuration) : [];
  return {
    ...(await composeAndRecord(store, revision, {
      sites,
      before,
      judged: before ?? promotion.source,
      known: before?.forced,
      force,
    })),
    warnings,
    isNew: true,
  };
}

/**
 * Shows an environment's newest revision on this machine, which another one may have made, or a process that was ended before
 * it could show it.
 */
export async function showRecorded(store: Store, newest: Revision, sites: string): Promise<ComposedSite> {
  const folder = composedFolder(sites, newest);
  if (!folder) return compose(store, newest, sites, { judged: newest, force: newest.forced !== undefined });
  // Composed for the revision that it goes back to, and its pages have changed for their readers since.
  if (newest.sameAs !== undefined) await redateSitemap(folder, newest.contents);
  await showNewest(store, newest.environment, sites);
  return { folder, pages: 0 };
}

interface Recording {
  sites: string;
  /** The revision in use so far, whose addresses must still lead somewhere. */
  before?: Revision | undefined;
  /** The same where addresses may go with a remote that is taken back: what its pages said counts all the same. */
  preceding?: Revision;
  /** See `ComposeOptions.judged`. */
  judged: Revision | undefined;
  /** What the environment shows in spite of the check already: nobody else is kept from promoting by it. */
  known?: Revision['forced'];
  force?: string | undefined;
}

/** Composes a revision that is not there yet, and records it where nothing speaks against it. Throws as {@link promote} does. */
export async function composeAndRecord(
  store: Store,
  revision: Revision,
  { sites, before, preceding = before, judged, known, force }: Recording,
): Promise<Omit<Promoted, 'warnings'>> {
  let recorded = revision;
  const site = await compose(store, revision, sites, {
    before,
    judged,
    known: known?.problems,
    force: force !== undefined,
    isWanted: async () => {
      const numbers = await store.revisionNumbers(revision.environment);
      if (numbers.includes(revision.revision)) throw new RevisionTaken(revision.environment, revision.revision);
    },
    date: (hashes) => datedContents(hashes, revision, preceding),
    record: async (problems, contents) => {
      // What was let through before, and is there still, was let through for the reason given then.
      const reason = force ?? known?.reason;
      const forced = reason !== undefined && problems.length > 0 && { forced: { reason, problems } };
      recorded = { ...revision, ...forced, ...(contents && { contents }) };
      await store.createRevision(recorded);
    },
  });
  return { revision: recorded, ...site };
}

/** What a promotion would do and what a check finds. Changes nothing but the cache of rendered pages. */
export async function rehearse(into: Store, promotion: Promotion): Promise<{ revision: Revision } & Findings> {
  const store = askedOnly(into);
  const { revision, before } = await nextRevision(store, promotion);
  const { problems, notes, ...rest } = await findingsOf(store, revision, {
    sites: promotion.sites,
    before,
    judged: before ?? promotion.source,
    known: before?.forced?.problems,
  });
  const warnings = before ? await rolledBack(store, before, promotion.changes, revision.configuration) : [];
  return { revision, ...rest, problems, notes: [...warnings, ...notes] };
}

/** The revision that these changes would make, and what the environment shows before it; nothing for its first. Throws for a release that is not there, or an environment without configuration. */
export async function nextRevision(
  store: Store,
  promotion: Pick<
    Promotion,
    'environment' | 'changes' | 'only' | 'configurationFolder' | 'configuration' | 'by' | 'reason'
  >,
): Promise<{ revision: Revision; before: Revision | undefined }> {
  const { environment, changes, configurationFolder, by, reason = reasonOf(changes) } = promotion;
  const { revision: previous, next } = await store.head(environment);
  const configuration = configurationFolder
    ? await store.publishConfiguration(configurationFolder)
    : (promotion.configuration ?? previous?.configuration);
  if (!configuration) {
    const { message } = await unknownEnvironment(store, environment);
    throw new Error(`${message} To begin one: mosaico environment create ${environment} --from <environment>`);
  }
  const releases = promotion.only ? {} : { ...previous?.releases };
  // Throws for a release that is not there, naming those that are.
  await Promise.all(changes.map(({ workspace, version }) => store.release(workspace, version)));
  for (const { workspace, version } of changes) releases[workspace] = version;
  const revision: Revision = {
    schema: 1,
    environment,
    revision: next,
    releases,
    configuration,
    digests: await digestsOf(store, releases, environment, previous),
    created: new Date().toISOString(),
    reason,
    ...(by && { by }),
  };
  return { revision, before: previous };
}

/**
 * SHA-384 of each release's `release.json`: as an earlier revision of this environment or another environment that shows the release has
 * it, so that one which was changed since is refused; else as it is in the store.
 */
async function digestsOf(
  store: Store,
  releases: Revision['releases'],
  environment: string,
  previous: Revision | undefined,
): Promise<Record<string, string>> {
  const isIn = (revision: Revision | undefined, workspace: string): boolean =>
    revision?.digests?.[workspace] !== undefined && revision.releases[workspace] === releases[workspace];
  const seen = [previous];
  const isUnknown = (): boolean =>
    Object.keys(releases).some((workspace) => !seen.some((each) => isIn(each, workspace)));
  if (isUnknown())
    // An environment that cannot be read keeps nobody from promoting to another one.
    seen.push(
      ...(await Promise.all((await store.environments()).map((each) => store.revision(each).catch(() => undefined)))),
    );
  if (previous && isUnknown())
    for await (const revision of earlier(store, environment, previous.revision)) {
      seen.push(revision);
      if (seen.length > lookBack || !isUnknown()) break;
    }
  return Object.fromEntries(
    await Promise.all(
      Object.entries(releases).map(async ([workspace, version]) => {
        const known = seen.find((each) => isIn(each, workspace))?.digests?.[workspace];
        return [workspace, known ?? (await store.releaseDigest(workspace, version))] as const;
      }),
    ),
  );
}

function reasonOf(changes: readonly Change[]): string {
  if (changes.length === 0) return 'site configuration';
  if (changes.length > 3) return `${changes.length} releases`;
  return changes.map(({ workspace, version }) => `${workspace}@${version}`).join(', ');
}
