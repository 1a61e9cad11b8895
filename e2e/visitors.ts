// `npm run visitors`: simulated visits to the demonstration, in real browsers, whose reports are what `mosaico health` counts.
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { bootstrapId } from '@mosaico/shared-types';
import { explain } from '@mosaico/platform/cli/explain';
import { inParallel } from '@mosaico/platform/lib/in-parallel';
import { randomOf } from '@mosaico/platform/testing/random';
import { chromiumFlags, chromiumPath } from './chromium.ts';

/** With half of them in each arm, both have the 500 views that an analysis asks for: 84 visits each. Of 200 visits, one run in 60 had fewer in one. */
const defaultVisits = 240;

const usage = `npm run visitors                             ${defaultVisits} visits to http://localhost:8080 (PORT changes it)
npm run visitors -- --visits 50              so many
npm run visitors -- --at http://localhost:8081
npm run visitors -- --pages /planes-crm,/    to these pages alone
npm run visitors -- --seed 7                 other pages and other buttons`;

/** Documents of a visit. In each a button is pressed. */
const documents = 6;
/** Visitors at the same time. */
const width = 4;
/** Milliseconds that a visitor waits for a page to answer, for a press, and for the answer to what the browser reports. */
const timeouts = { page: 15_000, press: 1_000, report: 2_000 };

interface Seen {
  views: number;
  inCanary: number;
  /** Message of what a page threw → how often. */
  errors: Map<string, number>;
}

async function run(): Promise<void> {
  const { visits, at, pages: chosen, seed } = asked();
  const pages = chosen ?? (await pagesAt(at));
  const seen: Seen = { views: 0, inCanary: 0, errors: new Map() };
  // No pictures: they say nothing of errors, and cost most of the time.
  const args = [...chromiumFlags, '--blink-settings=imagesEnabled=false'];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args });
  const fronts = await Promise.all(Array.from({ length: width }, () => openFront(at)));
  let done = 0;
  try {
    await inParallel(
      Array.from({ length: visits }, (_, number) => number),
      width,
      async (number) => {
        const front = fronts.pop();
        if (!front) return;
        front.visitor = `198.18.${Math.floor(number / 250) % 250}.${(number % 250) + 1}`;
        await visit(browser, front, { pages, seen, random: randomOf(seed * visits + number) });
        fronts.push(front);
        done += 1;
        if (done % 20 === 0 || done === visits) console.log(`${done} of ${visits} visits, ${viewsOf(seen)}`);
      },
    );
  } finally {
    await browser.close();
    for (const front of fronts) front.close();
  }
  if (seen.errors.size === 0) return console.log('No page threw anything.');
  console.log('What pages threw:');
  for (const [message, count] of [...seen.errors].sort(([, a], [, b]) => b - a)) console.log(`  ${count} × ${message}`);
}

/** What was typed. Ends the process, with how to type it, where that means nothing. */
function asked(): { visits: number; at: string; pages: string[] | undefined; seed: number } {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ options: { visits: text, at: text, pages: text, seed: text } });
    const [visits, seed] = [Number(values.visits ?? defaultVisits), Number(values.seed ?? 1)];
    if (!Number.isInteger(visits) || visits < 1 || !Number.isInteger(seed))
      throw new Error('--visits and --seed are whole numbers, --visits 1 at least.');
    const pages = values.pages?.split(',');
    if (pages?.some((page) => !page.startsWith('/'))) throw new Error('--pages are paths that begin with "/".');
    return {
      visits,
      seed,
      pages,
      at: (values.at ?? `http://localhost:${process.env.PORT ?? 8080}`).replace(/\/$/, ''),
    };
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exit(2);
  }
}

/** The pages that search engines are told of. */
async function pagesAt(at: string): Promise<string[]> {
  const siteMap = await fetch(`${at}/sitemap.xml`)
    .then(async (response) => (response.ok ? response.text() : ''))
    .catch(() => '');
  const pages = Array.from(siteMap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address).pathname);
  if (pages.length === 0)
    throw new Error(`Nobody serves the site at ${at}. Start it with "npm start", or name another address with --at.`);
  return pages;
}

/** An address of its own for each visitor, as a proxy before the site names it: all visits from one address would count as one. */
interface Front {
  origin: string;
  /** Address of the present visitor. */
  visitor: string;
  /** Called when the site has answered what a browser has posted: pages do not hear of beacons that leave with them. */
  posted: () => void;
  close: () => void;
}

async function openFront(at: string): Promise<Front> {
  const server = createServer((request, response) => {
    const { method, url = '/', headers } = request;
    const onward = forward(new URL(url, at), { method, headers: { ...headers, 'x-forwarded-for': front.visitor } });
    onward.on('response', (answer) => {
      answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
      if (method === 'POST') front.posted();
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  const front: Front = { origin: '', visitor: '', posted: () => undefined, close };
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  front.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return front;
}

async function visit(
  browser: Browser,
  front: Front,
  { pages, seen, random }: { pages: readonly string[]; seen: Seen; random: () => number },
): Promise<void> {
  // To paint pages is most of a visit's work, and says nothing of errors.
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1_024, height: 200 } });
  try {
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => seen.errors.set(message, (seen.errors.get(message) ?? 0) + 1));
    for (let view = 0; view < documents; view += 1) {
      const path = pages[Math.floor(random() * pages.length)] ?? '/';
      await page.goto(front.origin + path, { timeout: timeouts.page });
      if ((await armOf(page)) === 'canary') seen.inCanary += 1;
      seen.views += 1;
      await press(page, random);
    }
    await leave(page, front);
  } finally {
    await context.close();
  }
}

async function armOf(page: Page): Promise<string> {
  const data = JSON.parse((await page.locator(`#${bootstrapId}`).textContent()) ?? '{}') as { arm?: string };
  return data.arm ?? 'stable';
}

/** Presses a button of the page, once it answers. What that opens is closed again. */
async function press(page: Page, random: () => number): Promise<void> {
  const isInteractive = (): boolean => performance.getEntriesByName('mosaico:page-interactive').length > 0;
  await page.waitForFunction(isInteractive, undefined, { timeout: timeouts.page });
  const buttons = await page.locator('main button:visible').all();
  const button = buttons[Math.floor(random() * buttons.length)];
  await button?.click({ timeout: timeouts.press }).catch(() => undefined);
  await page.keyboard.press('Escape');
}

/** Leaves the last page, and stays until its report is answered. */
async function leave(page: Page, front: Front): Promise<void> {
  const posted = new Promise<void>((resolve) => (front.posted = resolve));
  await Promise.all([
    Promise.race([posted, sleep(timeouts.report, undefined, { ref: false })]),
    page.goto('about:blank'),
  ]);
}

function viewsOf({ views, inCanary, errors }: Seen): string {
  const thrown = [...errors.values()].reduce((sum, count) => sum + count, 0);
  return `${views} views (${views - inCanary} stable, ${inCanary} canary), errors: ${thrown}`;
}

try {
  await run();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
