import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page is shown in a frame; `false` while prerendering and hydrating. */
export function useFramed(): boolean {
  return useSyncExternalStore(
    never,
    () => window.parent !== window,
    () => false,
  );
}
