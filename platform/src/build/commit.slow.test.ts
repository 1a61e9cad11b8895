import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { builtWith, releaseOf } from '../testing/releases.ts';
import { commitOf, recordCommit } from './commit.ts';

let root: string;
const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
const gitIn = (cwd: string, ...words: string[]): string =>
  execFileSync('git', words, { cwd, encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const git = (...words: string[]): string => gitIn(root, ...words);
const file = (name: string): string => join(root, name);
function write(name: string, text = ''): void {
  mkdirSync(dirname(file(name)), { recursive: true });
  writeFileSync(file(name), text);
}
/** Somebody changes a file and commits it. */
function commit(author: string, subject: string, name: string): string {
  write(name, subject);
  git('add', '--all');
  git('-c', `user.name=${author}`, '-c', 'user.email=a@example.org', 'commit', '--message', subject);
  return git('rev-parse', 'HEAD');
}
/** What names a release of a workspace that was built of these files. */
const named = (workspace: string, read: readonly string[] = [], env: NodeJS.ProcessEnv = {}) =>
  commitOf(file(workspace), read, env);

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'commit-')));
  git('init', '--initial-branch', 'main');
  commit('Ben', 'As it is', 'mf-crm/src/content.ts');
  commit('Ben', 'Prices', 'mf-plans/src/facts.json');
  git('checkout', '-b', 'prices');
  commit('Ana', 'Plans say their prices', 'mf-plans/src/facts.json');
  git('checkout', 'main');
  commit('Ben', 'Something else', 'docs/notes.md');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a release is named by the last commit that changed its workspace, and knows which one was checked out', () => {
  const head = git('rev-parse', 'HEAD');
  expect(named('mf-plans')).toMatchObject({ author: 'Ben', subject: 'Prices', head, dirty: false });
  expect(named('mf-crm')).toMatchObject({ subject: 'As it is', head });
  const own = commit('Ana', 'CRM says its prices', 'mf-crm/src/content.ts');
  expect(named('mf-crm')).toMatchObject({ commit: own, subject: 'CRM says its prices' });
  expect(named('mf-crm')).not.toHaveProperty('head');
});

/** As `actions/checkout` leaves a pull request: detached, on a merge that GitHub has made. */
function checkOutPullRequest(): void {
  git('checkout', '--detach');
  git('-c', 'user.name=GitHub', '-c', 'user.email=g@example.org', 'merge', '--no-ff', '-m', 'Merge a into b', 'prices');
}
const onPullRequest = { GITHUB_ACTIONS: 'true', GITHUB_REF: 'refs/pull/7/merge' };

test("a release of a pull request has its author's commit, not by the merge that GitHub checks out", () => {
  checkOutPullRequest();
  const ofPrices = git('rev-parse', 'prices');
  for (const env of [onPullRequest, {}])
    expect(named('mf-plans', [], env)).toMatchObject({
      commit: ofPrices,
      author: 'Ana',
      subject: 'Plans say their prices',
      dirty: false,
    });
  expect(named('mf-crm', [], onPullRequest).head).toBe(ofPrices);
});

test('only files that the build has read make it dirty, and are named as the team knows them', () => {
  const read = ['mf-plans/src/facts.json', 'mf-plans/src/new.ts', 'shared-ui/src/index.ts', `mf-plans/public${sep}`];
  const dirty = (): object => named('mf-plans', read.map(file));
  write('mf-crm/src/content.ts', 'changed');
  write('mf-plans/src/facts.test.ts', 'new');
  expect(dirty()).toMatchObject({ dirty: false });
  write('mf-plans/src/facts.json', 'changed');
  write('mf-plans/src/new.ts', 'new');
  write('mf-plans/public/a.svg', 'new');
  write('shared-ui/src/index.ts', 'new');
  expect(dirty()).toMatchObject({
    subject: 'Prices',
    dirty: true,
    uncommitted: ['facts.json', 'mf-plans/public/a.svg', 'new.ts', 'shared-ui/src/index.ts'],
  });
});

test('in a shallow clone the oldest commit, which seems to have made every file, names none that it may not have changed', () => {
  const clone = mkdtempSync(join(tmpdir(), 'shallow-'));
  try {
    gitIn(clone, 'clone', '--quiet', '--depth', '1', `file://${root}`, '.');
    expect(commitOf(join(clone, 'mf-plans'), [], {})).toMatchObject({ commit: git('rev-parse', 'HEAD') });
    expect(commitOf(join(clone, 'mf-plans'), [], {})).not.toHaveProperty('subject');
    rmSync(clone, { recursive: true });
    mkdirSync(clone);
    gitIn(clone, 'clone', '--quiet', '--depth', '2', `file://${root}`, '.');
    commit('Ben', 'More', 'docs/notes.md');
    gitIn(clone, 'pull', '--quiet');
    const head = git('rev-parse', 'HEAD');
    expect(commitOf(join(clone, 'mf-crm'), [], {})).toMatchObject({ commit: head });
    expect(commitOf(join(clone, 'mf-crm'), [], {})).not.toHaveProperty('subject');
  } finally {
    rmSync(clone, { recursive: true });
  }
});

test('a workspace that is not committed yet, and a folder without git', () => {
  write('mf-events/src/pages.ts');
  const { commit: own, ...rest } = named('mf-events', [file('mf-events/src/pages.ts')]);
  expect(own).toBe(git('rev-parse', 'HEAD'));
  expect(rest).toEqual({ dirty: true, uncommitted: ['pages.ts'] });
  rmSync(file('.git'), { recursive: true });
  expect(named('mf-plans')).toEqual({});
});

test('a build that was made before the commit is named by it afterwards, and is the same otherwise', () => {
  const facts = file('mf-plans/src/facts.json');
  write('mf-plans/src/facts.json', 'new prices');
  const release = releaseOf('mf-plans', { built: builtWith(named('mf-plans', [facts])) });
  const build = file('build');
  write('build/release.json', JSON.stringify(release, null, 1));
  const kept = (): typeof release => {
    recordCommit(build, () => named('mf-plans', [facts]));
    return JSON.parse(readFileSync(join(build, 'release.json'), 'utf8')) as typeof release;
  };
  expect(kept()).toEqual(release);
  commit('Ana', 'New prices', 'docs/other.md');
  const { built, ...rest } = kept();
  expect(built).toMatchObject({ author: 'Ana', subject: 'New prices', dirty: false });
  expect({ ...rest, built }).toEqual({ ...release, built: { ...builtWith(), ...named('mf-plans') } });
});
