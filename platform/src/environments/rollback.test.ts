import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteAssets } from '../store/public-path.ts';
import type { SiteMap } from '../site/site-map.ts';
import { currentSite } from '../site/sites.ts';
import { folderStore } from '../store/stores.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { madeOnce } from '../testing/made-once.ts';
import { builtWith, changesTo } from '../testing/releases.ts';
import { siteOf } from '../testing/site.ts';
import { promote } from './promote.ts';
import { rollback } from './rollback.ts';
import { planRollback } from './rollback-plan.ts';

let folder: string;
let sites: string;
let fixture: FixtureStore;
afterEach(() => jest.restoreAllMocks());
const begin = (made: string): void => {
  folder = made;
  sites = join(folder, 'sites');
  fixture = fixtureStore(folder);
};
const first = async (): Promise<void> => {
  await fixture.publish('shell', '1.0.0');
  await fixture.publish('mf-plans', '1.0.0');
  await promoted('shell@1.0.0', 'mf-plans@1.0.0');
};
madeOnce('rollback', begin, first);

const changesOf = (releases: string[]) => changesTo(releases);
const promotionOf = (...releases: string[]) => ({
  environment: 'staging',
  changes: changesOf(releases),
  configurationFolder: fixture.configurationFolder,
  sites,
});
const promoted = (...releases: string[]) => promote(fixture.store, promotionOf(...releases));
const shown = (file = 'mf-plans.html') => readFileSync(join(currentSite(sites) ?? '', file), 'utf8');

test('a rollback shows the earlier composition again, as a further revision', async () => {
  await fixture.publish('mf-plans', '1.1.0');
  await promoted('mf-plans@1.1.0');
  const { revision } = await rollback(fixture.store, { environment: 'staging', sites });
  expect(revision).toMatchObject({ revision: 3, sameAs: 1, reason: 'back to revision 1' });
  expect(shown()).toContain('mf-plans@1.0.0');
  await rollback(fixture.store, { environment: 'staging', sites, to: 2 });
  expect(shown()).toContain('mf-plans@1.1.0');
  expect(await fixture.store.revisionNumbers('staging')).toEqual([1, 2, 3, 4]);
});

test('pages that are open keep what they may still load, in production too', async () => {
  const production = (version: string) =>
    promote(fixture.store, { ...promotionOf('shell@1.0.0', `mf-plans@${version}`), environment: 'production' });
  await production('1.0.0');
  await fixture.publish('mf-plans', '1.1.0');
  await production('1.1.0');
  await rollback(fixture.store, { environment: 'production', sites });
  expect(shown()).toContain('mf-plans@1.0.0');
  expect(shown('assets/mf-plans/mf-plans.1.1.0.js')).toContain('mf-plans@1.1.0');
});

test('pages that are open keep the configuration they were made with', async () => {
  await fixture.publish('mf-plans', '1.1.0');
  const site = siteOf();
  const other = { ...site, catalogue: { ...site.catalogue, pin: '271828' } };
  writeFileSync(join(fixture.configurationFolder, 'site.json'), JSON.stringify(other));
  await promoted('mf-plans@1.1.0');
  const theirs = readdirSync(join(sites, 'current', siteAssets));
  await rollback(fixture.store, { environment: 'staging', sites });
  expect(shown()).toContain('mf-plans@1.0.0');
  expect(readdirSync(join(sites, 'current', siteAssets))).toEqual(expect.arrayContaining(theirs));
});

test.each([
  ['gone', ''],
  ['damaged', 'revision.json'],
])('a rollback composes anew where the earlier composition is %s', async (_what, file) => {
  await fixture.publish('mf-plans', '1.1.0');
  await promoted('mf-plans@1.1.0');
  rmSync(join(sites, '000001', file), { recursive: true });
  await rollback(fixture.store, { environment: 'staging', sites });
  expect(shown()).toContain('mf-plans@1.0.0');
});

test('there is nothing before the first revision, and nothing to return to that is shown already', async () => {
  await expect(rollback(fixture.store, { environment: 'staging', sites })).rejects.toThrow(
    '"staging" has no different revision before 1.',
  );
  await expect(rollback(fixture.store, { environment: 'staging', sites, to: 1 })).rejects.toThrow(
    '"staging" shows revision 1 already.',
  );
  await expect(rollback(fixture.store, { environment: 'staging', sites, to: 7 })).rejects.toThrow(
    '"staging" has no revision 7. Its newest is 1.',
  );
});

