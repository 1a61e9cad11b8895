import type { CDPSession, Page } from '@playwright/test';
import { declaredScreens, expect, hydrated, test } from '../support/site.ts';

// Playwright's own record of the page would hold nodes of it. A small window is soon painted.
test.use({ trace: 'off', viewport: { width: 360, height: 640 } });
test.describe.configure({ timeout: 120_000 });

const changes = 100;

/**
 * What may be left of so many route changes: less than one node for each, and a listener for each third. What comes and goes
 * by itself (the page before while the browser fades it out, a layer around a video) makes some sixty and ten; a page that
 * stays behind once for each visit makes thousands.
 */
const nodes = changes;
const listeners = 30;
/** Bytes. The engine goes on compiling what is run often; a page that is kept is some hundred thousand, 100 of them ten times this. */
const heap = 3_000_000;

interface Held {
  nodes: number;
  listeners: number;
  heap: number;
}

/** What the page holds once everything that nobody needs is collected. */
async function held(session: CDPSession): Promise<Held> {
  const measured = async (): Promise<Held> => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') };
  };
  // One collection makes the next one's work: until there is none left.
  let last = await measured();
  await expect
    .poll(async () => {
      const before = last;
      last = await measured();
      return [before.nodes - last.nodes, before.listeners - last.listeners];
    })
    .toEqual([0, 0]);
  return last;
}

/** Begins to measure. View transitions would be most of the work, and reduced motion would remove the videos. */
async function measuring(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    const parts = ['group', 'old', 'new'].map((part) => `::view-transition-${part}(*)`);
    sheet.replaceSync(`${parts.join()} { animation: none !important }`);
    document.adoptedStyleSheets.push(sheet);
  });
  return session;
}

/** Clicks the link to each of the paths in turn, and looks at each page from top to bottom. */
async function visit(page: Page, paths: readonly string[]): Promise<void> {
  await page.evaluate(async (addresses) => {
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    for (const address of addresses) {
      const before = document.querySelector('main h1');
      document.querySelector<HTMLElement>(`footer a[href="${address}"], header a[href="${address}"]`)?.click();
      while (location.pathname !== address || document.querySelector('main h1') === before) await frame();
      for (const part of [0.5, 1]) {
        window.scrollTo({ top: part * document.documentElement.scrollHeight, behavior: 'instant' });
        await frame();
      }
    }
  }, paths);
}

test('going from page to page leaves nothing of the earlier pages behind', async ({ page }) => {
  // A page of each workspace, among those that every page links to.
  const screens = (await declaredScreens()).sort((a, b) => Number(b.path === '/') - Number(a.path === '/'));
  const paths = [...new Set(screens.map(({ workspace }) => workspace))].map((workspace) => {
    const linked = screens.find((screen) => screen.workspace === workspace && (screen.path === '/' || screen.footer));
    return linked?.path ?? `none of ${workspace}`;
  });

  await page.goto(paths.at(-1) ?? '/');
  await hydrated(page);
  const session = await measuring(page);
  // What is loaded once and then kept: modules, styles, other sites' scripts.
  await visit(page, paths);
  const before = await held(session);
  const round = Array.from({ length: changes }, (_, index) => paths[index % paths.length] ?? '/');
  // Ends where it began: pages differ in size.
  const rest = paths.slice(changes % paths.length);
  await visit(page, [...round, ...(rest.length < paths.length ? rest : [])]);
  const after = await held(session);

  test.info().annotations.push({ type: 'held', description: JSON.stringify({ before, after }) });
  expect(after.nodes - before.nodes, 'nodes that nobody shows').toBeLessThan(nodes);
  expect(after.listeners - before.listeners, 'listeners that nobody needs').toBeLessThan(listeners);
  expect(after.heap - before.heap, 'bytes').toBeLessThan(heap);
});

test('a video that was played leaves nothing of its page behind', async ({ page }) => {
  await page.goto('/politica-citas');
  await hydrated(page);
  const session = await measuring(page);
  const visits = async (times: number): Promise<void> => {
    for (let visited = 0; visited < times; visited += 1) {
      await visit(page, ['/testimonios-videos']);
      const video = page.getByRole('main').locator('video[controls]');
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Reproducir el testimonio de/ })
        .first()
        .click();
      // Its captions must be showing: without them no browser keeps the video.
      await expect
        .poll(() => video.evaluate(({ textTracks }: HTMLVideoElement) => textTracks[0]?.cues?.length))
        .toBeTruthy();
      await visit(page, ['/politica-citas']);
    }
  };
  await visits(2);
  const before = await held(session);
  const played = 8;
  await visits(played);
  const after = await held(session);

  test.info().annotations.push({ type: 'held', description: JSON.stringify({ before, after }) });
  // A page has some 650 and 60.
  expect((after.nodes - before.nodes) / played, 'nodes for each video').toBeLessThan(50);
  expect((after.listeners - before.listeners) / played, 'listeners for each video').toBeLessThan(10);
});
