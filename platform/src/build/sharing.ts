import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shortHash } from '../lib/files-below.ts';
import { readManifest, rootFolder, type Workspace } from '../lib/workspaces.ts';
import { packageFolder } from './own-packages.ts';
import { components, designSystem, singletons } from './shared-packages.ts';
import type { DesignSystem } from './sources.ts';

/** How a package (or, with a trailing slash, every module below it) is shared between shell and remotes. */
interface Shared {
  singleton: boolean;
  requiredVersion: string;
  eager?: boolean;
  import?: false | string;
  version?: string;
}

/**
 * The federation `shared` option of a workspace, from the ranges in its `package.json`. The shell provides eagerly, so
 * nothing waits for a second request, except for what comes late; remotes consume, and have a copy of their own of the design
 * system alone.
 *
 * The design system is shared by content. A remote asks for exactly what it was built with: its version is derived from
 * what each export that it uses does. Where the shell's copy does the same in all of them, the composition says so, and the
 * shell's stands for it; otherwise the remote brings its own, which holds no more than it uses. In development (without
 * `design`) there is one copy, the shell's.
 */
export function sharing(
  workspace: Workspace,
  design: Pick<DesignSystem, 'exports'> | undefined,
): Record<string, Shared> {
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
    const narrow = join(workspace.folder, 'src', 'shared', `${each.key.replace('@', '').replaceAll('/', '-')}.ts`);
    if (isShell && existsSync(narrow))
      Object.assign(own, { import: narrow, version: installedVersion(require, each.package) });
    entries.push([each.key, { singleton: true, requiredVersion, ...own }]);
  }
  const componentRange = rangeOf(components.package, components.via);
  if (componentRange) {
    const own: Partial<Shared> = isShell ? { eager: false } : { import: false };
    entries.push([components.key, { singleton: true, requiredVersion: componentRange, ...own }]);
  }
  const designRange = rangeOf(designSystem);
  if (designRange && !design)
    entries.push([
      designSystem,
      { singleton: false, requiredVersion: designRange, ...(isShell ? { eager: true } : { import: false }) },
    ]);
  if (designRange && design) {
    const index = join(designFolder, 'src', 'index.ts');
    const version = versionOfPart(readManifest(join(dirname(index), '..')).version, design.exports);
    const own = isShell
      ? { eager: true, import: index }
      : { import: `${index}?uses=${Object.keys(design.exports).join(',')}` };
    entries.push([designSystem, { singleton: false, version, requiredVersion: version, ...own }]);
  }
  return Object.fromEntries(entries);
}

/** The version of a part of a package, by what its exports do: `2.0.0-u3fa9c1d2e4`. Equal parts have equal versions. */
export function versionOfPart(version: string, exports: Readonly<Record<string, string>>): string {
  return `${version}-u${shortHash(Object.entries(exports).sort().flat())}`;
}

function installedVersion(require: NodeJS.Require, name: string): string {
  return readManifest(join(require.resolve(`${name}/package.json`), '..')).version;
}
