import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@mosaico/shared-types/schemas';
import { buildAll } from '../build/build.ts';
import { commandLine } from '../cli.ts';
import { promote } from '../environments/promote.ts';
import { appWorkspaces, rootFolder } from '../lib/workspaces.ts';
import { render } from '../site/render/render.ts';
import { folderStore } from '../store/stores.ts';
import { commandsBeside } from '../testing/commands-beside.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { madeOnce } from '../testing/made-once.ts';
import { builtWith, pageOf } from '../testing/releases.ts';
import { context } from './context.ts';
import { differenceLines } from './release-lines.ts';
import { prepare } from './start.ts';

// What the sources build to is the business of others.
jest.mock('../build/build.ts', () => ({ buildAll: jest.fn() }));
jest.mock('../site/render/render.ts', () => mockOne('../site/render/render.ts', 'render'));
jest.mock('./release-lines.ts', () => mockOne('./release-lines.ts', 'differenceLines'));

/** A module of which one function can be watched, and fail. */
function mockOne(file: string, name: string): object {
  const actual = jest.requireActual<Record<string, (...words: unknown[]) => unknown>>(file);
  return { ...actual, [name]: jest.fn(actual[name]) };
}

let folder: string;
let fixture: FixtureStore;
let errors: string[];
const begin = (made: string): void => {
  folder = made;
  fixture = fixtureStore(folder);
};
madeOnce('ship', begin, async () => {
  for (const workspace of ['shell', 'mf-plans', 'mf-crm']) await fixture.publish(workspace, '1.0.0');
  await promote(fixture.store, {
    environment: 'staging',
    changes: ['shell', 'mf-plans', 'mf-crm'].map((workspace) => ({ workspace, version: '1.0.0' })),
    configurationFolder: fixture.configurationFolder,
    sites: join(folder, 'sites', 'staging'),
  });
});
const output = commandsBeside(() => folder);
beforeEach(() => {
  errors = [];
  jest.spyOn(console, 'error').mockImplementation((text: string) => void errors.push(text));
  jest.mocked(buildAll).mockReset();
});

/** The sources build to these versions from now on. */
function source(versions: Record<string, string>, more: Partial<Release> = {}): void {
  const all = appWorkspaces(rootFolder(__dirname));
  const builds = Object.entries(versions).map(([name, version]) => {
    const workspace = all.find((each) => each.name === name);
    if (!workspace) throw new Error(`There is no ${name}.`);
    return { workspace, version, folder: fixture.build(name, version, more), maps: join(folder, 'no-maps') };
  });
  jest.mocked(buildAll).mockResolvedValue(builds);
}
async function ship(words: string): Promise<string> {
  output.length = 0;
  await commandLine().parseAsync(['node', 'mosaico', 'ship', ...words.split(' ')]);
  return output.join('\n');
}
/** As another process finds it. */
const store = () => folderStore(join(folder, 'store'));
const shown = async () => (await store().revision('staging')).releases['mf-plans'];

test('a remote is published, checked and promoted, and each step says what it did', async () => {
  source({ 'mf-plans': '1.1.0' }, { built: builtWith({ dirty: true, uncommitted: ['facts.json'] }) });
  expect(await ship('mf-plans --env staging --by Ana --reason prices')).toMatch(
    new RegExp(
      [
        'published mf-plans@1\\.1\\.0',
        '  built from uncommitted files: facts\\.json',
        'checked with what staging shows: no problems',
        'staging is at revision 2: 3 pages',
        ' +mf-plans .*1\\.0\\.0',
        ' +→ .*1\\.1\\.0',
        '  pages that changed: /mf-plans',
      ].join('\\n'),
    ),
  );
  expect(await store().revision('staging')).toMatchObject({
    releases: { 'mf-plans': '1.1.0', 'mf-crm': '1.0.0' },
    by: { name: 'Ana' },
    reason: 'prices',
  });
  expect(await ship('mf-plans --env staging')).toBe('Nothing to do: staging shows mf-plans@1.1.0 already.');
  expect(await store().revisionNumbers('staging')).toEqual([1, 2]);
});

test('without a name all that differs is shipped, and nothing else', async () => {
  source({ shell: '1.0.0', 'mf-plans': '1.1.0', 'mf-crm': '1.1.0' });
  expect(await ship('--env staging')).toMatch(/^published mf-plans@1\.1\.0\npublished mf-crm@1\.1\.0\nchecked/);
  expect((await store().revision('staging')).releases).toEqual({
    shell: '1.0.0',
    'mf-plans': '1.1.0',
    'mf-crm': '1.1.0',
  });
});

