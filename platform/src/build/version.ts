import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readManifest, rootFolder, type Workspace } from '../workspaces.ts';

/**
 * The version of source that has none of its own: the version in `package.json` with a prerelease derived from the
 * content of everything the build reads, e.g. `1.0.0-s3fa9c1d2e4`. The same source is always the same release.
 */
export function releaseVersion(workspace: Workspace): string {
  const root = rootFolder(workspace.folder);
  return `${workspace.manifest.version}-s${contentHash(inputs(workspace, root), root)}`;
}

/** Ten hexadecimal digits that change when a file's content or its path (relative to `root`) does. */
export function contentHash(files: readonly string[], root = rootFolder()): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 10);
}

/** Every file that a build of the workspace reads, in a fixed order: its own, its sibling packages', the build's and the lockfile. */
function inputs(workspace: Workspace, root: string): string[] {
  const siblings = (readManifest(root).workspaces ?? []).filter((name) => workspace.manifest.dependencies?.[name]);
  const folders = [
    join(workspace.folder, 'src'),
    join(workspace.folder, 'public'),
    ...siblings.map((name) => join(root, name, 'src')),
    join(root, 'platform', 'src', 'build'),
  ];
  const files = [
    join(workspace.folder, 'package.json'),
    join(workspace.folder, 'webpack.config.mjs'),
    ...siblings.map((name) => join(root, name, 'package.json')),
    join(root, 'tsconfig.base.json'),
    join(root, 'package-lock.json'),
  ];
  return [...files, ...folders.flatMap(filesBelow)];
}

/** Files below a folder in alphabetical order, without tests; none if there is no such folder. */
export function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
