import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Metafile, Plugin } from 'esbuild';
import { contentHash, filesBelow, shortHash } from '../lib/files-below.ts';
import { rootFolder, type Workspace } from '../lib/workspaces.ts';
import { declaredPages, declaredSlots } from './declared.ts';
import { ownModules, packageFolder } from './own-packages.ts';
import { leavingOut, outputFolder, runEsbuild, thisFile } from './run-esbuild.ts';
import { contractPackage, designSystem, singletonPatterns } from './shared-packages.ts';

/** What a release is made of, as far as code goes. */
export interface Sources {
  /** Absolute paths of the repository's own files of which something is in the release, in alphabetical order. */
  files: string[];
  /** Files that only pass on what others export: what they pass on counts where it is. */
  passing: string[];
  /** Folders of the installed packages of which something is in it, as the lockfile names them: `node_modules/react`. */
  packages: string[];
  /** What it uses of the design system; of the shell, all that this has. */
  design: DesignSystem;
  /** The same of the contract (`shared-types`): what its exports do, as {@link DesignSystem.exports}. */
  contract: Record<string, string>;
}

/** A part of the design system, by what it exports. */
export interface DesignSystem extends MadeOf {
  /** Name of the export → ten hexadecimal digits that change when what it does changes, not with how it is written down. */
  exports: Record<string, string>;
}

type MadeOf = Pick<Sources, 'files' | 'passing' | 'packages'>;

/** Milliseconds by which a file's clock may be behind. */
const tick = 10;

const known = new Map<string, Promise<Sources>>();

/**
 * What a release of the workspace is made of at this moment: what is really resolved and used, so a test, a comment's
 * file, or a block that no page shows is no part of it. webpack is asked nothing: this is a matter of a tenth of a
 * second. Throws with the bundler's message when something cannot be resolved.
 */
export function sourcesOf(workspace: Workspace): Promise<Sources> {
  let sources = known.get(workspace.folder);
  if (!sources) {
    sources = readSources(workspace);
    known.set(workspace.folder, sources);
    sources.catch(() => known.delete(workspace.folder));
  }
  return sources;
}

/** Forgets what was read: for processes that outlive a change of the source. */
export function forgetSources(): void {
  known.clear();
}

/**
 * What was read before, if every file it was read of is as it was then: another file can only come in by a change of one
 * of these.
 */
async function readSources(workspace: Workspace): Promise<Sources> {
  const root = rootFolder(workspace.folder);
  const file = join(root, outputFolder, `${workspace.name}.json`);
  try {
    const { key, sources: kept } = JSON.parse(readFileSync(file, 'utf8')) as { key: string; sources: Sources };
    const sources = moved(kept, (each) => resolve(root, each));
    if (key === keyOf(root, workspace, sources)) return sources;
  } catch {
    // Not read before, or a file of it is gone.
  }
  const begin = Date.now();
  const before = declarationsOf(workspace);
  const sources = await bundledSources(workspace);
  // What was written, or taken away, meanwhile may have been read as it was before.
  const isSettled = (each: string): boolean => {
    const stats = statSync(each, { throwIfNoEntry: false });
    return stats !== undefined && stats.ctimeMs <= begin - tick;
  };
  if (declarationsOf(workspace).join() !== before.join() || !keyFiles(root, workspace, sources).every(isSettled))
    return sources;
  mkdirSync(join(root, outputFolder), { recursive: true });
  // Without the repository's place: what is read in one clone holds in the next.
  const kept = moved(sources, (each) => relative(root, each));
  writeFileSync(file, JSON.stringify({ key: keyOf(root, workspace, sources), sources: kept }));
  return sources;
}

/** The same, with its files' paths written in another way. */
function moved(sources: Sources, path: (file: string) => string): Sources {
  const both = <Part extends MadeOf>(part: Part): Part => ({
    ...part,
    files: part.files.map(path),
    passing: part.passing.map(path),
  });
  return both({ ...sources, design: both(sources.design) });
}

/** A further file among these comes in by itself. */
function declarationsOf({ folder }: Workspace): string[] {
  return filesBelow(join(folder, 'src')).filter((each) => /\/src\/(shared\/)?[a-z-]+\.tsx?$/.test(each));
}

function keyOf(root: string, workspace: Workspace, sources: Sources): string {
  return contentHash(keyFiles(root, workspace, sources), root);
}

/** What is read depends on these. */
function keyFiles(root: string, workspace: Workspace, { files, passing }: Sources): string[] {
  const { folder } = workspace;
  const manifests = [folder, ...[designSystem, contractPackage].map((name) => packageFolder(root, name))].map((each) =>
    join(each, 'package.json'),
  );
  const others = [fileURLToPath(import.meta.url), thisFile, join(root, 'package-lock.json'), ...manifests];
  return [...files, ...passing, ...declarationsOf(workspace), ...others];
}

async function bundledSources(workspace: Workspace): Promise<Sources> {
  const root = rootFolder(workspace.folder);
  const entries = await entriesOf(workspace);
  // What only the shell brings along is no part of a remote.
  const external = workspace.role === 'shell' ? [] : singletonPatterns;
  const { metafile, text } = await bundle(root, entries, [designSystem, '*?screens', ...external]);
  const own = madeOf(root, metafile);
  const used = async (from: string, code: string): Promise<string[]> =>
    workspace.role === 'shell' ? exportedNames(workspace, from) : importedNames(code, from);
  const { code, ...design } = await partOf(workspace, designSystem, await used(designSystem, text));
  // The blocks it shows use the contract as well.
  const { exports } = await partOf(workspace, contractPackage, await used(contractPackage, text + code));
  return {
    contract: exports,
    // What a release begins with, and what the shell shares whole, counts even where it only passes on: nobody else says what.
    files: [...new Set([...beginnings(workspace, entries), ...own.files, ...design.files])].sort(),
    passing: [...own.passing, ...design.passing],
    packages: [...new Set([...own.packages, ...design.packages])].sort(),
    design,
  };
}

