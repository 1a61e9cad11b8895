import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { observePage, type Observations } from './observe-page.ts';
import { RequestLog } from './request-log.ts';
import type { Variant } from './variants.ts';

/** A middling phone on a slow 4G line: Lighthouse's mobile throttling, applied and not simulated. */
export const conditions = {
  network: { offline: false, latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 675_000 / 8 },
  slowdown: 4,
  device: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
} as const;

/** After this many milliseconds a page that is not finished never will be. */
const pageTimeout = 90_000;
/** A page is finished when it is interactive and nothing has been requested for this many milliseconds. */
const quiet = 500;

/** One cold load. Bytes are as transferred, times in milliseconds since navigation began. */
export interface Run {
  scriptBytes: number;
  totalBytes: number;
  requests: number;
  waves: number;
  lcp: number;
  /** The shell is hydrated; the page is. A page without scripts is never. */
  shellInteractive?: number;
  pageInteractive?: number;
  blocking: number;
  shift: number;
  /** Workspaces whose scripts were requested. */
  workspaces: string[];
}

type Timing = Observations & { shell?: number; page?: number };

/**
 * Loads `address` in a fresh browser context, so with nothing cached. Throws an `Error` naming variant and address when
 * a document or script is missing, the page throws, or it does not become interactive.
 */
export async function measure(browser: Browser, address: string, variant: Variant): Promise<Run> {
  const context = await browser.newContext(conditions.device);
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => void errors.push(error.message));
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', conditions.network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.slowdown });
    await page.addInitScript(observePage);
    const log = new RequestLog(session);

    await page.goto(address, { waitUntil: 'commit', timeout: pageTimeout });
    const timing = await finished(page, log, variant !== 'no-script');
    const problems = [...log.failures(), ...errors, ...(timing ? [] : [`not finished after ${pageTimeout / 1000} s`])];
    if (!timing || problems.length > 0) {
      throw new Error(
        `${address} (${variant}) does not load:\n  ${problems.join('\n  ')}\nOpen it with "npm start" and mend it first.`,
      );
    }
    return {
      scriptBytes: log.bytes('Script'),
      totalBytes: log.bytes(),
      requests: log.count(),
      waves: log.waves(),
      lcp: timing.lcp,
      ...(timing.shell === undefined ? {} : { shellInteractive: timing.shell }),
      ...(timing.page === undefined ? {} : { pageInteractive: timing.page }),
      blocking: timing.blocking,
      shift: timing.shift,
      workspaces: log.workspaces(),
    };
  } finally {
    await context.close();
  }
}

/** Waits for the page to finish, asking it as rarely as possible: every question takes time of its own. */
async function finished(page: Page, log: RequestLog, hydrates: boolean): Promise<Timing | undefined> {
  const end = Date.now() + pageTimeout;
  let known = false;
  while (Date.now() < end) {
    await sleep(100);
    if (log.quietFor() < quiet) {
      known = false;
      continue;
    }
    const timing = await page.evaluate(timingOf);
    if (timing.lcp === 0 || (hydrates && timing.page === undefined)) continue;
    // Once more after a pause: what has just become interactive may ask for media, or paint once more.
    if (known) return timing;
    known = true;
    await sleep(quiet);
  }
  return undefined;
}

/** Runs in the page. */
function timingOf(): Timing {
  const shell = performance.getEntriesByName('mosaico:shell-interactive')[0]?.startTime;
  const page = performance.getEntriesByName('mosaico:page-interactive')[0]?.startTime;
  return { ...window.mosaicoBench, ...(shell === undefined ? {} : { shell }), ...(page === undefined ? {} : { page }) };
}
