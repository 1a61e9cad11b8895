import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authorIn } from './author.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'author-'));
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder });
  git('init', '--quiet');
  git('config', 'user.name', 'Ana\tPérez');
  git('remote', 'add', 'origin', 'https://ana:secret@git.example.org/events/mf-events.git');
});
afterAll(() => rmSync(folder, { recursive: true }));

test("git's user and repository count, without the credentials in its address", () => {
  expect(authorIn(folder, undefined, {})).toEqual({
    name: 'Ana Pérez',
    repository: 'https://git.example.org/events/mf-events.git',
  });
});

test('whom a command names comes before', () => {
  expect(authorIn(folder, 'Release manager', {}).name).toBe('Release manager');
});

test('in continuous integration it is the account that the run is for, with the run', () => {
  const env = {
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTOR: 'ben',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'mosaico/events',
    GITHUB_SHA: 'abc',
    GITHUB_RUN_ID: '7',
  };
  expect(authorIn(folder, undefined, env)).toEqual({
    name: 'ben',
    repository: 'https://github.com/mosaico/events',
    commit: 'abc',
    run: 'https://github.com/mosaico/events/actions/runs/7',
  });
});
