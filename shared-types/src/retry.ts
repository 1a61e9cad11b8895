import { createContext, use } from 'react';

/**
 * Calls `attempt` until it succeeds, with growing waits. A wait ends at once when the browser is back online, when the visitor
 * returns to the tab, or when they press a control that is not hydrated. `source` names a group that fails together, such as an
 * address. While it fails, one attempt is made at a time. `attempt` gets the number of failures before it. Rejects only when the
 * signal is aborted, with its reason.
 */
export type Retry = <Value>(
  source: string,
  attempt: (failures: number) => Promise<Value>,
  signal?: AbortSignal,
) => Promise<Value>;

const RetryContext = createContext<Retry>((_source, attempt) => attempt(0));

/** The shell provides its retry queue. */
export const RetryProvider = RetryContext.Provider;

/** The shell's {@link Retry}, for data that a page loads by itself. Outside of the shell it makes one attempt. */
export function useRetry(): Retry {
  return use(RetryContext);
}
