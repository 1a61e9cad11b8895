import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { didYouMean } from './did-you-mean.ts';
import { parseJson } from './read-json.ts';
import { textOf } from './read-text.ts';

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
  peerDependencies?: Record<string, string>;
  /** Folders, relative to this one; see {@link workspaceFolders}. */
  workspaces?: string[];
  /** Defaults of the commands, in a repository's root. */
  mosaico?: { store?: string; environment?: string };
}

/** First development port: the site itself is on 8080. */
const firstPort = 8081;
/** What makes a package an application workspace. */
const marker = 'webpack.config.mjs';

/** Throws with the file's name where it is not there, or is no JSON. */
export function readManifest(folder: string): Manifest {
  const file = join(folder, 'package.json');
  return parseJson(textOf(readFileSync(file), file), file) as Manifest;
}

/**
 * The repository's root folder: the nearest one above `from` whose `package.json` lists workspaces, or else the package of
 * the one remote that the repository consists of. Throws if there is neither.
 */
export function rootFolder(from = process.cwd()): string {
  let alone: string | undefined;
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) {
      const { workspaces } = readManifest(folder);
      // A package that the list above it does not have is no part of that repository.
      if (workspaces && (!alone || workspaceFolders(folder).some((each) => isInside(alone, each)))) return folder;
      if (existsSync(join(folder, marker))) alone ??= folder;
    }
    if (folder === dirname(folder)) break;
  }
  if (alone) return alone;
  throw new Error(
    `${from} is not inside a Mosaico repository: there is neither a package.json with "workspaces" above it nor one beside a ${marker}. To begin a remote: npm create @mosaico/remote mf-events -- --title "Eventos"`,
  );
}

const isInside = (folder: string | undefined, place: string): boolean =>
  folder !== undefined && `${folder}${sep}`.startsWith(`${place}${sep}`);

/**
 * Absolute folders of the packages that a repository's root lists. `packages/*` stands for every package in `packages`, by name.
 * Throws for any other pattern.
 */
export function workspaceFolders(root: string): string[] {
  return (readManifest(root).workspaces ?? []).flatMap((pattern) => {
    const [, parent, isAll] = /^([^*?![\]{}]+?)(\/\*)?\/?$/.exec(pattern) ?? [];
    if (parent === undefined)
      throw new Error(
        `"${pattern}" in "workspaces" of ${join(root, 'package.json')} is a pattern that Mosaico does not read. Name the folders, or write "packages/*" for all packages in one.`,
      );
    const folder = join(root, parent);
    if (!isAll) return [folder];
    return (existsSync(folder) ? readdirSync(folder).sort() : [])
      .map((name) => join(folder, name))
      .filter((each) => existsSync(join(each, 'package.json')));
  });
}

/**
 * Every application workspace: those of the root's `workspaces` that hold a `webpack.config.mjs`, or the root itself where it
 * is the one package. This list is the one table of remotes; the build, the development servers and the tests all read it.
 */
export function appWorkspaces(root = rootFolder()): Workspace[] {
  const { workspaces } = readManifest(root);
  return (workspaces ? workspaceFolders(root) : [root])
    .filter((folder) => existsSync(join(folder, marker)))
    .map((folder, index) => {
      const manifest = readManifest(folder);
      // A checkout may be called anything; a package may have a scope.
      const name = workspaces ? basename(folder) : manifest.name.replace(/^@[^/]+\//, '');
      return { name, folder, role: name === 'shell' ? 'shell' : 'remote', port: firstPort + index, manifest };
    });
}

/** The named workspaces, all of them for no names. Throws for a name that is not one, listing those that are. */
export function chosenWorkspaces(names: readonly string[], root = rootFolder()): Workspace[] {
  const all = appWorkspaces(root);
  for (const name of names) {
    if (!all.some((workspace) => workspace.name === name)) {
      const known = all.map((each) => each.name);
      throw new Error(`There is no workspace "${name}". Choose from: ${known.join(', ')}.${didYouMean(name, known)}`);
    }
  }
  return names.length === 0 ? all : all.filter((workspace) => names.includes(workspace.name));
}

/** The workspace in `folder`. Throws if it is not an application workspace. */
export function workspaceIn(folder: string): Workspace {
  const workspace = appWorkspaces(rootFolder(folder)).find((each) => each.folder === resolve(folder));
  if (!workspace) throw new Error(`${folder} is not an application workspace.`);
  return workspace;
}
