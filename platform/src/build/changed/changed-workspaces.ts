import { relative, sep } from 'node:path';
import { appWorkspaces, type Workspace } from '../../lib/workspaces.ts';
import { buildAll } from '../build.ts';
import { keptInputs } from '../inputs.ts';
import { changedFiles } from './changed-files.ts';

/**
 * The workspaces whose last build read a file that has changed since `ref`. Workspaces without a build are built first. Throws as
 * {@link changedFiles} and `buildAll` do.
 */
export async function changedWorkspaces(root: string, ref: string): Promise<Workspace[]> {
  const changed = changedFiles(root, ref).map((file) => relative(root, file).replaceAll(sep, '/'));
  if (changed.length === 0) return [];
  const workspaces = appWorkspaces(root);
  await buildAll(workspaces.filter((workspace) => keptInputs(workspace).length === 0));
  return workspaces.filter((workspace) => {
    const files = Object.keys(keptInputs(workspace)[0]?.files ?? {});
    return changed.some((file) => files.some((read) => (read.endsWith('/') ? file.startsWith(read) : file === read)));
  });
}
