// `npm run e2e`: Playwright over the composed site, with the Chromium that is found.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { tablesOf } from './tables.mjs';

const report = join(import.meta.dirname, '..', '.mosaico', 'e2e-report.json');
rmSync(report, { force: true });
const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js');
const { status } = spawnSync(process.execPath, [cli, 'test', ...process.argv.slice(2)], {
  cwd: import.meta.dirname,
  stdio: 'inherit',
  env: {
    ...process.env,
    E2E_PORT: process.env.E2E_PORT ?? String(await freePort()),
  },
});
if (existsSync(report)) for (const table of tablesOf(report)) console.log(`\n${table}\n`);
process.exit(status ?? 1);

async function freePort() {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address();
  await new Promise((closed) => server.close(closed));
  return port;
}
