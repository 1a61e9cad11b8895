import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pruneCommand } from '../cli/prune.ts';
import { currentSite, keptRevisions } from '../site/sites.ts';
import type { Store } from '../store/store.ts';
import { folderStore } from '../store/stores.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { madeOnce } from '../testing/made-once.ts';
import { builtWith, changesTo } from '../testing/releases.ts';
import { abortCanary, beginCanary } from './canary.ts';
import { promote } from './promote.ts';
import { prune, type Pruned } from './prune.ts';
import { rollback } from './rollback.ts';

const minute = 60 * 1_000;
const day = 24 * 60 * minute;

let folder: string;
let sites: string;
let fixture: FixtureStore;
const begin = (made: string): void => {
  folder = made;
  sites = join(folder, 'sites', 'staging');
  fixture = fixtureStore(folder);
};
// Only revision 1 uses mf-plans@1.0.0.
madeOnce('prune', begin, async () => {
  await fixture.publish('shell', '1.0.0');
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await fixture.publish('mf-plans', version);
    await promoted('shell@1.0.0', `mf-plans@${version}`);
  }
});

/** As another process has it. */
const open = (): Store => folderStore(join(folder, 'store'));
const promoted = (...releases: string[]) =>
  promote(open(), {
    environment: 'staging',
    changes: changesTo(releases),
    configurationFolder: fixture.configurationFolder,
    sites,
  });
/** A prune so many minutes from now. */
const pruned = (minutes: number, more: Partial<Parameters<typeof prune>[1]> = {}, store = open()): Promise<Pruned> =>
  prune(store, {
    keep: 2,
    olderThan: 0,
    sites: (environment) => join(folder, 'sites', environment),
    now: () => Date.now() + minutes * minute,
    ...more,
  });
const versions = async () => (await open().versions('mf-plans')).sort();
const shown = () => readFileSync(join(currentSite(sites) ?? '', 'mf-plans.html'), 'utf8');
/** With the folders by their names. */
const outcome = ({ removed: { releases, compositions }, marked }: Pruned) => ({
  removed: [...releases, ...compositions.map((each) => each.slice(sites.length + 1))],
  marked,
});

/** Stops a store's method for once, before or after it does its work, until `go` is called. */
function stopped(object: object, method: string, when: 'before' | 'after') {
  let go = (): void => undefined;
  const going = new Promise<void>((resolve) => (go = resolve));
  const own = Reflect.get(object, method) as (...all: unknown[]) => Promise<unknown>;
  const reached = new Promise<void>((resolve) => {
    jest.spyOn(object as Record<string, () => Promise<unknown>>, method).mockImplementationOnce(async (...all) => {
      if (when === 'before') {
        resolve();
        await going;
        return own.apply(object, all);
      }
      const result = await own.apply(object, all);
      resolve();
      await going;
      return result;
    });
  });
  return { reached, go };
}

test('releases that only old revisions use are marked, removed an hour later, and listed beforehand', async () => {
  await fixture.publish('mf-plans', '1.3.0', { built: builtWith({ at: new Date().toISOString() }) });
  const options = { olderThan: day };
  const dry = { ...options, dryRun: true };
  const [release, composition] = ['mf-plans@1.0.0', '000001'];
  expect(outcome(await pruned(0, dry))).toEqual({ removed: [], marked: [release] });
  expect(outcome(await pruned(61, dry))).toEqual({ removed: [composition], marked: [release] });
  expect(outcome(await pruned(0, options))).toEqual({ removed: [], marked: [release] });
  expect(outcome(await pruned(59, options))).toEqual({ removed: [], marked: [] });
  expect(outcome(await pruned(61, dry))).toEqual({ removed: [release, composition], marked: [] });
  expect(await versions()).toContain('1.0.0');
  expect(outcome(await pruned(61, options))).toEqual({ removed: [release, composition], marked: [] });
  expect(await versions()).toEqual(['1.1.0', '1.2.0', '1.3.0']);
  expect(readdirSync(sites).filter((name) => /^\d|^\.draft/.test(name))).toEqual(['000002', '000003']);
  expect(await open().unused.all()).toEqual(new Map());
  await expect(rollback(open(), { environment: 'staging', sites, to: 1 })).rejects.toThrow(
    'The store has no mf-plans@1.0.0.',
  );
});

