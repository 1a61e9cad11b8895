/** Runs `act` once the browser has nothing better to do; never where the visitor saves data. */
export function whenIdle(act: () => void): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, 1_000);
}
