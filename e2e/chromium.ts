import { programPath } from '@mosaico/platform/testing/program';

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
 * The system's Chromium, or Debian's, installed. Where there is one without a window's code it is taken, which needs
 * three fifths of the time. Throws an `Error` saying what to install where that is not possible.
 */
export function chromiumPath(): string {
  return programPath(
    ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
    'chromium-headless-shell',
    'chromium',
  );
}
