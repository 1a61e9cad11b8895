import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** `false` while prerendering and hydrating, `true` from then on. For what only makes sense once scripts run. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
