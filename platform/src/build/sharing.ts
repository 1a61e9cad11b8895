import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest, type Workspace } from '../workspaces.ts';

/** How a package (or, with a trailing slash, every module below it) is shared between shell and remotes. */
interface Shared {
  singleton: boolean;
  requiredVersion: string;
  eager?: boolean;
  import?: false | string;
  version?: string;
}

/**
 * Packages with state that must exist once: two copies of React, of a context or of emotion's cache break the page, so
 * a remote never brings its own copy. `via` names the package whose `package.json` states the range where the
 * workspace does not depend on it directly.
 */
const singletons: { key: string; package: string; via?: string }[] = [
  { key: 'react', package: 'react' },
  { key: 'react/', package: 'react' },
  { key: 'react-dom', package: 'react-dom' },
  { key: 'react-dom/', package: 'react-dom' },
  { key: 'react-router-dom', package: 'react-router-dom' },
  { key: '@emotion/react', package: '@emotion/react' },
  { key: '@emotion/styled', package: '@emotion/styled' },
  // Material UI keeps two contexts outside of @mui/material; the rest of @mui/system is stateless and tree-shaken.
  { key: '@mui/system/DefaultPropsProvider', package: '@mui/system', via: '@mui/material' },
  { key: '@mui/system/RtlProvider', package: '@mui/system', via: '@mui/material' },
  { key: '@mui/material/styles', package: '@mui/material' },
  { key: 'notistack', package: 'notistack' },
  { key: 'shared-types', package: 'shared-types' },
];

/**
 * Shared module by module: whoever loads one first provides it, and a page loads only those it uses. That is how
 * Material UI and the design system are tree-shaken across releases.
 */
const byModule = [
  { key: '@mui/material/', package: '@mui/material', singleton: true },
  { key: 'shared-ui', package: 'shared-ui', singleton: false },
];

/**
 * The federation `shared` option of a workspace, from the ranges in its `package.json`. The shell provides eagerly, so
 * nothing waits for a second request; remotes consume, and fall back to their own copy only where two copies are sound.
 */
export function sharing(workspace: Workspace): Record<string, Shared> {
  const require = createRequire(join(workspace.folder, 'package.json'));
  const isShell = workspace.role === 'shell';
  const rangeOf = (name: string, via?: string): string | undefined => {
    const own = workspace.manifest.dependencies?.[name];
    if (own ?? !via) return own;
    return readManifest(join(require.resolve(`${via}/package.json`), '..')).dependencies?.[name];
  };
  const entries: [string, Shared][] = [];
  for (const each of singletons) {
    const requiredVersion = rangeOf(each.package, each.via);
    if (!requiredVersion) continue;
    // notistack is the one singleton of the shell that the first paint does not need.
    const own: Partial<Shared> = isShell ? { eager: each.key !== 'notistack' } : { import: false };
    // A shared module cannot be tree-shaken: the shell may provide a narrower one in its place.
    const narrow = join(workspace.folder, 'src', 'shared', `${each.key.replace('@', '').replaceAll('/', '-')}.ts`);
    if (isShell && existsSync(narrow))
      Object.assign(own, { import: narrow, version: installedVersion(require, each.package) });
    entries.push([each.key, { singleton: true, requiredVersion, ...own }]);
  }
  for (const each of byModule) {
    const requiredVersion = rangeOf(each.package);
    if (!requiredVersion) continue;
    entries.push([each.key, { singleton: each.singleton, requiredVersion, eager: isShell }]);
  }
  return Object.fromEntries(entries);
}

function installedVersion(require: NodeJS.Require, name: string): string {
  return readManifest(join(require.resolve(`${name}/package.json`), '..')).version;
}