test('a rollback goes to what was different, and says what it rolls back and whose that was', async () => {
  await fixture.publish('mf-plans', '1.1.0');
  await promote(fixture.store, { ...promotionOf('mf-plans@1.1.0'), by: { name: 'Ana' }, reason: 'prices' });
  // As revisions were made before promotions looked whether anything changes.
  const { revision, ...same } = await fixture.store.revision('staging');
  await fixture.store.createRevision({ ...same, revision: revision + 1, by: { name: 'Ben' } });
  const plan = await planRollback(fixture.store, { environment: 'staging' });
  expect(plan.revision).toMatchObject({ revision: 4, sameAs: 1, releases: { 'mf-plans': '1.0.0' } });
  expect(plan.undone.map(({ revision: number, by }) => [number, by?.name])).toEqual([[2, 'Ana']]);
});

test('going forward again rolls back the rollback', async () => {
  await fixture.publish('mf-plans', '1.1.0');
  await promoted('mf-plans@1.1.0');
  await rollback(fixture.store, { environment: 'staging', sites });
  const { undone } = await planRollback(fixture.store, { environment: 'staging', to: 2 });
  expect(undone.map(({ revision }) => revision)).toEqual([3]);
});

test('the site says the number that the command line says, and a rollback takes it', async () => {
  await fixture.publish('mf-plans', '1.1.0');
  await promoted('mf-plans@1.1.0');
  const numbers = (): unknown[] =>
    ['revision.json', '.site.json'].map((file) => (JSON.parse(shown(file)) as SiteMap).revision);
  await rollback(fixture.store, { environment: 'staging', sites });
  expect(numbers()).toEqual([3, 3]);
  expect(JSON.parse(shown('revision.json'))).toMatchObject({ releases: { 'mf-plans': '1.0.0' } });
  await expect(planRollback(fixture.store, { environment: 'staging', shown: 1, to: 2 })).rejects.toThrow(
    '"staging" does not show revision 1 any more: it is at revision 3',
  );
  await rollback(fixture.store, { environment: 'staging', sites, shown: 3, to: 2 });
  expect(numbers()).toEqual([4, 4]);
});

