import type { Bootstrap, SlotName, Slots } from 'shared-types';
import { ComponentLoader } from '../loading/component-loader.ts';

/** Loads the pieces that fill slots. */
export type SlotLoader = ComponentLoader<SlotName>;

/** A loader of slots; `loadSlots` gives what a remote offers. A slot that nobody fills is named in the rejection. */
export function slotLoader(remotes: Bootstrap['slots'], loadSlots: (workspace: string) => Promise<Slots>): SlotLoader {
  return new ComponentLoader(
    (name) => name,
    async (name) => {
      const workspace = remotes[name];
      if (!workspace) throw new Error(`No remote of this environment offers "${name}", which the page has a slot for.`);
      const load = (await loadSlots(workspace))[name];
      if (!load) throw new Error(`The remote ${workspace} does not offer "${name}".`);
      return (await load()).default;
    },
  );
}
