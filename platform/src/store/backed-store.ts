import { join } from 'node:path';
import { checkedWith, releaseSchema, revisionSchema, type Release, type Revision } from '@mosaico/shared-types/schemas';
import { command } from '../lib/command.ts';
import { didYouMean } from '../lib/did-you-mean.ts';
import { filesBelow } from '../lib/files-below.ts';
import { hashOf } from '../lib/hashes.ts';
import { checkedFile, checkedJson } from '../lib/read-json.ts';
import type { Backend } from './backend.ts';
import { configurationHash, configurationName, publishedConfiguration } from './configuration.ts';
import { refuseFaults, releaseFile } from './faults.ts';
import { shortVersion } from './release-label.ts';
import { differenceOf } from './release-difference.ts';
import { revisionFile, revisionsIn } from './revision-names.ts';
import {
  existingRevision,
  RevisionTaken,
  unknownEnvironment,
  type Configuration,
  type Head,
  type Store,
} from './store.ts';
import { UnusedMarks } from './unused.ts';

/**
 * A store over a backend: `releases/<workspace>/<version>`, `source-maps/<workspace>/<version>`, `configurations/<name>`,
 * `environments/<name>/000001.json`.
 */
export class BackedStore implements Store {
  /** What was read before: nothing in a store changes, and a bucket is far away. */
  private readonly known = new Map<string, Promise<unknown>>();
  /** Numbers of all revisions that an environment ever had, as last listed. */
  private readonly numbers = new Map<string, readonly number[]>();
  /** Those that count: since it was begun, or begun anew. */
  private readonly listed = new Map<string, readonly number[]>();
  readonly unused: UnusedMarks;

  constructor(
    private readonly backend: Backend,
    now: () => number = Date.now,
  ) {
    this.unused = new UnusedMarks(backend, now);
  }

  async versions(workspace: string): Promise<string[]> {
    return this.backend.published(`releases/${workspace}`);
  }

  release(workspace: string, version: string): Promise<Release> {
    return this.once(`${pathOf(workspace, version)}/${releaseFile}`, () => this.readRelease(workspace, version));
  }

  private async readRelease(workspace: string, version: string): Promise<Release> {
    const text = await this.releaseText(workspace, version);
    const file = this.backend.addressOf(`${pathOf(workspace, version)}/${releaseFile}`);
    const release = checkedJson(releaseSchema, text, file);
    if (release.workspace === workspace && release.version === version)
      return release.built.dirty ? { ...release, ...(await this.committed(workspace, version)) } : release;
    throw new Error(
      `${file} says that it is ${release.workspace}@${release.version}, not ${workspace}@${version}. ` +
        'Put back the one that was published, or promote another version.',
    );
  }

  /** The commit of a release that was first published uncommitted and then again from a commit; undefined for others. */
  private async committed(workspace: string, version: string): Promise<Pick<Release, 'built'> | undefined> {
    const path = committedPath(workspace, version);
    const text = await this.backend.read(path);
    if (text === undefined) return undefined;
    return { built: checkedJson(releaseSchema.entries.built, text, this.backend.addressOf(path)) };
  }

  async releaseDigest(workspace: string, version: string): Promise<string> {
    return hashOf(Buffer.from(await this.releaseText(workspace, version))).sha384;
  }

  /** Read each time: a release that was pruned and published anew is another one. */
  private releaseText(workspace: string, version: string): Promise<string> {
    return this.found(workspace, version, (path) => this.backend.readPublished(path, releaseFile));
  }

  releaseFolder(workspace: string, version: string): Promise<string> {
    return this.once(pathOf(workspace, version), () =>
      this.found(workspace, version, (path) => this.backend.localFolder(path)),
    );
  }

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

  async publishRelease(folder: string, maps?: string): Promise<boolean> {
    const release = await checkedFile(releaseSchema, join(folder, releaseFile));
    const isNew = await this.publish(release, folder);
    // After the release: no folder may be kept that has none, since `prune` goes by releases.
    if (maps !== undefined) await this.keepSourceMaps(release, maps);
    return isNew;
  }

  private async publish(release: Release, folder: string): Promise<boolean> {
    const { workspace, version } = release;
    await refuseFaults(folder, release, `Build ${workspace} again: delete ${folder} first.`);
    // Whoever publishes it is about to use it.
    await this.unused.keep([`${workspace}@${version}`]);
    const isTaken = (await this.versions(workspace)).includes(version);
    if (!isTaken && (await this.backend.publish(pathOf(workspace, version), folder))) return true;
    const published = await this.readRelease(workspace, version);
    const difference = differenceOf(published, release);
    if (difference === undefined) {
      if (published.built.dirty && release.built.dirty === false) {
        await this.backend.create(committedPath(workspace, version), JSON.stringify(release.built));
        this.known.delete(`${pathOf(workspace, version)}/${releaseFile}`);
      }
      return false;
    }
    throw new Error(
      `${workspace}@${version} is published already, and a release never changes: ${difference} in ${folder} differs from ` +
        `${this.backend.addressOf(pathOf(workspace, version))}. Promote the published one, or publish under another version.`,
    );
  }

