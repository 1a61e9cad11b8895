import { join, sep } from 'node:path';
import type { Chunk, Module } from 'webpack';
import { readManifest, rootFolder, type Workspace } from '../lib/workspaces.ts';
import { designSystem, installedFolder, packageFolder } from './own-packages.ts';

/** What the design system's controls on intent are made with. */
const engines = ['@mui/material', '@emotion/react', '@emotion/styled'];

/**
 * The group of webpack's `splitChunks` for Material UI, its style engine, the packages that only they bring along, and the design
 * system's own part of it (`material-*`): one file. By itself each shared module would be a file that asks for the next when it is
 * here, and each control would come in several waves.
 */
export function materialGroup(workspace: Workspace): object {
  const root = rootFolder(workspace.folder);
  const design = packageFolder(root, designSystem);
  const folders = foldersOf(design, [design, workspace.folder]).map((folder) => folder + sep);
  const own = [
    [join(design, 'src') + sep, /^(\w+[\\/](late-)?material-|theme[\\/](theme|palettes|tokens)\.)/],
    [join(workspace.folder, 'src', 'shared') + sep, /^mui-/],
  ] as const;
  return {
    test: (module: Module): boolean => {
      // Style sheets of CSS Modules have it as well.
      const file = module.nameForCondition() ?? '';
      return (
        folders.some((folder) => file.startsWith(folder)) ||
        own.some(([folder, names]) => file.startsWith(folder) && names.test(file.slice(folder.length)))
      );
    },
    name: 'material',
    // The search names its own file: of Material UI it has what does without the style engine.
    chunks: (chunk: Chunk) => !chunk.canBeInitial() && chunk.name !== 'search',
    enforce: true,
  };
}

/** Folders of the engines, as `from` finds them, and of the packages below them that no `package.json` of `users` names. */
function foldersOf(from: string, users: readonly string[]): string[] {
  const elsewhere = new Set(users.flatMap((folder) => Object.keys(readManifest(folder).dependencies ?? {})));
  const found = new Set<string>();
  const add = (name: string, by: string): void => {
    const folder = installedFolder(by, name);
    if (folder === undefined || found.has(folder)) return;
    found.add(folder);
    for (const below of Object.keys(readManifest(folder).dependencies ?? {}))
      if (!elsewhere.has(below)) add(below, folder);
  };
  for (const name of engines) add(name, from);
  return [...found];
}
