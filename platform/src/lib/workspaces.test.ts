import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { appWorkspaces, rootFolder, workspaceIn } from './workspaces.ts';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'mosaico-workspaces-')));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, content: unknown): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
}

test('a repository of several: every listed package with a webpack configuration', () => {
  write('package.json', { name: 'all', version: '1.0.0', workspaces: ['shared', 'shell', 'mf-a'] });
  for (const name of ['shared', 'shell', 'mf-a']) write(`${name}/package.json`, { name, version: '1.0.0' });
  for (const name of ['shell', 'mf-a']) write(`${name}/webpack.config.mjs`, '');
  expect(rootFolder(join(folder, 'mf-a'))).toBe(folder);
  expect(appWorkspaces(folder).map(({ name, role, port }) => [name, role, port])).toEqual([
    ['shell', 'shell', 8081],
    ['mf-a', 'remote', 8082],
  ]);
  expect(workspaceIn(join(folder, 'mf-a')).name).toBe('mf-a');
  expect(() => workspaceIn(join(folder, 'shared'))).toThrow('is not an application workspace');
});

test('"packages/*" is every package there; another pattern is refused by name', () => {
  write('package.json', { name: 'all', version: '1.0.0', workspaces: ['shell', 'packages/*'] });
  for (const name of ['shell', 'packages/mf-b', 'packages/mf-a']) {
    write(`${name}/package.json`, { name, version: '1.0.0' });
    write(`${name}/webpack.config.mjs`, '');
  }
  write('packages/notes.txt', '');
  expect(appWorkspaces(folder).map(({ name }) => name)).toEqual(['shell', 'mf-a', 'mf-b']);
  expect(rootFolder(join(folder, 'packages', 'mf-a'))).toBe(folder);
  for (const pattern of ['packages/**', '!packages/mf-a', 'packages/mf-*', '{a,b}']) {
    write('package.json', { name: 'all', version: '1.0.0', workspaces: [pattern] });
    expect(() => appWorkspaces(folder)).toThrow(`"${pattern}" in "workspaces" of ${join(folder, 'package.json')}`);
  }
});

test('a repository of one: the package itself, called as it calls itself, without its scope', () => {
  write('checkout/package.json', { name: '@events/mf-events', version: '1.0.0' });
  write('checkout/webpack.config.mjs', '');
  write('checkout/src/pages.ts', '');
  const root = join(folder, 'checkout');
  expect(rootFolder(join(root, 'src'))).toBe(root);
  expect(appWorkspaces(root)).toMatchObject([{ name: 'mf-events', folder: root, role: 'remote' }]);
  expect(workspaceIn(root).name).toBe('mf-events');
});

test('a package within a repository that does not list it is one of its own', () => {
  write('package.json', { name: 'all', version: '1.0.0', workspaces: ['mf-a'] });
  write('mf-b/package.json', { name: 'mf-b', version: '1.0.0' });
  write('mf-b/webpack.config.mjs', '');
  expect(rootFolder(join(folder, 'mf-b'))).toBe(join(folder, 'mf-b'));
});

test('elsewhere it is said how to begin, and a broken package.json is named', () => {
  expect(() => rootFolder(folder)).toThrow(/neither a package.json.*To begin a remote: npm create @mosaico\/remote/);
  write('package.json', '{');
  expect(() => rootFolder(folder)).toThrow(`${join(folder, 'package.json')} is not JSON`);
});
