import { join } from 'node:path';
import {
  checkedWith,
  releaseSchema,
  revisionSchema,
  storedReleaseSchema,
  type Release,
  type Revision,
} from '@mosaico/shared-types/schemas';
import { madeAfter } from '../lib/clock.ts';
import { command } from '../lib/command.ts';
import { didYouMean } from '../lib/did-you-mean.ts';
import { filesBelow } from '../lib/files-below.ts';
import { hashOf } from '../lib/hashes.ts';
import { checkedFile, checkedJson } from '../lib/read-json.ts';
import { releaseNames } from './arms.ts';
import { RehearsalBackend, type Backend } from './backend.ts';
import {
  configurationFiles,
  configurationHash,
  configurationName,
  publishedConfiguration,
  type Configuration,
} from './configuration.ts';
import { differenceOf, refuseFaults, releaseFile } from './release-files.ts';
import { shortVersion } from './release-label.ts';
import { UnusedMarks } from './unused.ts';

/**
 * Releases, configurations and environment revisions: `releases/<workspace>/<version>`, `source-maps/<workspace>/<version>`,
 * `configurations/<name>`, `environments/<name>/000001.json`. Each is written once. An environment changes by a further numbered
 * revision. Only `prune` removes releases, and marks them first.
 */
export class Store {
  /** Cache of objects: nothing in a store changes, and each request to a bucket takes time. */
  private readonly known = new Map<string, Promise<unknown>>();
  /** Numbers of all revisions that an environment ever had, as last listed. */
  private readonly numbers = new Map<string, readonly number[]>();
  /** Configurations of revisions that are not recorded yet, by name: the folder that each comes from. */
  private readonly taken = new Map<string, string>();
  /** Marks of releases that `prune` is about to remove. */
  readonly unused: UnusedMarks;

  /** @param isRehearsal Nothing that is written leaves this process: see {@link rehearsal}. */
  constructor(
    private readonly backend: Backend,
    readonly isRehearsal = false,
  ) {
    this.unused = new UnusedMarks(backend);
  }

  /** This store for a rehearsal: what is written to it can be read from it, and stays in this process. */
  rehearsal(): Store {
    return new Store(new RehearsalBackend(this.backend), true);
  }

  /** Names of the workspaces that have a release. */
  async workspaces(): Promise<string[]> {
    return this.backend.names('releases');
  }

  /** Versions of a workspace's releases, in no order. */
  async versions(workspace: string): Promise<string[]> {
    return this.backend.published(`releases/${workspace}`);
  }

  /** Those of them that were published last, or last before a version: at least so many, if there are. In no order. */
  async newestVersions(workspace: string, most: number, before?: string): Promise<string[]> {
    return this.backend.newest(`releases/${workspace}`, most, before);
  }

  /** A release's facts, checked. Throws when it is missing, naming the versions there are, or malformed. */
  release(workspace: string, version: string): Promise<Release> {
    return this.once(`${pathOf(workspace, version)}/${releaseFile}`, () => this.readRelease(workspace, version));
  }

  private async readRelease(workspace: string, version: string): Promise<Release> {
    const text = await this.releaseText(workspace, version);
    const file = this.backend.addressOf(`${pathOf(workspace, version)}/${releaseFile}`);
    const release: Release = checkedJson(storedReleaseSchema, text, file);
    if (release.workspace !== workspace || release.version !== version)
      throw new Error(
        `${file} says that it is ${release.workspace}@${release.version}, not ${workspace}@${version}. ` +
          'Put back the one that was published, or promote another version.',
      );
    if (!release.built.dirty) return release;
    // The release may have been published again from a commit.
    const committed = committedPath(workspace, version);
    const built = await this.backend.read(committed);
    if (built === undefined) return release;
    return { ...release, built: checkedJson(releaseSchema.entries.built, built, this.backend.addressOf(committed)) };
  }

  /** SHA-384 (base64) of a release's `release.json`. Throws when there is no such release, naming those there are. */
  async releaseDigest(workspace: string, version: string): Promise<string> {
    return hashOf(Buffer.from(await this.releaseText(workspace, version))).sha384;
  }

