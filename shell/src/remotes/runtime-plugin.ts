import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Runtime plugin of Module Federation: the shell's asset loader brings remotes' entries, with its hashes, its queue and its retries.
 * `load` rejects where a file does not come. Then `loadRemote` rejects, and asking again tries again.
 */
export function runtimePlugin(load: (address: string) => Promise<void>): ModuleFederationRuntimePlugin {
  return {
    name: 'mosaico',
    async loadEntry({ remoteInfo }) {
      const { name, entry, entryGlobalName } = remoteInfo;
      await load(entry);
      const container = (globalThis as unknown as Record<string, RemoteEntry | undefined>)[entryGlobalName];
      if (!container) throw new Error(`${entry} is no entry of the remote ${name}: it sets no ${entryGlobalName}.`);
      return container;
    },
    // A shared module that did not load (a control's Material UI, while the phone was offline) is requested again the next time.
    // The share scope keeps the rejected promise, so that a fresh copy takes its place.
    errorLoadShare({ pkgName, shareScopeMap }) {
      const copies = shareScopeMap.default?.[pkgName] ?? {};
      for (const [version, copy] of Object.entries(copies)) {
        if (!copy.loaded) copies[version] = { ...copy, loading: null };
      }
    },
  };
}

type RemoteEntry = Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>;
