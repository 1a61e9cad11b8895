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

const StandInContext = createContext(false);

/** A near section provides whether its prerendered HTML was in the document when React began to render the section again. */
export const StandInProvider = StandInContext.Provider;

/** Whether a near section shows kept prerendered HTML while React renders it again: static sections in it keep theirs. */
export function useStandIn(): boolean {
  return use(StandInContext);
}
