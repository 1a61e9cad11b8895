import { execFileSync } from 'node:child_process';
import type { Release } from '@mosaico/shared-types/schemas';
import { repositoryAddress } from '../store/repository-address.ts';

/** A subject is a line for people; a commit's first line may be a whole page. */
const longestSubject = 300;

type Commit = Pick<Release['built'], 'commit' | 'author' | 'committed' | 'subject' | 'dirty' | 'repository'>;

/** The working copy's commit: who made it, when, what for and where it is; nothing where there is no git, or no repository. */
export function commitIn(folder: string, env: NodeJS.ProcessEnv = process.env): Commit {
  const git = (...words: string[]): string =>
    execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const of = isMergeOfPullRequest(env) && unlessRefused(() => git('rev-parse', '--verify', 'HEAD^2'));
    const [commit = '', author = '', date = '', subject = ''] = git(
      'log',
      '-1',
      '--format=%H%n%an%n%cI%n%s',
      of || 'HEAD',
    ).split('\n');
    const repository = repositoryAddress(unlessRefused(() => git('remote', 'get-url', 'origin')));
    return {
      commit,
      author,
      committed: new Date(date).toISOString(),
      ...(subject && { subject: subject.slice(0, longestSubject) }),
      dirty: git('status', '--porcelain') !== '',
      ...(repository && { repository }),
    };
  } catch {
    return {};
  }
}

/**
 * For a pull request GitHub checks out a merge of it into its base, which nobody has made and nobody will find: what people
 * know is the commit that it merges. (A checkout that holds only one commit does not have that one.)
 */
function isMergeOfPullRequest({ GITHUB_ACTIONS, GITHUB_REF = '' }: NodeJS.ProcessEnv): boolean {
  return GITHUB_ACTIONS === 'true' && /^refs\/pull\/\d+\/merge$/.test(GITHUB_REF);
}

function unlessRefused(ask: () => string): string {
  try {
    return ask();
  } catch {
    return '';
  }
}
