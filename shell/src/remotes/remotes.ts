import type { ComponentType } from 'react';
import type { Container, PageProps } from '@mosaico/shared-types';

/** What a remote exposes of its `slots.ts`: how each piece loads. */
export type LoadedSlots = Record<string, () => Promise<{ default: ComponentType }>>;

/** What a remote exposes of its `pages.ts`: how the screen of each page loads. */
export type LoadedScreens = Record<string, () => Promise<{ default: ComponentType<PageProps> }>>;

/** The federation runtime that webpack puts into the shell. Importing it by name would bundle a second one. */
interface FederationInstance {
  registerRemotes(remotes: { name: string; entry: string; type: 'var'; entryGlobalName: string }[]): void;
  registerPlugins(plugins: unknown[]): void;
  loadRemote<Module>(id: string): Promise<Module | null>;
}
declare const __webpack_require__: { federation: { instance: FederationInstance } };

const containerOf = (workspace: string): string => workspace.replaceAll('-', '_');

/** Prepares the federation runtime of the browser: `load` brings remotes' entries, and webpack's chunks. */
export function prepareRuntime(load: (address: string) => Promise<void>): void {
  Object.assign(globalThis, { mosaicoLoad: load });
  __webpack_require__.federation.instance.registerPlugins([
    {
      name: 'mosaico',
      loadEntry: async ({ remoteInfo }: { remoteInfo: { entry: string; entryGlobalName: string } }) => {
        await load(remoteInfo.entry);
        return (globalThis as unknown as Record<string, unknown>)[remoteInfo.entryGlobalName];
      },
    },
  ]);
}

/** Tells the federation runtime where remotes' entries are (workspace → address). Nothing is loaded yet. */
export function registerRemotes(entries: Readonly<Record<string, string>>): void {
  __webpack_require__.federation.instance.registerRemotes(
    Object.entries(entries).map(([workspace, entry]) => ({
      name: containerOf(workspace),
      entry,
      type: 'var',
      entryGlobalName: containerOf(workspace),
    })),
  );
}

/** The same on the server, where the composer hands over each remote's container. */
export function registerContainers(workspaces: readonly string[], container: (workspace: string) => Container): void {
  const { instance } = __webpack_require__.federation;
  instance.registerPlugins([
    {
      name: 'mosaico-server',
      loadEntry: ({ remoteInfo }: { remoteInfo: { entry: string } }) => Promise.resolve(container(remoteInfo.entry)),
    },
  ]);
  instance.registerRemotes(
    workspaces.map((workspace) => ({
      name: containerOf(workspace),
      entry: workspace,
      type: 'var',
      entryGlobalName: containerOf(workspace),
    })),
  );
}

/** Loads a remote's screens. Rejects when the remote cannot be run; asking again tries again. */
export function loadScreens(workspace: string): Promise<LoadedScreens> {
  return loadExposed(workspace, 'screens');
}

/** Loads the pieces a remote offers to other pages. Rejects when the remote cannot be run; asking again tries again. */
export function loadSlots(workspace: string): Promise<LoadedSlots> {
  return loadExposed(workspace, 'slots');
}

async function loadExposed<Exposed>(workspace: string, name: string): Promise<Exposed> {
  const { instance } = __webpack_require__.federation;
  const module = await instance.loadRemote<{ default: Exposed }>(`${containerOf(workspace)}/${name}`);
  if (!module) throw new Error(`The remote ${workspace} exposes no ${name}.`);
  return module.default;
}
