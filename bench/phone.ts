import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** Milliseconds of round trip, and how many times slower the processor is. */
export interface Line {
  latency: number;
  slowdown: number;
}

/** A middling phone on a slow 4G line: Lighthouse's mobile throttling, applied and not simulated. */
export const slow4g: Line = { latency: 562.5, slowdown: 4 };
/** A machine on a desk, on a line that is rarely slow. */
export const fast: Line = { latency: 150, slowdown: 1 };
export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
export const phone: BrowserContextOptions = {
  ...{ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};

/** A page and its requests. */
export interface Visit {
  page: Page;
  log: RequestLog;
}

/** Gives a page with nothing cached, on a slow line, to `act`. */
export async function visit<Figures>(
  browser: Browser,
  device: BrowserContextOptions,
  { latency, slowdown }: Line,
  act: (visit: Visit) => Promise<Figures>,
): Promise<Figures> {
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const log = new RequestLog(session);
    const line = { offline: false, latency, downloadThroughput: 1_474_560 / 8, uploadThroughput: 675_000 / 8 };
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await act({ page, log });
  } finally {
    await context.close();
  }
}

/** Resolves once `isDone` holds in the page, nothing is requested, and half a second later still so. Throws after 90 s. */
export async function settled({ page, log }: Visit, isDone: () => boolean): Promise<void> {
  const end = Date.now() + 90_000;
  for (let before = false; Date.now() < end;) {
    // Rarely: each question takes time of the page's own.
    await sleep(500);
    const now = log.quietFor() >= 500 && (await page.evaluate(isDone));
    if (now && before) return;
    before = now;
  }
  const open = log.quietFor() < 500 ? 'files are still on their way' : 'it is not interactive';
  throw new Error(`${page.url()} does not load within 90 s: ${open}. Open it with "npm start".`);
}

/** Where a request comes from, as far as the browser's protocol says. */
interface Stack {
  callFrames: { url: string }[];
  parent?: Stack;
}

interface Requested {
  url: string;
  kind: string;
  /** 1 is the document; what it names is 2; what a script of wave 2 asks for is 3. */
  wave: number;
  /** Compressed bytes of the head and of the body. */
  headBytes: number;
  bytes: number;
  /** Milliseconds since the document was requested. */
  begun: number;
  ended: number;
}

/** Every request of a page. The browser's protocol, not Playwright's events: those do not say what initiated a request. */
export class RequestLog {
  /** Documents and scripts that did not arrive. */
  readonly failures: string[] = [];
  private readonly requests = new Map<string, Requested>();
  private readonly open = new Set<string>();
  private lastChange = Date.now();
  private origin = 0;

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request: { url }, type, initiator, timestamp }) => {
      if (!url.startsWith('http')) return;
      this.origin ||= timestamp;
      this.change(() => this.open.add(requestId));
      // A preload stands in the document, whichever script asks for the same file later.
      const askers = initiator.type === 'preload' ? [] : [initiator.url, ...urlsIn(initiator.stack)];
      const waves = this.all.filter((each) => askers.includes(each.url)).map(({ wave }) => wave);
      const wave = this.requests.size === 0 ? 1 : 1 + Math.max(1, ...waves);
      const times = { begun: this.since(timestamp), ended: Number.POSITIVE_INFINITY };
      this.requests.set(requestId, { url, kind: type ?? 'Other', wave, headBytes: 0, bytes: 0, ...times });
    });
    session.on('Network.responseReceived', ({ requestId, response: { encodedDataLength, status } }) => {
      const requested = this.requests.get(requestId);
      if (requested) requested.headBytes = encodedDataLength;
      if (status >= 400) this.fail(requestId, `status ${status}`);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
      this.change(() => this.open.delete(requestId));
      const requested = this.requests.get(requestId);
      if (!requested) return;
      requested.bytes = Math.max(0, encodedDataLength - requested.headBytes);
      requested.ended = this.since(timestamp);
    });
    session.on('Network.loadingFailed', ({ requestId, errorText }) => {
      this.change(() => this.open.delete(requestId));
      this.fail(requestId, errorText);
    });
  }

  /** Milliseconds for which nothing has been under way. */
  quietFor(): number {
    return this.open.size > 0 ? 0 : Date.now() - this.lastChange;
  }

  /** What was requested until a moment, in milliseconds; bytes are of what had arrived. */
  until(moment = Number.MAX_VALUE): { requests: number; waves: number; bytes: (kind?: string) => number } {
    const begun = this.all.filter((each) => each.begun <= moment);
    const arrived = begun.filter(({ ended }) => ended <= moment);
    return {
      requests: begun.length,
      waves: Math.max(0, ...begun.map(({ wave }) => wave)),
      bytes: (kind) => arrived.filter((each) => !kind || each.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0),
    };
  }

  /** Compressed bytes of the bodies that had a path. */
  bytesAt(path: string): number {
    const there = this.all.filter(({ url }) => new URL(url).pathname === path);
    return there.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Remotes whose scripts were requested. */
  remotes(): string[] {
    const scripts = this.all.filter(({ kind }) => kind === 'Script');
    return [...new Set(scripts.flatMap(({ url }) => /\/assets\/(mf-[^/]+)\//.exec(url)?.[1] ?? []))].sort();
  }

  private get all(): Requested[] {
    return [...this.requests.values()];
  }

  private since(timestamp: number): number {
    return (timestamp - this.origin) * 1_000;
  }

  private change(make: () => void): void {
    make();
    this.lastChange = Date.now();
  }

  private fail(requestId: string, why: string): void {
    const { kind = '', url = '' } = this.requests.get(requestId) ?? {};
    if (['Document', 'Script'].includes(kind)) this.failures.push(`${url}: ${why}`);
  }
}

function urlsIn(stack: Stack | undefined): string[] {
  return stack ? [...stack.callFrames.map(({ url }) => url), ...urlsIn(stack.parent)] : [];
}