/** Files of the modules that a release begins with, and of the packages that the shell shares whole. */
function beginnings({ folder, role }: Workspace, entries: readonly string[]): string[] {
  const modules = ownModules(rootFolder(folder));
  const whole = role === 'shell' ? [contractPackage, designSystem] : [];
  return [...entries, ...whole.map((name) => modules[name] ?? '')].filter((file) => isAbsolute(file));
}

/** The modules that a release begins with. */
async function entriesOf(workspace: Workspace): Promise<string[]> {
  const source = (file: string): string => join(workspace.folder, 'src', file);
  const modules = [
    ...(await declaredPages(workspace)).map(({ screen }) => screen),
    ...Object.values(await declaredSlots(workspace)),
  ].map((file) => source(file));
  const starts = ['client.tsx', 'server.tsx'].map(source).filter((file) => existsSync(file));
  // The shell provides the contract whole.
  const provided = workspace.role === 'shell' ? [contractPackage] : [];
  return [...modules, ...starts, ...provided, ...filesBelow(source('shared'))];
}

/** These exports of a package of the repository, what they are made of, and the code of that. */
async function partOf(
  workspace: Workspace,
  name: string,
  names: readonly string[],
): Promise<DesignSystem & { code: string }> {
  if (names.length === 0) return { exports: {}, files: [], passing: [], packages: [], code: '' };
  const root = rootFolder(workspace.folder);
  const part: Plugin = {
    name: 'part',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^part:/ }, ({ path }) => ({ path: path.slice('part:'.length), namespace: 'part' }));
      onLoad({ filter: /.*/, namespace: 'part' }, ({ path }) => ({
        contents: `export { ${path} } from '${name}';`,
        resolveDir: workspace.folder,
      }));
    },
  };
  // What is shared apart is no part of the package's content.
  const apart = [...singletonPatterns, '@mui/material/*'].filter((pattern) => pattern !== name);
  const { metafile, outputFiles } = await runEsbuild(root, {
    // By number: names may differ in their case alone (Copy, copy).
    entryPoints: names.map((name, index) => ({ in: `part:${name}`, out: String(index) })),
    // Else what is imported late is named by its path, which another repository has another one of.
    minifyIdentifiers: true,
    plugins: [part, leavingOut(apart)],
  });
  const exports = Object.fromEntries(
    names.map((name, index) => {
      const file = outputFiles.find(({ path }) => path === resolve(root, outputFolder, `${index}.js`));
      return [name, shortHash([file?.text ?? ''])];
    }),
  );
  return { exports, ...madeOf(root, metafile), code: outputFiles.map(({ text }) => text).join('\n') };
}

async function exportedNames({ folder }: Workspace, name: string): Promise<string[]> {
  const root = rootFolder(folder);
  const { metafile } = await runEsbuild(root, {
    entryPoints: [name],
    absWorkingDir: folder,
    packages: 'external',
  });
  return (Object.values(metafile.outputs)[0]?.exports ?? []).sort();
}

/** Names that bundled code imports from a package which is not bundled. Throws where it imports all of it. */
export function importedNames(code: string, from: string): string[] {
  const whole = [...code.matchAll(/(?:import\s*\*\s*as\s+[\w$]+\s*from|export\s*\*\s*from|import\s*\()\s*"([^"]+)"/g)];
  if (whole.some(([, source]) => source === from))
    throw new Error(`All of ${from} is imported at once. Import by name what is used of it: a release counts no more.`);
  const names = new Set<string>();
  for (const [, clause = '', source] of code.matchAll(/import\s*\{([^}]*)\}\s*from\s*"([^"]+)"/g)) {
    if (source !== from) continue;
    for (const each of clause.split(',')) {
      const [name = ''] = each.trim().split(/\s+as\s+/);
      if (name) names.add(name);
    }
  }
  return [...names].sort();
}

async function bundle(
  root: string,
  entryPoints: string[],
  external: readonly string[],
): Promise<{ metafile: Metafile; text: string }> {
  const { metafile, outputFiles } = await runEsbuild(root, {
    entryPoints,
    plugins: [leavingOut(external)],
    splitting: true,
  });
  return { metafile, text: outputFiles.map(({ text }) => text).join('\n') };
}

/** Of which files and packages something is in these outputs. */
function madeOf(root: string, metafile: Metafile): MadeOf {
  // Mosaico's packages count by what is used of them, where they are installed, too.
  const own = [designSystem, contractPackage].map((name) => packageFolder(root, name) + sep);
  const isOwn = (file: string): boolean => own.some((folder) => file.startsWith(folder));
  const files = new Set<string>();
  const passing = new Set<string>();
  const packages = new Set<string>();
  for (const input of Object.keys(metafile.inputs)) {
    const file = join(root, input);
    if ((!input.includes('node_modules/') || isOwn(file)) && existsSync(file)) passing.add(file);
  }
  for (const { inputs } of Object.values(metafile.outputs)) {
    for (const [input, { bytesInOutput }] of Object.entries(inputs)) {
      const [, installed] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input) ?? [];
      const file = join(root, input);
      if (bytesInOutput === 0) continue;
      if (installed && !isOwn(file)) packages.add(installed);
      else if (existsSync(file)) files.add(file);
    }
  }
  return { files: [...files].sort(), passing: [...passing], packages: [...packages].sort() };
}
