import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Release } from '@mosaico/shared-types/schemas';
import { filesBelow, keysBelow } from '../lib/files-below.ts';
import { startChild } from './child.ts';
import { builtWith, writeBuilt } from './releases.ts';
import type { StorePlace } from './store-place.ts';
import { RevisionTaken, type Store } from '../store/store.ts';

/** A place for a test's store. */
export interface Place {
  /** What messages call it: a folder, or `s3://…`. */
  address: string;
  /** This place for another process. */
  store: StorePlace;
  /** Another store at this place, as another process has it; its clock may be ahead by some milliseconds. */
  open(ahead?: number): Store;
  /** Paths of everything that is kept at this place, whether readers see it or not. */
  everything(): Promise<string[]>;
  /** Writes over what is kept there. */
  overwrite(path: string, text: string): Promise<void>;
}

const day = 24 * 60 * 60 * 1000;

/** A release for tests in `folder`, with so many client files, all of this content. */
export function builtRelease(folder: string, version: string, content = 'code', files = 1): string {
  const parts = Array.from({ length: files }, (_, index) => [`client/part-${index}.js`, content] as const);
  const built = join(folder, `built-${version}-${content}`);
  const all = { ...Object.fromEntries(parts), 'server/entry.cjs': '' };
  return writeBuilt(built, 'mf-plans', all, { version, client: { entry: 'part-0.js', initial: [] } });
}

/** The contents of a release's client files, each once. */
export async function contentsOf(store: Store, version: string): Promise<string[]> {
  const files = filesBelow(join(await store.releaseFolder('mf-plans', version), 'client'));
  return [...new Set(files.map((file) => readFileSync(file, 'utf8')))];
}

/** A revision of this number of "staging". */
export const revision = (number: number, version = '1.0.0') => ({
  schema: 1 as const,
  environment: 'staging',
  revision: number,
  releases: { 'mf-plans': version },
  configuration: 'abc',
  created: '2026-11-21T10:00:00.000Z',
  reason: 'test',
});

/**
 * What every store does, whatever keeps it. `placeIn` makes an empty place for each test, with a folder of its own. `many`: so many
 * files that a publication which is killed once the first of them is there has not got to the last.
 */