test('a link that a killed process has left goes, and one of a running process stays', async () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  for (const id of [ended, process.pid]) symlinkSync('000003', join(sites, `.current-${id}-a`));
  await pruned(0, { dryRun: true });
  expect(readdirSync(sites)).toContain(`.current-${ended}-a`);
  await pruned(0);
  expect(readdirSync(sites).filter((name) => name.startsWith('.current'))).toEqual([`.current-${process.pid}-a`]);
});

test('a release that was built lately stays, whether somebody used it or not', async () => {
  const ago = (days: number) => ({ built: builtWith({ at: new Date(Date.now() - days * day).toISOString() }) });
  await fixture.publish('mf-plans', '2.0.0', ago(40));
  await fixture.publish('mf-plans', '2.1.0', ago(2));
  const { marked } = await pruned(0, { keep: 3, olderThan: 30 * day });
  expect(marked).toEqual(['mf-plans@2.0.0']);
});

test('a marked release that is shown again stays, and needs another mark to go', async () => {
  await pruned(0);
  await promoted('mf-plans@1.0.0');
  expect((await pruned(61)).removed.releases).toEqual([]);
  await promoted('mf-plans@1.1.0');
  await promoted('mf-plans@1.2.0');
  expect((await pruned(122)).marked).toEqual(['mf-plans@1.0.0']);
  expect(await versions()).toContain('1.0.0');
});

test('a release that a promotion has kept and not used is marked anew', async () => {
  await pruned(0);
  const before = (await open().unused.all()).get('mf-plans@1.0.0')?.at ?? 0;
  await open().unused.keep(['mf-plans@1.0.0']);
  expect(await pruned(59)).toMatchObject({ removed: { releases: [] }, marked: [] });
  expect(await pruned(61)).toMatchObject({ removed: { releases: [] }, marked: ['mf-plans@1.0.0'] });
  const mark = (await open().unused.all()).get('mf-plans@1.0.0');
  expect(mark?.decision).toBeUndefined();
  expect(mark?.at).toBeGreaterThan(before);
});

test('a promotion that needs a release keeps it from a prune that was about to remove it', async () => {
  await pruned(0);
  const store = open();
  const { reached, go } = stopped(store.unused, 'remove', 'before');
  const pruning = pruned(61, {}, store);
  await reached;
  await promoted('mf-plans@1.0.0');
  go();
  expect((await pruning).removed.releases).toEqual([]);
  expect(shown()).toContain('mf-plans@1.0.0');
  await promoted('shell@1.0.0', 'mf-plans@1.1.0');
  await promoted('mf-plans@1.0.0');
});

test('a promotion that comes too late is refused before it records, and goes through with the release published anew', async () => {
  await pruned(0);
  const store = open();
  const { reached, go } = stopped(store.unused, 'remove', 'after');
  const pruning = pruned(61, {}, store);
  await reached;
  await expect(promoted('mf-plans@1.0.0')).rejects.toThrow('mf-plans@1.0.0 is being removed by "npx mosaico prune"');
  expect(await open().revisionNumbers('staging')).toEqual([1, 2, 3]);
  expect(shown()).toContain('mf-plans@1.2.0');
  go();
  expect((await pruning).removed.releases).toEqual(['mf-plans@1.0.0']);
  await fixture.publish('mf-plans', '1.0.0');
  await promoted('mf-plans@1.0.0');
  expect(shown()).toContain('mf-plans@1.0.0');
});

