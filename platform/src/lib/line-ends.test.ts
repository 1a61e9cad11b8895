import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryTemplate } from '../cli/new-remote/template.ts';
import { rootFolder } from './workspaces.ts';

const root = rootFolder(__dirname);

test('a clone by Git for Windows has the bytes of every other clone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'line-ends-'));
  try {
    const git = (...words: string[]): string => execFileSync('git', words, { cwd: folder, encoding: 'utf8' });
    git('clone', '--quiet', '-c', 'core.autocrlf=true', root, 'clone');
    // Of each file: its line ends in the commit, and in the folder.
    const files = git('-C', 'clone', 'ls-files', '--eol').trimEnd().split('\n');
    expect(files.length).toBeGreaterThan(1_000);
    expect(files.filter((line) => !/^i\/(lf|none|-text) +w\/(lf|none|-text) /.test(line))).toEqual([]);
    expect(git('-C', 'clone', 'status', '--porcelain')).toBe('');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a remote in a repository of its own begins with the same rules', () => {
  const rules = readFileSync(join(root, '.gitattributes'), 'utf8');
  expect(readFileSync(join(repositoryTemplate, 'gitattributes'), 'utf8')).toBe(rules);
});
