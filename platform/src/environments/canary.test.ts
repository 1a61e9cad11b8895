import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { without } from '../lib/without.ts';
import { canaryFolder, readSiteMap } from '../site/site-map.ts';
import { currentSite } from '../site/sites.ts';
import { folderStore } from '../store/stores.ts';
import type { Store } from '../store/store.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { madeOnce } from '../testing/made-once.ts';
import { builtWith, changesTo, pageOf } from '../testing/releases.ts';
import { siteOf } from '../testing/site.ts';
import type { SmokeTest } from './inspect-arms.ts';
import { abortCanary, beginCanary, canaryOf, promoteCanary, stepCanary, type CanaryOrder } from './canary.ts';
import { promote, rehearse, type Promotion } from './promote.ts';
import { rollback } from './rollback.ts';

const environment = 'staging';
const day = 24 * 60 * 60 * 1_000;

let folder: string;
let sites: string;
let fixture: FixtureStore;
const begin = (made: string): void => {
  folder = made;
  sites = join(folder, 'sites', environment);
  fixture = fixtureStore(folder);
};
madeOnce('canary', begin, async () => {
  await fixture.publish('shell', '1.0.0');
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    for (const workspace of ['mf-plans', 'mf-crm']) await fixture.publish(workspace, version);
  await promote(fixture.store, order('shell@1.0.0', 'mf-plans@1.0.0', 'mf-crm@1.0.0'));
});

/** As another process has it. */
const open = (): Store => folderStore(join(folder, 'store'));
const order = (...releases: string[]): Promotion => ({
  environment,
  changes: changesTo(releases),
  configurationFolder: fixture.configurationFolder,
  sites,
});
const canary = (...releases: string[]) => beginCanary(open(), order(...releases));
/** An order for the canary that the second revision has begun. */
const second = (more: Partial<CanaryOrder> = {}): CanaryOrder => ({ environment, sites, number: 2, ...more });
const head = () => open().revision(environment);
const file = (name: string): string => readFileSync(join(sites, 'current', name), 'utf8');
/** The release that says a page, in both arms. */
const shown = (workspace: string): (string | undefined)[] =>
  [`${workspace}.html`, `${canaryFolder}/${workspace}.html`].map((name) =>
    existsSync(join(sites, 'current', name)) ? /mf-\w+@(\S+) at/.exec(file(name))?.[1] : undefined,
  );
const hasScript = (script: string): boolean => existsSync(join(sites, 'current', 'assets', 'mf-plans', script));
const drafts = (): string[] => readdirSync(sites).filter((name) => name.startsWith('.'));

