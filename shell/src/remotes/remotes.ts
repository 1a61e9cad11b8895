import type { ComponentType } from 'react';
import { loadRemote, registerPlugins, registerRemotes as register } from '@module-federation/enhanced/runtime';
import { containerName, loaderGlobal, type Container, type PageProps } from '@mosaico/shared-types';
import { runtimePlugin } from './runtime-plugin.ts';

/** What a remote exposes of its `slots.ts`: how each piece loads. */
export type LoadedSlots = Record<string, () => Promise<{ default: ComponentType }>>;

/** What a remote exposes of its `pages.ts`: how the screen of each page loads. */
export type LoadedScreens = Record<string, () => Promise<{ default: ComponentType<PageProps> }>>;

/** Prepares the federation runtime of the browser: `load` brings remotes' entries, and webpack's chunks. */
export function prepareRuntime(load: (address: string) => Promise<void>): void {
  Object.assign(globalThis, { [loaderGlobal]: load });
  registerPlugins([runtimePlugin(load)]);
}

/** Tells the federation runtime where remotes' entries are (workspace → address). Nothing is loaded yet. */
export function registerRemotes(entries: Readonly<Record<string, string>>): void {
  register(
    Object.entries(entries).map(([workspace, entry]) => ({
      name: containerName(workspace),
      entry,
      type: 'var',
      entryGlobalName: containerName(workspace),
    })),
  );
}

/** Registers remotes on the server, where the composer hands over each remote's container. */
export function registerContainers(workspaces: readonly string[], container: (workspace: string) => Container): void {
  registerPlugins([
    { name: 'mosaico-server', loadEntry: ({ remoteInfo }) => Promise.resolve(container(remoteInfo.entry) as never) },
  ]);
  registerRemotes(Object.fromEntries(workspaces.map((workspace) => [workspace, workspace])));
}

/** Loads a remote's screens. Rejects when the remote cannot be run; asking again tries again. */
export function loadScreens(workspace: string): Promise<LoadedScreens> {
  return loadExposed(workspace, 'screens');
}

/** Loads the slots of a remote, for pages of others. Rejects when the remote cannot be run; asking again tries again. */
export function loadSlots(workspace: string): Promise<LoadedSlots> {
  return loadExposed(workspace, 'slots');
}

async function loadExposed<Exposed>(workspace: string, name: string): Promise<Exposed> {
  const module = await loadRemote<{ default: Exposed }>(`${containerName(workspace)}/${name}`);
  if (!module) throw new Error(`The remote ${workspace} exposes no ${name}.`);
  return module.default;
}