  /** Read each time: a release that was pruned and published anew is another one. */
  private releaseText(workspace: string, version: string): Promise<string> {
    return this.found(workspace, version, (path) => this.backend.readPublished(path, releaseFile));
  }

  /** A local folder holding the release's files. Whether they are what was published, {@link verifyRelease} says. */
  releaseFolder(workspace: string, version: string): Promise<string> {
    return this.once(pathOf(workspace, version), () =>
      this.found(workspace, version, (path) => this.backend.localFolder(path)),
    );
  }

  /**
   * Reads every file of a release and compares it with its `release.json`, and that file with `digest` if there is one. Nothing
   * is cached. Throws one message that names the release, the files, what is wrong and what to do.
   */
  async verifyRelease(workspace: string, version: string, digest?: string): Promise<void> {
    if (digest !== undefined && (await this.releaseDigest(workspace, version)) !== digest)
      throw new Error(
        `${workspace}@${version} is not the release that was promoted: the SHA-384 of ` +
          `${this.backend.addressOf(`${pathOf(workspace, version)}/${releaseFile}`)} differs. ` +
          'Put back the one that was published, or promote another version.',
      );
    const release = await this.release(workspace, version);
    const folder = await this.releaseFolder(workspace, version);
    await refuseFaults(folder, release, this.backend.remedyFor(folder));
  }

  /** Whether a release can be read, and {@link verifyRelease} finds nothing. */
  isSound(workspace: string, version: string): Promise<boolean> {
    return this.verifyRelease(workspace, version).then(
      () => true,
      () => false,
    );
  }

  /**
   * Puts the release in `folder` into the store, and says whether it is new: `false` where the same is there. If that one was
   * uncommitted and this one is not, its commit is kept beside it. The source maps in the folder `maps` are kept, too, unless some
   * are already. Throws if another content is published as this version, or if it is not what it lists.
   */
  async publishRelease(folder: string, maps?: string): Promise<boolean> {
    const release = await checkedFile(releaseSchema, join(folder, releaseFile));
    const isNew = await this.publish(release, folder);
    // After the release: no folder may be kept that has none, since `prune` goes by releases.
    if (maps !== undefined) await this.keepSourceMaps(release, maps);
    return isNew;
  }

  private async publish(release: Release, folder: string): Promise<boolean> {
    const { workspace, version } = release;
    const path = pathOf(workspace, version);
    await refuseFaults(folder, release, `Build ${workspace} again: delete ${folder} first.`);
    // A release that is published is about to be promoted: `prune` must not remove it.
    await this.unused.keep([`${workspace}@${version}`]);
    const isTaken = (await this.versions(workspace)).includes(version);
    if (!isTaken && (await this.backend.publish(path, folder))) return true;
    const published = await this.readRelease(workspace, version);
    const difference = differenceOf(published, release);
    if (difference !== undefined)
      throw new Error(
        `${workspace}@${version} is published already, and a release never changes: ${difference} in ${folder} differs from ` +
          `${this.backend.addressOf(path)}. Promote the published one, or publish under another version.`,
      );
    if (published.built.dirty && release.built.dirty === false) {
      await this.backend.create(committedPath(workspace, version), JSON.stringify(release.built));
      this.known.delete(`${path}/${releaseFile}`);
    }
    return false;
  }

  private async keepSourceMaps({ workspace, version }: Release, folder: string): Promise<void> {
    if (filesBelow(folder).length === 0 || (await this.hasSourceMaps(workspace, version))) return;
    // A concurrent publisher has stored the source maps of the same release.
    await this.backend.publish(mapsPath(workspace, version), folder);
  }

  /** A local folder with a release's source maps, `<script>.map` each; nothing where none are kept. */
  async sourceMaps(workspace: string, version: string): Promise<string | undefined> {
    await this.release(workspace, version);
    return this.backend.localFolder(mapsPath(workspace, version));
  }

  private async hasSourceMaps(workspace: string, version: string): Promise<boolean> {
    return (await this.backend.published(`source-maps/${workspace}`)).includes(version);
  }

