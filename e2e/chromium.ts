import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

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
 * The system's Chromium. Without one, Debian's is installed where that is possible (as root, with apt-get). Throws an
 * `Error` saying what to install otherwise.
 */
export function chromiumPath(): string {
  const found = onPath(names);
  if (found) return found;
  if (process.getuid?.() === 0 && onPath(['apt-get'])) {
    console.log('installing chromium');
    install();
    const installed = onPath(names);
    if (installed) return installed;
  }
  throw new Error(
    `No browser: none of ${names.join(', ')} is on PATH. Install one, e.g. "sudo apt-get install chromium", and run this again.`,
  );
}

function install(): void {
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'pipe'] });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  } catch (error) {
    throw new Error(
      `Installing chromium failed: ${(error as Error).message.trim()}\nInstall it by hand, then run this again.`,
    );
  }
}

function onPath(programs: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return programs.flatMap((program) => folders.map((folder) => join(folder, program))).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
