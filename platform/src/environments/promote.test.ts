import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentSite } from '../site/sites.ts';
import { RevisionTaken } from '../store/store.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { madeOnce } from '../testing/made-once.ts';
import { builtWith, changesTo, pageOf } from '../testing/releases.ts';
import { siteOf } from '../testing/site.ts';
import { textsOf } from '../testing/texts.ts';
import { madeLine } from './history.ts';
import { environmentDocument } from './environment-page.ts';
import { promote, rehearse } from './promote.ts';
import { rollback } from './rollback.ts';

jest.mock('./environment-page.ts', () => ({ environmentDocument: jest.fn() }));
const actual = jest.requireActual<{ environmentDocument: typeof environmentDocument }>('./environment-page.ts');
jest.mocked(environmentDocument).mockImplementation(actual.environmentDocument);

let folder: string;
let sites: string;
let fixture: FixtureStore;
const begin = (made: string): void => {
  folder = made;
  sites = join(folder, 'sites');
  fixture = fixtureStore(folder);
};
madeOnce('promote', begin, async () => {
  await fixture.publish('shell', '1.0.0');
  await fixture.publish('mf-plans', '1.0.0');
  await promoted('shell@1.0.0', 'mf-plans@1.0.0');
});

const changesOf = (releases: string[]) => changesTo(releases);
const promotionOf = (...releases: string[]) => ({
  environment: 'staging',
  changes: changesOf(releases),
  configurationFolder: fixture.configurationFolder,
  sites,
});
const promoted = (...releases: string[]) => promote(fixture.store, promotionOf(...releases));
/** The environment and its site are as they were in the beginning. */
const nothingChanged = async () => {
  expect(await fixture.store.revisionNumbers('staging')).toEqual([1]);
  expect(currentSite(sites)).toBe(join(sites, '000001'));
  expect(shown()).toContain('mf-plans@1.0.0');
};
const shown = (file = 'mf-plans.html') => readFileSync(join(currentSite(sites) ?? '', file), 'utf8');

test('a promotion shows the new release and keeps the files of the old one for open pages', async () => {
  await fixture.publish('mf-plans', '1.1.0');
  const { revision } = await promoted('mf-plans@1.1.0');
  expect(revision).toMatchObject({ revision: 2, releases: { shell: '1.0.0', 'mf-plans': '1.1.0' } });
  expect(shown()).toContain('mf-plans@1.1.0 at /mf-plans');
  expect(readdirSync(join(currentSite(sites) ?? '', 'assets', 'mf-plans'))).toEqual(
    expect.arrayContaining(['mf-plans.1.0.0.js', 'mf-plans.1.1.0.js']),
  );
});

test('a refused site configuration does not get into the store', async () => {
  const stored = () => readdirSync(join(folder, 'store', 'configurations'));
  const before = stored();
  const site = siteOf();
  const file = join(fixture.configurationFolder, 'site.json');
  writeFileSync(file, JSON.stringify({ ...site, agency: { ...site.agency, name: 'Agencia nueva' } }));
  await fixture.publish('mf-broken', '1.0.0', { render: "throw new Error('broken');" });
  await expect(promoted('mf-broken@1.0.0')).rejects.toThrow('mf-broken');
  expect(stored()).toEqual(before);
  // The same without that release gets there with its revision.
  const { revision } = await promoted();
  expect(stored()).toEqual([...before, revision.configuration].sort());
  expect((await fixture.store.configuration(revision.configuration)).site.agency.name).toBe('Agencia nueva');
});

test('a site configuration that is changed while its site is composed is not recorded', async () => {
  const file = join(fixture.configurationFolder, 'site.json');
  const site = siteOf();
  const named = (name: string) => writeFileSync(file, JSON.stringify({ ...site, agency: { ...site.agency, name } }));
  named('Agencia nueva');
  jest.mocked(environmentDocument).mockImplementationOnce((...all) => {
    named('Otra agencia');
    return actual.environmentDocument(...all);
  });
  await expect(promoted()).rejects.toThrow('was changed while its site was composed');
  await nothingChanged();
});

