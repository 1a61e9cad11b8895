/** What a page observed of itself, in milliseconds since navigation began. */
export interface Observations {
  lcp: number;
  /** Sum over long tasks of what exceeds 50 ms. */
  blocking: number;
  /** Sum of unexpected layout shifts. */
  shift: number;
}

declare global {
  interface Window {
    mosaicoBench: Observations;
  }
}

/** Runs in the page before anything else. It names no inner function: the compiler's helper for names is not there. */
export function observePage(): void {
  window.mosaicoBench = { lcp: 0, blocking: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.mosaicoBench.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.mosaicoBench.blocking += entry.duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      window.mosaicoBench.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}
