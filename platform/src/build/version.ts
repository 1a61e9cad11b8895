import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { readManifest, rootFolder, type Workspace } from '../workspaces.ts';

/**
 * The version of source that has none of its own: the version in `package.json` with a prerelease derived from the
 * content of everything the build reads, e.g. `1.0.0-s3fa9c1d2e4`. The same source is always the same release.
 */
export function releaseVersion(workspace: Workspace): string {
  const root = rootFolder(workspace.folder);
  return `${workspace.manifest.version}-s${contentHash(inputFiles(buildInputs(workspace, root)), root)}`;
}

/** Ten hexadecimal digits that change when a file's content or its path (relative to `root`) does. */
export function contentHash(files: readonly string[], root = rootFolder()): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(relative(root, file)).update('\0').update(read(file)).update('\0');
  return hash.digest('hex').slice(0, 10);
}

function read(file: string): Buffer | string {
  const content = readFileSync(file);
  return basename(file) === lockfile ? packagesFromOutside(content.toString()) : content;
}

/** Name of npm's lockfile. */
export const lockfile = 'package-lock.json';

/**
 * What a lockfile says of packages from outside. Its entries for workspaces repeat their `package.json`: counted, they
 * would make every release a new one as soon as a remote is added.
 */
export function packagesFromOutside(text: string): string {
  const { packages = {} } = JSON.parse(text) as { packages?: Record<string, { link?: boolean }> };
  return JSON.stringify(
    Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && link !== true),
  );
}

/** What a build of a workspace reads: single files, and folders with all that is below them but tests. */
export interface BuildInputs {
  files: readonly string[];
  folders: readonly string[];
}

/** What a build of the workspace reads, in a fixed order: its own, its sibling packages', the build's and the lockfile. */
export function buildInputs(workspace: Workspace, root: string): BuildInputs {
  const siblings = (readManifest(root).workspaces ?? []).filter((name) => workspace.manifest.dependencies?.[name]);
  return {
    files: [
      join(workspace.folder, 'package.json'),
      join(workspace.folder, 'webpack.config.mjs'),
      ...siblings.map((name) => join(root, name, 'package.json')),
      join(root, 'tsconfig.base.json'),
      join(root, lockfile),
    ],
    folders: [
      join(workspace.folder, 'src'),
      join(workspace.folder, 'public'),
      ...siblings.map((name) => join(root, name, 'src')),
      join(root, 'platform', 'src', 'build'),
    ],
  };
}

function inputFiles({ files, folders }: BuildInputs): string[] {
  return [...files, ...folders.flatMap(filesBelow)];
}

/** Does a build that reads `inputs` read this file, or would it if the file were there? */
export function isInput({ files, folders }: BuildInputs, file: string): boolean {
  return files.includes(file) || (!isTest(file) && folders.some((folder) => file.startsWith(folder + sep)));
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** Files below a folder in alphabetical order, without tests; none if there is no such folder. */
export function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !isTest(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