test('a clock that is two days behind makes no revision older than the one before, and that is said', async () => {
  const first = await fixture.store.revision('staging');
  const now = () => Date.parse(first.created) - 2 * 24 * 60 * 60 * 1_000;
  await fixture.publish('mf-plans', '1.1.0');
  const said = expect.stringContaining("Revision 1 was made 2 days from now, by this machine's clock") as string;
  const promotion = { ...promotionOf('mf-plans@1.1.0'), now };
  expect((await rehearse(fixture.store, promotion)).notes).toContainEqual(said);
  const second = await promote(fixture.store, promotion);
  expect(Date.parse(second.revision.created)).toBeGreaterThan(Date.parse(first.created));
  expect(second.warnings).toContainEqual(said);
  const third = await rollback(fixture.store, { environment: 'staging', sites, now });
  expect(Date.parse(third.revision.created)).toBeGreaterThan(Date.parse(second.revision.created));
  expect(third.warnings).toContainEqual(expect.stringContaining('Revision 2 was made 2 days from now'));
  await fixture.store.removeEnvironment('staging', { created: new Date(now()).toISOString(), reason: 'removed' });
  const removal = (await fixture.store.formerRevisions('staging')).at(-1);
  expect(Date.parse(removal?.created ?? '')).toBeGreaterThan(Date.parse(third.revision.created));
});

test('a revision that is recorded and cannot be shown is reported as recorded, and shown by the next run', async () => {
  await fixture.publish('mf-plans', '1.1.0');
  rmSync(join(sites, 'current'));
  mkdirSync(join(sites, 'current', 'in the way'), { recursive: true });
  await expect(promoted('mf-plans@1.1.0')).rejects.toThrow(
    '"staging" is at revision 2, and this machine could not show it',
  );
  rmSync(join(sites, 'current'), { recursive: true });
  expect(await promoted('mf-plans@1.1.0')).toMatchObject({ isNew: false, revision: { revision: 2 } });
  expect(shown()).toContain('mf-plans@1.1.0');
});

test('a page about the environment that cannot be made keeps nothing from being shown: the one before stays', async () => {
  await fixture.publish('mf-plans', '1.1.0');
  const before = shown('mosaico/index.html');
  const made = jest.mocked(environmentDocument).mockRejectedValue(new Error('the bucket is slow'));
  const { warnings } = await promoted('mf-plans@1.1.0');
  expect(warnings).toEqual(['/mosaico/ does not describe revision 2: the bucket is slow']);
  expect(shown()).toContain('mf-plans@1.1.0');
  expect(shown('mosaico/index.html')).toBe(before);
  const elsewhere = join(folder, 'elsewhere');
  const again = await promote(fixture.store, { ...promotionOf('mf-plans@1.1.0'), sites: elsewhere });
  expect(again).toMatchObject({ warnings, folder: currentSite(elsewhere) });
  made.mockImplementation(actual.environmentDocument);
});

test('a promotion of what is shown already makes no revision, and says so', async () => {
  const again = await promoted('shell@1.0.0', 'mf-plans@1.0.0');
  expect(again).toMatchObject({ isNew: false, revision: { revision: 1 } });
  expect(await fixture.store.revisionNumbers('staging')).toEqual([1]);
});

test('where nothing is new, a machine that has not composed it yet does so', async () => {
  const elsewhere = join(folder, 'elsewhere');
  await promote(fixture.store, { ...promotionOf('mf-plans@1.0.0'), sites: elsewhere });
  expect(existsSync(currentSite(elsewhere) ?? '')).toBe(true);
});

test('the history keeps who promoted, from where, and why', async () => {
  await fixture.publish('mf-plans', '1.1.0');
  const by = { name: 'Ana', repository: 'https://example.org/plans', commit: 'abcdef1234' };
  await promote(fixture.store, { ...promotionOf('mf-plans@1.1.0'), by, reason: 'prices of december' });
  const revision = await fixture.store.revision('staging');
  expect(revision).toMatchObject({ by, reason: 'prices of december' });
  expect(madeLine({ ...revision, created: '2026-12-01T09:05:00.000Z' })).toBe(
    'revision 2, 2026-12-01 09:05 UTC, by Ana (example.org/plans@abcdef1): prices of december',
  );
});

