import { createContext, use } from 'react';

/**
 * Calls `attempt` until it succeeds: after growing waits, and at once when the browser is back online, or the visitor comes back to
 * the tab or presses a control that is not hydrated. `source` names what fails as one, such as an address: while it fails, one
 * attempt is made at a time. `attempt` gets the number of failures before it. Rejects only when the signal is aborted, with its
 * reason.
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
