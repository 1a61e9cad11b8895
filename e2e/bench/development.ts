import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { cloneRepository, type Clone } from '../support/clone.ts';
import type { Gates } from './said-gates.ts';
import { median } from './summary.ts';

/** Seconds. */
const limits = { firstPage: 12, hotReload: 0.5 };

/** Its workspaces take the ports after it: far from those that anybody develops on. */
const port = 8270;
const address = `http://localhost:${port}/planes-sociales`;

/**
 * Measures `mosaico dev mf-plans` in a clone: from the command to the first page that works, and from saving a file to
 * its words on the page, `runs` times each. The first start, without what webpack keeps, is told by itself.
 */
export async function benchDevelopment(browser: Browser, runs: number, gates: Gates): Promise<void> {
  const clone = cloneRepository();
  try {
    const first = await developing(clone, browser, async (_page, took) => Promise.resolve(took));
    console.log(`mosaico dev, s from the command to a page that works, the first time in a clone: ${first.toFixed(2)}`);
    const starts: number[] = [];
    const reloads: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      await developing(clone, browser, async (page, took) => {
        starts.push(took);
        // The first change also compiles what was taken from the cache so far.
        for (const word of ['Primero', 'Segundo', 'Tercero'])
          reloads.push(await reloaded(clone, page, `${word} ${run}`));
      });
    }
    gates.judge('mosaico dev, s from the command to a page that works', median(starts), limits.firstPage);
    gates.judge('hot reload, s from saving a file to its words on the page', median(reloads), limits.hotReload);
  } finally {
    clone.remove();
  }
}

/** Starts development, shows a page, and gives it to `use` with the seconds that it took from the command. */
async function developing<Result>(
  clone: Clone,
  browser: Browser,
  look: (page: Page, took: number) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const begin = performance.now();
  const program = spawn(
    process.execPath,
    [join(clone.folder, 'platform', 'bin', 'mosaico.mjs'), 'dev', 'mf-plans', '--port', String(port)],
    { cwd: clone.folder, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  try {
    await saysSo(program);
    await page.goto(address);
    // React ties its own record to every element that it takes over.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
    );
    return await look(page, (performance.now() - begin) / 1_000);
  } finally {
    await context.close();
    if (program.exitCode === null) {
      program.kill('SIGTERM');
      await once(program, 'exit');
    }
  }
}

/** Resolves once the command says that it is developing; rejects with what it said when it ends before. */
function saysSo(program: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (data: Buffer): void => {
      printed += data.toString();
      if (printed.includes('developing')) resolve();
    };
    program.stdout?.on('data', read);
    program.stderr?.on('data', read);
    program.once('exit', (code) => reject(new Error(`mosaico dev ended with code ${code}: ${printed}`)));
  });
}

/** Seconds from saving another heading to its being on the page. */
async function reloaded(clone: Clone, page: Page, heading: string): Promise<number> {
  const content = join(clone.folder, 'mf-plans', 'src', 'social-plans', 'content.ts');
  const changed = readFileSync(content, 'utf8').replace(/title: '[^']+'/, `title: '${heading}'`);
  // Looks with each frame.
  const shown = page.waitForFunction((text) => document.querySelector('h1')?.textContent.includes(text), heading);
  const begin = performance.now();
  writeFileSync(content, changed);
  await shown;
  return (performance.now() - begin) / 1_000;
}
