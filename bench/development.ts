import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { freePort } from '@mosaico/platform/testing/free-port';
import { cloneRepository, type Clone } from '../e2e/support/clone.ts';
import { isHydrated } from '../e2e/support/is-hydrated.ts';
import { writeHeading } from './delivery.ts';
import { atMost, median, type Report } from './figures.ts';

/**
 * Measures `mosaico dev mf-plans` in a clone, `runs` times: from the command to the first page that works, and from saving a file to its
 * words on the page. The first start, without a cache, is printed and not counted.
 */
export async function benchDevelopment(browser: Browser, runs: number, report: Report): Promise<void> {
  const clone = cloneRepository();
  const starts: number[] = [];
  const reloads: number[] = [];
  try {
    const first = await develop(clone, browser, () => Promise.resolve());
    console.log(`mosaico dev, s from the command to a page that works, the first time in a clone: ${first.toFixed(2)}`);
    for (let run = 0; run < runs; run += 1) {
      const start = await develop(clone, browser, async (page) => {
        for (const word of ['Primero', 'Segundo', 'Tercero']) reloads.push(await reload(clone, page, `${word} ${run}`));
      });
      starts.push(start);
    }
  } finally {
    clone.remove();
  }
  report(atMost('mosaico dev, s from the command to a page that works', median(starts), 12));
  report(atMost('hot reload, s from saving a file to its words on the page', median(reloads), 0.5));
}

/** Starts development, gives the page to `act`, and returns the seconds from the command until the page worked. */
async function develop(clone: Clone, browser: Browser, act: (page: Page) => Promise<void>): Promise<number> {
  const page = await browser.newPage();
  const port = await freePort();
  const begin = performance.now();
  const command = [join(clone.folder, 'platform/bin/mosaico.mjs'), 'dev', 'mf-plans', '--port', `${port}`];
  const program = spawn(process.execPath, command, { cwd: clone.folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(program, 'exit');
  try {
    await new Promise<void>((resolve, reject) => {
      program.stdout.on('data', (data: Buffer) => data.toString().includes('developing') && resolve());
      program.once('exit', (code) => reject(new Error(`mosaico dev ended with code ${code}.`)));
    });
    await page.goto(`http://localhost:${port}/planes-sociales`);
    await page.waitForFunction(isHydrated);
    const took = (performance.now() - begin) / 1_000;
    await act(page);
    return took;
  } finally {
    await page.close();
    program.kill();
    await ended;
  }
}

/** Seconds from saving another heading until it is on the page. */
async function reload(clone: Clone, page: Page, heading: string): Promise<number> {
  const shown = page.waitForFunction((text) => document.querySelector('h1')?.textContent.includes(text), heading);
  const begin = performance.now();
  writeHeading(clone, heading);
  await shown;
  return (performance.now() - begin) / 1_000;
}
