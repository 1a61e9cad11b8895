import { useState, type ComponentProps, type ComponentType } from 'react';
import { useLookup, type SlotProps } from '@mosaico/shared-types';
import { NearSection } from './near-section.tsx';
import type { FilledSlot, SlotLoader } from './slot-loader.ts';

/** Fills slots in the browser: sections whose remote is loaded when the visitor comes near. */
export function slotOutlet(loader: SlotLoader): ComponentType<SlotProps> {
  return outletOf((slot) => ({ component: loader.loaded(slot), load: () => loader.loadWithRetry(slot) }));
}

/** Fills slots while prerendering: at once. A piece that cannot be loaded fails the page. */
export function serverSlotOutlet(loader: SlotLoader): ComponentType<SlotProps> {
  return outletOf((slot) => ({ component: loader.loaded(slot) ?? loader.load(slot) }));
}

type Wanted = Pick<ComponentProps<typeof NearSection>, 'component' | 'load'>;

function outletOf(wantedFor: (slot: FilledSlot) => Wanted): ComponentType<SlotProps> {
  return function SlotOutlet({ name, fallback = null }) {
    const workspace = useLookup()(`slot:${name}`) as string | undefined;
    const [wanted] = useState(() => wantedFor({ name, workspace }));
    return <NearSection workspace={workspace ?? name} slot={name} fallback={fallback} {...wanted} />;
  };
}
