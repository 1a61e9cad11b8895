import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readManifest, rootFolder, type Workspace } from '../lib/workspaces.ts';
import { designSystem, packageFolder } from './own-packages.ts';

/**
 * Packages with state. Two copies of React, of a context or of emotion's cache would break the page, so a remote never brings its
 * own. `via` names the package whose `package.json` has the range, if the workspace's own has none. `isLate` ones are loaded with
 * the first control that needs them, the others with the shell. `by`: the shell provides this key by another package.
 */
export const singletons: { key: string; via?: string; isLate?: true; by?: string }[] = [
  { key: 'react' },
  { key: 'react/' },
  { key: 'react-dom' },
  { key: 'react-dom/' },
  { key: 'react-router', via: designSystem },
  // For remotes that import it still: React Router 8 has no such package.
  { key: 'react-router-dom', by: 'react-router' },
  { key: '@emotion/react', via: designSystem, isLate: true },
  { key: '@emotion/styled', via: designSystem, isLate: true },
  // Material UI keeps two contexts outside of @mui/material; the rest of @mui/system is stateless and tree-shaken.
  { key: '@mui/system/DefaultPropsProvider', via: '@mui/material', isLate: true },
  { key: '@mui/system/RtlProvider', via: '@mui/material', isLate: true },
  { key: '@mui/material/styles', via: designSystem, isLate: true },
  { key: 'notistack', isLate: true },
  { key: '@mosaico/shared-types' },
  // Component by component: each comes with the first control that needs it.
  { key: '@mui/material/', via: designSystem, isLate: true },
];

/** Whether a key of `shared` stands for this module. One that ends with a slash stands for every module below. */
export const isKeyOf = (key: string, module: string): boolean =>
  key.endsWith('/') ? module.startsWith(key) : module === key;

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
 * A remote asks for exactly the version of the design system that it was built with (`design`, see `designVersion`). If the share
 * scope has no such version, the remote provides its own copy. In development (without `design`) there is one copy, the shell's.
 */
export function sharing(workspace: Workspace, design: string | undefined): Record<string, Shared> {
  const require = createRequire(join(workspace.folder, 'package.json'));
  const isShell = workspace.role === 'shell';
  const designFolder = packageFolder(rootFolder(workspace.folder), designSystem);
  const fromDesign = createRequire(join(designFolder, 'package.json'));
  const rangeOf = (name: string, via?: string): string | undefined => {
    const own = workspace.manifest.dependencies?.[name];
    if (own ?? !via) return own;
    // A workspace without the design system has none of the packages that come by it.
    if (!workspace.manifest.dependencies?.[designSystem]) return undefined;
    const folder = via === designSystem ? designFolder : join(fromDesign.resolve(`${via}/package.json`), '..');
    const { dependencies, peerDependencies } = readManifest(folder);
    return dependencies?.[name] ?? peerDependencies?.[name];
  };
  const entries: [string, Shared][] = [];
  for (const each of singletons) {
    const [name = ''] = /^(@[^/]+\/)?[^/]+/.exec(each.key) ?? [];
    const provider = isShell ? (each.by ?? name) : name;
    const requiredVersion = rangeOf(provider, each.via);
    if (!requiredVersion) continue;
    const own: Partial<Shared> = isShell ? { eager: !each.isLate } : { import: false };
    // A shared module cannot be tree-shaken: the shell may provide a narrower one in its place.
    const narrow = `./src/shared/${each.key.replace('@', '').replaceAll('/', '-')}.ts`;
    if (isShell && existsSync(join(workspace.folder, narrow)))
      Object.assign(own, { import: narrow, version: versionOf(require, provider) });
    entries.push([each.key, { singleton: true, requiredVersion, ...own }]);
  }
  const designRange = rangeOf(designSystem);
  if (designRange && design) {
    entries.push([
      designSystem,
      { singleton: false, requiredVersion: design, version: design, ...(isShell && { eager: true }) },
    ]);
  } else if (designRange) {
    const own = isShell ? { eager: true } : { import: false as const };
    entries.push([designSystem, { singleton: false, requiredVersion: designRange, ...own }]);
  }
  return Object.fromEntries(entries);
}

function versionOf(require: NodeJS.Require, name: string): string {
  return readManifest(join(require.resolve(`${name}/package.json`), '..')).version;
}

/**
 * Options that shell and remotes must have in common, since remotes run in the shell's federation runtime. Every release says them, and a
 * promotion refuses remotes with others. With version-first one offline remote would blank the whole page, even if nothing asks for it.
 * `externalRuntime`: the shell gives its runtime to the remotes by Module Federation's own global.
 */
export const runtimeOptions = { shareStrategy: 'loaded-first', disableSnapshot: true, externalRuntime: true } as const;

/** Version of the federation runtime that builds use, which is a dependency of the plugin. */
export function runtimeVersion(): string {
  const fromPlugin = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));
  return versionOf(fromPlugin, '@module-federation/runtime');
}