describe('a canary begins', () => {
  test('a part of the visitors gets its releases, and all others what they had, to the byte', async () => {
    const [before, made] = [file('mf-crm.html'), statSync(join(sites, 'current', 'mf-plans.html')).mtimeMs];
    const { revision, pages } = await canary('mf-plans@1.1.0');
    expect(revision).toMatchObject({
      revision: 2,
      releases: { 'mf-plans': '1.0.0' },
      canary: { number: 2, releases: { 'mf-plans': '1.1.0' }, weight: 5, steps: [5, 25, 50, 100] },
    });
    expect(pages).toBe(3);
    expect(shown('mf-plans')).toEqual(['1.0.0', '1.1.0']);
    expect(shown('mf-crm')).toEqual(['1.0.0', '1.0.0']);
    expect(file('mf-crm.html')).toBe(before);
    // A link: nothing of it was rendered anew.
    expect(statSync(join(sites, 'current', 'mf-plans.html')).mtimeMs).toBe(made);
    const site = currentSite(sites) ?? '';
    expect(await readSiteMap(site)).toMatchObject({ revision: 2, canary: { number: 2, weight: 5 } });
    const ofCanary = await readSiteMap(join(site, canaryFolder));
    expect(ofCanary).toMatchObject({ revision: 2 });
    expect(ofCanary.canary).toBeUndefined();
  });

  test('its documents say so to whoever reports of them, and no other document does', async () => {
    await canary('mf-plans@1.1.0');
    const armIn = (name: string): unknown =>
      (
        JSON.parse(/<script type="application\/json" id="\w+">(.*?)<\/script>/.exec(file(name))?.[1] ?? '') as {
          arm?: string;
        }
      ).arm;
    expect(armIn(`${canaryFolder}/mf-crm.html`)).toBe('canary');
    expect(armIn('mf-crm.html')).toBeUndefined();
  });

  test('both arms share one folder of assets', async () => {
    await canary('mf-plans@1.1.0');
    for (const version of ['1.0.0', '1.1.0']) expect(hasScript(`mf-plans.${version}.js`)).toBe(true);
    expect(readdirSync(join(sites, 'current', canaryFolder))).not.toContain('assets');
    for (const name of ['.site.json', 'revision.json', '_headers', 'sitemap.xml'])
      expect(existsSync(join(sites, 'current', canaryFolder, name))).toBe(true);
  });

  test('a problem refuses it, and nothing is recorded', async () => {
    await fixture.publish('mf-plans', '2.0.0', { built: builtWith({ contract: '9.0.0' }) });
    await expect(canary('mf-plans@2.0.0')).rejects.toThrow(/mf-plans@2\.0\.0 was built against/);
    expect((await head()).revision).toBe(1);
    expect(drafts()).toEqual([]);
    const { problems } = await rehearse(open(), { ...order('mf-plans@2.0.0'), isCanary: true });
    expect(problems.map(({ workspace }) => workspace)).toContain('mf-plans');
  });

  test("a problem in the canary arm's smoke test refuses it; forced, it is known of that arm alone", async () => {
    const opened: string[] = [];
    const smokeTest: SmokeTest = (_store, { folder: at, before }) => {
      opened.push(`${readFileSync(join(at, 'mf-plans.html'), 'utf8').includes('mf-plans@1.1.0')} ${before?.revision}`);
      // Whatever the page loads is there.
      expect(existsSync(join(at, 'assets', 'mf-plans', 'mf-plans.1.1.0.js'))).toBe(true);
      const problem = { code: 'smoke-test-exception', workspace: 'mf-plans', subject: 'a', text: 'It throws.' };
      return Promise.resolve({ problems: [problem], note: 'opened 1 page' });
    };
    await expect(beginCanary(open(), { ...order('mf-plans@1.1.0'), smokeTest })).rejects.toThrow('It throws.');
    expect((await head()).revision).toBe(1);
    const { revision } = await beginCanary(open(), { ...order('mf-plans@1.1.0'), smokeTest, force: 'known' });
    expect(opened).toEqual(['true 1', 'true 1']);
    expect(revision.canary?.forced).toMatchObject({ reason: 'known', problems: [{ text: 'It throws.' }] });
    expect(revision.forced).toBeUndefined();
    const promoted = await promoteCanary(open(), second());
    expect(promoted.revision.forced).toMatchObject({ reason: 'known' });
  });

  test('where nobody would split the visitors it is refused, with what to write', async () => {
    const site = without(siteOf(), 'canary');
    writeFileSync(join(fixture.configurationFolder, 'site.json'), JSON.stringify(site));
    await promote(open(), order());
    await expect(canary('mf-plans@1.1.0')).rejects.toThrow(
      /mosaico serve.*nginx.*edge function[\s\S]*bucket alone cannot[\s\S]*"canary": \{ "splitBy": "server" \}/,
    );
    expect((await head()).revision).toBe(2);
  });

  test.each([
    [
      'a second one',
      async () => (await canary('mf-plans@1.1.0'), canary('mf-crm@1.1.0')),
      /canary already.*mf-plans@1\.1\.0.*5 %.*abort/,
    ],
    ['one of what is shown', () => canary('mf-plans@1.0.0'), /Nothing differs/],
    [
      'one that takes a remote away',
      () => beginCanary(open(), { ...order('shell@1.0.0', 'mf-plans@1.1.0'), only: true }),
      /takes none away: mf-crm/,
    ],
    [
      'a site configuration',
      () => {
        const site = siteOf();
        const agency = { ...site.agency, name: 'Another' };
        writeFileSync(join(fixture.configurationFolder, 'site.json'), JSON.stringify({ ...site, agency }));
        return canary('mf-plans@1.1.0');
      },
      /site configuration cannot be a canary/,
    ],
    [
      'one in an environment that is not there',
      () => beginCanary(open(), { ...order('mf-plans@1.1.0'), environment: 'production' }),
      /no environment "production"/,
    ],
  ])('%s is refused by name', async (_, act, message) => {
    await expect(act()).rejects.toThrow(message);
  });
});

