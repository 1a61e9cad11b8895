import { join, relative } from 'node:path';
import { sharing } from '../build/sharing.ts';
import { unmetShares, type Sharing } from '../site/validate/releases.ts';
import { appWorkspaces, type Workspace } from '../lib/workspaces.ts';
import type { Problem } from './problems.ts';

/**
 * Shared modules that remotes need and the shell does not have. `compiled` run from source, as last compiled. Their ranges are
 * read from `package.json` now, since a compiler reads them only once.
 */
export function shareProblems(root: string, compiled: readonly Sharing[], published: readonly Sharing[]): Problem[] {
  let workspaces: Workspace[];
  try {
    workspaces = appWorkspaces(root);
  } catch (error) {
    return [{ text: (error as Error).message.replaceAll(`${root}/`, '') }];
  }
  const placeOf = (name: string): Workspace | undefined => workspaces.find((workspace) => workspace.name === name);
  const own = compiled.map((each) => withRangesNow(each, placeOf(each.workspace)));
  const all = [...own, ...published];
  const shell = all.find(({ workspace }) => workspace === 'shell');
  if (!shell) return [];
  return all.flatMap((remote) => {
    if (remote === shell) return [];
    const place = own.includes(remote) ? placeOf(remote.workspace) : undefined;
    return unmetShares(shell, remote).map((text) => ({
      ...(place && { file: join(relative(root, place.folder), 'package.json') }),
      text: `${text}. Ask for what the shell (${shell.version}) has, or let the shell share it.`,
    }));
  });
}

function withRangesNow(compiled: Sharing, workspace: Workspace | undefined): Sharing {
  if (!workspace) return compiled;
  const now = Object.entries(sharing(workspace, undefined));
  const consumes = compiled.shared.consumes.map((each) => {
    // A key that ends with a slash is of every module below.
    const [, shared] = now.find(([key]) => (key.endsWith('/') ? each.key.startsWith(key) : each.key === key)) ?? [];
    return { ...each, range: shared?.requiredVersion ?? each.range };
  });
  return { ...compiled, shared: { ...compiled.shared, consumes } };
}
