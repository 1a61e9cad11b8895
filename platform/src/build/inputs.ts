import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { filesBelow, keyBelow, keysBelow, shortHash } from '../lib/files-below.ts';
import { buildsFolder } from '../lib/folders.ts';
import { rootFolder, type Workspace } from '../lib/workspaces.ts';
import { dataFiles, declarationFiles, declarationSources } from './declared.ts';
import { buildSources, contractPackage, designSystem, packageFolder, platformPackage } from './own-packages.ts';

/**
 * The inputs of a build, kept beside it as `<version>.<hash>.json`. While all of them are the same, another build gives the same release.
 * Paths are relative to the repository's root, with `/` between their names and at the end of a folder's.
 */
interface Inputs {
  version: string;
  /** When they were read, in ms. */
  at: number;
  /** Their hashes, empty where there was no such file. */
  files: Record<string, string>;
  /** The files that no script and no style sheet was made of: they are data of the release alone. */
  data: string[];
}

/** The files that webpack says it has read, or has looked for in vain. */
type FilesOfCompilation = Record<'fileDependencies' | 'missingDependencies' | 'contextDependencies', Iterable<string>>;

/** Name of npm's lockfile. It counts as a whole: what is installed is read by nobody else here. */
const lockfile = 'package-lock.json';

/**
 * Everything of the repository that a build read, or looked for in vain, as absolute paths: by webpack's own word what was compiled, and
 * what only this platform reads besides.
 */
export async function filesRead(
  workspace: Workspace,
  compilations: readonly FilesOfCompilation[],
  design: readonly string[],
): Promise<string[]> {
  const { folder } = workspace;
  const root = rootFolder(folder);
  const own = (name: string): string => join(folder, 'src', name);
  const publicFolder = join(folder, 'public');
  const packages = [folder, ...[designSystem, contractPackage].map((name) => packageFolder(root, name))];
  const all = [
    ...compilations.flatMap((each) => [...each.fileDependencies, ...each.missingDependencies]),
    ...compilations.flatMap((each) => [...each.contextDependencies].map((context) => context + sep)),
    ...design,
    ...(await declarationSources(workspace)),
    ...declarationFiles.map(own),
    own('shared') + sep,
    publicFolder + sep,
    ...filesBelow(publicFolder),
    ...packages.map((each) => join(each, 'package.json')),
    ...buildSources(root),
    join(root, lockfile),
  ];
  // Its sources count in place of the bundle, whose chunks change with code that no build runs.
  const bundle = join(packageFolder(root, platformPackage), 'dist');
  return [...new Set(all)].filter((file) => counts(root, folder, file) && !file.startsWith(bundle)).sort();
}

/** Absolute paths of the workspace's files that are data of its release alone, by the word of these compilations. */
export function dataOf({ folder }: Workspace, compilations: readonly FilesOfCompilation[]): string[] {
  const compiled = new Set(compilations.flatMap(({ fileDependencies }) => [...fileDependencies]));
  return dataFiles.map((name) => join(folder, 'src', name)).filter((file) => !compiled.has(file));
}

/** What is installed counts by the lockfile. The repository's own `package.json` counts only where the workspace is the whole repository. */
function counts(root: string, folder: string, file: string): boolean {
  const parts = relative(root, file).split(sep);
  if (file === join(root, 'package.json')) return root === folder;
  return parts[0] !== '..' && !parts.includes('node_modules') && parts[0] !== '.mosaico' && parts[0] !== '';
}

/**
 * Throws when one of the files has been written since `begin` (ms): then nobody knows what the build has read. Times to come are a
 * matter of clocks.
 */
export function refuseChanged({ name, folder }: Workspace, files: readonly string[], begin: number): void {
  const now = Date.now();
  const changed = files.find((file) => {
    const modified = file.endsWith(sep) ? undefined : statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    // A disk's clock may count parts of a millisecond.
    return modified !== undefined && modified >= begin && Math.floor(modified) <= now;
  });
  if (changed !== undefined)
    throw new Error(
      `${name} was changed while it was built (${relative(rootFolder(folder), changed)}): its release would be of two sources. Build it again.`,
    );
}

