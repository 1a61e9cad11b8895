import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readManifest, type Workspace } from '../workspaces.ts';

/**
 * What shell and remotes must agree on, since remotes run in the shell's federation runtime; every release says it. With
 * version-first one offline remote would blank the whole page, even if nothing asks for it.
 */
export const runtimeOptions = { shareStrategy: 'loaded-first', disableSnapshot: true } as const;

/** Version of the federation runtime that builds use. */
export function runtimeVersion(): string {
  return readManifest(dirname(bundlerRuntime())).version;
}

function bundlerRuntime(): string {
  // Federation finds its runtime from its own folder, which need not be the root's node_modules.
  const enhanced = createRequire(import.meta.url).resolve('@module-federation/enhanced');
  return createRequire(enhanced).resolve('@module-federation/webpack-bundler-runtime/package.json');
}

const here = (file: string): string => fileURLToPath(new URL(`./runtime/${file}`, import.meta.url));

/** Runtime plugins of a workspace's client build: the shell's evaluate the file that gives remotes the runtime. */
export function runtimePlugins({ role }: Workspace): string[] {
  return role === 'shell' ? [here('provide.mjs')] : [];
}

/** Aliases of a workspace's client build: remotes take the federation runtime from the shell instead of bundling it. */
export function runtimeAlias({ role }: Workspace): Record<string, string> {
  if (role === 'shell') return {};
  return { [join(dirname(bundlerRuntime()), 'dist', 'bundler.js')]: here('consume.mjs') };
}