  /** Takes a release away, and its source maps, if they are there. Only `prune` may: it knows that nothing shows it. */
  async removeRelease(workspace: string, version: string): Promise<void> {
    if (!(await this.versions(workspace)).includes(version)) return;
    // First: maps without their release would be found by nobody any more.
    if (await this.hasSourceMaps(workspace, version)) await this.backend.remove(mapsPath(workspace, version));
    await this.backend.remove(pathOf(workspace, version));
    await this.backend.delete(committedPath(workspace, version));
    for (const path of this.known.keys()) if (path.startsWith(pathOf(workspace, version))) this.known.delete(path);
  }

  /**
   * Takes a configuration (a folder with `site.json` and perhaps `public/`) for a revision that is not recorded yet, and returns its name.
   * The configuration can be read from here on. It is written to the store with the revision, so a refused revision leaves nothing there.
   */
  async takeConfiguration(folder: string): Promise<string> {
    const name = await configurationName(folder);
    // Throws where it is not what its name stands for any more.
    if ((await this.backend.published('configurations')).includes(name)) await this.configuration(name);
    else this.taken.set(name, folder);
    return name;
  }

  /** Publishes what was taken under this name, if it was. Throws where somebody has changed it since. */
  private async publishTaken(name: string): Promise<void> {
    const folder = this.taken.get(name);
    if (folder === undefined) return;
    if ((await this.publishConfiguration(folder)) !== name)
      throw new Error(
        `${folder} was changed while its site was composed. Nothing was recorded: run the command again.`,
      );
    this.taken.delete(name);
    this.known.delete(`configurations/${name}`);
  }

  /** Puts a configuration (a folder with `site.json` and perhaps `public/`) into the store, once; returns its name. */
  async publishConfiguration(folder: string): Promise<string> {
    const name = await configurationName(folder);
    const isPublished = (await this.backend.published('configurations')).includes(name);
    // Throws where it is not what its name stands for any more.
    if (isPublished) await this.configuration(name);
    // Idempotent: a concurrent publisher has written the same content.
    else await this.backend.publish(`configurations/${name}`, folder, configurationFiles(folder));
    return name;
  }

  /**
   * A published configuration by its shape: it was checked when it came, by the rules of that day. Throws when its content is not what
   * its name stands for.
   */
  configuration(name: string): Promise<Configuration> {
    const path = `configurations/${name}`;
    const address = this.backend.addressOf(path);
    return this.once(path, async () => {
      const folder = this.taken.get(name) ?? present(await this.backend.localFolder(path), address);
      if (configurationHash(folder) === name) return publishedConfiguration(folder);
      throw new Error(
        `${address} is not what was published: site.json or a file in public has another content. ${this.backend.remedyFor(folder)} ` +
          `Or give the environment a configuration of its own: ${command('promote --env <environment> --config <folder>')}`,
      );
    });
  }

  /** Names of the environments that have a revision and were not removed. */
  async environments(): Promise<string[]> {
    return (await this.everyEnvironment()).filter(({ isRemoved }) => !isRemoved).map(({ name }) => name);
  }

  /** Names of the environments that were removed. */
  async formerEnvironments(): Promise<string[]> {
    return (await this.everyEnvironment()).filter(({ isRemoved }) => isRemoved).map(({ name }) => name);
  }

  private async everyEnvironment(): Promise<{ name: string; isRemoved: boolean }[]> {
    const names = await this.backend.names('environments');
    return Promise.all(
      names.map((name) =>
        this.head(name).then(
          ({ revision }) => ({ name, isRemoved: revision === undefined }),
          // An environment with an unreadable revision is listed: the command that reads the revision says what is wrong.
          () => ({ name, isRemoved: false }),
        ),
      ),
    );
  }

  /** An environment's newest revision, if it has one and was not removed, and the number that its next one gets. */
  async head(environment: string): Promise<Head> {
    const newest = (await this.everyNumber(environment)).at(-1);
    if (newest === undefined) return { next: 1 };
    const revision = await this.readRevision(environment, newest);
    return { next: newest + 1, ...(!revision.removed && { revision }) };
  }

  /** Numbers of an environment's revisions since it was begun (anew), ascending; none for an unknown or removed one. */
  async revisionNumbers(environment: string): Promise<number[]> {
    return this.sinceBegun(environment, await this.everyNumber(environment));
  }