  private async keepSourceMaps({ workspace, version }: Release, folder: string): Promise<void> {
    if (filesBelow(folder).length === 0 || (await this.hasSourceMaps(workspace, version))) return;
    // Who was faster has kept those of the same release.
    await this.backend.publish(mapsPath(workspace, version), folder);
  }

  async sourceMaps(workspace: string, version: string): Promise<string | undefined> {
    await this.release(workspace, version);
    return this.backend.localFolder(mapsPath(workspace, version));
  }

  private async hasSourceMaps(workspace: string, version: string): Promise<boolean> {
    return (await this.backend.published(`source-maps/${workspace}`)).includes(version);
  }

  async publishConfiguration(folder: string): Promise<string> {
    const name = await configurationName(folder);
    const isPublished = (await this.backend.published('configurations')).includes(name);
    // Throws where it is not what its name stands for any more.
    if (isPublished) await this.configuration(name);
    // Who was faster has published the same.
    else await this.backend.publish(`configurations/${name}`, folder);
    return name;
  }

  configuration(name: string): Promise<Configuration> {
    const path = `configurations/${name}`;
    const address = this.backend.addressOf(path);
    return this.once(path, async () => {
      const folder = present(await this.backend.localFolder(path), address);
      if (configurationHash(folder) === name) return publishedConfiguration(folder);
      throw new Error(
        `${address} is not what was published: site.json or a file in public has another content. ${this.backend.remedyFor(folder)} ` +
          `Or give the environment a configuration of its own: ${command('promote --env <environment> --config <folder>')}`,
      );
    });
  }

  async environments(): Promise<string[]> {
    return (await this.everyEnvironment()).filter(({ isRemoved }) => !isRemoved).map(({ name }) => name);
  }

  async formerEnvironments(): Promise<string[]> {
    return (await this.everyEnvironment()).filter(({ isRemoved }) => isRemoved).map(({ name }) => name);
  }

  private async everyEnvironment(): Promise<{ name: string; isRemoved: boolean }[]> {
    const names = await this.backend.names('environments');
    return Promise.all(
      names.map((name) =>
        this.head(name).then(
          ({ revision }) => ({ name, isRemoved: revision === undefined }),
          // What cannot be read is there all the same: whoever asks for it is told what is wrong.
          () => ({ name, isRemoved: false }),
        ),
      ),
    );
  }

  async workspaces(): Promise<string[]> {
    return this.backend.names('releases');
  }

  async revisionNumbers(environment: string): Promise<number[]> {
    const numbers = await this.currentNumbers(environment);
    this.listed.set(environment, [...numbers]);
    return numbers;
  }

  private async currentNumbers(environment: string): Promise<number[]> {
    const numbers = await this.everyNumber(environment);
    const newest = numbers.at(-1);
    // The first one begins an environment, and says so by its number.
    if (newest === undefined || newest === 1) return [...numbers];
    const { removed, since = 1 } = await this.readRevision(environment, newest);
    return removed ? [] : numbers.filter((number) => number >= since);
  }

  /** Numbers of all that was written of an environment, ascending. Only the end of a long list is listed again: it alone changes. */
  private async everyNumber(environment: string): Promise<readonly number[]> {
    const before = this.numbers.get(environment) ?? [];
    const known = before.slice(0, -listedAgain).filter((number) => number < lastSorted);
    const last = known.at(-1);
    const names = await this.backend.names(
      `environments/${environment}`,
      last === undefined ? undefined : revisionFile(last),
    );
    const numbers = [...known, ...revisionsIn(names)];
    this.numbers.set(environment, numbers);
    return numbers;
  }

  async head(environment: string): Promise<Head> {
    const newest = (await this.everyNumber(environment)).at(-1);
    if (newest === undefined) return { next: 1 };
    const revision = await this.readRevision(environment, newest);
    return { next: newest + 1, ...(!revision.removed && { revision }) };
  }

  async removeEnvironment(environment: string, removal: Pick<Revision, 'created' | 'reason' | 'by'>): Promise<boolean> {
    this.listed.delete(environment);
    const { revision, next } = await this.head(environment);
    if (!revision && next === 1) throw await unknownEnvironment(this, environment);
    if (!revision) return false;
    const { releases, configuration } = revision;
    const end: Revision = {
      schema: 1,
      environment,
      revision: next,
      releases,
      configuration,
      ...removal,
      removed: true,
    };
    try {
      await this.createRevision(end);
      return true;
    } catch (error) {
      // Who lost to another removal has nothing left to do.
      if (error instanceof RevisionTaken && (await this.readRevision(environment, next)).removed) return false;
      throw error;
    }
  }