describe('of one remote', () => {
  const plans = (version: string) => fixture.publish('mf-plans', version);
  const back = (...workspaces: string[]) => rollback(fixture.store, { environment: 'staging', sites, workspaces });
  const releases = async () => (await fixture.store.revision('staging')).releases;

  test('it alone is what it was before; what others promoted since stays', async () => {
    await plans('1.1.0');
    await fixture.publish('mf-crm', '1.0.0');
    await promote(fixture.store, { ...promotionOf('mf-plans@1.1.0'), by: { name: 'Ana' } });
    await promote(fixture.store, { ...promotionOf('mf-crm@1.0.0'), by: { name: 'Ben' } });
    const { revision, undone } = await back('mf-plans');
    expect(revision).toMatchObject({ revision: 4, reason: 'mf-plans rolled back', back: { 'mf-plans': 1 } });
    expect(revision.sameAs).toBeUndefined();
    expect(await releases()).toEqual({ shell: '1.0.0', 'mf-plans': '1.0.0', 'mf-crm': '1.0.0' });
    expect(undone.map(({ by }) => by?.name)).toEqual(['Ana']);
    expect(shown()).toContain('mf-plans@1.0.0');
    expect(shown('mf-crm.html')).toContain('mf-crm@1.0.0');
  });

  test('releases that were shown together before are shown again, as they were composed', async () => {
    await plans('1.1.0');
    await promoted('mf-plans@1.1.0');
    const undone = await back('mf-plans');
    expect(undone.revision).toMatchObject({ revision: 3, sameAs: 1, back: { 'mf-plans': 1 } });
    expect(undone).toMatchObject({ pages: 0, folder: join(sites, '000003') });
    expect(shown()).toContain('mf-plans@1.0.0');
    await expect(back('mf-plans')).rejects.toThrow('there is nothing before it');
  });

  test('it goes back to the release that is named, if that was shown', async () => {
    for (const version of ['1.1.0', '1.2.0']) {
      await plans(version);
      await promote(fixture.store, { ...promotionOf(`mf-plans@${version}`), by: { name: version } });
    }
    const to = (version: string) =>
      rollback(fixture.store, {
        environment: 'staging',
        sites,
        workspaces: ['mf-plans'],
        releases: { 'mf-plans': version },
      });
    await expect(to('1.2.0')).rejects.toThrow(
      '"staging" shows mf-plans@1.2.0 now. To take it back: npx mosaico rollback mf-plans --env staging',
    );
    await plans('1.3.0');
    await expect(to('1.3.0')).rejects.toThrow(
      '"staging" has never shown mf-plans@1.3.0. To show it: npx mosaico promote mf-plans@1.3.0 --env staging',
    );
    const { undone } = await to('1.0.0');
    expect(await releases()).toEqual({ shell: '1.0.0', 'mf-plans': '1.0.0' });
    expect(undone.map(({ by }) => by?.name)).toEqual(['1.2.0', '1.1.0']);
  });

  test('twice goes further back, also over somebody else’s rollback of all', async () => {
    for (const version of ['1.1.0', '1.2.0', '1.3.0']) {
      await plans(version);
      await promoted(`mf-plans@${version}`);
    }
    await rollback(fixture.store, { environment: 'staging', sites });
    expect(await releases()).toMatchObject({ 'mf-plans': '1.2.0' });
    await back('mf-plans');
    expect(await releases()).toMatchObject({ 'mf-plans': '1.1.0' });
    await back('mf-plans');
    expect(await releases()).toMatchObject({ 'mf-plans': '1.0.0' });
    await expect(back('mf-plans')).rejects.toThrow(
      '"staging" has shown mf-plans@1.0.0 from its first revision on: there is nothing before it.',
    );
  });

  test('a remote that was not there before is removed, with its pages', async () => {
    await fixture.publish('mf-events', '1.0.0');
    await promoted('mf-events@1.0.0');
    expect(shown('mf-events.html')).toContain('mf-events@1.0.0');
    await back('mf-events');
    expect(await releases()).toEqual({ shell: '1.0.0', 'mf-plans': '1.0.0' });
    expect(() => shown('mf-events.html')).toThrow('ENOENT');
  });

  test('an unknown remote is refused, and so is a revision beside it', async () => {
    await expect(back('mf-lost')).rejects.toThrow('"staging" shows no mf-lost. It shows: shell, mf-plans.');
    await expect(back('mf-plan')).rejects.toThrow('Did you mean "mf-plans"?');
    await expect(
      planRollback(fixture.store, { environment: 'staging', workspaces: ['mf-plans'], to: 1 }),
    ).rejects.toThrow('Either name remotes, or a revision with --to');
    expect(await fixture.store.revisionNumbers('staging')).toEqual([1]);
  });
});

describe('when somebody else is faster, or it was broken off', () => {
  /** Promotes this just before the next revision is written. */
  const inBetween = (release: string): void => {
    const write = fixture.store.createRevision.bind(fixture.store);
    jest.spyOn(fixture.store, 'createRevision').mockImplementationOnce(async (revision) => {
      await promote(folderStore(join(folder, 'store')), { ...promotionOf(release), by: { name: 'Ben' } });
      return write(revision);
    });
  };
  madeOnce('rollback-third', begin, async () => {
    await first();
    for (const version of ['1.1.0', '1.2.0']) {
      await fixture.publish('mf-plans', version);
      await promoted(`mf-plans@${version}`);
    }
    await fixture.publish('mf-crm', '1.0.0');
  });

  test('a promotion in between is not what is rolled back', async () => {
    inBetween('mf-crm@1.0.0');
    await expect(rollback(fixture.store, { environment: 'staging', sites })).rejects.toThrow(
      /^While it was rolled back, "staging" has become revision 4, .*by Ben: mf-crm@1\.0\.0\. Nothing was rolled back/,
    );
    expect((await fixture.store.revision('staging')).releases).toMatchObject({
      'mf-plans': '1.2.0',
      'mf-crm': '1.0.0',
    });
  });

  test('another remote is rolled back all the same, the same one is not', async () => {
    inBetween('mf-crm@1.0.0');
    const back = { environment: 'staging', sites, workspaces: ['mf-plans'] };
    expect((await rollback(fixture.store, back)).revision.releases).toMatchObject({
      'mf-plans': '1.1.0',
      'mf-crm': '1.0.0',
    });
    await promoted('mf-plans@1.2.0');
    inBetween('mf-plans@1.0.0');
    await expect(rollback(fixture.store, back)).rejects.toThrow('Nothing was rolled back');
  });

  test('of two who press the same button the second changes nothing', async () => {
    const order = { environment: 'staging', sites, shown: 3 };
    await rollback(fixture.store, order);
    await expect(rollback(fixture.store, order)).rejects.toThrow(
      /^"staging" does not show revision 3 any more: it is at revision 4, .*back to revision 2\. Nothing was rolled back\.$/,
    );
  });

  test('a rollback that was recorded and not shown is shown when it is repeated, and goes no further', async () => {
    await rollback(folderStore(join(folder, 'store')), { environment: 'staging', sites: join(folder, 'elsewhere') });
    expect(shown()).toContain('mf-plans@1.2.0');
    await expect(rollback(fixture.store, { environment: 'staging', sites })).rejects.toThrow(
      '"staging" was at revision 4',
    );
    expect(shown()).toContain('mf-plans@1.1.0');
    expect(await fixture.store.revisionNumbers('staging')).toEqual([1, 2, 3, 4]);
  });

  test('promoting what another machine has recorded shows it here', async () => {
    await rollback(folderStore(join(folder, 'store')), { environment: 'staging', sites: join(folder, 'elsewhere') });
    expect(await promoted('mf-plans@1.1.0')).toMatchObject({ isNew: false });
    expect(shown()).toContain('mf-plans@1.1.0');
  });
});

