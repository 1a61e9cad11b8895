import { writeFile } from 'node:fs/promises';
import type { Context } from '@mosaico/platform/cli/context';
import { prepare } from '@mosaico/platform/cli/start';
import { serve } from '@mosaico/platform/deliver/serve';
import { freePort } from '@mosaico/platform/testing/free-port';
import { budgetFile, weigh } from './budget.ts';

/** What `npm start` serves, and the end-to-end tests. */
const environment = 'demo';

/** Writes down what the pages of the demonstration weigh at this moment. */
export async function writeBudget(here: Context): Promise<void> {
  await prepare(here, environment);
  const serving = await serve(here.sites(environment), await freePort());
  try {
    const budget = await weigh(serving.address);
    await writeFile(budgetFile(here.root), `${JSON.stringify(budget, null, 2)}\n`);
    console.log(`wrote e2e/budget.json: ${Object.keys(budget).length} pages`);
  } finally {
    await serving.stop();
  }
}