/** Keeps what the release `version` was built of, and which of these files are its data alone. */
export function keepInputs(
  workspace: Workspace,
  version: string,
  { files, data }: { files: readonly string[]; data: readonly string[] },
): void {
  const root = rootFolder(workspace.folder);
  const read = files.map((file) => [inputNameOf(root, file), inputHash(file)] as const);
  const builds = buildsFolder(root, workspace.name);
  // Other sources may give the same release: a comment is no part of it.
  const target = join(builds, `${version}.${shortHash(read.flat())}.json`);
  // Written atomically: another process may read the file.
  const draft = join(builds, `.inputs-${process.pid}`);
  mkdirSync(builds, { recursive: true });
  const names = data.map((file) => inputNameOf(root, file));
  const inputs: Inputs = { version, at: Date.now(), files: Object.fromEntries(read), data: names };
  writeFileSync(draft, JSON.stringify(inputs));
  renameSync(draft, target);
}

/** The version of the kept build whose inputs are the files of now; `undefined` if there is none. */
export function builtVersion(workspace: Workspace): string | undefined {
  return keptBuildOf(workspace, () => false)?.version;
}

/** The newest kept build whose inputs are the files of now, but for data of its release: its version, and absolute paths. */
export function builtButForData(
  workspace: Workspace,
): { version: string; files: string[]; data: string[] } | undefined {
  const root = rootFolder(workspace.folder);
  const pathOf = (name: string): string => join(root, name);
  const kept = keptBuildOf(workspace, ({ data }, name) => data.includes(name));
  return kept && { version: kept.version, files: Object.keys(kept.files).map(pathOf), data: kept.data.map(pathOf) };
}

/** The newest kept build whose inputs are the files of now, but for those that may be other ones. */
function keptBuildOf(workspace: Workspace, mayDiffer: (inputs: Inputs, name: string) => boolean): Inputs | undefined {
  const root = rootFolder(workspace.folder);
  const hashes = new Map<string, string>();
  const hashNow = (name: string): string => {
    const hash = hashes.get(name) ?? inputHash(join(root, name));
    hashes.set(name, hash);
    return hash;
  };
  return keptInputs(workspace).find(
    (inputs) =>
      existsSync(join(buildsFolder(root, workspace.name), inputs.version, 'release.json')) &&
      Object.entries(inputs.files).every(([name, hash]) => mayDiffer(inputs, name) || hashNow(name) === hash),
  );
}

/** What the workspace's builds on this machine have read, the newest first. */
export function keptInputs(workspace: Workspace): Inputs[] {
  const folder = buildsFolder(rootFolder(workspace.folder), workspace.name);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return names.flatMap((name) => readInputs(join(folder, name)) ?? []).sort((a, b) => b.at - a.at);
}

/** What a kept build has read, as {@link filesRead} gave it; nothing where that is not known any more. */
export function filesReadBy(workspace: Workspace, version: string): string[] {
  const root = rootFolder(workspace.folder);
  const { files = {} } = keptInputs(workspace).find((each) => each.version === version) ?? {};
  return Object.keys(files).map((name) => join(root, name));
}

/** A damaged file is a missing one. */
function readInputs(file: string): Inputs | undefined {
  try {
    const { version, at, files, data = [] } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Inputs>;
    return version === undefined || at === undefined || files === undefined ? undefined : { version, at, files, data };
  } catch {
    return undefined;
  }
}

/** Ten hexadecimal digits: of a file's content (CRLF counts as LF), or of the names in a folder. Empty if there is no file or no name. */
function inputHash(file: string): string {
  if (file.endsWith(sep)) {
    const names = keysBelow(file);
    return names.length > 0 ? shortHash(names) : '';
  }
  try {
    const content = readFileSync(file);
    return shortHash([content.includes(0) ? content : content.toString('latin1').replaceAll('\r\n', '\n')]);
  } catch {
    return '';
  }
}

const inputNameOf = (root: string, file: string): string => keyBelow(root, file) + (file.endsWith(sep) ? '/' : '');
