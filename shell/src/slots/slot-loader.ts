import type { SlotName } from '@mosaico/shared-types';
import type { RetryQueue } from '@mosaico/shared-types/retry-queue';
import type { LoadedSlots } from '../remotes/remotes.ts';
import { ComponentLoader } from '../loading/component-loader.ts';
import { retrySourceOf } from '../remotes/remote-files.ts';

/** A slot, and the remote that fills it here. */
export interface FilledSlot {
  name: SlotName;
  workspace: string | undefined;
}

/** Loads the pieces that fill slots. */
export type SlotLoader = ComponentLoader<FilledSlot>;

/** A loader of slots; `loadSlots` gives what a remote offers. A slot that nobody fills is named in the rejection. */
export function slotLoader(
  loadSlots: (workspace: string, name: SlotName) => Promise<LoadedSlots>,
  queue: Pick<RetryQueue, 'retry' | 'orFailure'>,
): SlotLoader {
  return new ComponentLoader(
    {
      keyOf: ({ name, workspace = '' }) => `${workspace}:${name}`,
      sourceOf: ({ workspace = '' }) => retrySourceOf(workspace),
      load: async ({ name, workspace }) => {
        if (!workspace)
          throw new Error(`No remote of this environment offers "${name}", which the page has a slot for.`);
        const load = (await loadSlots(workspace, name))[name];
        if (!load) throw new Error(`The remote ${workspace} does not offer "${name}".`);
        return (await load()).default;
      },
    },
    queue,
  );
}
