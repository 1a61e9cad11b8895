import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest, rootFolder, type Workspace } from '../lib/workspaces.ts';
import { packageFolder } from './own-packages.ts';
import { designSystem, singletons } from './shared-packages.ts';

/** How a package (or, with a trailing slash, every module below it) is shared between shell and remotes. */
interface Shared {
  singleton: boolean;
  requiredVersion: string;
  eager?: boolean;
  import?: false | string;
  version?: string;
}

/**
 * The federation `shared` option of a workspace, from the ranges in its `package.json`. The shell provides eagerly, except for
 * late packages, so nothing waits for a second request. Remotes consume. Only of the design system they have a copy of their own.
 *
 * A remote asks for exactly the version of the design system that it was built with (`design`, see `designVersion`). If the shell
 * has another, the remote runs its own copy, which holds only what it uses. Nobody else may get that copy, so it is provided
 * under a version that nobody asks for. In development (without `design`) there is one copy, the shell's.
 */
export function sharing(workspace: Workspace, design: string | undefined): Record<string, Shared> {
  const require = createRequire(join(workspace.folder, 'package.json'));
  const isShell = workspace.role === 'shell';
  const designFolder = packageFolder(rootFolder(workspace.folder), designSystem);
  const fromDesign = createRequire(join(designFolder, 'package.json'));
  const rangeOf = (name: string, via?: string): string | undefined => {
    const own = workspace.manifest.dependencies?.[name];
    if (own ?? !via) return own;
    // Who has no design system has none of what comes by it.
    if (!workspace.manifest.dependencies?.[designSystem]) return undefined;
    const folder = via === designSystem ? designFolder : join(fromDesign.resolve(`${via}/package.json`), '..');
    return readManifest(folder).dependencies?.[name];
  };
  const entries: [string, Shared][] = [];
  for (const each of singletons) {
    const requiredVersion = rangeOf(each.package, each.via);
    if (!requiredVersion) continue;
    const own: Partial<Shared> = isShell ? { eager: !each.isLate } : { import: false };
    // A shared module cannot be tree-shaken: the shell may provide a narrower one in its place.
    const narrow = `./src/shared/${each.key.replace('@', '').replaceAll('/', '-')}.ts`;
    if (isShell && existsSync(join(workspace.folder, narrow)))
      Object.assign(own, { import: narrow, version: installedVersion(require, each.package) });
    entries.push([each.key, { singleton: true, requiredVersion, ...own }]);
  }
  const designRange = rangeOf(designSystem);
  if (designRange && !design)
    entries.push([
      designSystem,
      { singleton: false, requiredVersion: designRange, ...(isShell ? { eager: true } : { import: false }) },
    ]);
  if (designRange && design) {
    const own = isShell ? { version: design, eager: true } : { version: `${design}.${workspace.name}` };
    entries.push([designSystem, { singleton: false, requiredVersion: design, ...own }]);
  }
  return Object.fromEntries(entries);
}

function installedVersion(require: NodeJS.Require, name: string): string {
  return readManifest(join(require.resolve(`${name}/package.json`), '..')).version;
}
