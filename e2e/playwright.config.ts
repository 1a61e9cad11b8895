import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { clearSettings } from '@mosaico/platform/jest';
import { chromiumFlags, chromiumPath, oneProcess } from './chromium.ts';
import { testWork } from './support/work.ts';

/** Chosen by `run.mjs`, for all of the processes that read this. */
const port = Number(process.env.E2E_PORT ?? 8137);
/** A site that runs already, to test in place of one made for the tests. */
const running = process.env.E2E_SITE;

clearSettings();
// What tests compose is theirs alone.
process.env.MOSAICO_COMPRESSION = 'quick';
// One test of its own opens pages before they are shown.
process.env.MOSAICO_SMOKE_TEST = '0';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  projects: [
    // `npm test` runs these.
    { name: 'journeys', testDir: 'journeys', retries: 0 },
    // `npm run test:full` runs these, too. Once in some thousand tests, a busy machine is slower than a test waits for.
    { name: 'full', testIgnore: join(import.meta.dirname, 'journeys', '**'), retries: 1 },
  ],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: '../test-results',
  // The same words in every browser and on every machine.
  snapshotPathTemplate: '{testDir}/matrices/trees/{arg}{ext}',
  reporter: [
    ['list'],
    ['json', { outputFile: '../.mosaico/e2e-report.json' }],
    // What runs elsewhere is no site of this repository.
    ...(running ? [] : [['./support/opened-pages-reporter.ts'] as const]),
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: running ?? `http://localhost:${port}`,
    launchOptions: { executablePath: chromiumPath(), args: [...chromiumFlags, oneProcess] },
    // Recording each test would take a third of the time; `npm run e2e -- --trace retain-on-failure` does it.
    trace: 'off',
  },
  // Builds and composes what has changed, exactly as a visitor of the README would, into the tests' own store.
  ...(!running && {
    webServer: {
      command: 'node platform/bin/mosaico.mjs start',
      cwd: '..',
      env: {
        PORT: String(port),
        MOSAICO_WORK: testWork,
        // Before what `package.json` may say.
        MOSAICO_STORE: pathToFileURL(join(testWork, 'store')).href,
      },
      url: `http://localhost:${port}/`,
      timeout: 300_000,
      reuseExistingServer: false,
      stdout: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
  }),
});
