/** Settles like `start` says, unless the signal is aborted first: then it rejects with the signal's reason. */
export function abortable<T>(
  signal: AbortSignal,
  start: (resolve: (value: T) => void, reject: (reason: Error) => void) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason as Error);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    start(
      (value) => {
        signal.removeEventListener('abort', stop);
        resolve(value);
      },
      (reason) => {
        signal.removeEventListener('abort', stop);
        reject(reason);
      },
    );
  });
}
