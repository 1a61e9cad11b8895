import { createContext, use } from 'react';

/**
 * Calls `attempt` until it succeeds: after growing waits, and at once when the browser is back online, the visitor is back in the
 * tab or presses something that is not hydrated. While `source` (an address, or what else fails as a whole) fails, one attempt is
 * made at a time. `attempt` gets the number of failures before it. Rejects with the signal's reason once that is aborted, and never
 * otherwise.
 */
export type Retry = <Value>(
  source: string,
  attempt: (failures: number) => Promise<Value>,
  signal?: AbortSignal,
) => Promise<Value>;

const RetryContext = createContext<Retry>((_source, attempt) => attempt(0));

/** The shell provides its retry queue. */
export const RetryProvider = RetryContext.Provider;

/** The shell's {@link Retry}, for data that a page loads by itself. Outside of the shell: one attempt. */
export function useRetry(): Retry {
  return use(RetryContext);
}