  async formerRevisions(environment: string): Promise<Revision[]> {
    const current = new Set(await this.revisionNumbers(environment));
    const former = (await this.everyNumber(environment)).filter((number) => !current.has(number));
    return Promise.all(former.map((number) => this.readRevision(environment, number)));
  }

  async revision(environment: string, number?: number): Promise<Revision> {
    // Whoever goes through a history has listed it: to list it again for each revision would take a second for thirty of them.
    const isListed = number !== undefined && this.listed.get(environment)?.includes(number);
    return this.readRevision(environment, isListed ? number : await existingRevision(this, environment, number));
  }

  private readRevision(environment: string, number: number): Promise<Revision> {
    const path = revisionPath(environment, number);
    return this.once(path, () => this.readRevisionAt(path, { environment, number }));
  }

  private async readRevisionAt(
    path: string,
    { environment, number }: { environment: string; number: number },
  ): Promise<Revision> {
    const file = this.backend.addressOf(path);
    const revision = checkedJson(revisionSchema, present(await this.backend.read(path), file), file);
    const faults = [
      ...(revision.environment === environment ? [] : [`environment: must be "${environment}", like its folder`]),
      ...(revision.revision === number ? [] : [`revision: must be ${number}, like its file`]),
    ];
    if (faults.length > 0) throw new Error([`${file} is not valid. Correct these keys:`, ...faults].join('\n  '));
    return revision;
  }

  async createRevision(revision: Revision): Promise<void> {
    const since = await this.begunAt(revision);
    const checked = checkedWith(revisionSchema, { ...revision, ...(since && { since }) }, 'The new revision');
    if (!revision.removed) await this.keepReleases(revision);
    const path = revisionPath(revision.environment, revision.revision);
    if (!(await this.backend.create(path, `${JSON.stringify(checked, null, 2)}\n`)))
      throw new RevisionTaken(revision.environment, revision.revision);
  }

  /** From here on `prune` leaves these releases alone for an hour, and then it finds the revision. */
  private async keepReleases({ releases }: Revision): Promise<void> {
    const names = Object.entries(releases).map(([workspace, version]) => `${workspace}@${version}`);
    for (const kept of await this.unused.keep(names)) {
      const [workspace = '', version = ''] = kept.split('@');
      // It was removed, and its mark is still there.
      if (!(await this.versions(workspace)).includes(version)) throw await this.unknownRelease(workspace, version);
    }
  }

  /** The number from which on this revision's environment counts, unless that is 1. */
  private async begunAt({ environment, revision }: Revision): Promise<number | undefined> {
    // Whoever has read the one before need not look for it.
    const isRead = this.known.has(revisionPath(environment, revision - 1));
    if (!isRead && !(await this.everyNumber(environment)).includes(revision - 1)) return undefined;
    const { removed, since } = await this.readRevision(environment, revision - 1);
    return removed ? revision : since;
  }

  async removeRelease(workspace: string, version: string): Promise<void> {
    await this.found(workspace, version, (path) => this.backend.readPublished(path, releaseFile));
    // First: maps without their release would be found by nobody any more.
    if (await this.hasSourceMaps(workspace, version)) await this.backend.remove(mapsPath(workspace, version));
    await this.backend.remove(pathOf(workspace, version));
    await this.backend.delete(committedPath(workspace, version));
    for (const path of this.known.keys()) if (path.startsWith(pathOf(workspace, version))) this.known.delete(path);
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

  /** What `find` finds of a release. Throws when there is no such release, naming those there are. */
  private async found(
    workspace: string,
    version: string,
    find: (path: string) => Promise<string | undefined>,
  ): Promise<string> {
    const found = isName(version) ? await find(pathOf(workspace, version)) : undefined;
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

/** So many of the newest revisions are listed each time. */
const listedAgain = 100;
/** Names sort as numbers do up to here. */
const lastSorted = 999_999;

/** A version is somebody's input: it must not lead to another path. */
const isName = (text: string): boolean => !text.includes('/') && !text.startsWith('.');
const pathOf = (workspace: string, version: string): string => `releases/${workspace}/${version}`;
/** Beside the release, whose files stay as they are; no name that a folder or a bucket takes for a release's. */
const committedPath = (workspace: string, version: string): string => `releases/${workspace}/${version}.committed`;
const mapsPath = (workspace: string, version: string): string => `source-maps/${workspace}/${version}`;
const revisionPath = (environment: string, number: number): string =>
  `environments/${environment}/${revisionFile(number)}`;

function present(found: string | undefined, address: string): string {
  if (found === undefined) throw new Error(`${address} does not exist.`);
  return found;
}
