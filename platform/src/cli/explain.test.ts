import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Refused } from '../environments/refused.ts';
import { UnknownEnvironment } from '../store/store.ts';
import { messageOf } from './explain.ts';

let root: string;
const before = process.cwd();
const write = (file: string, value: object): void => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), JSON.stringify(value));
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'begin-'));
  write('package.json', { name: 'all', version: '1.0.0', workspaces: ['shell'] });
  write('shell/package.json', { name: 'shell', version: '1.0.0' });
  write('shell/webpack.config.mjs', {});
  write('environments/demo/site.json', {});
  process.chdir(root);
});
afterEach(() => {
  delete process.env.MOSAICO_STORE;
  process.chdir(before);
  rmSync(root, { recursive: true });
});

const said = (environment: string, ...known: string[]): string => messageOf(new UnknownEnvironment(environment, known));

test('beside another environment it begins with that one, unless the name is only misspelt', () => {
  expect(said('trial', 'demo', 'staging')).toBe(
    'There is no environment "trial". There are: demo, staging. To begin it: npx mosaico environment create trial --from demo',
  );
  expect(said('stagin', 'demo', 'staging')).toBe(
    'There is no environment "stagin". There are: demo, staging. Did you mean "staging"?',
  );
});

test('in an empty store the demonstration begins with npm start, another one with what is published for it', () => {
  expect(said('demo')).toBe('There is no environment "demo". Nothing is promoted yet. To begin it: npm start');
  expect(said('staging')).toMatch(
    /To begin it: npx mosaico environment create staging \$\(npx mosaico publish --differs-from staging\) --config environments\/demo$/,
  );
  write('environments/staging/site.json', {});
  expect(said('staging')).toMatch(/To begin it: npm start -- --env staging$/);
});

/** As the system says it of a call. */
const ofSystem = (code: string, syscall: string, path?: string): Error =>
  Object.assign(new Error(`${code}: it failed, ${syscall}${path === undefined ? '' : ` '${path}'`}`), {
    code,
    syscall,
    ...(path && { path }),
  });

test('a full disk is named by what was being written, or else by the folders that commands write to', () => {
  expect(messageOf(ofSystem('ENOSPC', 'open', '/a/sites/x.html'))).toMatch(
    /^\/a\/sites\/x\.html cannot be written\. The disk is full/,
  );
  const said = messageOf(ofSystem('ENOSPC', 'write'));
  expect(said).toContain(join(root, '.mosaico'));
  expect(said).toContain('The disk is full. Free some room');
  expect(said).not.toContain('A file cannot');
});

test('too many open files are named by the limit and how to raise it', () => {
  expect(messageOf(ofSystem('EMFILE', 'open', '/a/b.js'))).toMatch(/^\/a\/b\.js cannot be opened.*ulimit -n 8192/s);
});

test('a file where a folder is to be made is named with what to do', () => {
  expect(messageOf(ofSystem('EEXIST', 'mkdir', '/a/sites/.cache'))).toMatch(
    /^\/a\/sites\/\.cache cannot be written\. A file stands where a folder is needed\. Move it away/,
  );
});

test('npm start refuses a bucket, so there nothing begins by it', () => {
  process.env.MOSAICO_STORE = 's3://releases/mosaico?region=us-east-1';
  expect(said('demo')).toMatch(
    /To begin it: npx mosaico environment create demo \$\(npx mosaico publish --differs-from demo\) --config environments\/demo$/,
  );
});

test('a repository without a shell, and a folder that is none, can begin nothing', () => {
  write('package.json', { name: 'all', version: '1.0.0', workspaces: [] });
  expect(said('demo')).toMatch(/Begin one in the repository that has the shell\.$/);
  rmSync(join(root, 'package.json'));
  expect(said('demo')).toMatch(/Begin one in the repository that has the shell\.$/);
});

test('a folder that Node cannot make is named with why: its disk is only read, or is not there', () => {
  const fault = (path: string): string => messageOf(ofSystem('ENOENT', 'mkdir', path));
  // Nobody writes there, not even the administrator.
  if (process.platform === 'linux')
    expect(fault('/proc/none/store')).toMatch(/^\/proc\/none\/store (cannot be|may not be)/);
  expect(fault(join(root, 'none', 'store'))).toMatch(/store cannot be made\. Look whether its disk is there/);
  expect(fault('/proc/none/store')).not.toContain('ENOENT');
});

test('a store that is misspelt or gone is no empty one', () => {
  process.env.MOSAICO_STORE = 'file:///none/here';
  expect(said('demo')).toBe(
    'There is no environment "demo". Nothing is promoted yet. The store\'s folder /none/here does not exist: look whether MOSAICO_STORE is spelt as it should be, and whether its disk is there. "npx mosaico publish" begins a store there.',
  );
  process.env.MOSAICO_STORE = pathToFileURL(root).href;
  expect(said('demo')).toMatch(/To begin it: npm start$/);
});

test('a refusal says whose the workspaces are that it is about', () => {
  const problem = { code: 'unmet-dependency', workspace: 'mf-legal', subject: 'fact:x', text: '/horario shows x.' };
  expect(messageOf(new Refused([problem]))).toBe('/horario shows x.\nWhose it is: mf-legal');
  mkdirSync(join(root, '.github'));
  writeFileSync(join(root, '.github', 'CODEOWNERS'), '* @all\n/mf-legal/ @legal @ana # both\n');
  expect(messageOf(new Refused([problem]))).toContain('Whose it is: mf-legal (@legal @ana)');
  const clash = { ...problem, code: 'clash', other: 'mf-crm' };
  expect(messageOf(new Refused([clash]))).toContain('Whose it is: mf-legal (@legal @ana), mf-crm');
});
