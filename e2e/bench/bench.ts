import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { prepare } from '@mosaico/platform/cli/start';
import { fileOf } from '@mosaico/platform/site/site-map';
import { explain } from '@mosaico/platform/cli/explain';
import { serve, type Serving } from '@mosaico/platform/deliver/serve';
import { freePort } from '@mosaico/platform/testing/free-port';
import { chromiumFlags, chromiumPath } from '../chromium.ts';
import { benchDelivery } from './delivery.ts';
import { benchDevelopment } from './development.ts';
import { judge, judgeDocuments, type Verdict } from './gates.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLoad } from './load.ts';
import { machine } from './machine.ts';
import { conditions, measure, type Run, type Target } from './measure.ts';
import { benchNavigation } from './navigation.ts';
import { readOptions, usage, type BenchOptions } from './options.ts';
import { controlOf } from './press.ts';
import { machineLine, routeTable, verdictLine } from './report.ts';
import { Gates } from './said-gates.ts';
import { composeProduction, prepareSites, type Sites } from './sites.ts';
import { testContext } from '../support/work.ts';
import type { RouteResult } from './summary.ts';
import { mapVariants, variantsOf, type ByVariant } from './variants.ts';
import { writeBudget } from './write-budget.ts';

try {
  const options = readOptions(process.argv.slice(2));
  if (!options) console.log(usage);
  else if (!(await passes(options)) && options.strict) process.exitCode = 1;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

/** Measures what is asked for. Whether every gate that could be judged is passed. */
async function passes(options: BenchOptions): Promise<boolean> {
  switch (options.mode) {
    case 'delivery':
      return deliver(options);
    case 'budget':
      await writeBudget(testContext());
      return true;
    case 'lighthouse':
      return benchLighthouse(await composeProduction(testContext()), options);
    case 'navigation':
      return navigate(options);
    case undefined:
      return load(options);
  }
}

async function load(options: BenchOptions): Promise<boolean> {
  const executablePath = chromiumPath();
  const sites = await prepareSites(testContext(), { withPeers: options.peers });
  const routes = declared(options.routes, sites);
  const servers: Serving[] = [];
  let browser: Browser | undefined;
  try {
    for (const variant of variantsOf(sites.folders))
      servers.push(await serve(sites.folders[variant] ?? '', await freePort()));
    const origins = mapVariants(sites.folders, (_, variant) => {
      return servers[variantsOf(sites.folders).indexOf(variant)]?.address ?? '';
    });
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
    return await conclude(results, [judgeDocuments(await documentsOf(sites))], browser, options);
  } finally {
    await browser?.close();
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function deliver({ runs }: BenchOptions): Promise<boolean> {
  const gates = new Gates();
  // What the clones that are measured begin with.
  await prepare(testContext(), 'demo');
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    await benchDevelopment(browser, runs, gates);
    await benchDelivery(runs, gates);
    await benchLoad(runs, gates);
    console.log(`\n${machineLine(machine(browser))}`);
    return gates.arePassed;
  } finally {
    await browser.close();
  }
}

async function navigate({ runs }: BenchOptions): Promise<boolean> {
  const executablePath = chromiumPath();
  const sites = await prepareSites(testContext());
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const passed = await benchNavigation(browser, sites, runs);
    console.log(`\n${machineLine(machine(browser))}`);
    return passed;
  } finally {
    await browser.close();
  }
}

/** The asked routes that exist; says which do not. */
function declared(asked: BenchOptions['routes'], { routes }: Sites): Sites['routes'] {
  if (asked === 'all') return routes.filter(({ redirect, embeddable }) => !redirect && !embeddable);
  const found = asked.map((path) => ({ path, route: routes.find((route) => route.path === path) }));
  for (const { path, route } of found) if (!route) console.log(`skipped ${path}: no workspace declares it`);
  const known = found.flatMap(({ route }) => route ?? []);
  if (known.length === 0)
    throw new Error(
      `None of the routes ${asked.join(', ')} is declared. There are: ${routes.map((route) => route.path).join(', ')}.`,
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
  const control = controlOf(await (await fetch(origins.federated + path)).text());
  const targets = variantsOf(origins).map((variant): Target => ({
    variant,
    address: (origins[variant] ?? '') + path,
    control,
  }));
  const runs = mapVariants(origins, (): Run[] => []);
  // The first load of each is not counted: the server reads its files from disk.
  for (const target of targets) await measure(browser, target);
  for (let round = 0; round < count; round += 1) {
    const first = round % targets.length;
    for (const target of [...targets.slice(first), ...targets.slice(0, first)]) {
      runs[target.variant]?.push(await measure(browser, target));
    }
    if (process.stderr.isTTY)
      process.stderr.write(`\r${path}: round ${round + 1} of ${count}${round + 1 === count ? '\n' : ''}`);
  }
  return runs;
}

/** Compressed bytes of every page's document. */
async function documentsOf({ federated, routes }: Sites): Promise<number[]> {
  const pages = routes.filter(({ redirect }) => !redirect);
  return Promise.all(pages.map(async ({ path }) => (await stat(join(federated, `${fileOf(path)}.br`))).size));
}

async function conclude(
  results: readonly RouteResult[],
  ofSite: readonly Verdict[],
  browser: Browser,
  { json }: BenchOptions,
): Promise<boolean> {
  const facts = machine(browser);
  const verdicts = [...results.flatMap(judge), ...ofSite];
  console.log(`${machineLine(facts)}\n`);
  for (const verdict of verdicts) console.log(verdictLine(verdict));
  await mkdir(dirname(json), { recursive: true });
  await writeFile(
    json,
    `${JSON.stringify({ made: new Date().toISOString(), machine: facts, conditions, results, verdicts }, null, 1)}\n`,
  );
  console.log(`\nevery figure: ${json}`);
  return verdicts.every(({ passed }) => passed !== false);
}
