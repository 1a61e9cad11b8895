/** What a page observed of itself, in milliseconds since navigation began. */
export interface Observations {
  fcp: number;
  lcp: number;
  /** Tasks that took longer than 50 ms. */
  longTasks: { start: number; duration: number }[];
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
  window.mosaicoBench = { fcp: 0, lcp: 0, longTasks: [], shift: 0 };
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') window.mosaicoBench.fcp = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.mosaicoBench.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      window.mosaicoBench.longTasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      window.mosaicoBench.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** A task that leaves a visitor waiting for so many milliseconds is not felt. */
const unfelt = 50;

type Tasks = Pick<Observations, 'fcp' | 'longTasks'>;

/** How long tasks are, of their part after the first paint: before it there is nothing to press. */
const afterPaint = ({ fcp, longTasks }: Tasks): number[] =>
  longTasks.map(({ start, duration }) => start + duration - Math.max(start, fcp));

/** Sum of what tasks exceed 50 ms by after the first paint. */
export function blockingOf(tasks: Tasks): number {
  return afterPaint(tasks).reduce((sum, duration) => sum + Math.max(0, duration - unfelt), 0);
}

/** The longest task after the first paint. */
export function longestOf(tasks: Tasks): number {
  return Math.max(0, ...afterPaint(tasks));
}
