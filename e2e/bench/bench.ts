import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { context } from 'platform/commands/context';
import { explain } from 'platform/explain';
import { serve, type Serving } from 'platform/serve/serve';
import { chromiumFlags, chromiumPath } from '../chromium.ts';
import { benchDelivery } from './delivery.ts';
import { freePort } from './free-port.ts';
import { judge } from './gates.ts';
import { machine } from './machine.ts';
import { conditions, measure, type Run } from './measure.ts';
import { benchNavigation } from './navigation.ts';
import { readOptions, usage, type BenchOptions } from './options.ts';
import { machineLine, routeTable, verdictLine } from './report.ts';
import { prepareSites, type Sites } from './sites.ts';
import type { RouteResult } from './summary.ts';
import { byVariant, variants, type ByVariant } from './variants.ts';

try {
  const options = readOptions(process.argv.slice(2));
  if (options?.delivery) await benchDelivery(options.runs);
  else if (options) await bench(options);
  else console.log(usage);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

async function bench(options: BenchOptions): Promise<void> {
  const executablePath = chromiumPath();
  const sites = await prepareSites(context());
  if (options.navigation) return navigate(executablePath, sites, options);
  const routes = declared(options.routes, sites);
  const servers: Partial<ByVariant<Serving>> = {};
  let browser: Browser | undefined;
  try {
    for (const variant of variants) servers[variant] = await serve(sites.folders[variant], await freePort());
    const origins = byVariant((variant) => servers[variant]?.address ?? '');
    browser = await chromium.launch({ executablePath, args: chromiumFlags });
    const results: RouteResult[] = [];
    for (const { path, workspace } of routes) {
      const result = {
        route: path,
        owner: workspace === 'shell' ? undefined : workspace,
        runs: await rounds(browser, origins, path, options.runs),
      };
      results.push(result);
      console.log(routeTable(result));
    }
    await conclude(results, browser, options);
  } finally {
    await browser?.close();
    await Promise.all(Object.values(servers).map((server) => server.stop()));
  }
}

async function navigate(executablePath: string, sites: Sites, { runs, strict }: BenchOptions): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const passed = await benchNavigation(browser, sites, runs);
    console.log(`\n${machineLine(machine(browser))}`);
    if (strict && !passed) process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

/** The asked routes that exist; says which do not. */
function declared(paths: readonly string[], { routes }: Sites): Sites['routes'] {
  const found = paths.map((path) => ({ path, route: routes.find((route) => route.path === path) }));
  for (const { path, route } of found) if (!route) console.log(`skipped ${path}: no workspace declares it`);
  const known = found.flatMap(({ route }) => route ?? []);
  if (known.length === 0)
    throw new Error(
      `None of the routes ${paths.join(', ')} is declared. There are: ${routes.map((route) => route.path).join(', ')}.`,
    );
  return known;
}

/** Interleaves the variants and begins each round with another one, so that whatever drifts hits all alike. */
async function rounds(
  browser: Browser,
  origins: ByVariant<string>,
  path: string,
  count: number,
): Promise<ByVariant<Run[]>> {
  const runs = byVariant((): Run[] => []);
  // The first load of each is not counted: the server reads its files from disk.
  for (const variant of variants) await measure(browser, origins[variant] + path, variant);
  for (let round = 0; round < count; round += 1) {
    const first = round % variants.length;
    for (const variant of [...variants.slice(first), ...variants.slice(0, first)]) {
      runs[variant].push(await measure(browser, origins[variant] + path, variant));
    }
    if (process.stderr.isTTY)
      process.stderr.write(`\r${path}: round ${round + 1} of ${count}${round + 1 === count ? '\n' : ''}`);
  }
  return runs;
}

async function conclude(
  results: readonly RouteResult[],
  browser: Browser,
  { json, strict }: BenchOptions,
): Promise<void> {
  const facts = machine(browser);
  const verdicts = results.flatMap(judge);
  console.log(`${machineLine(facts)}\n`);
  for (const verdict of verdicts) console.log(verdictLine(verdict));
  await mkdir(dirname(json), { recursive: true });
  await writeFile(
    json,
    `${JSON.stringify({ made: new Date().toISOString(), machine: facts, conditions, results, verdicts }, null, 1)}\n`,
  );
  console.log(`\nevery figure: ${json}`);
  if (strict && verdicts.some((verdict) => !verdict.passed)) process.exitCode = 1;
}
