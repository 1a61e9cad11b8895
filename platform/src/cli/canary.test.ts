import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '../cli.ts';
import { CountFiles, noCounts, serverFolder } from '../reports/counts.ts';
import type { CanaryAnalysis } from '../rollout/analysis.ts';
import { folderStore } from '../store/stores.ts';
import { commandsBeside } from '../testing/commands-beside.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { madeOnce } from '../testing/made-once.ts';

let folder: string;
let fixture: FixtureStore;
const begin = (made: string): void => {
  folder = made;
  fixture = fixtureStore(folder);
};
madeOnce('canary-command', begin, async () => {
  process.env.MOSAICO_WORK = folder;
  delete process.env.MOSAICO_STORE;
  for (const workspace of ['shell', 'mf-plans', 'mf-crm']) await fixture.publish(workspace, '1.0.0');
  for (const workspace of ['mf-plans', 'mf-crm']) await fixture.publish(workspace, '1.1.0');
  const all = 'promote shell@1.0.0 mf-plans@1.0.0 mf-crm@1.0.0 --env staging --config';
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await commandLine().parseAsync(['node', 'mosaico', ...all.split(' '), fixture.configurationFolder]);
});
const output = commandsBeside(() => folder);
let warned: string[];
beforeEach(() => {
  warned = [];
  jest.spyOn(console, 'error').mockImplementation((line: string) => void warned.push(line));
});

async function mosaico(words: string): Promise<string> {
  output.length = 0;
  await commandLine().parseAsync(['node', 'mosaico', ...words.split(' '), '--env', 'staging']);
  return output.join('\n');
}
const begun = () => mosaico('promote mf-plans@1.1.0 --canary --by Ana');
/** As another process finds it. */
const head = () => folderStore(join(folder, 'store')).revision('staging');

test('a canary begins with a word more, and the answer says what can become of it', async () => {
  const said = await begun();
  expect(said).toContain('canary 2 (mf-plans@1.1.0) began with 5 % of visits');
  expect(said).toMatch(/to all visitors: .*canary promote --env staging; to nobody: .*canary abort --env staging/);
  // What it changes is what its visitors get.
  expect(said).toMatch(/mf-plans +1\.0\.0 {2}→ {2}1\.1\.0|mf-plans[\s\S]*→ .*1\.1\.0/);
  expect(said).toContain('pages that changed: /mf-plans');
  expect(await head()).toMatchObject({ releases: { 'mf-plans': '1.0.0' }, by: { name: 'Ana' } });
});

test('with --dry-run it says so, and begins none', async () => {
  expect(await mosaico('promote mf-plans@1.1.0 --canary --dry-run')).toContain('would become revision 2');
  expect((await head()).revision).toBe(1);
});

test('its status says releases, part of the visits, since when, by whom and what is next; to a script, too', async () => {
  expect(await mosaico('canary status')).toBe('staging has no canary.');
  await begun();
  const said = await mosaico('canary status');
  expect(said).toMatch(/canary 2 \(mf-plans@1\.1\.0\) has 5 % of visits, since 20..-/);
  expect(said).toMatch(/began with revision 2, .*by Ana/);
  expect(said).toContain('steps: 5 % (now), 25 %, 50 %, 100 %');
  const { canary } = JSON.parse(await mosaico('canary status --json')) as { canary: object };
  expect(canary).toMatchObject({ number: 2, weight: 5, revision: 2, began: { by: { name: 'Ana' } } });
  expect(JSON.stringify(canary)).not.toContain('contents');
});