test('a promotion that began before the mark and records after it counts', async () => {
  const store = open();
  const { reached, go } = stopped(store, 'createRevision', 'before');
  const promoting = promote(store, {
    environment: 'staging',
    changes: [{ workspace: 'mf-plans', version: '1.0.0' }],
    sites,
  });
  await reached;
  await pruned(0);
  expect((await pruned(30)).removed.releases).toEqual([]);
  const another = open();
  const reading = stopped(another.unused, 'all', 'after');
  const pruning = pruned(61, {}, another);
  await reading.reached;
  go();
  await promoting;
  reading.go();
  expect((await pruning).removed.releases).toEqual([]);
  expect(shown()).toContain('mf-plans@1.0.0');
});

test('a prune that was ended between its decision and the removal is brought to its end by the next one', async () => {
  await pruned(0);
  const store = open();
  jest.spyOn(store, 'removeRelease').mockRejectedValueOnce(new Error('ended'));
  await expect(pruned(61, {}, store)).rejects.toThrow('ended');
  await expect(promoted('mf-plans@1.0.0')).rejects.toThrow(
    'Run "npx mosaico prune" to its end, publish the release again',
  );
  expect((await pruned(62)).removed.releases).toEqual(['mf-plans@1.0.0']);
  await fixture.publish('mf-plans', '1.0.0');
  await promoted('mf-plans@1.0.0');
});

test('a composition that is shown while the prune reads revisions stays', async () => {
  const store = open();
  const { reached, go } = stopped(store, 'revisionNumbers', 'after');
  const pruning = pruned(0, { keep: 1 }, store);
  await reached;
  await promoted('mf-plans@1.1.0');
  go();
  await pruning;
  await pruned(61, { keep: 1 });
  expect(shown()).toContain('mf-plans@1.1.0');
});

test('a composition that somebody goes back to as it is about to be removed is shown', async () => {
  await pruned(0);
  const { releases } = await open().revision('staging', 1);
  const store = open();
  // Uses are read a second time right before the folder goes, and a third time right after.
  let asked = 0;
  const own = store.revisionNumbers.bind(store);
  jest.spyOn(store, 'revisionNumbers').mockImplementation(async (environment) => {
    const numbers = await own(environment);
    asked += 1;
    if (asked === 2) await rollback(open(), { environment: 'staging', sites, to: 1 });
    return numbers;
  });
  await pruned(61, {}, store);
  expect(asked).toBeGreaterThan(2);
  expect(shown()).toContain(`mf-plans@${releases['mf-plans'] ?? ''}`);
});

test('the site in use here stays, though others have promoted much since', async () => {
  const elsewhere = join(folder, 'elsewhere');
  for (const version of ['1.1.0', '1.2.0', '1.1.0'])
    await promote(open(), {
      environment: 'staging',
      changes: [{ workspace: 'mf-plans', version }],
      sites: elsewhere,
    });
  await pruned(0);
  const { removed } = await pruned(61);
  expect(removed.compositions.map((each) => each.slice(-6)).sort()).toEqual(['000001', '000002']);
  expect(shown()).toContain('mf-plans@1.2.0');
});

test('of a removed environment everything goes, unless it is begun anew meanwhile', async () => {
  await open().removeEnvironment('staging', { created: new Date().toISOString(), reason: 'removed' });
  expect((await pruned(0)).removed.compositions).toEqual([]);
  await promoted('shell@1.0.0', 'mf-plans@1.2.0');
  expect((await pruned(61)).removed.compositions).not.toContain(sites);
  expect(shown()).toContain('mf-plans@1.2.0');
  await open().removeEnvironment('staging', { created: new Date().toISOString(), reason: 'removed' });
  expect((await pruned(62)).removed.compositions).toEqual([sites]);
  expect((await pruned(200)).removed.releases).toContain('shell@1.0.0');
  expect(await versions()).toEqual([]);
  expect(existsSync(sites)).toBe(false);
});