test('a promotion that undoes a rollback names its author', async () => {
  await fixture.publish('mf-plans', '1.1.0');
  await promoted('mf-plans@1.1.0');
  await rollback(fixture.store, { environment: 'staging', sites, by: { name: 'Ben' }, reason: 'wrong price' });
  const { warnings } = await promoted('mf-plans@1.1.0');
  expect(warnings).toEqual([
    expect.stringMatching(/^mf-plans@1\.1\.0 was rolled back: revision 3, .*, by Ben: wrong price\./),
  ]);
  // Nobody has rolled back what was simply replaced.
  await fixture.publish('mf-plans', '1.2.0');
  await promoted('mf-plans@1.2.0');
  expect((await promoted('mf-plans@1.1.0')).warnings).toEqual([]);
});

test('a rehearsal says what would change and every page that fails, and changes nothing', async () => {
  await fixture.publish('mf-plans', '2.0.0', {
    pages: [pageOf('/uno', { aliases: ['/mf-plans'] }), pageOf('/dos'), pageOf('/tres')],
    render: "if (path !== '/dos') throw new Error('broken ' + path); return 'fine'",
  });
  const { changes, problems } = await rehearse(fixture.store, promotionOf('mf-plans@2.0.0'));
  expect(changes).toEqual([{ what: 'mf-plans', from: '1.0.0', to: '2.0.0' }]);
  expect(problems).toHaveLength(2);
  expect(problems[0]?.text).toContain('/uno of mf-plans@2.0.0 does not prerender: Error: broken /uno');
  expect(problems[1]?.text).toContain('/tres of mf-plans@2.0.0 does not prerender: Error: broken /tres');
  expect(await fixture.store.revisionNumbers('staging')).toEqual([1]);
  expect(shown()).toContain('mf-plans@1.0.0');
});

test('a page on which the process ends does not keep the others from being checked', async () => {
  await fixture.publish('mf-plans', '2.0.0', {
    pages: [pageOf('/uno', { aliases: ['/mf-plans'] }), pageOf('/dos')],
    render: "if (path === '/uno') process.exit(3); return 'fine'",
  });
  const { problems } = await rehearse(fixture.store, promotionOf('mf-plans@2.0.0'));
  expect(textsOf(problems)).toEqual([
    expect.stringContaining('/uno of mf-plans@2.0.0 does not prerender: its process ended with code 3'),
  ]);
  await expect(promoted('mf-plans@2.0.0')).rejects.toThrow(
    '/uno of mf-plans@2.0.0 does not prerender: its process ended with code 3',
  );
  await nothingChanged();
});

test('a release that does not fit is refused, and can be forced with a reason that the history keeps', async () => {
  await fixture.publish('mf-plans', '2.0.0', { built: builtWith({ contract: '2.0.0' }) });
  await expect(promoted('mf-plans@2.0.0')).rejects.toThrow(
    'mf-plans@2.0.0 was built against @mosaico/shared-types 2.0.0',
  );
  expect(await fixture.store.revisionNumbers('staging')).toEqual([1]);
  const { revision } = await promote(fixture.store, {
    ...promotionOf('mf-plans@2.0.0'),
    force: 'the fair opens today',
  });
  expect(revision.forced).toEqual({
    reason: 'the fair opens today',
    problems: [
      {
        code: 'contract',
        workspace: 'mf-plans',
        other: 'shell',
        subject: '@mosaico/shared-types',
        text: expect.stringContaining('was built against @mosaico/shared-types 2.0.0') as string,
      },
    ],
  });
  expect((await fixture.store.revision('staging')).forced?.reason).toBe('the fair opens today');
});

test('a remote for another federation runtime is refused, with the reason and the way out', async () => {
  const runtime = { version: '1.3.0', options: { shareStrategy: 'loaded-first' } };
  await fixture.publish('mf-plans', '2.0.0', { built: builtWith({ runtime }) });
  const refusal =
    'mf-plans@2.0.0 was built with federation runtime 1.3.0 of @module-federation/enhanced, the shell with 2.9.2. ' +
    'Release a shell or a remote that fits.';
  expect(textsOf((await rehearse(fixture.store, promotionOf('mf-plans@2.0.0'))).problems)).toEqual([refusal]);
  await expect(promoted('mf-plans@2.0.0')).rejects.toThrow(refusal);
  await nothingChanged();
});

