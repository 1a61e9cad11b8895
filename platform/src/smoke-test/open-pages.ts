import { progressOf } from '../lib/progress.ts';
import type { PageOpener, Visit } from './browser.ts';

/** How much of a site is opened: pages, and milliseconds for all of them and for each. */
export interface SmokeTestLimits {
  pages: number;
  ms: number;
  pageMs: number;
}

/** What was opened, and why the rest was not. */
export interface Opened {
  visits: Map<string, Visit>;
  notOpened: string[];
  /** Nothing where the limits say why. */
  why?: string;
}

/** A browser that ends this often by itself is not started again. */
const mostEnds = 2;

/**
 * Opens pages in their order, within the limits. A page that takes too long is the last one of its browser, which is ended. Whatever the
 * browser does, this resolves in time: a page that the browser itself has failed at was not opened.
 *
 * @param start Starts a browser, within so many milliseconds.
 * @param now Milliseconds since some moment.
 */
export async function openPages(
  paths: readonly string[],
  start: (timeoutMs: number) => Promise<PageOpener>,
  { pages, ms, pageMs }: SmokeTestLimits,
  now: () => number = () => performance.now(),
): Promise<Opened> {
  const end = now() + ms;
  const visits = new Map<string, Visit>();
  let browser: PageOpener | undefined;
  let why: string | undefined;
  let ends = 0;
  const close = async (): Promise<void> => {
    const closing = browser?.close();
    browser = undefined;
    await (closing && inTime(closing, closeMs).catch(() => undefined));
  };
  const chosen = paths.slice(0, pages);
  const onOpened = progressOf('opening', chosen.length, 'pages in a browser');
  for (const path of chosen) {
    const rest = end - now();
    if (rest <= 0 || ends >= mostEnds) break;
    const most = Math.min(rest, pageMs);
    try {
      browser ??= await startInTime(start, rest);
      // The browser keeps to the time itself, unless it hangs.
      const visit = await inTime(browser.visit(path, most), most + graceMs);
      const hasFailed = visit.exceptions.length > 0 || visit.hasCrashed || visit.isStuck || visit.wentTo.length > 0;
      // There was less time than a page may take: that says nothing of the page.
      if (!visit.isWhole && !hasFailed && most < pageMs) {
        why = `${ms / 1_000} s were over`;
        break;
      }
      visits.set(path, visit);
      onOpened();
      if (!visit.isWhole) await close();
    } catch (error) {
      ends += 1;
      why = `the browser failed${browser ? ` at ${path}` : ' to start'}: ${firstLine(error)}`;
      await close();
    }
  }
  await close();
  onOpened(chosen.length - visits.size);
  if (now() >= end) why = `${ms / 1_000} s were over`;
  const notOpened = paths.filter((path) => !visits.has(path));
  return { visits, notOpened, ...(notOpened.length > 0 && why !== undefined && { why }) };
}

/** A browser that starts too late is ended as soon as it has started. */
async function startInTime(start: (timeoutMs: number) => Promise<PageOpener>, ms: number): Promise<PageOpener> {
  const starting = start(ms);
  return inTime(starting, ms).catch((error: unknown) => {
    starting.then((browser) => browser.close()).catch(() => undefined);
    throw error;
  });
}

/** A browser that keeps to the time may take so much longer: it asks a page whether it answers. */
const graceMs = 3_000;
const closeMs = 2_000;

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';

/** The promise's outcome. Rejects where there is none within so many milliseconds. */
async function inTime<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it did not answer within ${Math.round(ms / 100) / 10} s`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
