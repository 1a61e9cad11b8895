import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { forgetFailedShares } from '../private/federation-failed-shares.ts';

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
    errorLoadShare: forgetFailedShares,
  };
}

type RemoteEntry = Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>;
