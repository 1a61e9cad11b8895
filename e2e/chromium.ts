import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findProgram, programPath } from '@mosaico/platform/testing/program';

/**
 * What every browser of the tests starts with: no graphics card, no requests of its own, and text as wide as on a phone: rounded to whole
 * pixels, as this build does it, a font is 3 % wider.
 */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/**
 * What tests start it with besides: one process for all pages of a visitor, who sees one site. Else each test begins two for its page, of
 * which one waits for another site that never comes: journeys took 156 s of processor time that take 140 so.
 */
export const oneProcess = '--renderer-process-limit=1';

/** Debian's headless build is 40 % faster, so it comes first. */
const headlessShell = 'chromium-headless-shell';
const onPath = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Where Chrome is installed outside of PATH. */
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

/**
 * Path of the browser of tests and benchmark: what `E2E_CHROMIUM` says, a Chromium or Chrome of this machine, or the one that Playwright
 * has installed; else Debian's, which root gets by apt. Throws an `Error` saying what to install.
 */
export function chromiumPath(): string {
  // Kept for the processes that this one starts.
  return (process.env.E2E_CHROMIUM ??=
    findProgram(onPath) ??
    [...elsewhere, chromium.executablePath()].find((file) => existsSync(file)) ??
    debianPackage());
}

function debianPackage(): string {
  try {
    return programPath([headlessShell], headlessShell);
  } catch (cause) {
    throw new Error(
      'There is no Chrome or Chromium for the tests. Install Chrome, or run "npx playwright install chromium", ' +
        'or name one: E2E_CHROMIUM=/path/to/chrome npm test',
      { cause },
    );
  }
}
