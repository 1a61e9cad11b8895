import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { compose } from '@mosaico/platform/environments/apply-revision';
import { serve, type Serving } from '@mosaico/platform/deliver/serve';
import { freePort } from '@mosaico/platform/testing/free-port';
import {
  costOfReports,
  mostReportsBytes,
  overBudget,
  overCeilings,
  readBudget,
  renewal,
  weigh,
} from './support/budget.ts';
import { testContext } from './support/work.ts';

test.describe.configure({ mode: 'default' });

let folder: string;
let serving: Serving;
let withoutReports: Serving;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = mkdtempSync(join(tmpdir(), 'budget-'));
  const { store, root } = testContext();
  const demo = await store.revision('demo');
  // The same site, whose configuration names no endpoint.
  const silent = join(folder, 'configuration');
  cpSync(join(root, 'environments', 'demo'), silent, { recursive: true });
  const site = JSON.parse(readFileSync(join(silent, 'site.json'), 'utf8')) as { reports?: object };
  delete site.reports;
  writeFileSync(join(silent, 'site.json'), JSON.stringify(site));
  const configuration = await store.publishConfiguration(silent);
  // Compressed as for visitors, which the other tests' site is not.
  const quick = process.env.MOSAICO_COMPRESSION;
  delete process.env.MOSAICO_COMPRESSION;
  await compose(store, demo, join(folder, 'demo'));
  await compose(store, { ...demo, configuration }, join(folder, 'silent'));
  process.env.MOSAICO_COMPRESSION = quick;
  serving = await serve(join(folder, 'demo'), await freePort());
  withoutReports = await serve(join(folder, 'silent'), await freePort());
});
test.afterAll(async () => {
  await serving.stop();
  await withoutReports.stop();
  rmSync(folder, { recursive: true });
});

test('no page loads more than 2 % more than e2e/budget.json says', async () => {
  const over = overBudget(readBudget(join(import.meta.dirname, '..')), await weigh(serving.address));
  expect(over, `Make it smaller, or renew the budget and say why: ${renewal}`).toEqual([]);
});

test('no page is above the ceilings, whatever the budget says', async () => {
  expect(overCeilings(await weigh(serving.address))).toEqual([]);
});

test('reports cost the mean page 0.5 kB at most before it is interactive', async () => {
  const cost = costOfReports(await weigh(serving.address), await weigh(withoutReports.address));
  console.log(`Reports: ${cost.toFixed(0)} B of the mean page, at most ${mostReportsBytes}`);
  expect(cost).toBeLessThanOrEqual(mostReportsBytes);
});
