import type { Author, Revision } from '@mosaico/shared-types/schemas';
import { madeAfter } from '../lib/clock.ts';
import { allOf } from '../lib/in-parallel.ts';
import { armsOf, type ArmRevision } from '../store/arms.ts';
import { unknownEnvironment, type Head, type Store } from '../store/store.ts';
import { begunCanary, refuseWithoutSplit } from './begin-canary.ts';
import { withCanary } from './canary-revisions.ts';
import { earlier, lookBack } from './history.ts';
import { recorded } from './rolled-back.ts';

/** One workspace's release that an environment shall use. */
export interface Change {
  workspace: string;
  version: string;
}

/** What a further revision changes. */
export interface Changes {
  environment: string;
  changes: readonly Change[];
  /** The revision shows these releases and no others: other releases of the environment are removed. */
  only?: boolean;
  /** A folder with a new site configuration. */
  configurationFolder?: string | undefined;
  /** Name of a published configuration, in place of a folder. */
  configuration?: string | undefined;
  /** Author and reason, which the history keeps. Default of the reason: a list of the changes. */
  by?: Author | undefined;
  reason?: string | undefined;
  /** Give the releases to the first step's part of the visitors: a canary begins. */
  isCanary?: boolean | undefined;
  /** When its pages were rendered (ISO 8601), where that was before. Default: now. */
  created?: string | undefined;
  /** Milliseconds since 1970. For tests. */
  now?: () => number;
}

/** The revision that these changes would make. Throws for a release that is not there, for an environment without configuration, and for what cannot be a canary. */
export async function nextRevision(
  store: Store,
  { revision: previous, next }: Head,
  wanted: Changes,
): Promise<Revision> {
  const { environment, changes, configurationFolder, by, created, now = Date.now } = wanted;
  const configuration = configurationFolder
    ? await store.takeConfiguration(configurationFolder)
    : (wanted.configuration ?? previous?.configuration);
  if (!configuration) throw await unknownEnvironment(store, environment);
  const releases = wanted.only ? {} : { ...previous?.releases };
  // Throws for a release that is not there, naming those that are.
  await allOf(changes.map(({ workspace, version }) => store.release(workspace, version)));
  for (const { workspace, version } of changes) releases[workspace] = version;
  const revision: Revision = {
    schema: 1,
    environment,
    revision: next,
    releases,
    configuration,
    digests: await digestsOf(store, releases, environment, previous),
    created: madeAfter(previous, created === undefined ? now() : Date.parse(created)),
    reason: wanted.reason ?? reasonOf(changes),
    ...(by && { by }),
  };
  if (wanted.isCanary) return recorded(store, previous, await begunCanary(store, previous, revision, wanted.reason));
  const named = wanted.only ? 'all' : changes.map(({ workspace }) => workspace);
  const carried = withCanary(previous, revision, named);
  await refuseWithoutSplit(store, carried);
  return recorded(store, previous, carried);
}

/**
 * SHA-384 of each release's `release.json`. It is taken from an earlier revision, or from another environment that shows the
 * release, so that a later change of the file is refused. For a release that nobody shows yet it is read from the store.
 */
async function digestsOf(
  store: Store,
  releases: Revision['releases'],
  environment: string,
  previous: Revision | undefined,
): Promise<Record<string, string>> {
  const isIn = (revision: ArmRevision, workspace: string): boolean =>
    revision.digests?.[workspace] !== undefined && revision.releases[workspace] === releases[workspace];
  const seen = previous ? armsOf(previous) : [];
  const isUnknown = (): boolean =>
    Object.keys(releases).some((workspace) => !seen.some((each) => isIn(each, workspace)));
  if (isUnknown())
    // An environment that cannot be read keeps nobody from promoting to another one.
    for (const each of await store.environments()) {
      const shown = await store.revision(each).catch(() => undefined);
      if (shown) seen.push(...armsOf(shown));
    }
  if (previous && isUnknown())
    for await (const revision of earlier(store, environment, previous.revision, lookBack)) {
      seen.push(...armsOf(revision));
      if (!isUnknown()) break;
    }
  return Object.fromEntries(
    await Promise.all(
      Object.entries(releases).map(async ([workspace, version]) => {
        const digest = seen.find((each) => isIn(each, workspace))?.digests?.[workspace];
        return [workspace, digest ?? (await store.releaseDigest(workspace, version))] as const;
      }),
    ),
  );
}

function reasonOf(changes: readonly Change[]): string {
  if (changes.length === 0) return 'site configuration';
  if (changes.length > 3) return `${changes.length} releases`;
  return changes.map(({ workspace, version }) => `${workspace}@${version}`).join(', ');
}
