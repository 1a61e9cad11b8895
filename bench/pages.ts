import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { serve } from '@mosaico/platform/deliver/serve';
import { freePort } from '@mosaico/platform/testing/free-port';
import { atMost, median, type Report, type Verdict } from './figures.ts';
import { judge, routeTable } from './gates.ts';
import { controlOf } from './in-page.ts';
import { measure, type Run } from './measure.ts';
import type { Options } from './options.ts';
import { buildPeer } from './peers/build.ts';
import { siteWithoutReports, withoutScripts, writeVariant, type Site } from './sites.ts';
import { variantsOf, type ByVariant } from './variants.ts';

/** Compressed bytes of the median document. */
const medianDocument = 15_000;

/** Loads pages as a phone does, all variants in turns, and prints a table for each route and what the gates say. */
export async function benchPages(
  browser: Browser,
  site: Site,
  { runs, routes, peers, reports }: Options,
  report: Report,
): Promise<void> {
  const paths = routes === 'all' ? [...site.pages.keys()] : routes;
  const unknown = paths.filter((path) => !site.pages.has(path));
  if (unknown.length > 0)
    throw new Error(`No page at ${unknown.join(', ')}. Pages: ${[...site.pages.keys()].join(' ')}`);
  const folders = {
    ours: await writeVariant(site, 'ours'),
    'no-script': await writeVariant(site, 'no-script', withoutScripts),
    ...(reports && { 'no-reports': await writeVariant(await siteWithoutReports(site), 'no-reports') }),
    ...(peers && { next: await buildPeer('next', site), astro: await buildPeer('astro', site) }),
  };
  const variants = variantsOf(folders);
  const servers = await Promise.all(variants.map(async (variant) => serve(folders[variant] ?? '', await freePort())));
  const verdicts: Verdict[] = [];
  try {
    for (const route of paths) {
      const control = controlOf(await (await fetch((servers[0]?.address ?? '') + route)).text());
      const targets = variants.map((variant, index) => ({
        ...{ variant, control, address: (servers[index]?.address ?? '') + route },
      }));
      // The first load of each is not counted: the server reads its files from disk.
      for (const target of targets) await measure(browser, target);
      const measured: ByVariant<Run[]> = Object.fromEntries(variants.map((variant) => [variant, []]));
      for (let round = 0; round < runs; round += 1) {
        // Each round begins with another variant, so that whatever drifts hits all alike.
        const first = round % targets.length;
        for (const target of [...targets.slice(first), ...targets.slice(0, first)])
          measured[target.variant]?.push(await measure(browser, target));
      }
      const owner = site.composition.table.routes.find(({ path }) => path === route)?.workspace ?? '';
      const result = { route, owner, runs: measured };
      console.log(`${routeTable(result)}\n`);
      verdicts.push(...judge(result));
    }
    const documents = [...site.pages.values()].map((file) => stat(join(folders.ours, 'site', `${file}.br`)));
    const sizes = (await Promise.all(documents)).map(({ size }) => size);
    verdicts.push(atMost(`${sizes.length} pages: median document`, median(sizes), medianDocument, 'B', 0));
    for (const verdict of verdicts) report(verdict);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}
