import { createContext, use } from 'react';

const TakeoverContext = createContext<() => boolean>(() => false);

/** A region provides whether React has its prerendered HTML yet. */
export const TakeoverProvider = TakeoverContext.Provider;

/**
 * A function that says whether React is hydrating prerendered HTML, or is replacing HTML that has changed. Static sections then
 * keep their HTML.
 */
export function useTakeover(): () => boolean {
  return use(TakeoverContext);
}
