import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOf } from '../lib/hashes.ts';
import { folderStore } from '../store/stores.ts';
import { bucketStoreIn, memoryBucket } from '../testing/memory-bucket.ts';
import { storedStore, writeStored } from '../testing/stored.ts';
import { textsOf } from '../testing/texts.ts';
import { changesTo } from '../testing/releases.ts';
import { currentSite } from '../site/sites.ts';
import type { Store } from '../store/store.ts';
import { showRecorded } from './apply-revision.ts';
import { describeRelease } from './describe-release.ts';
import { environmentStatus } from './environment-status.ts';
import { follow } from './follow.ts';
import { promote, rehearse } from './promote.ts';
import { prune } from './prune.ts';
import { rollback } from './rollback.ts';
import { rolledBack } from './rolled-back.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'stored-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a place of the store gives to each process that opens it. */
const places: [place: string, opens: () => () => Store][] = [
  [
    'a folder',
    () => {
      writeStored(storedStore('2026-11'), join(folder, 'store'));
      return () => folderStore(join(folder, 'store'));
    },
  ],
  [
    'a bucket',
    () => {
      const bucket = memoryBucket(storedStore('2026-11').bucket);
      return () => bucketStoreIn(bucket, join(folder, 'cache'));
    },
  ],
];

/** Adds files to a release by its `release.json`. */
const withFiles =
  (...names: string[]) =>
  (text: string): string => {
    const release = JSON.parse(text) as { files: object };
    const added = Object.fromEntries(names.map((name) => [name, hashOf(Buffer.from(''))]));
    return JSON.stringify({ ...release, files: { ...release.files, ...added } });
  };
const longName = `client/${'n'.repeat(220)}.js`;

test.each<[what: string, change: (text: string) => string, added: string[]]>([
  ['for declarations', (text) => text.replace('Page mf-plans', 'P'.repeat(500)), []],
  ['for the length of names', withFiles(longName), [longName]],
  ['for names that differ in case', withFiles('client/A.jpg', 'client/a.jpg'), ['client/A.jpg', 'client/a.jpg']],
])('a release that newer rules %s refuse is shown and returned to', async (_what, change, added) => {
  const stored = storedStore('2026-11');
  const release = 'releases/mf-plans/1.2.0';
  const file = `${release}/release.json`;
  const before = stored.folder[file] ?? '';
  const after = change(before);
  const [was, is] = [before, after].map((text) => hashOf(Buffer.from(text)).sha384);
  const files = Object.fromEntries(added.map((name) => [`${release}/${name}`, '']));
  const changed = { ...stored.folder, [file]: after, ...files };
  writeStored(
    { ...stored, folder: mapped(changed, (text) => text.replaceAll(was ?? '', is ?? '')) },
    join(folder, 'store'),
  );
  const open = () => folderStore(join(folder, 'store'));
  const sites = (machine: string) => join(folder, machine, 'production');
  const shown = (machine: string) => readFileSync(join(currentSite(sites(machine)) ?? '', 'mf-plans.html'), 'utf8');
  await showRecorded(open(), await open().revision('production'), sites('server'));
  expect(shown('server')).toContain('mf-plans@1.2.0');
  await rollback(open(), { environment: 'production', sites: sites('runner'), to: 1 });
  expect(shown('runner')).toContain('mf-plans@1.0.0');
  await rollback(open(), { environment: 'production', sites: sites('night'), to: 2 });
  expect(shown('night')).toContain('mf-plans@1.2.0');
  if (added.length === 0) return;
  const order = { environment: 'staging', changes: [{ workspace: 'mf-plans', version: '1.2.0' }], sites: sites('new') };
  expect((await rehearse(open(), order)).problems).toContainEqual(
    expect.objectContaining({ code: 'file-names', workspace: 'mf-plans' }),
  );
});

const mapped = (files: Record<string, string>, change: (text: string) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [name, change(text)]));

