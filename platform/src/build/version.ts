import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { filesBelow, isTest, shortHash } from '../lib/files-below.ts';
import { rootFolder, type Workspace } from '../lib/workspaces.ts';
import { meaningMarks } from './meaning.ts';
import { buildRooms, buildSources, packageFolder, workspacePackages } from './own-packages.ts';
import { contractPackage, designSystem } from './shared-packages.ts';
import { sourcesOf } from './sources.ts';
import { tools } from './tools.ts';

/**
 * A workspace's version as a release: the version in `package.json` with a prerelease derived from everything
 * the release is made of, e.g. `1.0.0-s3fa9c1d2e4`. The same source is always the same release.
 */
export async function releaseVersion(workspace: Workspace): Promise<string> {
  const root = rootFolder(workspace.folder);
  const { files, packages } = await inputsOf(workspace);
  const { design } = await sourcesOf(workspace);
  const installed = packagesIn(readFileSync(join(root, lockfile), 'utf8'));
  const parts = [
    ...files.map((file) => relative(root, file)),
    ...meaningMarks(root, files),
    ...packages.map((path) => `${path} ${JSON.stringify(installed[path] ?? null)}`),
    // Which of its files stands behind a name of the design system, none of them says.
    ...Object.entries(design.exports).flat(),
  ];
  return `${workspace.manifest.version}-s${shortHash(parts)}`;
}

/** What a release is made of: the repository's files, and installed packages as the lockfile names them. */
export interface BuildInputs {
  /** Absolute paths. */
  files: readonly string[];
  packages: readonly string[];
}

/** Name of npm's lockfile. */
export const lockfile = 'package-lock.json';

/** What a release of the workspace is made of at this moment, in a fixed order. Throws as {@link sourcesOf} does. */
export async function inputsOf(workspace: Workspace): Promise<BuildInputs> {
  const root = rootFolder(workspace.folder);
  const sources = await sourcesOf(workspace);
  const own = {
    ...workspacePackages(root),
    [contractPackage]: packageFolder(root, contractPackage),
    [designSystem]: packageFolder(root, designSystem),
  };
  const siblings = Object.entries(own).filter(([name]) => workspace.manifest.dependencies?.[name]);
  const files = [
    ...declarationFiles.map((name) => join(workspace.folder, 'src', name)),
    join(workspace.folder, 'package.json'),
    join(workspace.folder, 'webpack.config.mjs'),
    ...siblings.map(([, folder]) => join(folder, 'package.json')),
    ...sources.files,
    ...filesBelow(join(workspace.folder, 'public')),
    ...buildSources(root),
  ];
  const installed = packagesIn(readFileSync(join(root, lockfile), 'utf8'));
  return {
    files: [...new Set(files)].filter((file) => existsSync(file)),
    packages: [...new Set([...sources.packages, ...toolPackages(installed)])].sort(),
  };
}

/** Files whose data the build copies into `release.json`. */
const declarationFiles = ['pages.ts', 'facts.ts', 'offers.ts', 'slots.ts'];

/** Whether a file counts in the workspace's releases by its place: nobody imports it and so says that it is gone. */
export function countsByPlace({ folder }: Workspace, file: string): boolean {
  const wholeFolders = [join(folder, 'public'), join(folder, 'src', 'shared'), ...buildRooms(rootFolder(folder))];
  const named = [...declarationFiles, 'client.tsx', 'server.tsx'].map((name) => join(folder, 'src', name));
  return named.includes(file) || (!isTest(file) && wholeFolders.some((place) => file.startsWith(place + sep)));
}

/** One installed package, as far as it matters what is installed. */
interface InstalledPackage {
  version?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
}

/** The packages of a lockfile by the folder they are installed in, without the repository's own. */
export function packagesIn(text: string): Record<string, Pick<InstalledPackage, 'version' | 'integrity'>> {
  const { packages = {} } = JSON.parse(text) as { packages?: Record<string, InstalledPackage & { link?: boolean }> };
  return Object.fromEntries(
    Object.entries(packages)
      .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
      .map(([path, { version, integrity }]) => [
        path,
        { ...(version && { version }), ...(integrity && { integrity }) },
      ]),
  );
}

/** The compilers, and federation's own packages: what they write is in every release. */
function toolPackages(installed: Record<string, unknown>): string[] {
  return Object.keys(installed).filter((path) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return tools.some((tool) => tool === name) || name.startsWith('@module-federation/');
  });
}