  private async sinceBegun(environment: string, numbers: readonly number[]): Promise<number[]> {
    const newest = numbers.at(-1);
    // The first one begins an environment, and says so by its number.
    if (newest === undefined || newest === 1) return [...numbers];
    const { removed, since = 1 } = await this.readRevision(environment, newest);
    return removed ? [] : numbers.filter((number) => number >= since);
  }

  /** Numbers of all that was written of an environment, ascending. Only what is newer than the last list is listed again. */
  private async everyNumber(environment: string): Promise<readonly number[]> {
    const before = this.numbers.get(environment) ?? [];
    const last = before.at(-1);
    const names = await this.backend.names(
      `environments/${environment}`,
      last === undefined ? undefined : revisionFile(last),
    );
    const numbers = [...before, ...revisionsIn(names)];
    this.numbers.set(environment, numbers);
    return numbers;
  }

  /** The newest revision, or the given one. Throws for an unknown environment or revision, naming what there is. */
  async revision(environment: string, number?: number): Promise<Revision> {
    // A caller that walks through the history has listed it. To list it again for each revision takes a second for thirty of them.
    const listed = number === undefined ? [] : await this.sinceBegun(environment, this.numbers.get(environment) ?? []);
    const numbers = listed.includes(number ?? 0) ? listed : await this.revisionNumbers(environment);
    const newest = numbers.at(-1);
    if (newest === undefined) throw await unknownEnvironment(this, environment);
    if (number !== undefined && !numbers.includes(number))
      throw new Error(`"${environment}" has no revision ${number}. Its newest is ${newest}.`);
    return this.readRevision(environment, number ?? newest);
  }

  /** The revisions that an environment had before it was removed, or removed and begun anew, ascending. */
  async formerRevisions(environment: string): Promise<Revision[]> {
    const current = new Set(await this.revisionNumbers(environment));
    const former = (await this.everyNumber(environment)).filter((number) => !current.has(number));
    return Promise.all(former.map((number) => this.readRevision(environment, number)));
  }

  private readRevision(environment: string, number: number): Promise<Revision> {
    const path = revisionPath(environment, number);
    return this.once(path, async () => {
      const file = this.backend.addressOf(path);
      const revision = checkedJson(revisionSchema, present(await this.backend.read(path), file), file);
      const faults = [
        ...(revision.environment === environment ? [] : [`environment: must be "${environment}", like its folder`]),
        ...(revision.revision === number ? [] : [`revision: must be ${number}, like its file`]),
      ];
      if (faults.length > 0) throw new Error([`${file} is not valid. Correct these keys:`, ...faults].join('\n  '));
      return revision;
    });
  }

  /**
   * Writes a further revision. Throws {@link RevisionTaken} if another writer took its number first, and an `Error` if one of its
   * releases is being removed.
   */
  async createRevision(revision: Revision): Promise<void> {
    const since = await this.begunAt(revision);
    const checked = checkedWith(revisionSchema, { ...revision, ...(since && { since }) }, 'The new revision');
    if (!revision.removed) await this.keepReleases(revision);
    await this.publishTaken(revision.configuration);
    const path = revisionPath(revision.environment, revision.revision);
    if (!(await this.backend.create(path, `${JSON.stringify(checked, null, 2)}\n`)))
      throw new RevisionTaken(revision.environment, revision.revision);
  }

  /** The number from which on this revision's environment counts, unless that is 1. */
  private async begunAt({ environment, revision }: Revision): Promise<number | undefined> {
    // If the revision before is cached, it exists.
    const isRead = this.known.has(revisionPath(environment, revision - 1));
    if (!isRead && !(await this.everyNumber(environment)).includes(revision - 1)) return undefined;
    const { removed, since } = await this.readRevision(environment, revision - 1);
    return removed ? revision : since;
  }