test('a release that does not fit stops with every reason, unless it is forced', async () => {
  source({ 'mf-plans': '1.1.0' }, { pages: [pageOf('/planes', { parent: 'mf-plans/gone' })] });
  const failure = await ship('mf-plans --env staging').catch(({ message }: Error) => message);
  expect(failure).toContain('no release of this mix has the page mf-plans/gone');
  expect(failure).toContain('/mf-plans (mf-plans/mf-plans) leads to a page today and would lead nowhere.');
  expect(await shown()).toBe('1.0.0');
  expect(await ship('mf-plans --env staging --force renamed')).toMatch(
    /checked .*: forced\n[^]*revision 2[^]*forced: /,
  );
  expect(await shown()).toBe('1.1.0');
});

test('a rehearsal checks the build, and publishes and promotes nothing', async () => {
  source({ 'mf-plans': '1.1.0' });
  expect(await ship('mf-plans --env staging --dry-run')).toMatch(
    /^would publish mf-plans@1\.1\.0\nstaging would become revision 2:\n +mf-plans .*1\.0\.0\n +→ .*1\.1\.0\n(?! )/,
  );
  source({ 'mf-plans': '1.2.0' }, { pages: [pageOf('/planes', { parent: 'mf-plans/gone' })] });
  expect(await ship('mf-plans --env staging --dry-run')).toContain('no release of this mix has the page mf-plans/gone');
  expect(process.exitCode).toBe(1);
  expect(await store().versions('mf-plans')).toEqual(['1.0.0']);
  expect(await store().revisionNumbers('staging')).toEqual([1]);
});

test('a rolled-back release does not come back by itself', async () => {
  source({ 'mf-plans': '1.1.0', 'mf-crm': '1.0.0' });
  await ship('mf-plans --env staging');
  await commandLine().parseAsync(['node', 'mosaico', 'rollback', 'mf-plans', '--env', 'staging', '--by', 'Ben']);
  const leftOut =
    /^mf-plans@1\.1\.0 is left out: it was rolled back by revision 3, .*Ben.* To bring it back on purpose: npx mosaico promote mf-plans@1\.1\.0 --env staging$/;
  await expect(ship('mf-plans --env staging')).rejects.toThrow(leftOut);
  expect(await ship('--env staging')).toBe('No release is left to ship: staging stays at revision 3.');
  expect(errors).toContainEqual(expect.stringMatching(leftOut));
  expect(await shown()).toBe('1.0.0');
});

test('where there is nothing to promote to, nothing is built', async () => {
  source({ 'mf-plans': '1.1.0' });
  await expect(ship('mf-plans --env stagin')).rejects.toThrow('Did you mean "staging"?');
  await expect(ship('mf-plan --env staging')).rejects.toThrow('Did you mean "mf-plans"?');
  expect(buildAll).not.toHaveBeenCalled();
  expect(existsSync(join(folder, 'store', 'releases', 'mf-plans', '1.1.0'))).toBe(false);
});

test('a script reads one answer', async () => {
  source({ 'mf-plans': '1.1.0' });
  expect(JSON.parse(await ship('mf-plans --env staging --json'))).toMatchObject({
    published: [{ workspace: 'mf-plans', version: '1.1.0', published: true }],
    changed: true,
    revision: { revision: 2 },
    changes: [{ what: 'mf-plans', from: '1.0.0', to: '1.1.0' }],
    changedPages: ['/mf-plans'],
  });
});

test('its pages are rendered once', async () => {
  source({ 'mf-plans': '1.1.0' });
  jest.mocked(render).mockClear();
  await ship('mf-plans --env staging');
  expect(render).toHaveBeenCalledTimes(1);
});

test('a promotion that is recorded has succeeded, also where what it changed cannot be read', async () => {
  source({ 'mf-plans': '1.1.0' });
  jest.mocked(differenceLines).mockRejectedValueOnce(new Error('No answer.'));
  expect(await ship('mf-plans --env staging')).toMatch(
    /staging is at revision 2: 3 pages\n {2}What it changed could not be read: No answer\.$/,
  );
  expect(await shown()).toBe('1.1.0');
});

test('npm start ships the same way, brings back what was rolled back, and says what is not committed', async () => {
  const here = { ...context(), root: folder };
  cpSync(fixture.configurationFolder, join(folder, 'environments', 'staging'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'all', version: '1.0.0', workspaces: [] }));
  source({ 'mf-plans': '1.1.0' }, { built: builtWith({ dirty: true, uncommitted: ['facts.json'] }) });
  output.length = 0;
  await prepare(here, 'staging');
  expect(output.join('\n')).toMatch(
    /published mf-plans@1\.1\.0\n {2}built from uncommitted files: facts\.json\nstaging is at revision 2: 3 pages\n/,
  );
  await commandLine().parseAsync(['node', 'mosaico', 'rollback', 'mf-plans', '--env', 'staging']);
  await prepare(here, 'staging');
  expect(errors).toContainEqual(expect.stringMatching(/^mf-plans@1\.1\.0 was rolled back: .* You bring it back\.$/));
  expect(await shown()).toBe('1.1.0');
  output.length = 0;
  await prepare(here, 'staging');
  expect(output).toContain('Nothing to do: staging shows that already, since revision 4.');
});
