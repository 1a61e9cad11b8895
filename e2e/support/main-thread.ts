import type { Browser, Page } from '@playwright/test';

/** What of a trace event counts here. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Processor time, in microseconds. */
  tdur?: number;
  args?: { name?: string };
}

/** Makes the page's processor that many times slower. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/**
 * Milliseconds of the longest task of a page's main thread during `act`. Processor time, not the clock's: what else the
 * machine has to do does not count.
 */
export async function longestTask(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && mainThreads.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('the trace holds no task');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
