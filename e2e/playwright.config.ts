import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, chromiumPath, oneProcess } from './chromium.ts';

const port = Number(process.env.E2E_PORT ?? 8137);
/** A site that runs already, to test in place of one made for the tests. */
const running = process.env.E2E_SITE;

// What tests compose is theirs alone. The site whose bytes are counted is made as for visitors.
process.env.MOSAICO_COMPRESSION = 'quick';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Once in some thousand tests, a machine with more to do than its processors can is slower than a test's patience.
  retries: 1,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: '../test-results',
  // The same words in every browser and on every machine.
  snapshotPathTemplate: '{testDir}/journeys/trees/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: '../.mosaico/e2e-report.json' }], ['./support/axe-reporter.ts']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: running ?? `http://localhost:${port}`,
    launchOptions: { executablePath: chromiumPath(), args: [...chromiumFlags, oneProcess] },
    // Recording each test would take a third of the time; `npm run e2e -- --trace retain-on-failure` does it.
    trace: 'off',
  },
  // Builds and composes what has changed, exactly as a visitor of the README would.
  ...(!running && {
    webServer: {
      command: 'node platform/bin/mosaico.mjs start',
      cwd: '..',
      env: { PORT: String(port), MOSAICO_COMPRESSION: '' },
      url: `http://localhost:${port}/`,
      timeout: 300_000,
      reuseExistingServer: false,
      stdout: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
  }),
});
