import { createElement, Suspense, use, useEffect, useRef, useState, type ComponentType } from 'react';
import type { SlotName, SlotProps } from 'shared-types';
import type { SlotLoader } from './slot-loader.ts';
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
  return outletOf((name) => {
    if (loader.loaded(name)) return { component: loader.loadPatiently(name), start: () => undefined };
    let start = (): void => undefined;
    const component = new Promise<ComponentType>((resolve) => {
      start = () => resolve(loader.loadPatiently(name));
    });
    return { component, start };
  });
}

/**
 * How slots are filled while prerendering: at once, and a piece that cannot be loaded fails the page. `onSlot` hears of
 * every slot the page has.
 */
export function serverSlotOutlet(loader: SlotLoader, onSlot: (name: SlotName) => void): ComponentType<SlotProps> {
  return outletOf((name) => {
    onSlot(name);
    return { component: loader.load(name), start: () => undefined };
  });
}

function outletOf(deliver: (name: SlotName) => Delivery): ComponentType<SlotProps> {
  return function SlotOutlet({ name, fallback = null }) {
    const place = useRef<HTMLDivElement>(null);
    const [{ component, start }] = useState(() => deliver(name));
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
