/** A browser that draws nothing may never report that it is idle. After this many ms the callback runs all the same. */
const idleTimeoutMs = 3_000;

/** Runs `act` once the browser has nothing better to do. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: idleTimeoutMs });
  else setTimeout(act, 1_000);
}

/** Whether the visitor's browser saves data: what may never be needed is then not loaded ahead. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
