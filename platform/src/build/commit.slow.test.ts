import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitIn } from './commit.ts';

let folder: string;
const git = (...words: string[]): string =>
  execFileSync('git', words, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
const commit = (author: string, subject: string): void => {
  git('add', '--all');
  git('-c', `user.name=${author}`, '-c', 'user.email=a@example.org', 'commit', '--allow-empty', '--message', subject);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commit-'));
  git('init', '--initial-branch', 'main');
  commit('Ben', 'As it is');
  git('checkout', '-b', 'prices');
  commit('Ana', 'Plans say their prices');
  git('checkout', 'main');
  commit('Ben', 'Something else');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** As `actions/checkout` leaves a pull request: detached, on a merge that GitHub has made. */
function checkOutPullRequest(): void {
  git('checkout', '--detach');
  git('-c', 'user.name=GitHub', '-c', 'user.email=g@example.org', 'merge', '--no-ff', '-m', 'Merge a into b', 'prices');
}
const onPullRequest = { GITHUB_ACTIONS: 'true', GITHUB_REF: 'refs/pull/7/merge' };

test("what a pull request publishes is named by its author's commit, not by the merge that GitHub checks out", () => {
  checkOutPullRequest();
  expect(commitIn(folder, onPullRequest)).toMatchObject({
    commit: git('rev-parse', 'prices'),
    author: 'Ana',
    subject: 'Plans say their prices',
    dirty: false,
  });
});

test("a merge that people have made is a commit like any other, and so is a pull request's last one", () => {
  checkOutPullRequest();
  const onMain = { GITHUB_ACTIONS: 'true', GITHUB_REF: 'refs/heads/main' };
  for (const env of [{}, onMain]) expect(commitIn(folder, env).subject).toBe('Merge a into b');
  git('checkout', 'prices');
  expect(commitIn(folder, onPullRequest).subject).toBe('Plans say their prices');
});

test('what is changed and not committed makes it dirty; where there is no repository nothing is told', () => {
  writeFileSync(join(folder, 'new'), '');
  expect(commitIn(folder, {}).dirty).toBe(true);
  rmSync(join(folder, '.git'), { recursive: true });
  expect(commitIn(folder, {})).toEqual({});
});