export function storeContract(placeIn: (folder: string) => Place, many: number): void {
  let folder: string;
  let place: Place;
  let store: Store;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'store-'));
    place = placeIn(folder);
    store = place.open();
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const built = (version: string, content?: string, files?: number) => builtRelease(folder, version, content, files);
  const files = { 'client/a.js': 'code', 'server/entry.cjs': '' };

  test('a published release is found with its files', async () => {
    await store.publishRelease(built('1.0.0'));
    expect(await store.workspaces()).toEqual(['mf-plans']);
    expect(await store.versions('mf-plans')).toEqual(['1.0.0']);
    expect(await store.release('mf-plans', '1.0.0')).toMatchObject({ workspace: 'mf-plans', version: '1.0.0' });
    expect(await contentsOf(store, '1.0.0')).toEqual(['code']);
    expect(await contentsOf(place.open(), '1.0.0')).toEqual(['code']);
  });

  test('a release is never overwritten', async () => {
    await store.publishRelease(built('1.0.0'));
    const other = built('1.0.0', 'other');
    await expect(store.publishRelease(other)).rejects.toThrow(
      `mf-plans@1.0.0 is published already, and a release never changes: client/part-0.js in ${other} differs from ` +
        `${place.address}/releases/mf-plans/1.0.0. Promote the published one, or publish under another version.`,
    );
    expect(await contentsOf(store, '1.0.0')).toEqual(['code']);
  });

  test('nor is its release.json, and the same built on another day is published once', async () => {
    expect(await store.publishRelease(built('1.0.0'))).toBe(true);
    const later = (name: string, more: Partial<Release>): string => {
      const folderOf = join(folder, name);
      cpSync(built('1.0.0'), folderOf, { recursive: true });
      const file = join(folderOf, 'release.json');
      writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as Release), ...more }));
      return folderOf;
    };
    const again = later('again', { built: builtWith({ at: '2027-01-01T00:00:00.000Z' }) });
    expect(await place.open().publishRelease(again)).toBe(false);
    const facts = { social: { value: 100, unit: 'USD/month' as const } };
    await expect(store.publishRelease(later('cheaper', { facts }))).rejects.toThrow('"facts" of release.json');
    expect((await place.open().release('mf-plans', '1.0.0')).built.at).toBe(builtWith().at);
  });

  test('a release that was published before it was committed is named by its commit as soon as it is published again from there', async () => {
    const dirty = writeBuilt(join(folder, 'dirty'), 'mf-plans', files, {
      built: builtWith({ commit: 'abc', dirty: true, uncommitted: ['facts.json'] }),
      client: { entry: 'a.js', initial: [] },
    });
    const clean = writeBuilt(join(folder, 'clean'), 'mf-plans', files, {
      built: builtWith({ commit: 'def', subject: 'New prices', dirty: false }),
      client: { entry: 'a.js', initial: [] },
    });
    await store.publishRelease(dirty);
    const digest = await store.releaseDigest('mf-plans', '1.0.0');
    expect(await store.publishRelease(clean)).toBe(false);
    for (const each of [store, place.open()]) {
      expect((await each.release('mf-plans', '1.0.0')).built).toEqual(
        builtWith({ commit: 'def', subject: 'New prices', dirty: false }),
      );
      expect(await each.versions('mf-plans')).toEqual(['1.0.0']);
      // Revisions that show it hold its digest.
      await each.verifyRelease('mf-plans', '1.0.0', digest);
    }
    // Nobody's changes that are not committed take that back.
    expect(await store.publishRelease(dirty)).toBe(false);
    expect((await place.open().release('mf-plans', '1.0.0')).built.commit).toBe('def');
    await store.removeRelease('mf-plans', '1.0.0');
    expect((await place.everything()).filter((path) => path.includes('1.0.0'))).toEqual([]);
  });

  test('of two who publish one version at once one is refused, and what is read is wholly the other’s', async () => {
    const contents = ['first', 'second'];
    const results = await Promise.allSettled(
      contents.map((content) => place.open().publishRelease(built('1.0.0', content, 20))),
    );
    const winners = contents.filter((_, index) => results[index]?.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    const [loser] = results.filter((result) => result.status === 'rejected');
    expect(String(loser?.reason)).toContain('mf-plans@1.0.0 is published already');
    expect(await contentsOf(store, '1.0.0')).toEqual(winners);
    // Nothing is left of who lost.
    expect((await place.everything()).filter((path) => path.includes('part-'))).toHaveLength(20);
  });

  test('two who publish the same at once have both published it', async () => {
    await Promise.all([1, 2].map(() => place.open().publishRelease(built('1.0.0', 'code', 20))));
    expect(await contentsOf(store, '1.0.0')).toEqual(['code']);
  });

  test('a killed publication shows nothing, can be made again, and what it left goes after a day', async () => {
    const release = built('1.0.0', 'code', many);
    const arrived = async () => (await place.everything()).filter((path) => path.includes('part-')).length;
    const child = startChild({ store: place.store, publish: release });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    while ((await arrived()) === 0 && child.exitCode === null) await wait(5);
    child.kill('SIGKILL');
    await ended;
    expect(await arrived()).toBeLessThan(many);
    expect(await store.versions('mf-plans')).toEqual([]);
    await expect(store.release('mf-plans', '1.0.0')).rejects.toThrow('The store has no mf-plans@1.0.0.');

    await place.open(day / 2).publishRelease(built('1.1.0'));
    expect(await arrived()).toBeGreaterThan(1);
    await place.open(2 * day).publishRelease(built('1.2.0'));
    expect(await arrived()).toBe(2);

    await store.publishRelease(release);
    expect(await contentsOf(store, '1.0.0')).toEqual(['code']);
    expect((await store.versions('mf-plans')).sort()).toEqual(['1.0.0', '1.1.0', '1.2.0']);
  }, 60_000);

  test('a version that is not there is refused with those that are', async () => {
    await store.publishRelease(built('1.0.0'));
    const refusal = 'The store has no mf-plans@2.0.0. Published: 1.0.0.';
    await expect(store.release('mf-plans', '2.0.0')).rejects.toThrow(refusal);
    await expect(store.releaseFolder('mf-plans', '2.0.0')).rejects.toThrow(refusal);
    // Another `prune` may have removed it.
    await store.removeRelease('mf-plans', '2.0.0');
    await store.removeRelease('mf-plans', '..');
    expect(await store.versions('mf-plans')).toEqual(['1.0.0']);
    await expect(store.release('mf-plans', '../mf-plans/1.0.0')).rejects.toThrow('The store has no mf-plans@../mf');
    await expect(store.release('mf-nobody', '1.0.0')).rejects.toThrow('Nothing is published of mf-nobody.');
  });

  test('a removed release is gone with all its files, and the others stay', async () => {
    for (const version of ['1.0.0', '1.1.0']) await store.publishRelease(built(version));
    await store.releaseFolder('mf-plans', '1.0.0');
    await store.removeRelease('mf-plans', '1.0.0');
    expect(await store.versions('mf-plans')).toEqual(['1.1.0']);
    await expect(store.releaseFolder('mf-plans', '1.0.0')).rejects.toThrow('The store has no mf-plans@1.0.0.');
    expect((await place.everything()).filter((path) => path.includes('1.0.0'))).toEqual([]);
    await store.publishRelease(built('1.0.0', 'anew'));
    expect(await contentsOf(store, '1.0.0')).toEqual(['anew']);
  });

  test('source maps are kept beside a release, once, and go with it; they change nothing about it', async () => {
    const maps = join(folder, 'maps');
    const keep = (text: string): Promise<boolean> => {
      mkdirSync(maps, { recursive: true });
      writeFileSync(join(maps, 'part-0.js.map'), text);
      return store.publishRelease(built('1.0.0'), maps);
    };
    await store.publishRelease(built('1.0.0'), join(folder, 'none'));
    const published = await store.release('mf-plans', '1.0.0');
    expect(await store.sourceMaps('mf-plans', '1.0.0')).toBeUndefined();
    await keep('first');
    await keep('second');
    const kept = await place.open().sourceMaps('mf-plans', '1.0.0');
    expect(readFileSync(join(kept ?? '', 'part-0.js.map'), 'utf8')).toBe('first');
    const other = place.open();
    await other.verifyRelease('mf-plans', '1.0.0');
    expect(await other.release('mf-plans', '1.0.0')).toEqual(published);
    expect(await other.workspaces()).toEqual(['mf-plans']);
    await store.removeRelease('mf-plans', '1.0.0');
    expect((await place.everything()).filter((path) => path.includes('1.0.0'))).toEqual([]);
    await store.publishRelease(built('1.0.0', 'anew'));
    expect(await store.sourceMaps('mf-plans', '1.0.0')).toBeUndefined();
  });

  test('revisions are numbered, kept, and read back', async () => {
    await store.createRevision(revision(1));
    await store.createRevision(revision(2, '1.1.0'));
    expect((await store.revision('staging')).revision).toBe(2);
    expect((await store.revision('staging', 1)).releases).toEqual({ 'mf-plans': '1.0.0' });
    expect(await store.revisionNumbers('staging')).toEqual([1, 2]);
    expect(await store.revisionNumbers('nowhere')).toEqual([]);
    expect(await store.environments()).toEqual(['staging']);
  });

  test('of many writers of one revision exactly one wins, and the others are refused', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => place.open().createRevision(revision(1, `1.0.${index}`))),
    );
    const winners = results.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []));
    expect(winners).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(RevisionTaken);
    }
    expect((await store.revision('staging')).releases).toEqual({ 'mf-plans': `1.0.${winners[0]}` });
    expect(await place.everything()).toEqual(['environments/staging/000001.json']);
  });

  const removal = { created: '2026-11-22T10:00:00.000Z', reason: 'removed' };

  test('a removed environment is gone, and its numbers go on when it is begun anew', async () => {
    await store.createRevision(revision(1));
    await store.createRevision(revision(2, '1.1.0'));
    expect(await store.removeEnvironment('staging', removal)).toBe(true);
    for (const each of [store, place.open()]) {
      expect(await each.environments()).toEqual([]);
      expect(await each.revisionNumbers('staging')).toEqual([]);
      expect(await each.head('staging')).toEqual({ next: 4 });
      await expect(each.revision('staging')).rejects.toThrow('There is no environment "staging".');
      await expect(each.revision('staging', 2)).rejects.toThrow('There is no environment "staging".');
    }
    expect(await store.formerEnvironments()).toEqual(['staging']);
    expect((await store.formerRevisions('staging')).map(({ releases }) => releases['mf-plans'])).toEqual([
      '1.0.0',
      '1.1.0',
      '1.1.0',
    ]);

    for (const number of [4, 5]) await store.createRevision(revision(number, '2.0.0'));
    for (const each of [store, place.open()]) {
      expect(await each.environments()).toEqual(['staging']);
      expect(await each.revisionNumbers('staging')).toEqual([4, 5]);
      expect((await each.revision('staging')).releases).toEqual({ 'mf-plans': '2.0.0' });
      await expect(each.revision('staging', 2)).rejects.toThrow('"staging" has no revision 2.');
      expect(await each.formerRevisions('staging')).toHaveLength(3);
      expect(await each.formerEnvironments()).toEqual([]);
    }
  });

  test('removing an environment again does nothing, and one that never was is refused', async () => {
    await store.createRevision(revision(1));
    expect(await store.removeEnvironment('staging', removal)).toBe(true);
    expect(await place.open().removeEnvironment('staging', removal)).toBe(false);
    await expect(store.removeEnvironment('stagin', removal)).rejects.toThrow('There is no environment "stagin".');
  });

  test('of many who remove an environment at once one does, and nobody fails', async () => {
    await store.createRevision(revision(1));
    const all = Array.from({ length: 10 }, () => place.open().removeEnvironment('staging', removal));
    expect((await Promise.all(all)).filter(Boolean)).toHaveLength(1);
    expect(await store.environments()).toEqual([]);
    expect(await place.everything()).toHaveLength(2);
  });

  test('of one who removes an environment and one who promotes to it at once one is refused, and it is whole or gone', async () => {
    await store.createRevision(revision(1));
    const [removed, promoted] = await Promise.allSettled([
      place.open().removeEnvironment('staging', removal),
      place.open().createRevision(revision(2, '1.1.0')),
    ]);
    expect([removed.status, promoted.status].sort()).toEqual(['fulfilled', 'rejected']);
    const lost = [removed, promoted].find((each) => each.status === 'rejected');
    expect(lost?.reason).toBeInstanceOf(RevisionTaken);
    expect(await store.environments()).toEqual(removed.status === 'fulfilled' ? [] : ['staging']);
  });

  test('a removal that is killed leaves the environment whole or gone, and it can be begun anew', async () => {
    await store.createRevision(revision(1));
    const child = startChild({ store: place.store, remove: 'staging' });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    // It says so right before it removes.
    await new Promise((resolve) => child.once('message', resolve));
    child.kill('SIGKILL');
    await ended;
    const { revision: left, next } = await store.head('staging');
    expect(await store.environments()).toEqual(left ? ['staging'] : []);
    expect(await store.revisionNumbers('staging')).toEqual(left ? [1] : []);
    await store.removeEnvironment('staging', removal);
    expect(await store.environments()).toEqual([]);
    await store.createRevision(revision(left ? next + 1 : next));
    expect(await store.revisionNumbers('staging')).toHaveLength(1);
  }, 60_000);

  test('a revision that belongs to another environment is refused', async () => {
    await store.createRevision(revision(1));
    const other = JSON.stringify({ ...revision(1), environment: 'production' });
    await place.overwrite('environments/staging/000001.json', other);
    await expect(store.revision('staging')).rejects.toThrow('environment: must be "staging", like its folder');
  });

  test('what is not JSON is refused by its address', async () => {
    await store.createRevision(revision(1));
    await place.overwrite('environments/staging/000001.json', '{');
    await expect(store.revision('staging')).rejects.toThrow(
      `${place.address}/environments/staging/000001.json is not JSON`,
    );
  });

  test('a configuration is published once under a name derived from its content', async () => {
    const source = join(__dirname, '..', '..', '..', 'environments', 'demo');
    const name = await store.publishConfiguration(source);
    expect(await store.publishConfiguration(source)).toBe(name);
    const { site, publicFolder } = await place.open().configuration(name);
    expect(site.catalogue.pin).toBe('314159');
    expect(filesBelow(publicFolder)).toHaveLength(filesBelow(join(source, 'public')).length);
  });

  test('what a program has left in a folder is no part of its configuration; one that was published with it stays', async () => {
    const source = mkdtempSync(join(tmpdir(), 'configuration-'));
    cpSync(join(__dirname, '..', '..', '..', 'environments', 'demo', 'site.json'), join(source, 'site.json'));
    mkdirSync(join(source, 'public'));
    writeFileSync(join(source, 'public', 'hola.txt'), 'Hola');
    const name = await store.publishConfiguration(source);
    writeFileSync(join(source, 'public', '.env'), 'PASSWORD=1');
    writeFileSync(join(source, 'notes.txt'), 'mine');
    expect(await store.publishConfiguration(source)).toBe(name);
    writeFileSync(join(source, 'public', 'hola.txt'), 'Otra vez');
    const next = await store.publishConfiguration(source);
    const { publicFolder } = await place.open().configuration(next);
    expect(keysBelow(join(publicFolder, '..'))).toEqual(['public/hola.txt', 'site.json']);
    // A rehearsal reads the folder itself.
    expect(await store.rehearsal().publishConfiguration(source)).toBe(next);
    rmSync(source, { recursive: true });
  });

  test('a name that no revision has keeps nobody from reading its environment', async () => {
    await store.createRevision(revision(1));
    for (const name of ['99999999999999999999.json', '000000.json', 'notes.txt'])
      await place.overwrite(`environments/staging/${name}`, '{}');
    expect(await place.open().head('staging')).toMatchObject({ next: 2, revision: { revision: 1 } });
    await place.open().createRevision(revision(2));
    expect(await store.revisionNumbers('staging')).toEqual([1, 2]);
  });

  test('of a long history another process’s newest revision is found', async () => {
    for (let number = 1; number <= 130; number += 1) await store.createRevision(revision(number));
    expect(await store.revisionNumbers('staging')).toHaveLength(130);
    await place.open().createRevision(revision(131, '1.1.0'));
    expect((await store.head('staging')).next).toBe(132);
    expect((await store.revision('staging')).releases).toEqual({ 'mf-plans': '1.1.0' });
  });

  describe('a release that is marked as unused', () => {
    const name = 'mf-plans@1.0.0';
    beforeEach(async () => {
      await store.publishRelease(built('1.0.0'));
      await store.unused.mark(name);
    });

    test('is kept by the revision that needs it, once', async () => {
      await place.open().createRevision(revision(1));
      expect(await store.unused.remove(name)).toBe(false);
      await place.open().createRevision(revision(2));
    });

    test('is refused to a revision, and to who publishes it, while it is being removed', async () => {
      expect(await store.unused.remove(name)).toBe(true);
      const refusal = `${name} is being removed by "npx mosaico prune"`;
      await expect(place.open().createRevision(revision(1))).rejects.toThrow(refusal);
      await expect(place.open().publishRelease(built('1.0.0'))).rejects.toThrow(refusal);
      expect(await store.environments()).toEqual([]);
    });

    test('is refused to a revision where it is gone, though its mark is there', async () => {
      await place.open().removeRelease('mf-plans', '1.0.0');
      await expect(store.createRevision(revision(1))).rejects.toThrow('The store has no mf-plans@1.0.0.');
      expect(await store.environments()).toEqual([]);
    });

    test('of many who need it and one who removes it either all win or one', async () => {
      const [removed, ...kept] = await Promise.allSettled([
        place.open().unused.remove(name),
        ...[1, 2, 3, 4].map(() => place.open().unused.keep([name])),
      ]);
      const isRemoved = removed.status === 'fulfilled' && removed.value;
      expect(kept.map(({ status }) => status)).toEqual(Array(4).fill(isRemoved ? 'rejected' : 'fulfilled'));
    });

    test('an environment that shows it can be removed all the same', async () => {
      await store.unused.clear(name);
      await store.createRevision(revision(1));
      await store.unused.mark(name);
      await store.unused.remove(name);
      expect(await store.removeEnvironment('staging', removal)).toBe(true);
    });
  });
}
