import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import type { Browser } from '@playwright/test';

/** What the figures depend on besides the source. */
export interface Machine {
  processor: string;
  cores: number;
  memoryGiB: number;
  /** Processes that wanted a processor during the last minute: with more than two or three, times say nothing. */
  load: number;
  node: string;
  chromium: string;
}

export function machine(browser: Browser): Machine {
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    load: loadavg()[0] ?? 0,
    node: process.version,
    chromium: browser.version(),
  };
}
