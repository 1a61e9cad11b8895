/** Waits between attempts in the background, in ms; the last one repeats. */
const waits = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/** Tries until it succeeds, with growing waits, and at once when the browser is back online. Never rejects. */
export async function patiently<Value>(
  attempt: () => Promise<Value>,
  onFailure: () => void = () => undefined,
): Promise<Value> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await attempt();
    } catch {
      onFailure();
      await waitOrOnline(waits[Math.min(failures, waits.length - 1)] ?? 0);
    }
  }
}

/** Waits, but not longer than until the browser is back online. */
function waitOrOnline(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
  });
}
