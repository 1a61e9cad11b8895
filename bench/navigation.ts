import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { serve } from '@mosaico/platform/deliver/serve';
import { freePort } from '@mosaico/platform/testing/free-port';
import { aligned, atMost, median, type Report, type Verdict } from './figures.ts';
import { hover, paintedAfter, pointAtLink, press } from './follow-link.ts';
import type { Options } from './options.ts';
import { buildPeer } from './peers/build.ts';
import { desktop, fast, settled, slow4g, visit, type Line, type Visit } from './phone.ts';
import { writeVariant, type Site } from './sites.ts';
import { variantsOf, type Variant } from './variants.ts';

/** Where visitors begin, and where they go: two remotes, so that nothing of the second is loaded. */
const from = '/politica-citas';
const to = '/planes-sociales';
/** Milliseconds for which the server is away. */
const outage = 8_000;
const lines = [fast, slow4g, { ...slow4g, latency: 900 }];

/** Milliseconds from the press until the next page's first frame, and whether it was loaded as a document. */
interface Moved {
  painted: number;
  asDocument: boolean;
}

/** Measures how long the next page takes after its link was pressed, and how long after an outage; prints a table and what the gates say. */
export async function benchNavigation(
  browser: Browser,
  site: Site,
  { runs, peers }: Options,
  report: Report,
): Promise<void> {
  const folders = {
    ours: await writeVariant(site, 'ours'),
    ...(peers && { next: await buildPeer('next', site), astro: await buildPeer('astro', site) }),
  };
  const variants = variantsOf(folders);
  const table = [['', ...variants, ...variants.slice(1).map((other) => `ours/${other}`)]];
  const verdicts: Verdict[] = [];
  for (const line of lines) {
    const moved: Partial<Record<Variant, Moved[]>> = Object.fromEntries(variants.map((variant) => [variant, []]));
    // Each run begins with another variant, so that whatever drifts hits all alike.
    for (let run = 0; run < runs; run += 1)
      for (const variant of run % 2 ? variants.toReversed() : variants)
        moved[variant]?.push(await navigation(browser, folders[variant as keyof typeof folders] ?? '', line));
    const [own = 0, ...theirs] = variants.map((variant) =>
      median((moved[variant] ?? []).map(({ painted }) => painted)),
    );
    const name = `after ${hover} ms of pointing, round trip ${line.latency} ms, processor ÷${line.slowdown}`;
    const ratios = theirs.map((each) => (own / each).toFixed(2));
    table.push([`${name}, ms`, ...[own, ...theirs].map((each) => each.toFixed(0)), ...ratios]);
    if (line === fast) verdicts.push(atMost(name, own, 100, 'ms', 0));
    for (const [index, each] of theirs.entries())
      verdicts.push(atMost(`${name}, ours / ${variants[index + 1] ?? ''}`, own / each, 1));
    const documents = moved.ours?.filter(({ asDocument }) => asDocument).length ?? 0;
    verdicts.push(atMost(`${name}, loaded as a document`, documents, 0, '', 0));
  }
  const recovered: number[] = [];
  for (let run = 0; run < runs; run += 1) recovered.push(await recovery(browser, folders.ours));
  const empty = variants.slice(1).flatMap(() => ['–', '–']);
  table.push([`after an outage of ${outage / 1000} s, ms from its end`, median(recovered).toFixed(0), ...empty]);
  verdicts.push(atMost('back after an outage, the slowest', Math.max(...recovered), 5_000, 'ms', 0));
  console.log(`${from} to ${to}, medians of ${runs}\n${aligned(table)}\n`);
  for (const verdict of verdicts) report(verdict);
}

async function navigation(browser: Browser, folder: string, line: Line): Promise<Moved> {
  const server = await serve(folder, await freePort());
  try {
    return await atRest(browser, server.address, line, async ({ page }) => {
      let asDocument = false;
      page.on('request', (request) => {
        asDocument ||= request.isNavigationRequest() && request.frame() === page.mainFrame();
      });
      await pointAtLink(page, to);
      await sleep(hover);
      await press(page);
      return { painted: await paintedAfter(page, 'pressed'), asDocument };
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
    return await atRest(browser, server.address, fast, async ({ page }) => {
      await server.stop();
      await pointAtLink(page, to);
      await press(page);
      await sleep(outage);
      server = await serve(folder, port);
      await page.evaluate(() => performance.mark('back'));
      return paintedAfter(page, 'back');
    });
  } finally {
    await server.stop();
  }
}

/** A page that is loaded to its end. */
function atRest<Figure>(
  browser: Browser,
  address: string,
  line: Line,
  act: (visit: Visit) => Promise<Figure>,
): Promise<Figure> {
  return visit(browser, desktop, line, async ({ page, log }) => {
    await page.goto(address + from);
    await settled({ page, log }, () => performance.getEntriesByName('mosaico:page-interactive').length > 0);
    return act({ page, log });
  });
}
