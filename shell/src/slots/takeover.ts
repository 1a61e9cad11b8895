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

/** A near section provides whether the document's HTML stood in its place when React began to render it anew. */
export const StandInProvider = StandInContext.Provider;

/** Whether the document's HTML stands here until the near section around is rendered: static sections in it then keep theirs. */
export function useStandIn(): boolean {
  return use(StandInContext);
}
