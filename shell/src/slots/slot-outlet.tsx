import { createElement, Suspense, use, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { partAttribute, useLookup, type SlotProps } from 'shared-types';
import { KeptHtml } from '../errors/kept-html.tsx';
import { guard } from '../loading/guard.ts';
import type { FilledSlot, SlotLoader } from './slot-loader.ts';
import { whenNear } from './when-near.ts';

/** A piece on its way: its component, and what starts loading it. */
interface Delivery {
  component: Promise<ComponentType>;
  start: () => void;
  /** Its HTML is there; else what stands in its place is the fallback. */
  isPrerendered: boolean;
}

/**
 * How slots are filled in the browser. The piece's boundary stays as prerendered until the visitor comes near it; only
 * then is its remote asked for, however long that takes. `isHydrating` tells while a page takes over its HTML.
 */
export function slotOutlet(loader: SlotLoader, isHydrating: () => boolean): ComponentType<SlotProps> {
  return outletOf((slot) => {
    const isPrerendered = isHydrating();
    if (loader.loaded(slot)) return { component: loader.loadPatiently(slot), start: () => undefined, isPrerendered };
    let start = (): void => undefined;
    const component = new Promise<ComponentType>((resolve) => {
      start = () => resolve(loader.loadPatiently(slot));
    });
    return { component, start, isPrerendered };
  });
}

/** How slots are filled while prerendering: at once, and a piece that cannot be loaded fails the page. */
export function serverSlotOutlet(loader: SlotLoader): ComponentType<SlotProps> {
  return outletOf((slot) => ({ component: loader.load(slot), start: () => undefined, isPrerendered: true }));
}

function outletOf(deliver: (slot: FilledSlot) => Delivery): ComponentType<SlotProps> {
  return function SlotOutlet({ name, fallback = null }) {
    const place = useRef<HTMLDivElement>(null);
    const workspace = useLookup()(`slot:${name}`) as string | undefined;
    const [{ component, start, isPrerendered }] = useState(() => deliver({ name, workspace }));
    useEffect(() => whenNear(place.current, start), [start]);
    return (
      <div ref={place} {...{ [partAttribute]: workspace }}>
        <KeptHtml
          part={workspace ?? name}
          place={() => (isPrerendered ? place.current : undefined)}
          instead={() => null}
        >
          <Suspense fallback={fallback}>
            <Piece component={component} place={place} />
          </Suspense>
        </KeptHtml>
      </div>
    );
  };
}

function Piece({ component, place }: { component: Promise<ComponentType>; place: RefObject<Element | null> }) {
  const piece = use(component);
  useEffect(() => {
    if (place.current) guard().wake(place.current);
  }, [place]);
  return createElement(piece);
}
