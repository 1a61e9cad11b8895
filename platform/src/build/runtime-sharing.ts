import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Workspace } from '../workspaces.ts';

const here = (file: string): string => fileURLToPath(new URL(`./runtime/${file}`, import.meta.url));

/** Runtime plugins of a workspace's client build: the shell's evaluate the file that gives remotes the runtime. */
export function runtimePlugins({ role }: Workspace): string[] {
  return role === 'shell' ? [here('provide.mjs')] : [];
}

/** Aliases of a workspace's client build: remotes take the federation runtime from the shell instead of bundling it. */
export function runtimeAlias({ role }: Workspace): Record<string, string> {
  if (role === 'shell') return {};
  // Federation finds its runtime from its own folder, which need not be the root's node_modules.
  const enhanced = createRequire(import.meta.url).resolve('@module-federation/enhanced');
  const runtime = createRequire(enhanced).resolve('@module-federation/webpack-bundler-runtime');
  return { [join(dirname(runtime), 'bundler.js')]: here('consume.mjs') };
}
