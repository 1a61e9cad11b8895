import { useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { findRoute } from '../routing/find-route.ts';
import { useRoutes } from '../routing/routes-context.ts';

const never = (): (() => void) => () => undefined;

/**
 * What stands around a page, but not around one that another site shows in a frame. An embeddable page is prerendered
 * bare, since that is how it is mostly seen; opened by itself it gets the rest when it hydrates.
 */
export function UnlessFramed({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const embeddable = findRoute(useRoutes(), pathname)?.embeddable ?? false;
  const framed = useSyncExternalStore(
    never,
    () => window.parent !== window,
    () => true,
  );
  return embeddable && framed ? null : children;
}
