// `npm run e2e`: Playwright over the composed site, with the system's Chromium.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { faultTable } from './fault-table.mjs';

const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js');
const { status } = spawnSync(process.execPath, [cli, 'test', ...process.argv.slice(2)], {
  cwd: import.meta.dirname,
  stdio: 'inherit',
});
const report = join(import.meta.dirname, '..', '.mosaico', 'e2e-report.json');
const table = existsSync(report) && faultTable(report);
if (table) console.log(`\n${table}\n`);
process.exit(status ?? 1);
