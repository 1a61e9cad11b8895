import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { explain } from '@mosaico/platform/cli/explain';
import { prepare } from '@mosaico/platform/cli/start';
import { serve } from '@mosaico/platform/deliver/serve';
import { compose } from '@mosaico/platform/environments/apply-revision';
import { clearSettings } from '@mosaico/platform/jest';
import { freePort } from '@mosaico/platform/testing/free-port';
import { chromiumFlags, chromiumPath } from '../e2e/chromium.ts';
import { budgetFile, weigh } from '../e2e/support/budget.ts';
import { testContext } from '../e2e/support/work.ts';
import { benchDelivery } from './delivery.ts';
import { benchDevelopment } from './development.ts';
import { machineLine, verdictLine, type Report } from './figures.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLoad } from './load.ts';
import { benchNavigation } from './navigation.ts';
import { readOptions, usage, type Options } from './options.ts';
import { benchPages } from './pages.ts';
import { benchScale } from './scale/scale.ts';
import { productionSite } from './sites.ts';

clearSettings();
try {
  const options = optionsOrEnd();
  if (!options) console.log(usage);
  else await bench(options);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

/** What was typed. Ends the process where that means nothing. */
function optionsOrEnd(): Options | undefined {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(explain(error));
    process.exit(2);
  }
}

async function bench(options: Options): Promise<void> {
  if (options.mode === 'budget') return writeBudget();
  if (options.mode === 'scale') return benchScale(options);
  const site = await productionSite();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  const report: Report = (verdict) => {
    console.log(verdictLine(verdict));
    if (verdict.passed === false && options.strict) process.exitCode = 1;
  };
  try {
    if (options.mode === 'navigation') await benchNavigation(browser, site, options, report);
    else if (options.mode === 'lighthouse') await benchLighthouse(site, options, report);
    else if (options.mode === 'delivery') await delivery(browser, options.runs, report);
    else await benchPages(browser, site, options, report);
    console.log(`\n${machineLine(browser)}`);
  } finally {
    await browser.close();
  }
}

async function delivery(browser: Browser, runs: number, report: Report): Promise<void> {
  await benchDevelopment(browser, runs, report);
  await benchDelivery(runs, report);
  await benchLoad(runs, report);
}

/** Writes down what every page of the demonstration loads now. */
async function writeBudget(): Promise<void> {
  const here = testContext();
  await prepare(here, 'demo');
  // Composed anew: the tests compress theirs quickly, which weighs more.
  const folder = mkdtempSync(join(tmpdir(), 'budget-'));
  try {
    await compose(here.store, await here.store.revision('demo'), folder);
    const server = await serve(folder, await freePort());
    try {
      const budget = await weigh(server.address);
      await writeFile(budgetFile(here.root), `${JSON.stringify(budget, null, 2)}\n`);
      console.log(`wrote e2e/budget.json: ${Object.keys(budget).length} pages`);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