test('a promotion that is composing what nothing has used for long keeps it from a prune', async () => {
  await pruned(0);
  const store = open();
  const { reached, go } = stopped(store, 'verifyRelease', 'before');
  const promoting = promote(store, {
    environment: 'staging',
    changes: [{ workspace: 'mf-plans', version: '1.0.0' }],
    sites,
  });
  await reached;
  // An hour after the mark, and at the moment of the promotion.
  const all = await open().unused.all();
  const [mark] = all.values();
  expect(
    (await prune(open(), { keep: 2, olderThan: 0, sites: () => sites, now: () => (mark?.at ?? 0) + 60 * minute }))
      .removed,
  ).toMatchObject({ releases: [] });
  go();
  await promoting;
  expect(shown()).toContain('mf-plans@1.0.0');
});

describe('two prunes at once', () => {
  test('both end well, and remove what is due once', async () => {
    await pruned(0);
    const both = await Promise.all([pruned(61), pruned(61), pruned(61)]);
    expect(await versions()).toEqual(['1.1.0', '1.2.0']);
    expect(readdirSync(sites).filter((name) => /^\d|^\.draft/.test(name))).toEqual(['000002', '000003']);
    expect(await open().unused.all()).toEqual(new Map());
    const compositions = both.flatMap(({ removed }) => removed.compositions);
    expect(compositions).toEqual([join(sites, '000001')]);
  });

  test('the slower one leaves what was published anew after the faster one alone', async () => {
    await pruned(0);
    const slow = open();
    const { reached, go } = stopped(slow.unused, 'isRemoved', 'before');
    const pruning = pruned(61, {}, slow);
    await reached;
    await pruned(61);
    expect(await versions()).toEqual(['1.1.0', '1.2.0']);
    await fixture.publish('mf-plans', '1.0.0');
    await promoted('mf-plans@1.0.0');
    go();
    expect((await pruning).removed.releases).toEqual([]);
    expect(await versions()).toContain('1.0.0');
  });
});

test('releases that a site older than the store still shows here stay', async () => {
  const elsewhere = join(folder, 'elsewhere');
  for (const version of ['1.3.0', '1.4.0', '1.5.0']) {
    await fixture.publish('mf-plans', version);
    await promote(open(), {
      environment: 'staging',
      changes: [{ workspace: 'mf-plans', version }],
      sites: elsewhere,
    });
  }
  // Of the site in use here, revision 3, and the one before it.
  expect((await pruned(0)).marked.sort()).toEqual(['mf-plans@1.0.0', 'mf-plans@1.3.0']);
});

test('by default it keeps the releases of as many revisions as a site keeps assets of, and takes no smaller number', async () => {
  const command = () =>
    pruneCommand()
      .exitOverride()
      .configureOutput({ writeErr: () => undefined });
  expect(command().opts()).toMatchObject({ keep: keptRevisions });
  const fewer = ['node', 'mosaico', '--keep', String(keptRevisions - 1)];
  await expect(command().parseAsync(fewer)).rejects.toThrow(`Give a whole number, ${keptRevisions} or more.`);
});

test("a canary's release stays while the canary runs, and goes when its pages are no longer kept", async () => {
  await fixture.publish('mf-plans', '2.0.0');
  const [where, changes] = [{ environment: 'staging', sites }, [{ workspace: 'mf-plans', version: '2.0.0' }]];
  await beginCanary(open(), { ...where, changes });
  for (const minutes of [0, 61]) await pruned(minutes, { keep: 1 });
  expect(await versions()).toEqual(['1.2.0', '2.0.0']);
  await abortCanary(open(), { ...where, number: 4 });
  for (const minutes of [62, 123]) await pruned(minutes, { keep: 2 });
  expect(await versions()).toEqual(['1.2.0', '2.0.0']);
  for (const minutes of [124, 185]) await pruned(minutes, { keep: 1 });
  expect(await versions()).toEqual(['1.2.0']);
});
