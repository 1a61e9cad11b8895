import { createElement, Suspense, use, useEffect, useRef, useState, type ComponentType } from 'react';
import { useLookup, type SlotProps } from 'shared-types';
import type { FilledSlot, SlotLoader } from './slot-loader.ts';
import { SlotBoundary } from './slot-boundary.tsx';
import { whenNear } from './when-near.ts';

/** A piece on its way: its component, and what starts loading it. */
interface Delivery {
  component: Promise<ComponentType>;
  start: () => void;
}

/**
 * How slots are filled in the browser. The piece's boundary stays as prerendered until the visitor comes near it; only
 * then is its remote asked for, however long that takes.
 */
export function slotOutlet(loader: SlotLoader): ComponentType<SlotProps> {
  return outletOf((slot) => {
    if (loader.loaded(slot)) return { component: loader.loadPatiently(slot), start: () => undefined };
    let start = (): void => undefined;
    const component = new Promise<ComponentType>((resolve) => {
      start = () => resolve(loader.loadPatiently(slot));
    });
    return { component, start };
  });
}

/** How slots are filled while prerendering: at once, and a piece that cannot be loaded fails the page. */
export function serverSlotOutlet(loader: SlotLoader): ComponentType<SlotProps> {
  return outletOf((slot) => ({ component: loader.load(slot), start: () => undefined }));
}

function outletOf(deliver: (slot: FilledSlot) => Delivery): ComponentType<SlotProps> {
  return function SlotOutlet({ name, fallback = null }) {
    const place = useRef<HTMLDivElement>(null);
    const workspace = useLookup()(`slot:${name}`) as string | undefined;
    const [{ component, start }] = useState(() => deliver({ name, workspace }));
    useEffect(() => whenNear(place.current, start), [start]);
    return (
      <div ref={place}>
        <SlotBoundary>
          <Suspense fallback={fallback}>
            <Piece component={component} />
          </Suspense>
        </SlotBoundary>
      </div>
    );
  };
}

function Piece({ component }: { component: Promise<ComponentType> }) {
  return createElement(use(component));
}
