import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '../cli.ts';
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

test('status, history and diff tell a canary', async () => {
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