test('its status says what the analysis of both arms says of each failure, and when the next step is due', async () => {
  await begun();
  const { created, revision } = await head();
  const earliest = new Date(Date.parse(created) + 30 * 60_000).toISOString();
  const visits = (arm: 'stable' | 'canary', count: number, exceptions: number) => ({
    ...{ revision, arm, visits: count, last: Date.parse(created) },
    failures: { exceptions, failedLoads: 0, notInteractive: 0 },
    workspaces: { 'mf-plans': { exceptions, failedLoads: 0, notInteractive: 0 } },
  });
  const count = async (views: number, exceptions: number): Promise<void> => {
    const row = (arm: 'stable' | 'canary', documents: number) => ({
      ...{ revision, arm, workspace: 'shell', release: '1.0.0', ...noCounts(), views: documents },
    });
    await new CountFiles(serverFolder(join(folder, 'sites', 'staging'), 8080)).writeHour({
      hour: `${created.slice(0, 13)}:00:00.000Z`,
      ...{ rows: [row('stable', 20_000), row('canary', views)], refused: {}, foreign: 0, dropped: 0 },
      visits: [visits('stable', 9_000, 2), visits('canary', views / 2, exceptions)],
    });
  };
  await count(120, 1);
  const few = await mosaico('canary status');
  expect(few).toMatch(/^canary +120 +60 +1 \(1\.7 %\) +0 \(0\.0 %\) +0 \(0\.0 %\)$/m);
  expect(few).toMatch(/^stable +20,000 +9,000 +2 \(0\.0 %\)/m);
  for (const failure of ['exceptions', 'failed loads', 'never interactive'])
    expect(few).toContain(`${failure}: not enough views: 120 of 500 (canary arm)`);
  expect(few).toContain('split by: "mosaico serve", or nginx');
  expect(few).toContain(
    `next step: 25 %: ${earliest.slice(0, 16).replace('T', ' ')} UTC at the earliest, with 500 views`,
  );
  await count(1_000, 31);
  const worse = await mosaico('canary status');
  expect(worse).toMatch(/^exceptions: more frequent than in stable, p < 0\.001 \(of mf-plans\)$/m);
  expect(worse).toMatch(/^failed loads: no difference is shown yet, p = 1\.000/m);
  expect(worse).toContain('31 of 500 visits met exceptions of mf-plans, of stable 2 of 9,000');
  const { canary } = JSON.parse(await mosaico('canary status --json')) as {
    canary: { splitBy: string; analysis: CanaryAnalysis };
  };
  expect(canary).toMatchObject({ splitBy: 'server', analysis: { nextStep: { weight: 25, earliest } } });
  expect(canary.analysis.comparisons).toHaveLength(6);
  expect(canary.analysis.comparisons[0]).toMatchObject({
    ...{ failure: 'exceptions', workspace: 'mf-plans', isShownToBeBetter: false },
    ...{ canary: { visits: 500, failing: 31 }, stable: { visits: 9_000, failing: 2 } },
  });
});

test('without reports a canary begins with a warning, and status and watch say that nothing becomes of it by itself', async () => {
  const site = JSON.parse(readFileSync(join(fixture.configurationFolder, 'site.json'), 'utf8')) as object;
  const silent = join(folder, 'silent');
  mkdirSync(silent, { recursive: true });
  writeFileSync(join(silent, 'site.json'), JSON.stringify({ ...site, reports: undefined }));
  await mosaico(`promote --config ${silent}`);
  expect(warned.join()).not.toContain('Nothing is reported');
  const order = 'promote mf-plans@1.1.0 --canary';
  const { notes } = JSON.parse(await mosaico(`${order} --dry-run --json`)) as { notes: string[] };
  expect(notes.join()).toContain('neither steps on nor is aborted by itself');
  const { warnings } = JSON.parse(await mosaico(`${order} --json`)) as { warnings: string[] };
  const said =
    'canary 3 (mf-plans@1.1.0): Nothing is reported, so nothing can be analysed: the site configuration has no "reports"';
  expect(warnings.join()).toContain(said);
  expect(warned.join()).toContain(said);
  const status = await mosaico('canary status');
  expect(status).toContain('exceptions: nothing is reported');
  expect(status).not.toContain('next step');
  const look = JSON.parse(await mosaico('canary watch --once --json')) as object;
  expect(look).toMatchObject({ outcome: 'waits', analysis: { verdict: { why: 'noReports' } } });
  expect(await mosaico('canary watch --once')).toContain('Nothing is reported');
});

