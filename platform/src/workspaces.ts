import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** An application workspace: the shell or a remote. */
export interface Workspace {
  name: string;
  /** Absolute folder. */
  folder: string;
  role: 'shell' | 'remote';
  /** Port of its development server. */
  port: number;
  manifest: Manifest;
}

/** The part of a `package.json` that the platform reads. */
export interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  workspaces?: string[];
}

/** First development port: the site itself is on 8080. */
const firstPort = 8081;

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** The repository's root folder: the nearest one above `from` whose `package.json` lists workspaces. Throws if none does. */
export function rootFolder(from = process.cwd()): string {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json')) && readManifest(folder).workspaces) return folder;
    if (folder === dirname(folder)) {
      throw new Error(`${from} is not inside a Mosaico repository: no package.json with "workspaces" above it.`);
    }
  }
}

/**
 * Every application workspace: those of the root's `workspaces` that hold a `webpack.config.mjs`. This list is the one
 * table of remotes; the build, the development servers and the tests all read it.
 */
export function appWorkspaces(root = rootFolder()): Workspace[] {
  return (readManifest(root).workspaces ?? [])
    .map((name) => join(root, name))
    .filter((folder) => existsSync(join(folder, 'webpack.config.mjs')))
    .map((folder, index) => ({
      name: basename(folder),
      folder,
      role: basename(folder) === 'shell' ? 'shell' : 'remote',
      port: firstPort + index,
      manifest: readManifest(folder),
    }));
}

/** The named workspaces, all of them for no names. Throws for a name that is not one, listing those that are. */
export function chosenWorkspaces(names: readonly string[], root = rootFolder()): Workspace[] {
  const all = appWorkspaces(root);
  for (const name of names) {
    if (!all.some((workspace) => workspace.name === name)) {
      throw new Error(`There is no workspace "${name}". Choose from: ${all.map((each) => each.name).join(', ')}.`);
    }
  }
  return names.length === 0 ? all : all.filter((workspace) => names.includes(workspace.name));
}

/** The workspace in `folder`. Throws if it is not an application workspace. */
export function workspaceIn(folder: string): Workspace {
  const [workspace] = chosenWorkspaces([basename(folder)], dirname(resolve(folder)));
  if (!workspace) throw new Error(`${folder} is not an application workspace.`);
  return workspace;
}