describe.each(places)('a store of November 2026 in %s', (_place, opens) => {
  let open: () => Store;
  beforeEach(() => (open = opens()));

  /** Folder of an environment's sites on a machine that had none. */
  const sites = (environment: string) => join(folder, 'sites', environment);
  const page = (environment: string, file: string) =>
    readFileSync(join(currentSite(sites(environment)) ?? '', file), 'utf8');
  const changes = (...releases: string[]) => changesTo(releases);
  const promoted = (environment: string, release: string) =>
    promote(open(), { environment, changes: changes(release), sites: sites(environment) });

  test('is composed and shown on a new machine, its forced releases and a page that a newer rule refuses among it', async () => {
    for (const environment of ['staging', 'production'])
      await showRecorded(open(), await open().revision(environment), sites(environment));
    expect(page('staging', 'mf-crm.html')).toContain('mf-crm@2.0.0');
    expect(page('production', 'mf-plans.html')).toContain('mf-plans@1.2.0');
  });

  test('a newer rule that a recorded revision breaks is noted', async () => {
    const { warnings } = await showRecorded(open(), await open().revision('production'), sites('production'));
    expect(warnings.join('\n')).toContain("By today's rules: /mf-plans links to /gone");
  });

  test('is followed by a server', async () => {
    const [shown, warnings] = await new Promise<[number, readonly string[]]>((resolve, reject) => {
      const stop = follow(open(), 'production', sites('production'), {
        every: 1_000,
        onShown: (...args) => void stop().then(() => resolve(args)),
        onTrouble: (message) => void stop().then(() => reject(new Error(message))),
      });
    });
    expect(shown).toBe(3);
    expect(warnings.join('\n')).toContain("By today's rules: /mf-plans links to /gone");
    expect(page('production', 'mf-plans.html')).toContain('mf-plans@1.2.0');
  });

  test.each<[what: string, back: object, releases: Record<string, string>]>([
    ['of everything', {}, { 'mf-plans': '1.2.0' }],
    ['to a revision', { to: 1 }, { 'mf-plans': '1.0.0' }],
    ['to the revision that a newer rule refuses', { to: 2 }, { 'mf-plans': '1.2.0' }],
    ['of one remote', { workspaces: ['mf-plans'] }, { 'mf-plans': '1.0.0', 'mf-events': '1.0.0' }],
    ['of the other remote', { workspaces: ['mf-events'] }, { 'mf-plans': '1.2.0' }],
  ])('is rolled back at night, %s, on a new machine', async (_what, back, releases) => {
    const { revision } = await rollback(open(), { environment: 'production', sites: sites('production'), ...back });
    expect(revision.releases).toEqual({ shell: '1.0.0', ...releases });
    expect(page('production', 'mf-plans.html')).toContain(`mf-plans@${releases['mf-plans'] ?? ''}`);
  });

  test('forced problems stay forced: mending one of two, or rolling it back, is no new problem', async () => {
    await promoted('staging', 'mf-crm@2.1.0');
    await promoted('staging', 'mf-plans@1.3.0');
    const { revision } = await rollback(open(), {
      environment: 'staging',
      sites: sites('staging'),
      workspaces: ['mf-legal'],
    });
    expect(revision.releases).toMatchObject({ 'mf-crm': '2.1.0', 'mf-plans': '1.3.0' });
    expect(revision.releases['mf-legal']).toBeUndefined();
    expect(revision.forced).toBeUndefined();
  });

  test('a broken link that was forced in, in the words of then, is no new problem either', async () => {
    const { revision } = await rollback(open(), { environment: 'staging', sites: sites('staging'), to: 6 });
    expect(revision.releases['mf-plans']).toBe('1.2.0');
    await promoted('staging', 'mf-crm@2.1.0');
    const { forced } = await open().revision('staging');
    expect(forced?.reason).toBe('the page comes tomorrow');
    expect(forced?.problems).toMatchObject([
      { code: 'contract', workspace: 'mf-legal', subject: '@mosaico/shared-types' },
      { code: 'broken-link', workspace: 'mf-plans', subject: '/gone' },
    ]);
  });

  test('a rolled-back release is known, alone or with everything, and stays out until it is brought back by name', async () => {
    const wanted = async (version: string) => {
      const newest = await open().revision('staging');
      return rolledBack(open(), newest, { ...newest, releases: { ...newest.releases, 'mf-plans': version } });
    };
    expect(await wanted('1.1.0')).toEqual([
      {
        what: 'mf-plans',
        version: '1.1.0',
        by: expect.stringMatching(/^revision 3, .*by Ana: wrong price$/) as string,
      },
    ]);
    expect(await wanted('1.2.0')).toMatchObject([{ version: '1.2.0' }]);
    expect(await wanted('1.3.0')).toEqual([]);
    const { revision } = await promoted('staging', 'mf-plans@1.3.0');
    expect(revision.rolledBack).toEqual({ 'mf-plans@1.1.0': 3, 'mf-plans@1.2.0': 7 });
    const { warnings } = await promoted('staging', 'mf-plans@1.1.0');
    expect(warnings.join('\n')).toContain('mf-plans@1.1.0 was rolled back: revision 3');
    expect((await open().revision('staging')).rolledBack).toEqual({ 'mf-plans@1.2.0': 7 });
    expect(await wanted('1.2.0')).toHaveLength(1);
  });

  test('is described, checked and listed', async () => {
    const revision = await open().revision('staging');
    const { history, releases } = await environmentStatus(open(), revision);
    expect(history.map((each) => each.revision.revision)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    expect(releases.map(({ release }) => release.workspace)).toEqual(
      expect.arrayContaining(['shell', 'mf-crm', 'mf-legal']),
    );
    expect((await describeRelease(open(), 'mf-plans', '1.1.0')).shown).toEqual([
      { environment: 'staging', revisions: [2], now: false },
    ]);
    const order = { environment: 'staging', changes: changes('mf-legal@2.1.0'), sites: sites('staging') };
    const { problems, notes } = await rehearse(open(), order);
    expect(textsOf(problems)).toEqual([]);
    expect(notes.join('\n')).toContain('known: ');
    expect((await open().formerRevisions('trial')).map(({ removed }) => removed)).toEqual([undefined, true]);
  });

  test('its mark of an unused release counts, and what its environments use stays', async () => {
    const options = { keep: 30, olderThan: 0, sites, now: () => Date.parse('2100-01-01') };
    const { removed, marked } = await prune(open(), options);
    expect(removed.releases).toEqual(['mf-old@1.0.0']);
    expect(marked.sort()).toEqual(['mf-crm@2.1.0', 'mf-legal@2.1.0', 'mf-plans@1.3.0']);
    for (const environment of ['staging', 'production'])
      for (const number of await open().revisionNumbers(environment))
        for (const each of Object.entries((await open().revision(environment, number)).releases))
          expect(await open().isSound(...each)).toBe(true);
    expect(existsSync(sites('trial'))).toBe(false);
  });

  test('a removed environment begins anew, with further numbers', async () => {
    const { configuration } = await open().revision('staging');
    const { revision } = await promote(open(), {
      environment: 'trial',
      changes: changes('shell@1.0.0', 'mf-plans@1.0.0'),
      configuration,
      sites: sites('trial'),
    });
    expect(revision).toMatchObject({ revision: 3 });
  });
});