test('two remotes with the same path are refused, both named', async () => {
  await fixture.publish('mf-crm', '1.0.0', { pages: [pageOf('/mf-plans')] });
  await expect(promoted('mf-crm@1.0.0')).rejects.toThrow(
    /path \/mf-plans: (?=.*mf-plans@1\.0\.0 \(page "mf-plans"\)).*mf-crm@1\.0\.0 \(page "mf-plans"\)/,
  );
  await nothingChanged();
});

test('an address that a visitor may have must go on leading somewhere, or be dropped for a reason', async () => {
  await fixture.publish('mf-plans', '2.0.0', { pages: [pageOf('/planes')] });
  await expect(promoted('mf-plans@2.0.0')).rejects.toThrow(
    "/mf-plans (mf-plans/mf-plans) leads to a page today and would lead nowhere. Add it to the aliases of the page that takes its place, in that workspace's pages.ts, or drop it with --force <reason>.",
  );
  await fixture.publish('mf-plans', '2.0.1', { pages: [pageOf('/planes', { aliases: ['/mf-plans'] })] });
  await promoted('mf-plans@2.0.1');
  await fixture.publish('mf-plans', '3.0.0', { pages: [pageOf('/planes')] });
  const { revision } = await promote(fixture.store, { ...promotionOf('mf-plans@3.0.0'), force: 'nobody has it' });
  expect(textsOf(revision.forced?.problems ?? [])).toEqual([
    expect.stringContaining('/mf-plans (mf-plans/planes) leads to a page'),
  ]);
  // A rollback is to what was good once.
  await rollback(fixture.store, { environment: 'staging', sites });
  expect(shown('planes.html')).toContain('mf-plans@2.0.1');
});

test('a page that shows what no release declares is refused, with every such page and the remedy', async () => {
  await fixture.publish('mf-crm', '1.0.0', {
    pages: [pageOf('/uno'), pageOf('/dos'), pageOf('/tres')],
    render:
      "if (path === '/tres') return 'fine'; ask('fact:mf-plans/gone'); ask('page:mf-legal/terms'); ask('offer:mf-plans/ads'); ask('slot:events/next'); ask('footer'); return ''",
  });
  const { problems } = await rehearse(fixture.store, promotionOf('mf-crm@1.0.0'));
  expect(textsOf(problems)).toEqual([
    '/uno, /dos show mf-plans/gone, which no release of this mix declares. Declare it in mf-plans/src/facts.json, or show another figure there.',
    '/uno, /dos show mf-plans/ads, which no release of this mix offers. Declare it in mf-plans/src/offers.ts, or offer something else there.',
    '/uno, /dos show mf-legal/terms, a page that no release of this mix has. Promote a mf-legal that has it, or link to another page there.',
    '/uno, /dos show events/next, a piece that no remote of this mix offers. Promote one that does, or take the slot out.',
  ]);
  await expect(promoted('mf-crm@1.0.0')).rejects.toThrow(new Error(textsOf(problems).join('\n')));
  await nothingChanged();
  // Nor does an environment begin so.
  const lean = join(folder, 'lean');
  const whole = promotionOf('shell@1.0.0', 'mf-plans@1.0.0', 'mf-crm@1.0.0');
  await expect(promote(fixture.store, { ...whole, environment: 'lean', sites: lean })).rejects.toThrow(
    '/uno, /dos show mf-legal/terms, a page that no release of this mix has.',
  );
  expect(await fixture.store.revisionNumbers('lean')).toEqual([]);
  expect(existsSync(join(lean, 'current'))).toBe(false);
});

test('a figure that is dropped is named with every text that mentions it and every page that shows it', async () => {
  await fixture.publish('mf-plans', '1.1.0', { facts: { price: { value: 500, unit: 'USD' } } });
  await fixture.publish('mf-crm', '1.0.0', {
    pages: [pageOf('/uno', { title: 'Desde {mf-plans/price}' }), pageOf('/dos')],
    render: "if (path === '/dos') ask('fact:mf-plans/price'); return ''",
  });
  await promoted('mf-plans@1.1.0', 'mf-crm@1.0.0');
  await fixture.publish('mf-plans', '2.0.0');
  const dropped = [
    'mf-crm@1.0.0, pages.ts "uno" shows mf-plans/price, which no release of this mix declares. Declare it in mf-plans/src/facts.json, or show another.',
    '/dos shows mf-plans/price, which no release of this mix declares. Declare it in mf-plans/src/facts.json, or show another figure there.',
  ];
  expect(textsOf((await rehearse(fixture.store, promotionOf('mf-plans@2.0.0'))).problems)).toEqual(dropped);
  await expect(promoted('mf-plans@2.0.0')).rejects.toThrow(new Error(dropped.join('\n')));
});

