#!/usr/bin/env node
import { existsSync } from 'node:fs';

const bundler = new URL('../bundle.mjs', import.meta.url);
const isCheckout = existsSync(bundler);
// Whoever reads a pipe may stop before the end, as `head` does: the command still ends what it has begun.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
  });
try {
  if (isCheckout) await (await import(bundler.href)).bundle();
  const { run } = await import('../dist/cli.js');
  await run(process.argv);
} catch (error) {
  const [problem] = (error instanceof Error ? error.message : String(error)).split('\nRequire stack');
  console.error(`Error: ${problem}${isInstalled(error) ? '' : '\nNot all packages are installed. Run: npm ci'}`);
  process.exitCode = 1;
}

function isInstalled({ code }) {
  if (['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'].includes(code)) return false;
  // npm writes it when all the rest is there.
  return !isCheckout || existsSync(new URL('../../node_modules/.package-lock.json', import.meta.url));
}
