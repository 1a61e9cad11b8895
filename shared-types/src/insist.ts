import { createContext, use } from 'react';

/**
 * Tries until it succeeds: after growing waits, at once when the browser is back online or the visitor in the tab, and
 * with one attempt at a time while `source` (an address, or what else fails as a whole) is in trouble. `attempt` is told
 * how often it has failed before. Rejects with the signal's reason once that is aborted, and never otherwise.
 */
export type Insist = <Value>(
  source: string,
  attempt: (failures: number) => Promise<Value>,
  signal?: AbortSignal,
) => Promise<Value>;

const InsistContext = createContext<Insist>((_source, attempt) => attempt(0));

/** Given by the shell. */
export const InsistProvider = InsistContext.Provider;

/** How the shell loads what comes late; a page's own data are asked for the same way. Outside of the shell: once. */
export function useInsist(): Insist {
  return use(InsistContext);
}
