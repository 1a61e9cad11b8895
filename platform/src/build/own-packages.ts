import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readManifest, workspaceFolders } from '../lib/workspaces.ts';

/** Name of the contract's package: one copy, the shell's. */
export const contractPackage = '@mosaico/shared-types';

/** Name of the design system's package. */
export const designSystem = '@mosaico/shared-ui';

/** Name of this package. */
export const platformPackage = '@mosaico/platform';

/**
 * Folder of one of Mosaico's packages for a build: the repository's own, where it is one of its workspaces, else the
 * installed one. Throws naming the package when there is neither.
 */
export function packageFolder(root: string, name: string): string {
  const own = ownPackages(root).get(name);
  if (own) return own;
  try {
    return dirname(createRequire(join(root, 'package.json')).resolve(`${name}/package.json`));
  } catch {
    throw new Error(`${name} is not installed in ${root}. Add it to the dependencies, and run: npm install`);
  }
}

/**
 * Refuses packages of Mosaico that are installed from elsewhere, though they are workspaces of this repository: a build would take the
 * sources from here and its tools from there. Throws naming the package and both folders. What is not installed, others say.
 */
export function refuseForeignPackages(root: string): void {
  const own = ownPackages(root);
  for (const name of [contractPackage, designSystem, platformPackage]) {
    const here = own.get(name);
    const installed = here === undefined ? undefined : installedFolder(root, name);
    if (here === undefined || installed === undefined || installed === realpathSync(here)) continue;
    throw new Error(
      `${name} is a workspace of ${root}, and node_modules leads to another checkout's: ${installed}. ` +
        'So releases would be made of two checkouts. Delete node_modules here (a link, if it is one), and run: npm ci',
    );
  }
}

/** Where an installed package really is: the nearest one, as a program beside the `package.json` in `root` would find it. */
export function installedFolder(root: string, name: string): string | undefined {
  const places = createRequire(join(root, 'package.json')).resolve.paths(name) ?? [];
  const place = places.map((each) => join(each, name)).find((each) => existsSync(join(each, 'package.json')));
  return place && realpathSync(place);
}

/** The repository's packages: name → absolute folder. A listed folder that is not there yet is left out. */
function ownPackages(root: string): Map<string, string> {
  const folders = workspaceFolders(root).filter((folder) => existsSync(join(folder, 'package.json')));
  return new Map(folders.map((folder) => [readManifest(folder).name, folder]));
}

/** An entry of `exports` in a `package.json`: a file, or conditions with the source of the compiled file. */
type Exported = string | { source?: string };

/**
 * Exports of Mosaico's packages, and of other packages of the repository: `@mosaico/shared-types/schemas` → the absolute path of the module.
 * A build resolves them by this map, and not by the links in `node_modules`.
 */
export function ownModules(root: string): Record<string, string> {
  const modules: Record<string, string> = {};
  const folders = [contractPackage, designSystem].map((name) => packageFolder(root, name));
  for (const folder of new Set([...ownPackages(root).values(), ...folders])) {
    const { name, exports = {} } = readManifest(folder) as { name: string; exports?: Record<string, Exported> };
    for (const [path, exported] of Object.entries(exports)) {
      const file = typeof exported === 'string' ? exported : exported.source;
      if (file && !path.includes('*') && path !== './package.json') modules[name + path.slice(1)] = join(folder, file);
    }
  }
  return modules;
}

/** Mosaico's sources that decide what a build writes, by the word of its bundle: absolute paths of those that are there. */
export function buildSources(root: string): string[] {
  const platform = packageFolder(root, platformPackage);
  const sources = JSON.parse(readFileSync(join(platform, 'dist', 'build-sources.json'), 'utf8')) as string[];
  return sources.map((file) => join(platform, file)).filter((file) => existsSync(file));
}