describe('a canary goes on', () => {
  beforeEach(() => canary('mf-plans@1.1.0'));

  test('a step is a revision that gives it to more visitors, by links alone', async () => {
    const made = statSync(join(sites, 'current', canaryFolder, 'mf-plans.html')).mtimeMs;
    const now = () => Date.now() + day;
    const render = () => Promise.reject(new Error('Nothing is to be rendered.'));
    const { revision, before } = await stepCanary(open(), second({ now, render, reason: 'looks well' }));
    expect(before.revision).toBe(2);
    expect(revision).toMatchObject({ revision: 3, canary: { number: 2, weight: 25 }, reason: 'looks well' });
    expect(revision.canary?.steppedAt).toBe(revision.created);
    expect(statSync(join(sites, 'current', canaryFolder, 'mf-plans.html')).mtimeMs).toBe(made);
    const site = currentSite(sites) ?? '';
    expect(await readSiteMap(site)).toMatchObject({ revision: 3, canary: { number: 2, weight: 25 } });
    expect(JSON.parse(file(`${canaryFolder}/revision.json`))).toMatchObject({ revision: 3 });
    expect((await stepCanary(open(), { ...second(), weight: 99 })).revision.canary?.weight).toBe(99);
    expect((await canaryOf(open(), environment))?.began.revision).toBe(2);
  });

  test('a step to what it has changes nothing, and one that is smaller is refused with what to do', async () => {
    expect(await stepCanary(open(), { ...second(), weight: 5 })).toMatchObject({
      isNew: false,
      revision: { revision: 2 },
    });
    await expect(stepCanary(open(), { ...second(), weight: 4 })).rejects.toThrow(
      /only ever brings visitors in.*canary abort/,
    );
    await expect(stepCanary(open(), { ...second(), weight: 101 })).rejects.toThrow('101');
    expect((await head()).revision).toBe(2);
  });

  test('another remote is promoted, and rolled back, in both arms', async () => {
    const step = await stepCanary(open(), second());
    const promoted = await promote(open(), order('mf-crm@1.1.0'));
    expect(shown('mf-crm')).toEqual(['1.1.0', '1.1.0']);
    expect(shown('mf-plans')).toEqual(['1.0.0', '1.1.0']);
    const { number, weight, steppedAt } = step.revision.canary ?? {};
    expect(promoted.revision.canary).toMatchObject({ number, weight, steppedAt });
    await rollback(open(), { environment, sites, workspaces: ['mf-crm'] });
    expect(shown('mf-crm')).toEqual(['1.0.0', '1.0.0']);
    expect(shown('mf-plans')).toEqual(['1.0.0', '1.1.0']);
    expect((await head()).canary).toMatchObject({ number, weight, steppedAt });
  });

  test('a promotion that does not fit the canary is refused, and says that the canary is why', async () => {
    await abortCanary(open(), second());
    const taken = pageOf('/taken');
    await fixture.publish('mf-plans', '3.0.0', { pages: [pageOf('/mf-plans'), taken] });
    await fixture.publish('mf-crm', '3.0.0', { pages: [pageOf('/mf-crm'), taken] });
    await canary('mf-plans@3.0.0');
    await expect(promote(open(), order('mf-crm@3.0.0'))).rejects.toThrow(
      /Only with the canary that runs \(4: mf-plans@3\.0\.0\)/,
    );
    expect((await head()).revision).toBe(4);
  });

  test('a site configuration goes into both arms, unless it says no more who splits', async () => {
    const site = siteOf();
    const write = (content: object) =>
      writeFileSync(join(fixture.configurationFolder, 'site.json'), JSON.stringify(content));
    write({ ...site, agency: { ...site.agency, name: 'Another' } });
    await promote(open(), order());
    expect(file('llms.txt')).toContain('# Another');
    expect(file(`${canaryFolder}/llms.txt`)).toContain('# Another');
    write(without(site, 'canary'));
    await expect(promote(open(), order())).rejects.toThrow(/nobody would split the visitors any more/);
    expect((await head()).canary?.number).toBe(2);
  });
});

