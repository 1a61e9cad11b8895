import { useSyncExternalStore, type ReactNode } from 'react';

const never = (): (() => void) => () => undefined;

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
  const framed = useSyncExternalStore(
    never,
    () => window.parent !== window,
    () => true,
  );
  return embeddable && framed ? null : children;
}
