import type { Page, Request } from '@playwright/test';
import { bootScriptName, type BootScript } from '@mosaico/shared-types';
import { readBatch, type SentReports } from '@mosaico/platform/reports/read-batch';

/** Where pages of the demonstration report. */
export const endpoint = '/informes';

/** What pages have reported, as the server reads it, and what it was answered. */
export interface Reported {
  bodies: string[];
  answers: number[];
  all: () => SentReports['reports'];
}

/** Listens to what the pages of a visitor report. */
export function reportedBy(page: Pick<Page, 'context'>): Reported {
  const bodies: string[] = [];
  const answers: number[] = [];
  const isReport = (request: Request): boolean => new URL(request.url()).pathname === endpoint;
  page.context().on('request', (request) => isReport(request) && bodies.push(request.postData() ?? ''));
  page.context().on('response', (response) => isReport(response.request()) && answers.push(response.status()));
  return { bodies, answers, all: () => bodies.flatMap((body) => readBatch(body).reports) };
}

/** The visitor looks at another tab. Nothing of a headless browser is ever hidden. */
export const lookAway = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const [name, value] of [
      ['hidden', true],
      ['visibilityState', 'hidden'],
    ] as const)
      Object.defineProperty(document, name, { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

/** Resolves once the shell's reporter has taken over from the boot script. */
export async function reporting(page: Page): Promise<void> {
  await page.waitForFunction(
    (name) => (window as unknown as Record<string, BootScript>)[name]?.isViewed,
    bootScriptName,
  );
}

/** Resolves once the second attempt at a file with this path has ended, and the reporter has heard of it. */
export const secondAttempt = (page: Page, path: RegExp): Promise<void> =>
  page.evaluate(
    (pattern) =>
      new Promise((resolve) => {
        // A document's observers are notified in one task. The reporter's was there before.
        new PerformanceObserver((list) => {
          const urls = list.getEntries().map(({ name }) => new URL(name));
          if (urls.some((url) => new RegExp(pattern).test(url.pathname) && url.searchParams.get('retry') === '1'))
            resolve();
        }).observe({ type: 'resource', buffered: true });
      }),
    path.source,
  );

/** Resolves once the page is at rest, where a reporter would be loaded. */
export const resting = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/revision.json')),
  );
