import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { serve, type Serving } from '@mosaico/platform/deliver/serve';
import { freePort } from '@mosaico/platform/testing/free-port';
import { conditions } from './measure.ts';
import { RequestLog } from './request-log.ts';
import { aligned } from './report.ts';
import type { Sites } from './sites.ts';
import { median } from './summary.ts';

/** Where visitors begin, and where they go: two remotes, so that nothing of the second is loaded. */
const from = '/politica-citas';
const to = '/planes-sociales';
/** A visitor points at a link for so many milliseconds before they press it. */
const hover = 200;
/** An outage lasts so many milliseconds. */
const outage = 8_000;
/** After so many milliseconds the next page never comes. */
const timeout = 90_000;

const compared = ['federated', 'monolith'] as const;
type Compared = (typeof compared)[number];

/** Milliseconds of round trip, how often slower the processor, and limits in milliseconds or as a ratio to the monolith. */
interface Line {
  latency: number;
  slowdown: number;
  atMost: number | undefined;
  ratio: number | undefined;
}
const lines = [
  { latency: 150, slowdown: 1, atMost: 100, ratio: undefined },
  { latency: conditions.network.latency, slowdown: conditions.slowdown, atMost: undefined, ratio: 1 },
  { latency: 900, slowdown: conditions.slowdown, atMost: undefined, ratio: 1 },
] as const satisfies readonly Line[];

interface Moved {
  /** Milliseconds from the press until the next page's first frame. */
  painted: number;
  /** The next page was loaded as a document. */
  asDocument: boolean;
}

/**
 * Measures how long the next page takes after its link was pointed at and pressed, and how long after an outage, `runs`
 * times each, the monolith of the same source beside it. Prints a table and a line for each limit.
 */
export async function benchNavigation(browser: Browser, { folders }: Sites, runs: number): Promise<boolean> {
  const table: string[][] = [['', ...compared, 'ratio']];
  const verdicts: [passed: boolean, says: string][] = [];
  for (const line of lines) {
    const { latency, slowdown, atMost, ratio } = line;
    const moved = await each(runs, (variant) => navigation(browser, folders[variant], line));
    const [own, theirs] = compared.map((variant) => median(moved[variant].map(({ painted }) => painted))) as [
      number,
      number,
    ];
    const name = `after ${hover} ms of pointing, round trip ${latency} ms, processor ÷${slowdown}`;
    table.push([`${name}, ms`, own.toFixed(0), theirs.toFixed(0), (own / theirs).toFixed(2)]);
    if (atMost !== undefined) verdicts.push([own <= atMost, `${name} <= ${atMost} ms (${own.toFixed(0)})`]);
    if (ratio !== undefined)
      verdicts.push([
        own / theirs <= ratio,
        `${name}, federated / monolith <= ${ratio} (${(own / theirs).toFixed(2)})`,
      ]);
    const documents = moved.federated.filter(({ asDocument }) => asDocument).length;
    verdicts.push([documents === 0, `${name}, loaded as a document: never (${documents} of ${runs})`]);
  }
  const recovered = await each(runs, (variant) => recovery(browser, folders[variant]));
  const [own, theirs] = compared.map((variant) => median(recovered[variant])) as [number, number];
  table.push([
    `after an outage of ${outage / 1000} s, ms from its end`,
    own.toFixed(0),
    theirs.toFixed(0),
    (own / theirs).toFixed(2),
  ]);
  const worst = Math.max(...recovered.federated);
  verdicts.push([worst <= 5_000, `back after an outage, the slowest <= 5000 ms (${worst.toFixed(0)})`]);

  console.log(`${from} to ${to}, medians of ${runs}`);
  console.log(`${aligned(table)}\n`);
  for (const [passed, says] of verdicts) console.log(`${passed ? 'PASS' : 'MISS'} ${says}`);
  return verdicts.every(([passed]) => passed);
}

/** Takes turns, so that whatever drifts hits both alike. */
async function each<Figure>(runs: number, measure: (variant: Compared) => Promise<Figure>) {
  const figures: Record<Compared, Figure[]> = { federated: [], monolith: [] };
  for (let run = 0; run < runs; run += 1)
    for (const variant of run % 2 ? compared.toReversed() : compared) figures[variant].push(await measure(variant));
  return figures;
}

async function navigation(browser: Browser, folder: string, line: Line): Promise<Moved> {
  const server = await serve(folder, await freePort());
  try {
    return await withPage(browser, server, line, async (page) => {
      let asDocument = false;
      page.on('request', (request) => {
        asDocument ||= request.isNavigationRequest() && request.frame() === page.mainFrame();
      });
      await pointAt(page);
      await sleep(hover);
      await page.mouse.down();
      await page.mouse.up();
      return { painted: await painted(page, 'pressed'), asDocument };
    });
  } finally {
    await server.stop();
  }
}

/** The link is pressed while the server is away. */
async function recovery(browser: Browser, folder: string): Promise<number> {
  const port = await freePort();
  let server = await serve(folder, port);
  try {
    return await withPage(browser, server, lines[0], async (page) => {
      await server.stop();
      await pointAt(page);
      await page.mouse.down();
      await page.mouse.up();
      await sleep(outage);
      server = await serve(folder, port);
      await page.evaluate(() => performance.mark('back'));
      return painted(page, 'back');
    });
  } finally {
    await server.stop();
  }
}

/** A page at rest, with nothing cached. */
async function withPage<Figure>(
  browser: Browser,
  { address }: Serving,
  line: Line,
  act: (page: Page) => Promise<Figure>,
): Promise<Figure> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session, line);
    const log = new RequestLog(session);
    await page.goto(address + from);
    await page.waitForFunction(() => performance.getEntriesByName('mosaico:page-interactive').length > 0);
    do await sleep(100);
    while (log.quietFor() < 1_000);
    return await act(page);
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession, { latency, slowdown }: Line): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { ...conditions.network, latency });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** The pointer comes to rest on the link, which is in the middle of the window. From the press on its frames are watched. */
async function pointAt(page: Page): Promise<void> {
  const link = page.locator(`footer a[href="${to}"]`).first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await sleep(400);
  await page.evaluate(() => {
    const before = document.querySelector('h1')?.textContent;
    addEventListener(
      'click',
      () => {
        performance.mark('pressed');
        // No named function: what names functions for Node is not in the page.
        const looking = setInterval(() => {
          const now = document.querySelector('main h1')?.textContent;
          if (now === undefined || now === before || now === 'No pudimos cargar esta página') return;
          clearInterval(looking);
          requestAnimationFrame(() => setTimeout(() => performance.mark('painted')));
        }, 4);
      },
      true,
    );
  });
  const place = await link.boundingBox();
  if (!place) throw new Error(`${from} has no link to ${to} in its footer: choose another pair in navigation.ts.`);
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
}

/** Milliseconds from a mark until the next page is painted. */
async function painted(page: Page, since: string): Promise<number> {
  const entry = await page.waitForFunction(
    (mark) => {
      const [begun] = performance.getEntriesByName(mark);
      const [done] = performance.getEntriesByName('painted');
      // A document of its own counts from its own beginning.
      const paint = begun ? undefined : performance.getEntriesByName('first-contentful-paint')[0];
      return paint?.startTime ?? (begun && done ? done.startTime - begun.startTime : undefined);
    },
    since,
    { timeout, polling: 100 },
  );
  return (await entry.jsonValue()) ?? timeout;
}
