import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readManifest, type Workspace } from '../lib/workspaces.ts';

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

/**
 * Aliases of a workspace's client build. The shell has a federation runtime of what the site uses (`runtime/federation.ts`),
 * and remotes take it from there instead of bundling one.
 */
export function runtimeAlias({ role }: Workspace): Record<string, string> {
  const own = here(role === 'shell' ? 'federation.ts' : 'consume.mjs');
  return { [join(dirname(bundlerRuntime()), 'dist', 'bundler.js')]: own };
}
