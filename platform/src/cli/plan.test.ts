import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '../cli.ts';
import { promote } from '../environments/promote.ts';
import { commandsBeside } from '../testing/commands-beside.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { madeOnce } from '../testing/made-once.ts';

let folder: string;
let fixture: FixtureStore;
const begin = (made: string): void => {
  folder = made;
  fixture = fixtureStore(folder);
};
madeOnce('plan-commands', begin, async () => {
  for (const release of ['shell@1.0.0', 'mf-plans@1.0.0', 'mf-plans@1.1.0']) {
    const [workspace = '', version = ''] = release.split('@');
    await fixture.publish(workspace, version);
  }
  await promote(fixture.store, {
    environment: 'staging',
    changes: ['shell', 'mf-plans'].map((workspace) => ({ workspace, version: '1.0.0' })),
    configurationFolder: fixture.configurationFolder,
    sites: join(folder, 'sites', 'staging'),
  });
});
const output = commandsBeside(() => folder);

async function mosaico(words: string): Promise<string> {
  output.length = 0;
  await commandLine().parseAsync(['node', 'mosaico', ...words.split(' ')]);
  return output.join('\n');
}
const revisions = () => fixtureStore(folder).store.revisionNumbers('staging');
const current = (file: string) => readFileSync(join(folder, 'sites', 'staging', 'current', file), 'utf8');
/** Another machine has nothing of what was composed on the one before. */
const onAnotherMachine = () => rmSync(join(folder, 'sites'), { recursive: true });

test('a promotion and a rollback are planned and applied by the same words, on two machines', async () => {
  const plan = join(folder, 'plan');
  const order = 'promote mf-plans@1.1.0 --env staging';
  const said = await mosaico(`${order} --plan ${plan}`);
  expect(said).toMatch(/^staging would become revision 2: 2 pages\n +mf-plans .*1\.0\.0\n +→ .*1\.1\.0\n/);
  expect(said).toContain(`the same command with --apply ${plan}`);
  expect(await revisions()).toEqual([1]);
  onAnotherMachine();
  expect(await mosaico(`${order} --apply ${plan}`)).toContain('staging is at revision 2: 2 pages');
  expect(current('mf-plans.html')).toContain('mf-plans@1.1.0');

  const back = join(folder, 'back');
  onAnotherMachine();
  expect(await mosaico(`rollback --env staging --plan ${back}`)).toContain(
    'staging would become revision 3, equal to 1',
  );
  expect(await revisions()).toEqual([1, 2]);
  onAnotherMachine();
  expect(await mosaico(`rollback --env staging --apply ${back}`)).toContain('staging is at revision 3, equal to 1');
  expect(current('mf-plans.html')).toContain('mf-plans@1.0.0');
  // Said again, it would go further back than was planned.
  await expect(mosaico(`rollback --env staging --apply ${back}`)).rejects.toThrow('does not show revision 2 any more');
});

test('a plan of what is shown is made for an upload, which needs no bucket for that', async () => {
  const plan = join(folder, 'plan');
  onAnotherMachine();
  expect(await mosaico(`upload --env staging --plan ${plan}`)).toContain('Nothing was recorded');
  expect(existsSync(join(plan, 'plan.json'))).toBe(true);
  expect(existsSync(join(folder, 'sites', 'staging', 'current'))).toBe(false);
  await expect(mosaico(`upload --env staging --apply ${plan}`)).rejects.toThrow('--to s3://bucket');
});

test('a plan is not written into a folder that is there, nor made and applied at once', async () => {
  const plan = join(folder, 'plan');
  mkdirSync(plan);
  await expect(mosaico(`promote mf-plans@1.1.0 --env staging --plan ${plan}`)).rejects.toThrow('is there already');
  const said: string[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  const exit = jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  for (const other of [`--apply ${plan}`, '--dry-run'])
    await expect(mosaico(`promote mf-plans@1.1.0 --env staging --plan ${plan} ${other}`)).rejects.toThrow(
      'ended with 1',
    );
  expect(exit).toHaveBeenCalledTimes(2);
  expect(said.join('')).toMatch(/'--plan <folder>' cannot be used with option '--apply <folder>'[^]*'--dry-run'/);
  expect(await revisions()).toEqual([1]);
});
