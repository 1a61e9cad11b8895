import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashesBelow } from '../lib/hashes.ts';
import { answerLimits } from '../site/render/page-shape.ts';
import { renderInProcess } from '../site/render/render-process.ts';
import { currentSite } from '../site/sites.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { madeOnce } from '../testing/made-once.ts';
import { siteOf } from '../testing/site.ts';
import { changesTo } from '../testing/releases.ts';
import { applyPlan, writePlan } from './plan.ts';
import { promote, type Promotion } from './promote.ts';
import { rollback } from './rollback.ts';

jest.mock('../site/render/render-process.ts', () => {
  const actual = jest.requireActual<{ renderInProcess: typeof renderInProcess }>('../site/render/render-process.ts');
  return { ...actual, renderInProcess: jest.fn(actual.renderInProcess) };
});
/** Processes that have run releases' code. */
const processes = jest.mocked(renderInProcess).mock.calls;

let folder: string;
let fixture: FixtureStore;
let plan: string;
const begin = (made: string): void => {
  folder = made;
  fixture = fixtureStore(folder);
  plan = join(folder, 'plan');
};
/** Sites of the machine that composes, and of the one that records. */
const sites = (machine: string): string => join(folder, machine, 'sites', 'staging');
madeOnce('plan', begin, async () => {
  await fixture.publish('shell', '1.0.0');
  await fixture.publish('mf-plans', '1.0.0');
  await promote(fixture.store, promotionOf('shell@1.0.0', 'mf-plans@1.0.0'));
  await fixture.publish('mf-plans', '1.1.0');
});

function promotionOf(...releases: string[]): Promotion {
  const changes = changesTo(releases);
  const { configurationFolder } = fixture;
  return { environment: 'staging', changes, configurationFolder, sites: sites('recorder') };
}
const planned = (promotion: Promotion) =>
  writePlan(fixture.store, plan, (store, render) => promote(store, { ...promotion, sites: sites('composer'), render }));
const applied = (promotion: Promotion) =>
  applyPlan(fixture.store, plan, promotion.environment, ({ revision: as, ...rest }) =>
    promote(fixture.store, { ...promotion, ...rest, as }),
  );
const stored = () => hashesBelow(join(folder, 'store'));
const shown = (file = 'mf-plans.html') => readFileSync(join(currentSite(sites('recorder')) ?? '', file), 'utf8');
/** The files of a plan that hold pages. */
const pageFiles = () =>
  readdirSync(plan, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^\w+\W\d+\.json$/.test(name))
    .map((name) => join(plan, name));
const ofPlans = () => pageFiles().find((file) => readFileSync(file, 'utf8').includes('"/mf-plans"')) ?? '';
const rewritten = (file: string, what: string | RegExp, by: string): void =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(what, by));
const nothingChanged = async (before: object) => {
  expect(await stored()).toEqual(before);
  expect(shown()).toContain('mf-plans@1.0.0');
};

test('a plan writes nothing to the store and shows nothing; applied, it is the promotion, and no process has run', async () => {
  const wanted = promotionOf('mf-plans@1.1.0');
  const site = siteOf();
  const other = { ...site, catalogue: { ...site.catalogue, pin: '271828' } };
  writeFileSync(join(fixture.configurationFolder, 'site.json'), JSON.stringify(other));
  const before = await stored();
  const { revision: promised } = await planned(wanted);
  await nothingChanged(before);
  expect(readdirSync(sites('composer'))).toEqual([]);

  const ran = processes.length;
  const { revision } = await applied(wanted);
  expect(processes).toHaveLength(ran);
  expect(revision).toEqual(promised);
  expect(await fixture.store.revision('staging')).toMatchObject({ revision: 2, releases: { 'mf-plans': '1.1.0' } });
  expect(shown()).toContain('mf-plans@1.1.0 at /mf-plans');
});

test('an applied plan is byte for byte the same as a promotion in one step', async () => {
  const wanted = promotionOf('mf-plans@1.1.0');
  await planned(wanted);
  await applied(wanted);
  const inTwo = await hashesBelow(currentSite(sites('recorder')) ?? '');
  const { created } = await fixture.store.revision('staging');
  rmSync(join(folder, 'store', 'environments', 'staging', '000002.json'));
  const again = fixtureStore(folder).store;
  cpSync(join(sites('recorder'), '000001'), join(sites('one'), '000001'), { recursive: true });
  await promote(again, { ...wanted, created, sites: sites('one') });
  expect(await hashesBelow(currentSite(sites('one')) ?? '')).toEqual(inTwo);
});

test('a plan of what is shown already records nothing, and composes it where it is not', async () => {
  const wanted = { ...promotionOf(), configurationFolder: undefined };
  await planned(wanted);
  rmSync(sites('recorder'), { recursive: true });
  const [before, ran] = [await stored(), processes.length];
  expect(await applied(wanted)).toMatchObject({ isNew: false, isCaughtUp: true });
  expect(processes).toHaveLength(ran);
  await nothingChanged(before);
});

