import { useSyncExternalStore, type ReactNode } from 'react';

let isStyled = true;
const listeners = new Set<() => void>();

/** Shows nothing around an embeddable page until `styles` are here: a document that was prerendered bare has not got them. */
export function waitForStyles(styles: Promise<unknown>): void {
  isStyled = false;
  void styles
    .catch(() => undefined)
    .then(() => {
      isStyled = true;
      listeners.forEach((listener) => listener());
    });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * What stands around a page, but not around one that another site shows in a frame. An embeddable page is prerendered
 * bare, since that is how it is mostly seen; opened by itself it gets the rest when it hydrates.
 */
export function UnlessFramed({
  embeddable = false,
  children,
}: {
  embeddable?: boolean | undefined;
  children: ReactNode;
}) {
  const isBare = useSyncExternalStore(
    subscribe,
    () => window.parent !== window || !isStyled,
    () => true,
  );
  return embeddable && isBare ? null : children;
}
