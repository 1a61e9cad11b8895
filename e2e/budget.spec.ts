import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { compose } from '@mosaico/platform/environments/apply-revision';
import { serve, type Serving } from '@mosaico/platform/deliver/serve';
import { freePort } from '@mosaico/platform/testing/free-port';
import { overBudget, overCeilings, readBudget, renewal, weigh } from './support/budget.ts';
import { testContext } from './support/work.ts';

test.describe.configure({ mode: 'default' });

let folder: string;
let serving: Serving;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = mkdtempSync(join(tmpdir(), 'budget-'));
  const { store } = testContext();
  const demo = await store.revision('demo');
  // Compressed as for visitors, which the other tests' site is not.
  const quick = process.env.MOSAICO_COMPRESSION;
  delete process.env.MOSAICO_COMPRESSION;
  await compose(store, demo, folder);
  process.env.MOSAICO_COMPRESSION = quick;
  serving = await serve(folder, await freePort());
});
test.afterAll(async () => {
  await serving.stop();
  rmSync(folder, { recursive: true });
});

test('no page loads more than 2 % more than e2e/budget.json says', async () => {
  const over = overBudget(readBudget(join(import.meta.dirname, '..')), await weigh(serving.address));
  expect(over, `Make it smaller, or renew the budget and say why: ${renewal}`).toEqual([]);
});

test('no page is above the ceilings, whatever the budget says', async () => {
  expect(overCeilings(await weigh(serving.address))).toEqual([]);
});