  /**
   * Keeps `prune` from removing these releases for an hour; after that the recorded revision does. Throws for a release that is being
   * removed. To be called before a new revision is composed, so that no release disappears meanwhile.
   */
  async keepReleases(revision: Pick<Revision, 'releases' | 'canary'>): Promise<void> {
    for (const kept of await this.unused.keep(releaseNames(revision))) {
      const [workspace = '', version = ''] = kept.split('@');
      // The release was removed, and its mark is still there.
      if (!(await this.versions(workspace)).includes(version)) throw await this.unknownRelease(workspace, version);
    }
  }

  /**
   * Ends an environment, in one write: a further revision that says so. Its numbers go on when it is begun anew. `false` if it
   * was removed before. Throws for an unknown environment, and {@link RevisionTaken} if another writer was faster.
   */
  async removeEnvironment(environment: string, removal: Pick<Revision, 'created' | 'reason' | 'by'>): Promise<boolean> {
    const { revision, next } = await this.head(environment);
    if (!revision && next === 1) throw await unknownEnvironment(this, environment);
    if (!revision) return false;
    const { releases, configuration } = revision;
    try {
      const created = madeAfter(revision, Date.parse(removal.created));
      const end = { schema: 1 as const, environment, revision: next, releases, configuration, ...removal, created };
      await this.createRevision({ ...end, removed: true });
      return true;
    } catch (error) {
      // A concurrent removal was faster: the environment is removed.
      if (error instanceof RevisionTaken && (await this.readRevision(environment, next)).removed) return false;
      throw error;
    } finally {
      this.numbers.delete(environment);
    }
  }

  private once<Value>(path: string, read: () => Promise<Value>): Promise<Value> {
    let reading = this.known.get(path) as Promise<Value> | undefined;
    if (!reading) {
      reading = read();
      this.known.set(path, reading);
      reading.catch(() => this.known.delete(path));
    }
    return reading;
  }

  /** Calls `find` for a release. Throws for an unknown release, naming those that exist. */
  private async found(
    workspace: string,
    version: string,
    find: (path: string) => Promise<string | undefined>,
  ): Promise<string> {
    // A version is somebody's input: it must not lead to another path.
    const isName = !version.includes('/') && !version.startsWith('.');
    const found = isName ? await find(pathOf(workspace, version)) : undefined;
    if (found !== undefined) return found;
    throw await this.unknownRelease(workspace, version);
  }

  private async unknownRelease(workspace: string, version: string): Promise<Error> {
    const versions = await this.versions(workspace);
    if (versions.includes(version))
      return new Error(`${this.backend.addressOf(pathOf(workspace, version))}/${releaseFile} does not exist.`);
    const known =
      versions.length > 0
        ? `Published: ${versions.join(', ')}.${didYouMean(version, [...versions, ...versions.map(shortVersion)])}`
        : `Nothing is published of ${workspace}.${didYouMean(workspace, await this.workspaces())}`;
    return new Error(`The store has no ${workspace}@${version}. ${known}`);
  }
}

const pathOf = (workspace: string, version: string): string => `releases/${workspace}/${version}`;
/** Beside the release, whose files stay as they are; no name that a folder or a bucket takes for a release's. */
const committedPath = (workspace: string, version: string): string => `releases/${workspace}/${version}.committed`;
const mapsPath = (workspace: string, version: string): string => `source-maps/${workspace}/${version}`;
const revisionPath = (environment: string, number: number): string =>
  `environments/${environment}/${revisionFile(number)}`;

/** A revision's name: `000042.json`. Names sort as numbers do, up to a million. */
const revisionFile = (revision: number): string => `${String(revision).padStart(6, '0')}.json`;

/** The numbers of the revisions among these names, ascending. A longer number is no revision's: it could not be counted on. */
function revisionsIn(names: readonly string[]): number[] {
  return names
    .map((name) => Number(/^(\d{6,15})\.json$/.exec(name)?.[1]))
    .filter((number) => number > 0)
    .sort((a, b) => a - b);
}

function present(found: string | undefined, address: string): string {
  if (found === undefined) throw new Error(`${address} does not exist.`);
  return found;
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

/** The error for an environment without a revision. */
export async function unknownEnvironment(
  store: Pick<Store, 'environments'>,
  environment: string,
): Promise<UnknownEnvironment> {
  return new UnknownEnvironment(environment, (await store.environments()).sort());
}
