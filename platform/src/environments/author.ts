import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import type { Author } from '@mosaico/shared-types/schemas';
import { repositoryAddress } from '../store/repository-address.ts';
import { printable } from '../store/release-label.ts';

/** Longest text that a revision keeps of who made it, in characters. */
const longest = 300;

/**
 * The author of a command in `root`: `given`, else the account in GitHub's continuous integration, else git's user, else the
 * system's. With repository, commit and run, if they are known.
 */
export function authorIn(root: string, given?: string, env: NodeJS.ProcessEnv = process.env): Author {
  const { GITHUB_ACTIONS, GITHUB_ACTOR, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA, GITHUB_RUN_ID } = env;
  const isThere = GITHUB_ACTIONS === 'true' && GITHUB_SERVER_URL && GITHUB_REPOSITORY;
  const address = isThere
    ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`
    : (repositoryAddress(git(root, 'remote', 'get-url', 'origin')) ?? '');
  const name = given ?? (isThere ? GITHUB_ACTOR : undefined) ?? (git(root, 'config', 'user.name') || systemUser());
  const parts = {
    name: printable(name) || 'unknown',
    repository: address,
    commit: (isThere ? GITHUB_SHA : undefined) ?? git(root, 'rev-parse', 'HEAD'),
    run: isThere && GITHUB_RUN_ID ? `${address}/actions/runs/${GITHUB_RUN_ID}` : '',
  };
  const known = Object.entries(parts).map(([key, text]) => [key, oneLine(text)] as const);
  return Object.fromEntries(known.filter(([, text]) => text !== '')) as Author;
}

/** A text as a revision keeps it: on one line, without what steers a terminal, and not too long. */
export const oneLine = (text: string): string => printable(text).slice(0, longest).trim();

function git(folder: string, ...words: string[]): string {
  try {
    return execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
