import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { blockingOf, longestOf, observePage, type Observations } from './observe-page.ts';
import { pressUntilAnswered, type Control } from './press.ts';
import { RequestLog } from './request-log.ts';
import { peers, runsScripts, type Variant } from './variants.ts';

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

/** What loads of one page take. Bytes are of bodies as they were sent, times in milliseconds since navigation began. */
export type Run = Loaded & Partial<Used>;

/** A load that nobody disturbs. */
interface Loaded {
  documentBytes: number;
  scriptBytes: number;
  fontBytes: number;
  totalBytes: number;
  requests: number;
  waves: number;
  lcp: number;
  /** The shell is hydrated; the page is. A page without scripts is never. */
  shellInteractive?: number;
  pageInteractive?: number;
  /** Scripts that were there when the page was interactive; what comes later is not among them. */
  interactiveScriptBytes?: number;
  /** The longest task after the first paint, of its part after that; below 50 ms no browser says, and it is 0. */
  longestTask: number;
  /** Of tasks after the first paint what exceeds 50 ms. */
  blocking: number;
  shift: number;
  /** Workspaces whose scripts were requested. */
  workspaces: string[];
}

/** A load of its own, in which something is pressed until it answers; what had been loaded by then. */
interface Used {
  usable: number;
  earlyScriptBytes: number;
  earlyRequests: number;
  earlyWaves: number;
}

type Timing = Observations & { shell?: number; page?: number };

/** A page to measure. */
export interface Target {
  variant: Variant;
  address: string;
  /** What makes it usable. */
  control: Control;
}

/**
 * Loads a page twice, each time with nothing cached: to its end, and until a press is answered. Throws an `Error` naming
 * variant and address when a document or script is missing, the page throws, or it does not become interactive.
 */
export async function measure(browser: Browser, target: Target): Promise<Run> {
  const loaded = await measureLoad(browser, target);
  return runsScripts(target.variant) ? { ...loaded, ...(await measureUse(browser, target)) } : loaded;
}

async function measureLoad(browser: Browser, { variant, address }: Target): Promise<Loaded> {
  return inFreshPage(browser, async (page, log) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => void errors.push(error.message));
    await page.addInitScript(observePage);
    await page.goto(address, { waitUntil: 'commit', timeout: pageTimeout });
    const timing = await finished(page, log, variant);
    const problems = [...log.failures(), ...errors];
    if (typeof timing === 'string') problems.push(`${timing} after ${pageTimeout / 1000} s`);
    if (typeof timing === 'string' || problems.length > 0) {
      throw new Error(
        `${address} (${variant}) does not load:\n  ${problems.join('\n  ')}\nOpen it with "npm start" and mend it first.`,
      );
    }
    return {
      documentBytes: log.bytes('Document'),
      scriptBytes: log.bytes('Script'),
      fontBytes: log.bytes('Font'),
      totalBytes: log.bytes(),
      requests: log.count(),
      waves: log.waves(),
      lcp: timing.lcp,
      ...(timing.shell === undefined ? {} : { shellInteractive: timing.shell }),
      ...(timing.page === undefined
        ? {}
        : { pageInteractive: timing.page, interactiveScriptBytes: log.until(timing.page).scriptBytes }),
      longestTask: longestOf(timing),
      blocking: blockingOf(timing),
      shift: timing.shift,
      workspaces: log.workspaces(),
    };
  });
}

async function measureUse(browser: Browser, { variant, address, control }: Target): Promise<Used> {
  return inFreshPage(browser, async (page, log) => {
    const { answered } = await pressUntilAnswered(page, control);
    await page.goto(address, { waitUntil: 'commit', timeout: pageTimeout });
    const usable = await Promise.race([answered, sleep(pageTimeout, undefined, { ref: false })]);
    if (usable === undefined)
      throw new Error(`${address} (${variant}): ${control.selector} does not answer within ${pageTimeout / 1000} s.`);
    const { requests, waves, scriptBytes } = log.until(usable);
    return { usable, earlyScriptBytes: scriptBytes, earlyRequests: requests, earlyWaves: waves };
  });
}

/** A page with nothing cached, on a slow line and a slow processor. */
async function inFreshPage<Figures>(
  browser: Browser,
  act: (page: Page, log: RequestLog) => Promise<Figures>,
): Promise<Figures> {
  const context = await browser.newContext(conditions.device);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', conditions.network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.slowdown });
    return await act(page, new RequestLog(session));
  } finally {
    await context.close();
  }
}

/** Waits for the page to finish, asking it as rarely as possible: every question takes time of its own. Or what is missing. */
async function finished(page: Page, log: RequestLog, variant: Variant): Promise<Timing | string> {
  const end = Date.now() + pageTimeout;
  let known = false;
  let open = 'nothing has happened';
  while (Date.now() < end) {
    await sleep(100);
    if (log.quietFor() < quiet) {
      known = false;
      open = 'files are still on their way';
      continue;
    }
    const timing = await page.evaluate(timingOf);
    open = timing.lcp === 0 ? 'nothing is painted' : 'it is not interactive';
    if (timing.lcp === 0 || !isInteractive(timing, variant)) continue;
    // Once more after a pause: what has just become interactive may ask for media, or paint once more.
    if (known) return timing;
    known = true;
    await sleep(quiet);
  }
  return open;
}

/** An island of a peer's page may wait for the visitor to come near it. */
function isInteractive({ shell, page }: Timing, variant: Variant): boolean {
  const isPeer = peers.some((peer) => peer === variant);
  return !runsScripts(variant) || (isPeer ? shell : page) !== undefined;
}

/** Runs in the page. */
function timingOf(): Timing {
  const shell = performance.getEntriesByName('mosaico:shell-interactive')[0]?.startTime;
  const page = performance.getEntriesByName('mosaico:page-interactive')[0]?.startTime;
  return { ...window.mosaicoBench, ...(shell === undefined ? {} : { shell }), ...(page === undefined ? {} : { page }) };
}
