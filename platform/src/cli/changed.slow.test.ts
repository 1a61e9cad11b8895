import { join } from 'node:path';
import { commandLine } from '../cli.ts';
import * as changes from '../build/changed/changed-workspaces.ts';
import { promote } from '../environments/promote.ts';
import { rollback } from '../environments/rollback.ts';
import { commandsBeside } from '../testing/commands-beside.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { madeOnce } from '../testing/made-once.ts';

// What the sources build to is the business of others; here it is what the environment has shown.
jest.mock('../build/changed/changed-workspaces.ts', () => ({ workspacesDifferingFrom: jest.fn() }));

let folder: string;
let fixture: FixtureStore;
let errors: string[];
const begin = (made: string): void => {
  folder = made;
  fixture = fixtureStore(folder);
};
madeOnce('changed', begin, async () => {
  await fixture.publish('shell', '1.0.0');
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await fixture.publish('mf-plans', version);
  await promoted({ shell: '1.0.0', 'mf-plans': '1.0.0' });
  await promoted({ 'mf-plans': '1.1.0' });
});
const output = commandsBeside(() => folder);
beforeEach(() => {
  errors = [];
  jest.spyOn(console, 'error').mockImplementation((text: string) => void errors.push(text));
});

const sites = () => join(folder, 'sites', 'staging');
const promoted = (releases: Record<string, string>) =>
  promote(fixture.store, {
    environment: 'staging',
    changes: Object.entries(releases).map(([workspace, version]) => ({ workspace, version })),
    configurationFolder: fixture.configurationFolder,
    sites: sites(),
  });
async function changed(version: string): Promise<unknown> {
  jest.mocked(changes.workspacesDifferingFrom).mockResolvedValue([{ workspace: 'mf-plans', version }]);
  await commandLine().parseAsync(['node', 'mosaico', 'changed', '--differs-from', 'staging', '--json']);
  return JSON.parse(output.pop() ?? '');
}

test.each([
  ['all that was shown', []],
  ['it alone', ['mf-plans']],
])('what is taken back with %s is left out, until it is something else', async (_what, workspaces) => {
  const by = { name: 'Ops' };
  await rollback(fixture.store, {
    ...{ environment: 'staging', sites: sites(), workspaces, by },
    reason: 'wrong price',
  });
  expect(await changed('1.1.0')).toEqual([]);
  expect(errors[0]).toMatch(
    /^mf-plans@1\.1\.0 is left out: it was taken back by revision 3, .*, by Ops: wrong price\. To bring it back on purpose: mosaico promote mf-plans@1\.1\.0 --env staging$/,
  );
  expect(await changed('1.2.0')).toEqual([{ workspace: 'mf-plans', version: '1.2.0' }]);
});

test('what an environment has shown and shows no more, without anybody taking it back, is not left out', async () => {
  await promoted({ 'mf-plans': '1.2.0' });
  expect(await changed('1.1.0')).toEqual([{ workspace: 'mf-plans', version: '1.1.0' }]);
  expect(errors).toEqual([]);
});
