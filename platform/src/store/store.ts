import type { Release, Revision, SiteConfiguration } from '@mosaico/shared-types/schemas';
import { didYouMean } from '../lib/did-you-mean.ts';
import type { UnusedMarks } from './unused.ts';

/** A configuration as published: what the site is told, and the folder of further files of that environment. */
export interface Configuration {
  site: SiteConfiguration;
  /** Local folder of files served at the site's root in this environment only. */
  publicFolder: string;
}

/**
 * Releases, configurations and environment revisions. Each is written once: a release or configuration never changes, and an
 * environment changes by a further numbered revision. `prune` removes releases, and marks them first. If a release was published
 * uncommitted and then again from a commit, that commit is kept beside it.
 */
export interface Store {
  /** Versions of a workspace's releases, in no order. */
  versions(workspace: string): Promise<string[]>;
  /** A release's facts, checked. Throws when it is missing, naming the versions there are, or malformed. */
  release(workspace: string, version: string): Promise<Release>;
  /** A local folder holding the release's files. Whether they are what was published, {@link verifyRelease} says. */
  releaseFolder(workspace: string, version: string): Promise<string>;
  /** SHA-384 (base64) of a release's `release.json`. Throws when there is no such release, naming those there are. */
  releaseDigest(workspace: string, version: string): Promise<string>;
  /**
   * Reads every file of a release and compares it with its `release.json`, and that file with `digest` if there is one. Nothing
   * is cached. Throws one message that names the release, the files, what is wrong and what to do.
   */
  verifyRelease(workspace: string, version: string, digest?: string): Promise<void>;
  /**
   * Puts the release in `folder` into the store, and says whether it is new: `false` where the same is there. The source maps in the
   * folder `maps` are kept beside it, unless some are already. Throws if another content is published as this version, or if it is not
   * what it lists.
   */
  publishRelease(folder: string, maps?: string): Promise<boolean>;
  /** Puts a configuration (a folder with `site.json` and perhaps `public/`) into the store, once; returns its name. */
  publishConfiguration(folder: string): Promise<string>;
  /**
   * A published configuration by its shape: it was checked when it came, by the rules of that day. Throws when its content is not what
   * its name stands for.
   */
  configuration(name: string): Promise<Configuration>;
  /** Names of the environments that have a revision and were not removed. */
  environments(): Promise<string[]>;
  /** Names of the environments that were removed. */
  formerEnvironments(): Promise<string[]>;
  /** Names of the workspaces that have a release. */
  workspaces(): Promise<string[]>;
  /** Numbers of an environment's revisions since it was begun (anew), ascending; none for an unknown or removed one. */
  revisionNumbers(environment: string): Promise<number[]>;
  /** The newest revision, or the given one. Throws for an unknown environment or revision. */
  revision(environment: string, number?: number): Promise<Revision>;
  /**
   * Writes a further revision. Throws {@link RevisionTaken} if another writer took its number first, and an `Error` if one of its
   * releases is being removed.
   */
  createRevision(revision: Revision): Promise<void>;
  /** An environment's newest revision, if it has one and was not removed, and the number that its next one gets. */
  head(environment: string): Promise<Head>;
  /**
   * Ends an environment, in one write: a further revision that says so. Its numbers go on when it is begun anew. `false` if it
   * was removed before. Throws for one that never was, and {@link RevisionTaken} if another writer was faster.
   */
  removeEnvironment(environment: string, removal: Pick<Revision, 'created' | 'reason' | 'by'>): Promise<boolean>;
  /** The revisions that an environment had before it was removed, or removed and begun anew, ascending. */
  formerRevisions(environment: string): Promise<Revision[]>;
  /** A local folder with a release's source maps, `<script>.map` each; nothing where none are kept. */
  sourceMaps(workspace: string, version: string): Promise<string | undefined>;
  /** Marks of releases that `prune` is about to remove. */
  readonly unused: UnusedMarks;
  /** Takes a release away, and its source maps. Only `prune` may: it knows that nothing shows it. */
  removeRelease(workspace: string, version: string): Promise<void>;
}

/** See {@link Store.head}. */
export interface Head {
  revision?: Revision;
  next: number;
}

/** Somebody else wrote this revision first: look at the environment again, then decide anew. */
export class RevisionTaken extends Error {
  constructor(environment: string, number: number) {
    super(
      `Revision ${number} of environment "${environment}" was written by somebody else in the meantime. ` +
        'Look at what they changed, then run your command again.',
    );
  }
}

/** An environment has no revision. The message names those that have one; how to begin it, the command line says. */
export class UnknownEnvironment extends Error {
  constructor(
    readonly environment: string,
    readonly known: readonly string[],
  ) {
    const others = known.length > 0 ? `There are: ${known.join(', ')}.` : 'Nothing is promoted yet.';
    super(`There is no environment "${environment}". ${others}${didYouMean(environment, known)}`);
  }
}

/** What to throw for an environment that has no revision. */
export async function unknownEnvironment(
  store: Pick<Store, 'environments'>,
  environment: string,
): Promise<UnknownEnvironment> {
  return new UnknownEnvironment(environment, (await store.environments()).sort());
}

/** The given revision's number if there is one, or the newest's. Throws naming environment, number and what there is. */
export async function existingRevision(
  store: Pick<Store, 'environments' | 'revisionNumbers'>,
  environment: string,
  number: number | undefined,
): Promise<number> {
  const numbers = await store.revisionNumbers(environment);
  const newest = numbers.at(-1);
  if (newest === undefined) throw await unknownEnvironment(store, environment);
  if (number !== undefined && !numbers.includes(number))
    throw new Error(`"${environment}" has no revision ${number}. Its newest is ${newest}.`);
  return number ?? newest;
}
