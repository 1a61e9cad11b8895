import { useState, type ComponentType } from 'react';
import { useLookup, type SlotProps } from '@mosaico/shared-types';
import { Asleep } from './asleep.tsx';
import type { FilledSlot, SlotLoader } from './slot-loader.ts';

/**
 * How slots are filled in the browser: as sections that wake when the visitor comes near, of which only then the remote is
 * asked for.
 */
export function slotOutlet(loader: SlotLoader): ComponentType<SlotProps> {
  return outletOf((slot) => (loader.loaded(slot) ? loader.loadPatiently(slot) : () => loader.loadPatiently(slot)));
}

/** How slots are filled while prerendering: at once, and a piece that cannot be loaded fails the page. */
export function serverSlotOutlet(loader: SlotLoader): ComponentType<SlotProps> {
  return outletOf((slot) => loader.load(slot));
}

type Wanted = Promise<ComponentType> | (() => Promise<ComponentType>);

function outletOf(wantedOf: (slot: FilledSlot) => Wanted): ComponentType<SlotProps> {
  return function SlotOutlet({ name, fallback = null }) {
    const workspace = useLookup()(`slot:${name}`) as string | undefined;
    const [wanted] = useState(() => wantedOf({ name, workspace }));
    return <Asleep part={workspace ?? name} waking="near" wanted={wanted} fallback={fallback} />;
  };
}
