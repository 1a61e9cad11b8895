import { availableParallelism, cpus, totalmem } from 'node:os';
import type { Browser } from '@playwright/test';

/** What the figures depend on besides the source. */
export interface Machine {
  processor: string;
  cores: number;
  memoryGiB: number;
  node: string;
  chromium: string;
}

export function machine(browser: Browser): Machine {
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    chromium: browser.version(),
  };
}