test('status, history and diff show a canary', async () => {
  await begun();
  output.length = 0;
  await commandLine().parseAsync(['node', 'mosaico', 'status']);
  expect(output.join()).toContain('canary 2 (mf-plans@1.1.0) has 5 % of visits: ');
  await commandLine().parseAsync(['node', 'mosaico', 'diff', 'staging@1', 'staging']);
  expect(output.join()).toMatch(/mf-plans \(canary\) +\(none\) {2}→ {2}1\.1\.0/);
  await mosaico('canary step 30% --reason good');
  await mosaico('canary abort --reason it-throws');
  const history = await mosaico('history');
  expect(history).toMatch(/revision 4, .*: it-throws\n {2}canary 2 \(mf-plans@1\.1\.0\) was aborted/);
  expect(history).toMatch(/revision 3, .*: good\n {2}canary 2 \(mf-plans@1\.1\.0\) has 30 % of visits now/);
  expect(history).toMatch(/revision 2, .*\n {2}canary 2 \(mf-plans@1\.1\.0\) began with 5 % of visits/);
  expect(await mosaico('canary status')).toMatch(/has no canary\. The last one: canary 2 .* was aborted by revision 4/);
});

test('a step goes on to the next weight, and 100 or promote gives it to all', async () => {
  await begun();
  expect(await mosaico('canary step')).toContain('is at revision 3: canary 2 (mf-plans@1.1.0) has 25 % of visits now');
  expect(await mosaico('canary step 25')).toMatch(/^Nothing to do: .* has 25 % of visits already/);
  await expect(mosaico('canary step 50 --number 1')).rejects.toThrow('has no canary 1 that runs');
  await expect(mosaico('canary step 10')).rejects.toThrow('only ever brings visitors in');
  expect(await mosaico('canary step 100')).toContain('canary 2 (mf-plans@1.1.0) was promoted');
  expect((await head()).releases['mf-plans']).toBe('1.1.0');
});

test('an abort takes it from all, and where there is none, nothing is done', async () => {
  await expect(mosaico('canary abort')).rejects.toThrow('staging has no canary. Nothing was changed.');
  await begun();
  const answer = JSON.parse(await mosaico('canary abort --json --reason wrong-price')) as object;
  expect(answer).toMatchObject({
    changed: true,
    revision: { canaryEnd: { outcome: 'aborted' }, reason: 'wrong-price' },
  });
  await expect(mosaico('canary promote')).rejects.toThrow('wrong-price');
});

test('a promotion of another remote says that the canary goes on; one of its own, and a rollback, that it ends', async () => {
  await begun();
  expect(await mosaico('promote mf-crm@1.1.0')).toContain(
    'canary 2 (mf-plans@1.1.0) goes on: both arms have the change',
  );
  await mosaico('rollback mf-plans');
  expect(warned.join()).toContain('This ends the canary 2 (mf-plans@1.1.0) of staging: no visitor gets its releases');
  await begun();
  expect(await mosaico('promote mf-plans@1.1.0')).toContain('canary 5 (mf-plans@1.1.0) was promoted');
});

test('a plan of a canary is applied without running code, also where nothing is composed', async () => {
  const plan = join(folder, 'plan');
  expect(await mosaico(`promote mf-plans@1.1.0 --canary --plan ${plan}`)).toContain('would become revision 2');
  expect((await head()).revision).toBe(1);
  rmSync(join(folder, 'sites'), { recursive: true });
  expect(await mosaico(`promote mf-plans@1.1.0 --canary --apply ${plan}`)).toContain('canary 2 (mf-plans@1.1.0) began');
  const page = (name: string) => readFileSync(join(folder, 'sites', 'staging', 'current', name), 'utf8');
  expect(page('mf-plans.html')).toContain('mf-plans@1.0.0 at');
  expect(page('.canary/mf-plans.html')).toContain('mf-plans@1.1.0 at');
});

test('an environment with a canary can be removed, and begun anew without it', async () => {
  await begun();
  output.length = 0;
  await commandLine().parseAsync(['node', 'mosaico', 'environment', 'remove', 'staging', '--yes']);
  await mosaico(`promote shell@1.0.0 mf-plans@1.0.0 mf-crm@1.0.0 --config ${fixture.configurationFolder}`);
  expect(await mosaico('canary status')).toContain('staging has no canary.');
  expect((await head()).canary).toBeUndefined();
  expect(existsSync(join(folder, 'sites', 'staging', 'current', '.canary'))).toBe(false);
});
