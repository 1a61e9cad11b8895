import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import type { Release } from '@mosaico/shared-types/schemas';
import { keyBelow } from '../lib/files-below.ts';
import { repositoryAddress } from '../store/repository-address.ts';

/** A subject is a line for people; a commit's first line may be a whole page. */
const longestSubject = 300;
/** A release names so many uncommitted files at most. */
const mostUncommitted = 100;

type Commit = Omit<Release['built'], 'at' | 'contract' | 'runtime'>;

type Git = (...words: string[]) => string;

/**
 * The commit that describes a release: the last one that changed the workspace in `folder`. Also the commit that is checked out, if
 * it is another one, and the uncommitted files among those that the build has `read` (absolute; folders end with a separator).
 * Empty without git or a repository.
 */
export function commitOf(folder: string, read: readonly string[], env: NodeJS.ProcessEnv = process.env): Commit {
  const git: Git = (...words) =>
    execFileSync('git', words, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    });
  try {
    // For a pull request GitHub checks out a temporary merge into the base branch. People know the commit that it merges. (A checkout
    // with only one commit does not have that one.)
    const isMerge = env.GITHUB_ACTIONS === 'true' && /^refs\/pull\/\d+\/merge$/.test(env.GITHUB_REF ?? '');
    const merged = isMerge && unlessRefused(() => git('rev-parse', '--verify', 'HEAD^2').trim());
    const head = merged || git('rev-parse', 'HEAD').trim();
    const own = lastChange(git, head);
    const uncommitted = uncommittedFiles(git, folder, read);
    const repository = repositoryAddress(unlessRefused(() => git('remote', 'get-url', 'origin').trim()));
    return {
      ...own,
      ...(own.commit !== head && { head }),
      dirty: uncommitted.length > 0,
      ...(uncommitted.length > 0 && { uncommitted: uncommitted.slice(0, mostUncommitted) }),
      ...(repository && { repository }),
    };
  } catch {
    return {};
  }
}

/**
 * Writes its commit into a build that was made of uncommitted files, once they are committed. Its version stays the same. `commit`
 * returns {@link commitOf} of its workspace now.
 */
export function recordCommit(build: string, commit: () => Commit): void {
  const file = join(build, 'release.json');
  const text = readFileSync(file, 'utf8');
  if (!text.includes('"dirty": true')) return;
  const now = commit();
  if (now.dirty !== false) return;
  const release = JSON.parse(text) as Release;
  const { at, contract, runtime } = release.built;
  // Written atomically, as a new file: other folders may have hard links to the old one.
  const draft = join(dirname(build), `.release-${process.pid}`);
  writeFileSync(draft, `${JSON.stringify({ ...release, built: { at, contract, runtime, ...now } }, null, 1)}\n`);
  renameSync(draft, file);
}

/** The last commit up to `head` that changed git's folder; `head` without an author if that is unknown. */
function lastChange(git: Git, head: string): Pick<Commit, 'commit' | 'author' | 'committed' | 'subject'> {
  // The subject of a merge does not describe the change.
  const own = git('log', '-1', '--no-merges', '--format=%H%n%P%n%an%n%cI%n%s', head, '--', '.');
  const [commit = '', parents = '', author = '', date = '', subject = ''] = own.split('\n');
  // A shallow clone knows nothing before its first commit, which then seems to have made every file.
  const isCutOff = parents === '' && git('rev-parse', '--is-shallow-repository').trim() === 'true';
  if (commit === '' || isCutOff) return { commit: head };
  return {
    commit,
    author,
    committed: new Date(date).toISOString(),
    ...(subject && { subject: subject.slice(0, longestSubject) }),
  };
}

/** The files that differ from the commit: below the workspace's `src` by their names there, others by their paths in the repository. */
function uncommittedFiles(git: Git, folder: string, read: readonly string[]): string[] {
  const top = resolve(folder, git('rev-parse', '--show-cdup').trim());
  const files = new Set(read);
  const folders = read.filter((each) => each.endsWith(sep));
  const source = join(folder, 'src') + sep;
  return git('status', '--porcelain', '-z', '--no-renames', '--untracked-files=all')
    .split('\0')
    .filter((entry) => entry !== '')
    .map((entry) => ({ state: entry.slice(0, 2), file: join(top, entry.slice(3)) }))
    .filter(
      ({ state, file }) => files.has(file) || (/[?AD]/.test(state) && folders.some((each) => file.startsWith(each))),
    )
    .map(({ file }) => keyBelow(file.startsWith(source) ? source : top, file));
}

function unlessRefused(ask: () => string): string {
  try {
    return ask();
  } catch {
    return '';
  }
}