test('a problem refuses the plan, which leaves no folder; forced, it needs its reason at both steps', async () => {
  await fixture.publish('mf-plans', '2.0.0', { render: "throw new Error('no prices')" });
  const wanted = promotionOf('mf-plans@2.0.0');
  await expect(planned(wanted)).rejects.toThrow('no prices');
  expect(existsSync(plan)).toBe(false);
  const forced = { ...wanted, force: 'tonight' };
  await planned(forced);
  const before = await stored();
  await expect(applied(wanted)).rejects.toThrow('no prices');
  await nothingChanged(before);
  const { revision } = await applied(forced);
  expect(revision.forced).toMatchObject({ reason: 'tonight', problems: [{ workspace: 'mf-plans' }] });
});

test('a rollback is planned and applied like a promotion, on machines that have composed nothing', async () => {
  await promote(fixture.store, promotionOf('mf-plans@1.1.0'));
  rmSync(sites('recorder'), { recursive: true });
  const order = { environment: 'staging', workspaces: ['mf-plans'] };
  const before = await stored();
  await writePlan(fixture.store, plan, (store, render) =>
    rollback(store, { ...order, sites: sites('composer'), render }),
  );
  expect(await stored()).toEqual(before);
  const ran = processes.length;
  await applyPlan(fixture.store, plan, 'staging', ({ revision: as, ...rest }) =>
    rollback(fixture.store, { ...order, ...rest, sites: sites('recorder'), shown: as - 1 }),
  );
  expect(processes).toHaveLength(ran);
  expect(await fixture.store.revision('staging')).toMatchObject({ revision: 3, releases: { 'mf-plans': '1.0.0' } });
  expect(shown()).toContain('mf-plans@1.0.0');
});

test('a plan is refused once somebody else has written a revision, and says what to do', async () => {
  const wanted = promotionOf('mf-plans@1.1.0');
  await planned(wanted);
  await fixture.publish('mf-plans', '1.2.0');
  await promote(fixture.store, promotionOf('mf-plans@1.2.0'));
  await expect(applied(wanted)).rejects.toThrow(
    /Revision 2 of environment "staging" was written by somebody else.* Make a new plan with --plan/,
  );
  expect(await fixture.store.revisionNumbers('staging')).toEqual([1, 2]);
  expect(shown()).toContain('mf-plans@1.2.0');
});

test('the options of --apply are recorded, whatever the plan is of', async () => {
  await planned(promotionOf('mf-plans@1.1.0'));
  await fixture.publish('mf-plans', '1.2.0');
  const before = await stored();
  await expect(applied(promotionOf('mf-plans@1.2.0'))).rejects.toThrow('holds no pages of revision 2');
  await nothingChanged(before);
});

test('other content of a plan changes no file that comes from a release', async () => {
  const wanted = promotionOf('mf-plans@1.1.0');
  await planned(wanted);
  const evil = join(plan, 'assets', 'mf-plans');
  mkdirSync(evil, { recursive: true });
  writeFileSync(join(evil, 'mf-plans.1.1.0.js'), 'evil');
  await applied(wanted);
  expect(shown('assets/mf-plans/mf-plans.1.1.0.js')).toBe('// mf-plans@1.1.0\n');
});

test.each([
  ['no plan.json', () => rmSync(join(plan, 'plan.json')), 'is missing'],
  ['a plan.json that is no JSON', () => writeFileSync(join(plan, 'plan.json'), '{'), 'is not JSON'],
  ['another environment', () => rewritten(join(plan, 'plan.json'), 'staging', 'production'), 'of "production"'],
  ['further keys', () => rewritten(join(plan, 'plan.json'), '{', '{"releases":{},'), 'releases'],
  ['a day to come', () => rewritten(join(plan, 'plan.json'), /"20\d\d/, '"2999'), 'cannot be'],
  ['a day before what is shown', () => rewritten(join(plan, 'plan.json'), /"20\d\d/, '"1999'), 'cannot be'],
  ['a page less', () => rmSync(ofPlans()), 'is missing'],
  ["another page's answer", () => rewritten(ofPlans(), '"/mf-plans"', '"/"'), 'is not the answer for /mf-plans'],
  ['an answer in another shape', () => rewritten(ofPlans(), '"body":', '"script":"x","body":'), 'is not the answer'],
  ['an answer that wants code', () => writeFileSync(ofPlans(), '{"id":"/mf-plans","wanted":["mf-x"]}'), 'is not the'],
  ['an answer without an end', () => writeFileSync(ofPlans(), ' '.repeat(answerLimits.bytes + 1)), 'bytes'],
  [
    'a link to a file of the machine',
    () => {
      const file = ofPlans();
      rmSync(file);
      symlinkSync(join(fixture.configurationFolder, 'site.json'), file);
    },
    'is no file',
  ],
])('a plan with %s is refused, and nothing changes', async (_what, change, message) => {
  const wanted = promotionOf('mf-plans@1.1.0');
  await planned(wanted);
  change();
  const before = await stored();
  const ran = processes.length;
  await expect(applied(wanted)).rejects.toThrow(message);
  await nothingChanged(before);
  expect(processes).toHaveLength(ran);
});

test('a plan does not overwrite a folder', async () => {
  mkdirSync(plan);
  await expect(planned(promotionOf('mf-plans@1.1.0'))).rejects.toThrow('is there already');
  expect(existsSync(plan)).toBe(true);
});