describe('a canary ends', () => {
  beforeEach(() => canary('mf-plans@1.1.0'));
  const openPageFinds = (script: string) => expect(hasScript(script)).toBe(true);

  test('promoted, it is what everybody gets, as if it had been promoted without a canary', async () => {
    await stepCanary(open(), second());
    const { revision } = await promoteCanary(open(), second({ reason: 'good' }));
    expect(revision).toMatchObject({
      revision: 4,
      releases: { 'mf-plans': '1.1.0' },
      canaryEnd: { number: 2, outcome: 'promoted', releases: { 'mf-plans': '1.1.0' } },
      reason: 'good',
    });
    expect(revision.canary).toBeUndefined();
    expect(shown('mf-plans')).toEqual(['1.1.0', undefined]);
    expect(file('mf-plans.html')).not.toContain('"arm"');
    expect(revision.rolledBack).toEqual({});
    expect((await readSiteMap(currentSite(sites) ?? '')).canary).toBeUndefined();
    openPageFinds('mf-plans.1.0.0.js');
  });

  test('a step of 100 % promotes it, and so does the step after the last', async () => {
    await stepCanary(open(), { ...second(), weight: 50 });
    expect((await stepCanary(open(), second())).revision.canaryEnd?.outcome).toBe('promoted');
  });

  test('aborted, nobody gets it; stable stays as it is, and open pages find their files', async () => {
    const before = file('mf-plans.html');
    const render = () => Promise.reject(new Error('Nothing is to be rendered.'));
    const { revision } = await abortCanary(open(), second({ render, reason: '31 exceptions in 1,204 views' }));
    expect(revision).toMatchObject({
      revision: 3,
      releases: { 'mf-plans': '1.0.0' },
      canaryEnd: { number: 2, outcome: 'aborted' },
      reason: '31 exceptions in 1,204 views',
      rolledBack: { 'mf-plans@1.1.0': 3 },
    });
    expect(shown('mf-plans')).toEqual(['1.0.0', undefined]);
    expect(file('mf-plans.html')).toBe(before);
    const map = await readSiteMap(currentSite(sites) ?? '');
    expect(map).toMatchObject({ revision: 3 });
    expect(map.canary).toBeUndefined();
    openPageFinds('mf-plans.1.1.0.js');
    // A page of the canary that is still open after the next promotion.
    await promote(open(), order('mf-crm@1.1.0'));
    openPageFinds('mf-plans.1.1.0.js');
  });

  test('an order for one that is over is refused by what became of it, and changes nothing', async () => {
    await abortCanary(open(), second({ reason: 'it throws' }));
    for (const act of [abortCanary, promoteCanary, stepCanary])
      await expect(act(open(), second())).rejects.toThrow(
        /canary 2 \(mf-plans@1\.1\.0\).*is over: it was aborted by revision 3.*it throws/,
      );
    await expect(abortCanary(open(), second({ number: 1 }))).rejects.toThrow('no canary 1');
    expect((await head()).revision).toBe(3);
  });

  test.each([
    ['another release of it', 'mf-plans@1.2.0', 'aborted', {}],
    ['its own release', 'mf-plans@1.1.0', 'promoted', {}],
    ['the release that the others have', 'mf-plans@1.0.0', 'aborted', { 'mf-plans@1.1.0': 3 }],
  ])('a promotion of %s ends it, and says so', async (_, release, outcome, rolledBack) => {
    const { revision, warnings } = await promote(open(), order(release));
    expect(revision).toMatchObject({
      revision: 3,
      releases: { 'mf-plans': release.split('@')[1] },
      canaryEnd: { outcome },
    });
    expect(revision.rolledBack).toEqual(rolledBack);
    expect(warnings.join()).toContain('ends the canary 2 (mf-plans@1.1.0)');
    expect(shown('mf-plans')).toEqual([release.split('@')[1], undefined]);
  });

  test('a promotion of exactly the named releases ends it', async () => {
    const all = order('shell@1.0.0', 'mf-plans@1.0.0', 'mf-crm@1.1.0');
    expect((await promote(open(), { ...all, only: true })).revision.canaryEnd?.outcome).toBe('aborted');
  });

  test.each([
    ['of the environment', {}],
    ['of its remote', { workspaces: ['mf-plans'] }],
    ['of its remote to what the others have', { workspaces: ['mf-plans'], releases: { 'mf-plans': '1.0.0' } }],
    ['to the revision before it', { to: 1 }],
  ])('its begin is the last change that a rollback %s takes back: the others keep what they have', async (_, what) => {
    const { revision, warnings, undone } = await rollback(open(), { environment, sites, ...what });
    expect(revision).toMatchObject({
      revision: 3,
      releases: { 'mf-plans': '1.0.0' },
      canaryEnd: { outcome: 'aborted' },
    });
    expect(revision.rolledBack).toEqual({ 'mf-plans@1.1.0': 3 });
    expect(warnings.join()).toContain('ends the canary 2');
    expect(undone.map((each) => each.revision)).toEqual([2]);
    expect(shown('mf-plans')).toEqual(['1.0.0', undefined]);
  });

  test('a second rollback goes further back, and its release does not come back by itself', async () => {
    await promote(open(), order('mf-plans@1.2.0'));
    await beginCanary(open(), order('mf-plans@1.1.0'));
    const roll = () => rollback(open(), { environment, sites, workspaces: ['mf-plans'] });
    expect((await roll()).revision.releases['mf-plans']).toBe('1.2.0');
    expect((await roll()).revision.releases['mf-plans']).toBe('1.0.0');
    const again = await beginCanary(open(), order('mf-plans@1.1.0'));
    expect(again.warnings.join()).toContain('mf-plans@1.1.0 was rolled back');
    expect(again.revision.rolledBack).not.toHaveProperty('mf-plans@1.1.0');
  });

  test('a rollback of everything takes back a promotion that came after its begin, and ends it', async () => {
    await promote(open(), order('mf-crm@1.1.0'));
    const { revision } = await rollback(open(), { environment, sites });
    expect(revision).toMatchObject({
      releases: { 'mf-crm': '1.0.0', 'mf-plans': '1.0.0' },
      canaryEnd: { outcome: 'aborted' },
    });
    expect(shown('mf-crm')).toEqual(['1.0.0', undefined]);
  });
});

