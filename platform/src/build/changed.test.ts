import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildAll } from './build.ts';
import { changedFiles, changedWorkspaces } from './changed.ts';

jest.mock('./build.ts', () => ({ buildAll: jest.fn() }));

let root: string;
beforeEach(() => {
  jest.mocked(buildAll).mockReset().mockResolvedValue([]);
  root = mkdtempSync(join(tmpdir(), 'changed-'));
  write('.gitignore', '.mosaico');
  write('package.json', JSON.stringify({ name: 'all', workspaces: ['shell', 'mf-a'] }));
  for (const name of ['shell', 'mf-a']) {
    write(`${name}/package.json`, JSON.stringify({ name, version: '1.0.0' }));
    write(`${name}/webpack.config.mjs`, '');
  }
  write('shared-ui/src/button.tsx', '1');
  write('mf-a/src/page.tsx', '1');
  write('mf-a/public/old.json', '[]');
  built('shell', 'shared-ui/src/button.tsx');
  built('mf-a', 'mf-a/src/page.tsx', 'mf-a/src/slots.ts', 'mf-a/public/');
  git('init', '--quiet', '--initial-branch=main');
  commit();
  git('checkout', '--quiet', '-b', 'change');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}
/** As a build leaves it that has read these files. */
function built(workspace: string, ...files: string[]): void {
  const read = Object.fromEntries(files.map((file) => [file, 'a1']));
  write(`.mosaico/builds/${workspace}/1.0.0-s1.json`, JSON.stringify({ version: '1.0.0-s1', at: 1, files: read }));
}
function git(...words: string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...identity, ...words], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
}
function commit(): void {
  git('add', '.');
  git('commit', '--quiet', '-m', 'Change');
}
const changed = async (): Promise<string[]> =>
  (await changedWorkspaces(root, changedFiles(root, 'main'))).map(({ name }) => name);

test('nothing changed, nothing is built or named', async () => {
  expect(await changed()).toEqual([]);
  expect(buildAll).not.toHaveBeenCalled();
});

test.each<[what: string, workspaces: string[], change: () => void]>([
  ["a remote's page", ['mf-a'], () => write('mf-a/src/page.tsx', '2')],
  ['what the shell was built of', ['shell'], () => write('shared-ui/src/button.tsx', '2')],
  ['a file that a build looked for in vain', ['mf-a'], () => write('mf-a/src/slots.ts', '1')],
  ['a further public file', ['mf-a'], () => write('mf-a/public/new.json', '[]')],
  ['a deleted one', ['mf-a'], () => rmSync(join(root, 'mf-a/public/old.json'))],
  ['a test', [], () => write('mf-a/src/page.test.tsx', '1')],
])('%s changes %p, committed or not', async (_what, workspaces, change) => {
  change();
  expect(await changed()).toEqual(workspaces);
  commit();
  expect(await changed()).toEqual(workspaces);
});

test('what was never built on this machine is built, to know what it reads', async () => {
  rmSync(join(root, '.mosaico/builds/mf-a'), { recursive: true });
  write('mf-a/src/page.tsx', '2');
  jest.mocked(buildAll).mockImplementation((workspaces) => {
    for (const { name } of workspaces) built(name, 'mf-a/src/page.tsx');
    return Promise.resolve([]);
  });
  expect(await changed()).toEqual(['mf-a']);
  expect(jest.mocked(buildAll).mock.calls[0]?.[0].map(({ name }) => name)).toEqual(['mf-a']);
});

test('an unknown commit and a folder without git are named', () => {
  expect(() => changedFiles(root, 'nobody')).toThrow('There is no commit "nobody" here. Fetch it');
  expect(() => changedFiles(root, '--help')).toThrow('There is no commit "--help" here.');
  git('checkout', '--quiet', '--orphan', 'apart');
  write('README.md', 'Another history.');
  commit();
  expect(() => changedFiles(root, 'main')).toThrow('"main" and what is checked out have no commit in common.');
  rmSync(join(root, '.git'), { recursive: true });
  expect(() => changedFiles(root, 'main')).toThrow(`${root} is in no git repository`);
});
