import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** The visitor's year: nothing in the prerendered page, which may be read years later. */
export function CurrentYear() {
  return useSyncExternalStore(
    never,
    () => String(new Date().getFullYear()),
    () => '',
  );
}
