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
 * Renders its children unless another site shows the page in a frame. An embeddable page is prerendered without them, since most visitors
 * see the page in a frame. When the page is opened by itself, the children are rendered after hydration.
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