test('a dead link is refused, also of a page that the promotion does not touch', async () => {
  await fixture.publish('mf-crm', '1.0.0', { render: `return '<a href="/mf-plans#precios">Precios</a>'` });
  await fixture.publish('mf-plans', '1.1.0', { render: `return '<h2 id="precios">Precios</h2>'` });
  await fixture.publish('mf-plans', '1.2.0');
  await promoted('mf-crm@1.0.0', 'mf-plans@1.1.0');
  await expect(promoted('mf-plans@1.2.0')).rejects.toThrow(
    '/mf-crm links to /mf-plans#precios, but /mf-plans has no element with the id "precios". Correct the link, or add what it leads to.',
  );
});

test('a page that does not prerender and is forced is left to the browser', async () => {
  await fixture.publish('mf-plans', '2.0.0', { render: "throw new Error('no window')" });
  await promote(fixture.store, { ...promotionOf('mf-plans@2.0.0'), force: 'tested by hand' });
  expect(shown()).toContain('<div id="root"></div>');
});

test('of two promotions at once one is refused, or tries again by itself', async () => {
  for (const version of ['1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0']) await fixture.publish('mf-plans', version);
  const racing = await Promise.allSettled([promoted('mf-plans@1.1.0'), promoted('mf-plans@1.2.0')]);
  const lost = racing.filter((each) => each.status === 'rejected');
  expect(lost).toHaveLength(1);
  expect(lost[0]?.reason).toBeInstanceOf(RevisionTaken);
  await Promise.all(
    ['1.3.0', '1.4.0', '1.5.0'].map((version) =>
      promote(fixture.store, { ...promotionOf(`mf-plans@${version}`), retries: 10 }),
    ),
  );
  expect(await fixture.store.revisionNumbers('staging')).toEqual([1, 2, 3, 4, 5]);
  expect(currentSite(sites)).toBe(join(sites, '000005'));
});

test('an environment that is removed while it is promoted to stays removed, and that is said', async () => {
  await fixture.publish('mf-plans', '1.1.0');
  const { createRevision } = fixture.store;
  jest.spyOn(fixture.store, 'createRevision').mockImplementationOnce(async (revision) => {
    await fixture.store.removeEnvironment('staging', { created: '2026-01-01T00:00:00.000Z', reason: 'over' });
    await createRevision.call(fixture.store, revision);
  });
  await expect(promote(fixture.store, { ...promotionOf('mf-plans@1.1.0'), retries: 3 })).rejects.toThrow(
    '"staging" was removed in the meantime, and stays so: nothing was promoted. By whom: npx mosaico history --env staging --all',
  );
  expect(await fixture.store.environments()).toEqual([]);
});

test("a release that shows another team's figure too early is refused, with the command that promotes both, if that works", async () => {
  const tried = (release: string) =>
    promote(fixture.store, { ...promotionOf(release), configurationFolder: undefined });
  const price = { value: 500, unit: 'USD' as const, covers: 'todo' };
  const asks = (name: string) => `return 'Desde ' + (ask('fact:mf-plans/${name}') || {}).text`;
  await fixture.publish('mf-plans', '2.0.0', { facts: { price } });
  await fixture.publish('mf-events', '1.0.0', { render: asks('price') });
  await expect(tried('mf-events@1.0.0')).rejects.toThrow(
    'mf-plans@2.0.0 declares it. To promote that as well, which works: npx mosaico promote mf-events@1.0.0 mf-plans@2.0.0 --env staging',
  );
  await nothingChanged();
  // No release has it, or the newest that has it is refused itself.
  await fixture.publish('mf-events', '1.0.1', { render: asks('discount') });
  await expect(tried('mf-events@1.0.1')).rejects.toThrow('Declare it in mf-plans/src/facts.json');
  await expect(tried('mf-events@1.0.1')).rejects.not.toThrow('which works');
  await fixture.publish('mf-plans', '3.0.0', { facts: { discount: price }, render: asks('nothing') });
  await expect(tried('mf-events@1.0.1')).rejects.not.toThrow('which works');
  await nothingChanged();
});
