import { packagedFile, programPath } from '@mosaico/platform/testing/program';

/** What every browser of the tests starts with: no graphics card, no requests of its own. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * What tests start it with besides: one process for all pages of a visitor, who sees one site. Else each test begins two for its page, of
 * which one waits for another site that never comes: journeys took 156 s of processor time that take 140 so.
 */
export const oneProcess = '--renderer-process-limit=1';

/** Where Debian's package puts the Chromium without a window's code. */
const headlessShell = '/usr/bin/chromium-headless-shell';
/** What was found, for the processes that this one starts: an installation that fails is tried once a run. */
const found = 'MOSAICO_CHROMIUM';

/**
 * Debian's Chromium without a window's code, which needs three fifths of the time; installed where that is possible, also
 * beside another. Else the system's Chromium. Throws an `Error` saying what to install where there is neither.
 */
export function chromiumPath(): string {
  return (process.env[found] ??=
    packagedFile(headlessShell, 'chromium-headless-shell') ??
    programPath(['chromium', 'chromium-browser', 'google-chrome'], 'chromium'));
}
