import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Release } from '@mosaico/shared-types/schemas';
import { commandLine } from '../cli.ts';
import { buildAll } from '../build/build.ts';
import { promote } from '../environments/promote.ts';
import { rollback } from '../environments/rollback.ts';
import { appWorkspaces, rootFolder } from '../lib/workspaces.ts';
import { commandsBeside } from '../testing/commands-beside.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { madeOnce } from '../testing/made-once.ts';
import { builtWith } from '../testing/releases.ts';

// What the sources build to is the business of others.
jest.mock('../build/build.ts', () => ({ buildAll: jest.fn() }));

let folder: string;
let fixture: FixtureStore;
let errors: string[];
const begin = (made: string): void => {
  folder = made;
  fixture = fixtureStore(folder);
};
madeOnce('publish', begin, async () => {
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
/** Types the command where the source of mf-plans builds to this version. Returns what it prints for the next command. */
async function publish(version: string, ...words: (string | Partial<Release>)[]): Promise<string> {
  const more = words.find((each) => typeof each !== 'string');
  const workspace = appWorkspaces(rootFolder(__dirname)).find(({ name }) => name === 'mf-plans');
  if (!workspace) throw new Error('There is no mf-plans.');
  const built = fixture.build('mf-plans', version, more);
  jest.mocked(buildAll).mockResolvedValue([{ workspace, version, folder: built, maps: join(folder, 'no-maps') }]);
  await commandLine().parseAsync(['node', 'mosaico', 'publish', ...words.filter((each) => typeof each === 'string')]);
  return output.splice(0).join('\n');
}
const versions = () => fixture.store.versions('mf-plans');

test('publishing twice is a success: the second says so, and changes nothing', async () => {
  expect(await publish('1.3.0', 'mf-plans')).toBe('published mf-plans@1.3.0');
  expect(await versions()).toContain('1.3.0');
  expect(await publish('1.3.0', 'mf-plans')).toBe('mf-plans@1.3.0 is published already');
});

test('a store that somebody has named and that is not there yet is begun, and named', async () => {
  process.env.MOSAICO_STORE = pathToFileURL(join(folder, 'no-stroe')).href;
  await publish('1.3.0', 'mf-plans');
  expect(errors.splice(0)).toEqual([
    expect.stringContaining(`The store's folder ${join(folder, 'no-stroe')} does not exist yet`),
  ]);
  await publish('1.3.0', 'mf-plans');
  expect(errors).toEqual([]);
});

test('of what is not committed the files are named, each time', async () => {
  const built = builtWith({ dirty: true, uncommitted: ['facts.json', 'plans/content.ts'] });
  const files = '\n  built from uncommitted files: facts.json, plans/content.ts';
  expect(await publish('1.3.0', '--dry-run', { built })).toBe(`would publish mf-plans@1.3.0${files}`);
  expect(await publish('1.3.0', { built })).toBe(`published mf-plans@1.3.0${files}`);
  expect(await publish('1.3.0', { built })).toBe(`mf-plans@1.3.0 is published already${files}`);
  expect(await publish('1.3.0', { built: builtWith({ dirty: false }) })).toBe('mf-plans@1.3.0 is published already');
});

test('a rehearsal publishes nothing', async () => {
  expect(JSON.parse(await publish('1.3.0', '--dry-run', '--json'))).toEqual([
    { workspace: 'mf-plans', version: '1.3.0', published: true },
  ]);
  expect(await versions()).not.toContain('1.3.0');
});

test('with --differs-from, releases that the environment shows already are left out', async () => {
  expect(await publish('1.1.0', '--differs-from', 'staging')).toBe('');
  expect(errors).toEqual(['Nothing to publish: staging shows these releases already.']);
  expect(await publish('1.2.0', '--differs-from', 'staging')).toBe('mf-plans@1.2.0');
  // Nobody has begun this environment.
  expect(await publish('1.2.0', '--differs-from', 'production')).toBe('mf-plans@1.2.0');
});

test.each([
  ['all that was shown', []],
  ['it alone', ['mf-plans']],
])('what is rolled back with %s is left out, until it is something else', async (_what, workspaces) => {
  const by = { name: 'Ops' };
  await rollback(fixture.store, {
    ...{ environment: 'staging', sites: sites(), workspaces, by },
    reason: 'wrong price',
  });
  expect(await publish('1.1.0', '--differs-from', 'staging')).toBe('');
  // Nor does it say that there is nothing to do.
  expect(errors).toEqual([
    expect.stringMatching(
      /^mf-plans@1\.1\.0 is left out: it was rolled back by revision 3, .*, by Ops: wrong price\. To bring it back on purpose: npx mosaico promote mf-plans@1\.1\.0 --env staging$/,
    ),
  ]);
  await commandLine().parseAsync(['node', 'mosaico', 'promote', '--env', 'staging']);
  expect(output.splice(0)).toEqual(['No release is named: staging stays at revision 3.']);
  expect(await publish('1.2.0', '--differs-from', 'staging')).toBe('mf-plans@1.2.0');
});

test('releases that an environment has shown before, and that nobody rolled back, are not left out', async () => {
  await promoted({ 'mf-plans': '1.2.0' });
  expect(await publish('1.1.0', '--differs-from', 'staging')).toBe('mf-plans@1.1.0');
});
