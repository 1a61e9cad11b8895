import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildInputs, isInput, lockfile, packagesFromOutside, releaseVersion } from '../build/version.ts';
import type { Store } from '../store/store.ts';
import { appWorkspaces, type Workspace } from '../workspaces.ts';
import { changedFiles, type ChangedFiles } from './changed-files.ts';

/** A workspace whose release a change touches. */
export interface ChangedWorkspace {
  workspace: string;
  /** The version of its release as it is now. */
  version: string;
}

/** The application workspaces that build to another release than they did at `ref`. Throws as {@link changedFiles} does. */
export function changedWorkspaces(root: string, ref: string): ChangedWorkspace[] {
  const changes = changedFiles(root, ref);
  const files = changes.files.filter((file) => file !== join(root, lockfile) || bringsOtherPackages(file, changes));
  return appWorkspaces(root)
    .filter((workspace) => {
      const inputs = buildInputs(workspace, root);
      return files.some((file) => isInput(inputs, file));
    })
    .map(releaseOf);
}

/** The application workspaces of which the environment shows another release than the one they build to. */
export async function workspacesUnlike(
  root: string,
  store: Pick<Store, 'revision'>,
  environment: string,
): Promise<ChangedWorkspace[]> {
  const { releases } = await store.revision(environment);
  return appWorkspaces(root)
    .map(releaseOf)
    .filter(({ workspace, version }) => releases[workspace] !== version);
}

const releaseOf = (workspace: Workspace): ChangedWorkspace => ({
  workspace: workspace.name,
  version: releaseVersion(workspace),
});

function bringsOtherPackages(file: string, { before }: ChangedFiles): boolean {
  const earlier = before(file);
  if (earlier === undefined || !existsSync(file)) return true;
  return packagesFromOutside(earlier) !== packagesFromOutside(readFileSync(file, 'utf8'));
}
