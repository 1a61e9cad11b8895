import { rootFolder } from '@mosaico/platform/lib/workspaces';
import { installedChromium } from '@mosaico/platform/smoke-test/installed-chromium';
import { programPath } from '@mosaico/platform/testing/program';

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

/**
 * Path of the browser of tests and benchmark: what `E2E_CHROMIUM` says, or else the platform's smoke test would take; else Debian's, which
 * root gets by apt. Throws an `Error` saying what to install.
 */
export function chromiumPath(): string {
  // Kept for the processes that this one starts.
  return (process.env.E2E_CHROMIUM ??= installedChromium(rootFolder()) ?? debianPackage());
}

function debianPackage(): string {
  const name = 'chromium-headless-shell';
  try {
    return programPath([name], name);
  } catch (cause) {
    throw new Error(
      'There is no Chrome or Chromium for the tests. Install Chrome, or run "npx playwright install chromium", ' +
        'or name one: E2E_CHROMIUM=/path/to/chrome npm test',
      { cause },
    );
  }
}