describe('two at once', () => {
  test('of two canaries that begin, one is recorded, and the other is refused', async () => {
    const all = await Promise.allSettled(
      ['mf-plans@1.1.0', 'mf-crm@1.1.0'].map((release) => beginCanary(open(), { ...order(release), retries: 3 })),
    );
    expect(all.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refusals = all.map((each) => (each.status === 'rejected' ? String(each.reason) : ''));
    expect(refusals.join()).toContain('has a canary already');
    expect((await head()).revision).toBe(2);
  });

  test('of a step and an abort, whatever comes first, nobody gets it in the end, and two aborts are one', async () => {
    await canary('mf-plans@1.1.0');
    const all = await Promise.allSettled([stepCanary, abortCanary, abortCanary].map((act) => act(open(), second())));
    expect(all.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
    const revision = await head();
    expect(revision.canaryEnd?.outcome).toBe('aborted');
    expect(shown('mf-plans')).toEqual(['1.0.0', undefined]);
    const refusals = all.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
    for (const each of refusals) expect(each).toContain('is over: it was aborted');
    const numbers = await open().revisionNumbers(environment);
    const ends = await Promise.all(numbers.map((each) => open().revision(environment, each)));
    expect(ends.filter(({ canaryEnd }) => canaryEnd)).toHaveLength(1);
    expect(drafts()).toEqual([]);
  });

  test('a promotion in between keeps nobody from aborting', async () => {
    await canary('mf-plans@1.1.0');
    const store = open();
    const create = store.createRevision.bind(store);
    let isFirst = true;
    jest.spyOn(store, 'createRevision').mockImplementation(async (revision) => {
      if (isFirst) await promote(open(), order('mf-crm@1.1.0'));
      isFirst = false;
      return create(revision);
    });
    const { revision } = await abortCanary(store, second());
    expect(revision).toMatchObject({ revision: 4, releases: { 'mf-crm': '1.1.0', 'mf-plans': '1.0.0' } });
    expect(shown('mf-crm')).toEqual(['1.1.0', undefined]);
  });

  test('a rollback of its remote that comes too late does not roll back what the others have', async () => {
    await canary('mf-plans@1.1.0');
    const store = open();
    const create = store.createRevision.bind(store);
    jest.spyOn(store, 'createRevision').mockImplementationOnce(async (revision) => {
      await abortCanary(open(), second());
      return create(revision);
    });
    await expect(rollback(store, { environment, sites, workspaces: ['mf-plans'] })).rejects.toThrow(
      'Nothing was rolled back',
    );
    expect(await head()).toMatchObject({ revision: 3, releases: { 'mf-plans': '1.0.0' } });
  });
});
