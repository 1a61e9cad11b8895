import type { Page, Route } from '@playwright/test';
import { silent } from './faults.ts';
import { declaredScreens, expect, hydrated, test } from './site.ts';

const pages = (await declaredScreens()).filter(({ workspace, embeddable }) => workspace !== 'shell' && !embeddable);
const remotes = [...new Set(pages.map(({ workspace }) => workspace))];

/** What may come in place of a remote's files. */
const faults = {
  'no connection': (route) => route.abort('connectionrefused'),
  'broken off': (route) => route.abort('connectionreset'),
  'not found': (route) => route.fulfill({ status: 404, body: 'no' }),
  'server error': (route) => route.fulfill({ status: 500, body: 'no' }),
  'a login page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Login' }),
  nothing: (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  half: async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: text.slice(0, text.length / 2) });
  },
  'tampered with': async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: `window.tampered = true;${text}` });
  },
  'no answer': () => new Promise<void>(() => undefined),
} satisfies Record<string, (route: Route) => Promise<void>>;

const faultNames = Object.keys(faults) as (keyof typeof faults)[];

/** Answers a remote's files with a fault until the returned function is called. */
async function breakFiles(
  page: Page,
  files: string,
  fault: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const handle = (route: Route): Promise<void> => fault(route).catch(() => undefined);
  await page.route(files, handle);
  return () => page.unroute(files, handle);
}

/**
 * Lets the page's clock run, so many seconds at most, until something is so: an outage is waited out in seconds that a test need not
 * take. Then the clock stands still, and a slow machine has its time.
 */
async function inTime(page: Page, seconds: number, isSo: (timeout: number) => Promise<void>): Promise<void> {
  for (let left = seconds; left > 0; left -= 1) {
    await page.clock.fastForward(1_000);
    const isSoNow = await isSo(100).then(
      () => true,
      () => false,
    );
    if (isSoNow) return;
  }
  await isSo(10_000);
}

/** All that a visitor still has of a page whose own code does not come. */
async function expectTheRest(page: Page, text: Text): Promise<void> {
  await expect.poll(() => textOf(page), { message: 'the text stays' }).toEqual(text);
  await page.getByRole('button', { name: 'Menú' }).click();
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Buscar servicios' }).fill('crm');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in window), 'what was tampered with does not run').toBe(false);
}

/** What can be read in the page. */
interface Text {
  heading: string;
  whole: string;
}

function textOf(page: Page): Promise<Text> {
  return page.evaluate(() => ({
    heading: document.querySelector('main h1')?.textContent ?? '',
    whole: document.querySelector('main')?.textContent ?? '',
  }));
}

/** The same as the server sends it. */
async function sentText(page: Page, path: string): Promise<Text> {
  const html = await (await page.request.get(path)).text();
  return page.evaluate((source) => {
    const sent = new DOMParser().parseFromString(source, 'text/html');
    return {
      heading: sent.querySelector('main h1')?.textContent ?? '',
      whole: sent.querySelector('main')?.textContent ?? '',
    };
  }, html);
}

async function expectRecovery(page: Page, { heading }: Text): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(1_000);
    await hydrated(page, 250);
  }).toPass({ intervals: [10], timeout: 30_000 });
  await expect(page.getByText(silent)).toHaveCount(0);
  expect((await textOf(page)).heading).toBe(heading);
}

/** How a visitor comes to a page. */
type Way = 'opened directly' | 'reached by a link';

/** A visit to the first page of a remote, with a fault in place of the remote's files. */
interface FaultyVisit {
  /** Read by `tables.mjs`. */
  title: string;
  workspace: string;
  path: string;
  fault: keyof typeof faults;
  ways: readonly Way[];
}

const bothWays: readonly Way[] = ['opened directly', 'reached by a link'];

/** The ways of `npm test`: by a link one remote with every fault and the others with one each, which take turns; directly the first. */
function waysOfJourneys(remote: number, fault: number): readonly Way[] {
  if (remote === 0) return fault === 0 ? bothWays : ['reached by a link'];
  return fault === (2 * (remote - 1)) % faultNames.length ? ['reached by a link'] : [];
}

function visits(waysOf: (remote: number, fault: number) => readonly Way[]): FaultyVisit[] {
  return remotes.flatMap((workspace, remote) => {
    const { path = '/' } = pages.find((page) => page.workspace === workspace) ?? {};
    return faultNames.flatMap((fault, place) => {
      const ways = waysOf(remote, place);
      const title = `${workspace}, ${fault}: ${path} ${ways.join(', and ')}`;
      return ways.length > 0 ? [{ title, workspace, path, fault, ways }] : [];
    });
  });
}

/** Visits of `npm test`. */
export const journeyVisits = visits(waysOfJourneys);

/** The rest of every remote, fault and way. */
export const otherVisits = visits((remote, fault) => {
  const done = waysOfJourneys(remote, fault);
  return bothWays.filter((way) => !done.includes(way));
});

/** Visits the page in each way, each as a step: its text stays, the shell works, and the page comes by itself when its files do. */
async function expectFaultBorne(
  page: Page,
  { workspace, path, fault, ways }: Omit<FaultyVisit, 'title'>,
): Promise<void> {
  const files = `**/assets/${workspace}/**`;
  // Neither pictures nor fonts are at stake.
  await page.route(/\.(mp4|jpg|webp|avif|woff2)$/, (route) => route.abort());
  await page.clock.install();
  const text = await sentText(page, path);
  const come: Record<Way, () => Promise<() => Promise<void>>> = {
    'opened directly': async () => {
      const restore = await breakFiles(page, files, faults[fault]);
      // What hangs keeps the document from being loaded to its end.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      return restore;
    },
    'reached by a link': async () => {
      await page.goto('/directorio-paginas');
      await hydrated(page);
      const restore = await breakFiles(page, files, faults[fault]);
      await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
      await inTime(page, 10, (timeout) => expect(page).toHaveURL(path, { timeout }));
      return restore;
    },
  };
  for (const way of ways)
    await test.step(way, async () => {
      const restore = await come[way]();
      await inTime(page, 16, (timeout) => expect(page.getByText(silent)).toHaveCount(1, { timeout }));
      await expectTheRest(page, text);
      await restore();
      await expectRecovery(page, text);
    });
}

/** A test for each visit. */
export function testVisits(all: readonly FaultyVisit[]): void {
  for (const { title, ...visit } of all)
    test(title, async ({ page, silentConsole }) => {
      await expectFaultBorne(page, visit);
      // The browser reports what it did not get, and the runtime its failed attempts.
      silentConsole.length = 0;
    });
}
