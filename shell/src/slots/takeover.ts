import { createContext, use } from 'react';

const TakeoverContext = createContext<() => boolean>(() => false);

/** A region provides whether React has its prerendered HTML yet. */
export const TakeoverProvider = TakeoverContext.Provider;

/**
 * A function that tells whether React is taking over prerendered HTML, be it by hydrating it, be it by rendering in its place where it is
 * not as it was sent. What needs no code then keeps its HTML.
 */
export function useTakeover(): () => boolean {
  return use(TakeoverContext);
}
