import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { join } from 'node:path';
import { declarationsOf } from '@mosaico/platform/build/declared';
import { routesOn } from '@mosaico/platform/table/routes';
import { siteTable } from '@mosaico/platform/table/site-table';
import { siteOf } from '@mosaico/platform/testing/site';
import { appWorkspaces } from '@mosaico/platform/lib/workspaces';
import { dayIn, type PageBootstrapData, type Route, type SiteTable } from '@mosaico/shared-types';
import { isHydrated } from './is-hydrated.ts';
import { openedAnnotation, OpenedPaths } from './opened-pages.ts';

const root = join(import.meta.dirname, '..', '..');

/** The table of the demonstration, of what the workspaces of this repository declare. */
export async function declaredTable(): Promise<SiteTable> {
  const declarations = await Promise.all(appWorkspaces(root).map((workspace) => declarationsOf(workspace)));
  const { table } = siteTable(declarations, siteOf());
  return { ...table, routes: routesOn(dayIn(siteOf(), new Date()), table.routes) };
}

/** Figures of the demonstration as its pages write them, by name: `mf-plans/social-basic` is `$500`. Throws for one that nobody declares. */
export async function declaredFigures(): Promise<(name: string) => string> {
  const { facts } = await declaredTable();
  return (name) => {
    const { text } = facts[name] ?? {};
    if (text === undefined) throw new Error(`No workspace declares the figure ${name}.`);
    return text;
  };
}

/** Every page of the demonstration. */
export async function declaredRoutes(): Promise<readonly Route[]> {
  return (await declaredTable()).routes;
}

/** Every page that stays where it is: all but the redirects. */
export async function declaredScreens(): Promise<Route[]> {
  return (await declaredRoutes()).filter((route) => !route.redirect);
}

/** Waits until the present page is hydrated and its first effects have run. */
export async function hydrated(page: Page, timeout = 30_000): Promise<void> {
  await expect
    .poll(() => page.evaluate(isHydrated), { message: 'the page is hydrated', timeout, intervals: [50] })
    .toBe(true);
  // Effects follow in React's own tasks, which wait for no clock either.
  await page.evaluate(async () => {
    for (let task = 0; task < 3; task += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  });
}

/**
 * From here on time passes in the page only as far as `page.clock` is told to run. First what is loaded at rest is waited for:
 * time that jumps would take it for lost.
 */
export async function stopTime(page: Page): Promise<void> {
  const isAtRest = (): boolean => {
    const bootstrapData = JSON.parse(document.getElementById('mosaico')?.textContent ?? '{}') as Pick<
      PageBootstrapData,
      'styles' | 'loads'
    >;
    const assets = [...(bootstrapData.styles ?? []), ...Object.values(bootstrapData.loads ?? {}).flat()];
    return document.adoptedStyleSheets.length >= assets.filter((address) => address.endsWith('.css')).length;
  };
  await expect
    .poll(() => page.evaluate(isAtRest), { message: 'the style sheets are here', timeout: 30_000 })
    .toBe(true);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/**
 * Runs a stopped clock for `milliseconds` at a time until the assertion holds. Whatever arrives from the site begins the wait of a
 * hanging request anew, and on a busy machine a picture may arrive while the clock runs.
 */
export async function runClockUntil(page: Page, milliseconds: number, holds: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(milliseconds);
    await holds();
  }).toPass({ timeout: 20_000 });
}

/**
 * Where an element stands in the window, in px, once the animations that move it have ended: in the middle of one it is
 * somewhere else with every frame. Throws if it is not shown.
 */
export async function restingPlace(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  await locator.evaluate(async (element) => {
    const moving = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' &&
          effect instanceof KeyframeEffect &&
          effect.target?.contains(element) &&
          effect.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
  const place = await locator.boundingBox();
  if (!place) throw new Error(`${String(locator)} is not shown, so it stands nowhere.`);
  return place;
}

/** From here on no page offers a CRM by itself after six seconds, as if it had been offered before: it would cover what is looked at. */
export const withoutOffer = (page: Page): Promise<unknown> =>
  page.addInitScript(() => sessionStorage.setItem('mosaico:crm-offered', 'yes'));

interface Fixtures {
  /** What the page printed on its console as a warning or error, and what it threw. Must be empty at the end. */
  silentConsole: string[];
  /** Paths that the test has opened, noted at its end. */
  opened: OpenedPaths;
}

/**
 * Playwright's `test`, failing when the page's console does not stay silent. A test notes which pages it opens: `npm test -- --changed`
 * chooses journeys by them.
 */
export const test = base.extend<Fixtures, { openedPaths: OpenedPaths }>({
  openedPaths: [
    async ({ browser }, provide) => {
      const opened = new OpenedPaths();
      opened.watch(browser);
      await provide(opened);
    },
    { scope: 'worker', auto: true },
  ],
  request: async ({ request, openedPaths }, provide) => {
    openedPaths.watchRequests(request);
    await provide(request);
  },
  opened: [
    async ({ openedPaths }, provide, { annotations }) => {
      const { paths } = openedPaths;
      paths.clear();
      await provide(openedPaths);
      annotations.push(...[...paths].map((description) => ({ type: openedAnnotation, description })));
    },
    { auto: true },
  ],
  silentConsole: [
    async ({ page }, use) => {
      const messages: string[] = [];
      page.on('console', (message) => {
        if (['warning', 'error'].includes(message.type())) messages.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => messages.push(`thrown: ${error.message}`));
      await use(messages);
      expect(messages, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
