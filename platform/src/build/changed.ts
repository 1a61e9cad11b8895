import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { keyBelow } from '../lib/files-below.ts';
import { appWorkspaces, type Workspace } from '../lib/workspaces.ts';
import { buildAll } from './build.ts';
import { keptInputs } from './inputs.ts';

/** The workspaces whose last build read one of these files (absolute). Those without a build are built first. Throws as `buildAll` does. */
export async function changedWorkspaces(root: string, changed: readonly string[]): Promise<Workspace[]> {
  if (changed.length === 0) return [];
  const names = changed.map((file) => keyBelow(root, file));
  const workspaces = appWorkspaces(root);
  await buildAll(workspaces.filter((workspace) => keptInputs(workspace).length === 0));
  return workspaces.filter((workspace) => {
    const files = Object.keys(keptInputs(workspace)[0]?.files ?? {});
    return names.some((name) => files.some((read) => (read.endsWith('/') ? name.startsWith(read) : name === read)));
  });
}

/**
 * Absolute paths of the files in `root` that were added, changed or deleted since it left `ref`, committed or not. Later commits
 * of others on `ref` do not count. Throws without git, a repository, that commit, or a common ancestor.
 */
export function changedFiles(root: string, ref: string): string[] {
  asked(
    () => git(root, 'rev-parse', '--git-dir'),
    `${root} is in no git repository, so nothing says what has changed.`,
  );
  const commit = asked(
    () => git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`),
    `There is no commit "${ref}" here. Fetch it (git fetch; in a workflow, check out with fetch-depth: 0), or name another: npm test -- --changed --since HEAD~1`,
  );
  const base = asked(
    () => git(root, 'merge-base', commit, 'HEAD'),
    `"${ref}" and what is checked out have no commit in common. If this clone is shallow: git fetch --unshallow`,
  );
  const names = [
    // --relative: this folder may be one of several in its repository.
    git(root, 'diff', '--name-only', '--no-renames', '--relative', '-z', base),
    git(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ].flatMap((list) => list.split('\0').filter(Boolean));
  return names.map((name) => join(root, name));
}

function git(folder: string, ...words: string[]): string {
  return execFileSync('git', words, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    // A lockfile is large.
    maxBuffer: 64 * 1024 * 1024,
  }).replace(/\n$/, '');
}

/** git's answer. Throws with this message, and what git says, if it has none. */
function asked(answer: () => string, message: string): string {
  try {
    return answer();
  } catch (error) {
    const { code, stderr } = error as { code?: string; stderr?: string };
    if (code === 'ENOENT') throw new Error('git is not installed, or not on PATH. Install it, then run this again.');
    throw new Error([message, stderr?.trim()].filter(Boolean).join('\n'));
  }
}
