// What runs in the page before anything else. No function here names an inner one: the compiler's helper for names is not there.

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
    benchObserved: Observations;
    /** Takes when a press was answered. */
    benchAnswered?: (moment: number) => Promise<void>;
  }
}

export function observePage(): void {
  window.benchObserved = { fcp: 0, lcp: 0, longTasks: [], shift: 0 };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { entryType, name, startTime, duration } = entry;
      const seen = window.benchObserved;
      if (name === 'first-contentful-paint') seen.fcp = startTime;
      if (entryType === 'largest-contentful-paint') seen.lcp = startTime;
      if (entryType === 'longtask') seen.longTasks.push({ start: startTime, duration });
      if (entryType === 'layout-shift') seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }
  });
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'])
    observer.observe({ type, buffered: true });
}

/** How long tasks are, of their part after the first paint: before it there is nothing to press. */
export function tasksAfterPaint({ fcp, longTasks }: Pick<Observations, 'fcp' | 'longTasks'>): number[] {
  return longTasks.map(({ start, duration }) => start + duration - Math.max(start, fcp));
}

/** What is pressed on a page, and the attribute that answers the press. */
export interface Control {
  selector: string;
  answer: string;
}

/** What makes a page usable: its tabs if it has some, else the menu of its header. */
export function controlOf(html: string): Control {
  return html.includes('role="tab"')
    ? { selector: '[role=tab]', answer: 'aria-selected' }
    : { selector: 'header button[aria-expanded][aria-controls]:not([aria-label])', answer: 'aria-expanded' };
}

/** Presses the control as soon as it is there, and every 50 ms until it answers. */
export function press({ selector, answer }: Control): void {
  let place = -1;
  const pressing = setInterval(() => {
    const controls = [...document.querySelectorAll<HTMLElement>(selector)];
    // The first that would change anything; the same one for good.
    if (place < 0) place = controls.findIndex((each) => each.getAttribute(answer) === 'false');
    controls[place]?.click();
  }, 50);
  new MutationObserver((_, observer) => {
    if (place < 0 || document.querySelectorAll(selector)[place]?.getAttribute(answer) !== 'true') return;
    clearInterval(pressing);
    observer.disconnect();
    void window.benchAnswered?.(performance.now());
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: [answer] });
}