test('a rolled-back state is no target of a rollback, and reported where it is named by number', async () => {
  await fixture.publish('mf-plans', '1.1.0');
  await promoted('mf-plans@1.1.0');
  await rollback(fixture.store, { environment: 'staging', sites, workspaces: ['mf-plans'], by: { name: 'Ops' } });
  await expect(rollback(fixture.store, { environment: 'staging', sites })).rejects.toThrow('has no different revision');
  const { warnings } = await planRollback(fixture.store, { environment: 'staging', to: 2 });
  expect(warnings).toEqual([
    expect.stringMatching(
      /^mf-plans@1\.1\.0 was rolled back: revision 3, .*by Ops: mf-plans rolled back\. You bring it back\.$/,
    ),
  ]);
});

test('a rolled-back release is not rolled back again', async () => {
  await fixture.publish('mf-plans', '1.1.0');
  await fixture.publish('mf-crm', '1.0.0');
  await promote(fixture.store, { ...promotionOf('mf-plans@1.1.0'), by: { name: 'Ana' } });
  await rollback(fixture.store, { environment: 'staging', sites });
  await promote(fixture.store, { ...promotionOf('mf-crm@1.0.0'), by: { name: 'Cid' } });
  const { undone } = await planRollback(fixture.store, { environment: 'staging' });
  expect(undone.map(({ by }) => by?.name)).toEqual(['Cid']);
});

test('problems that an environment shows in spite of the check refuse no promotion and no rollback', async () => {
  await fixture.publish('mf-plans', '1.1.0');
  await fixture.publish('mf-crm', '2.0.0', { built: builtWith({ contract: '2.0.0' }) });
  await promote(fixture.store, { ...promotionOf('mf-crm@2.0.0'), force: 'the new contract, on trial' });
  const { revision } = await promoted('mf-plans@1.1.0');
  expect(revision.forced?.reason).toBe('the new contract, on trial');
  const back = await rollback(fixture.store, { environment: 'staging', sites, workspaces: ['mf-plans'] });
  expect(back.revision.releases).toEqual({ shell: '1.0.0', 'mf-plans': '1.0.0', 'mf-crm': '2.0.0' });
  // A problem that is new still counts.
  await fixture.publish('mf-legal', '1.0.0', { built: builtWith({ contract: '2.0.0' }) });
  await expect(promoted('mf-legal@1.0.0')).rejects.toThrow('mf-legal@1.0.0');
});

test('a composition of another store, with the same number, is not taken for this one’s', async () => {
  const other = fixtureStore(folder, folderStore(join(folder, 'other-store')));
  await other.publish('shell', '1.0.0');
  await other.publish('mf-plans', '7.0.0');
  await promote(other.store, { ...promotionOf('shell@1.0.0', 'mf-plans@7.0.0'), sites: join(folder, 'other-sites') });
  await promote(other.store, { ...promotionOf('mf-plans@7.0.0'), sites });
  expect(shown()).toContain('mf-plans@7.0.0');
});
