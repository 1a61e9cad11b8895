import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Revision } from 'shared-types/schemas';
import { changedWorkspaces, workspacesUnlike } from './changed-workspaces.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mosaico-changed-'));
  write('package.json', { name: 'all', workspaces: ['shared-types', 'shared-ui', 'platform', ...apps] });
  write('package-lock.json', lockfile());
  write('tsconfig.base.json', {});
  for (const name of ['shared-types', 'shared-ui', 'platform'])
    write(`${name}/package.json`, { name, version: '1.0.0' });
  write('shared-types/src/index.ts', 'export {};');
  write('shared-ui/src/index.ts', 'export {};');
  write('platform/src/build/preset.ts', 'export {};');
  for (const name of apps) {
    const dependencies = { 'shared-types': '^1.0.0', ...(name !== 'mf-b' && { 'shared-ui': '^1.0.0' }) };
    write(`${name}/package.json`, { name, version: '1.0.0', dependencies });
    write(`${name}/webpack.config.mjs`, '');
    write(`${name}/src/pages.ts`, 'export default {};');
    write(`${name}/src/old.ts`, 'export const old = 1;');
  }
  git('init', '--quiet', '--initial-branch=main');
  commit();
  git('checkout', '--quiet', '-b', 'change');
});
afterEach(() => rmSync(root, { recursive: true }));

const apps = ['shell', 'mf-a', 'mf-b'];
const lockfile = (version = '1.0.0', workspaces: string[] = apps) => ({
  packages: {
    '': { workspaces },
    'node_modules/react': { version },
    ...Object.fromEntries(
      workspaces.flatMap((name) => [
        [name, {}],
        [`node_modules/${name}`, { link: true }],
      ]),
    ),
  },
});
function write(file: string, content: unknown): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
}
function git(...words: string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...identity, ...words], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
}
function commit(): void {
  git('add', '.');
  git('commit', '--quiet', '-m', 'Change');
}
const revision: Revision = {
  schema: 1,
  environment: 'staging',
  revision: 1,
  releases: {},
  configuration: 'abc',
  created: '2026-11-21T10:00:00.000Z',
  reason: 'test',
};
const changed = (ref = 'main'): string[] => changedWorkspaces(root, ref).map(({ workspace }) => workspace);

test('nothing changed, nothing is touched', () => {
  expect(changed()).toEqual([]);
});

test.each<[what: string, file: string, touched: string[]]>([
  ["a remote's own source", 'mf-a/src/pages.ts', ['mf-a']],
  ["a remote's public file", 'mf-b/public/data/list.json', ['mf-b']],
  ["a remote's dependencies", 'mf-b/package.json', ['mf-b']],
  ['the shell', 'shell/src/pages.ts', ['shell']],
  ['the design system', 'shared-ui/src/index.ts', ['shell', 'mf-a']],
  ['the contract', 'shared-types/src/index.ts', apps],
  ['the build', 'platform/src/build/preset.ts', apps],
  ['the compiler options', 'tsconfig.base.json', apps],
  ['what is no part of a build', 'platform/src/cli.ts', []],
  ['a test', 'mf-a/src/pages.test.ts', []],
  ['documentation', 'CONTRIBUTING.md', []],
  ['a folder whose name begins like a remote', 'mf-a-notes/src/pages.ts', []],
])('%s', (_what, file, touched) => {
  const before = file.endsWith('package.json') ? (JSON.parse(readFileSync(join(root, file), 'utf8')) as object) : {};
  write(file, file.endsWith('.json') ? { ...before, description: 'other' } : 'export const other = 2;');
  expect(changed()).toEqual(touched);
  commit();
  expect(changed()).toEqual(touched);
});

test('a file that is taken away, or moved, touches whose it was and whose it is', () => {
  git('mv', 'mf-a/src/old.ts', 'mf-b/src/new.ts');
  expect(changed()).toEqual(['mf-a', 'mf-b']);
  git('rm', '--quiet', '-f', 'mf-b/src/new.ts');
  commit();
  expect(changed()).toEqual(['mf-a']);
});

test('the lockfile touches all that are built with its packages, but not when it only gets to know a workspace', () => {
  write('package-lock.json', lockfile('1.0.0', [...apps, 'mf-c']));
  expect(changed()).toEqual([]);
  write('package-lock.json', lockfile('1.0.1'));
  expect(changed()).toEqual(apps);
});

test('what others have changed since does not count', () => {
  write('mf-a/src/pages.ts', 'export const mine = 1;');
  commit();
  git('checkout', '--quiet', 'main');
  write('mf-b/src/pages.ts', 'export const theirs = 1;');
  commit();
  git('checkout', '--quiet', 'change');
  expect(changed()).toEqual(['mf-a']);
});

test('the version named is the one the release will have', () => {
  write('mf-a/src/pages.ts', 'export const other = 1;');
  const [first] = changedWorkspaces(root, 'main');
  write('mf-a/src/pages.ts', 'export const other = 2;');
  const [second] = changedWorkspaces(root, 'main');
  expect(first?.version).toMatch(/^1\.0\.0-s[0-9a-f]{10}$/);
  expect(second?.version).not.toBe(first?.version);
});

test('unlike an environment is what it shows another release of, or none', async () => {
  const shown = async (releases: Record<string, string>): Promise<string[]> => {
    const store = { revision: () => Promise.resolve({ ...revision, releases }) };
    return (await workspacesUnlike(root, store, 'staging')).map(({ workspace }) => workspace);
  };
  const now = await workspacesUnlike(root, { revision: () => Promise.resolve(revision) }, 'staging');
  const releases = Object.fromEntries(now.map(({ workspace, version }) => [workspace, version]));
  expect(Object.keys(releases)).toEqual(apps);
  expect(await shown(releases)).toEqual([]);
  expect(await shown({ ...releases, 'mf-a': '1.0.0' })).toEqual(['mf-a']);
  write('shared-ui/src/index.ts', 'export const other = 1;');
  expect(await shown(releases)).toEqual(['shell', 'mf-a']);
});

test('an unknown commit and a folder without git are named', () => {
  expect(() => changed('nobody')).toThrow('There is no commit "nobody" here. Fetch it');
  expect(() => changed('--help')).toThrow('There is no commit "--help" here.');
  git('checkout', '--quiet', '--orphan', 'apart');
  write('README.md', 'Another history.');
  commit();
  expect(() => changed('main')).toThrow('"main" and what is checked out have no commit in common.');
  rmSync(join(root, '.git'), { recursive: true });
  expect(() => changed()).toThrow(`${root} is in no git repository`);
});
