import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { observePage, press, tasksAfterPaint, type Control } from './in-page.ts';
import { phone, settled, slow4g, visit } from './phone.ts';
import type { Variant } from './variants.ts';

/** Figures of two loads of a page: bytes of bodies as they were sent, milliseconds since navigation began. */
export interface Run {
  documentBytes: number;
  scriptBytes: number;
  fontBytes: number;
  totalBytes: number;
  requests: number;
  waves: number;
  lcp: number;
  shellInteractive?: number;
  pageInteractive?: number;
  /** Scripts that were there when the page was interactive. */
  interactiveScriptBytes?: number;
  /** Of tasks after the first paint: the longest (0 below 50 ms, which no browser reports), and the sum above 50 ms. */
  longestTask: number;
  blocking: number;
  shift: number;
  remotes: string[];
  /** When a press was first answered, and what had been loaded by then. */
  usable?: number;
  earlyScriptBytes?: number;
  earlyRequests?: number;
  earlyWaves?: number;
}

/** A page to measure. */
export interface Target {
  variant: Variant;
  address: string;
  /** What makes it usable. */
  control: Control;
}

/**
 * Loads a page twice, each time with nothing cached: to its end, and until a press is answered. Throws an `Error` with variant and address
 * when a document or script is missing, the page throws, or it does not become interactive.
 */
export async function measure(browser: Browser, target: Target): Promise<Run> {
  const loaded = await measureLoad(browser, target);
  return target.variant === 'no-script' ? loaded : { ...loaded, ...(await measureUse(browser, target)) };
}

function measureLoad(browser: Browser, { variant, address }: Target): Promise<Run> {
  return visit(browser, phone, slow4g, async ({ page, log }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => void errors.push(message));
    await page.addInitScript(observePage);
    await page.goto(address, { waitUntil: 'commit' });
    await settled({ page, log }, isDone[variant]);
    const problems = [...log.failures, ...errors];
    if (problems.length > 0) throw new Error(`${address} (${variant}) does not load:\n  ${problems.join('\n  ')}`);
    const { observed, ...marks } = await page.evaluate(() => ({
      observed: window.benchObserved,
      shell: performance.getEntriesByName('mosaico:shell-interactive')[0]?.startTime,
      page: performance.getEntriesByName('mosaico:page-interactive')[0]?.startTime,
    }));
    const { requests, waves, bytes } = log.until();
    const tasks = tasksAfterPaint(observed);
    return {
      documentBytes: bytes('Document'),
      scriptBytes: bytes('Script'),
      fontBytes: bytes('Font'),
      totalBytes: bytes(),
      requests,
      waves,
      lcp: observed.lcp,
      ...(marks.shell !== undefined && { shellInteractive: marks.shell }),
      ...(marks.page !== undefined && {
        pageInteractive: marks.page,
        interactiveScriptBytes: log.until(marks.page).bytes('Script'),
      }),
      longestTask: Math.max(0, ...tasks),
      blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
      shift: observed.shift,
      remotes: log.remotes(),
    };
  });
}

// In the page. An island of Astro's may wait for the visitor to come near it.
const hasPage = () => performance.getEntriesByName('mosaico:page-interactive').length > 0;
const hasShell = () => performance.getEntriesByName('mosaico:shell-interactive').length > 0;
const isPainted = () => window.benchObserved.lcp > 0;
const isDone: Record<Variant, () => boolean> = {
  ...{ ours: hasPage, 'no-script': isPainted, 'no-reports': hasPage, next: hasPage, astro: hasShell },
};

function measureUse(browser: Browser, { variant, address, control }: Target): Promise<Partial<Run>> {
  return visit(browser, phone, slow4g, async ({ page, log }) => {
    let answer: (moment: number) => void = () => undefined;
    const answered = new Promise<number>((resolve) => (answer = resolve));
    await page.exposeFunction('benchAnswered', (moment: number) => answer(moment));
    await page.addInitScript(press, control);
    await page.goto(address, { waitUntil: 'commit' });
    const usable = await Promise.race([answered, sleep(90_000, undefined, { ref: false })]);
    if (usable === undefined)
      throw new Error(`${address} (${variant}): ${control.selector} does not answer within 90 s.`);
    const { requests, waves, bytes } = log.until(usable);
    return { usable, earlyScriptBytes: bytes('Script'), earlyRequests: requests, earlyWaves: waves };
  });
}
