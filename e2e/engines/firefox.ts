import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { programPath } from '@mosaico/platform/testing/program';
import { windowSize, type Driver } from './driver.ts';
import { marionetteSession, webDriver } from './webdriver.ts';

const preferences = {
  // Any free port: Firefox writes it into its profile.
  'marionette.port': 0,
  'media.autoplay.default': 0,
  // Grants the clipboard.
  'dom.events.testing.asyncClipboard': true,
  // Prints the console of pages, and their errors.
  'devtools.console.stdout.content': true,
  'browser.dom.window.dump.enabled': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
};

/** Starts Firefox: an installed one, or Debian's, which root gets by apt. Throws an `Error` that says what to install. */
export async function startFirefox(): Promise<Driver> {
  const program = programPath(['firefox-esr', 'firefox'], 'firefox-esr', 'gstreamer1.0-libav');
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const { width, height } = windowSize;
  const firefox = spawn(
    program,
    ['--headless', '--marionette', '--no-remote', '--profile', profile],
    // A window of that size has some 85 px less for the page.
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, MOZ_HEADLESS_WIDTH: String(width), MOZ_HEADLESS_HEIGHT: String(height + 85) },
    },
  );
  const ended = once(firefox, 'exit');
  const problems: string[] = [];
  for (const stream of [firefox.stdout, firefox.stderr])
    createInterface(stream).on('line', (line) => {
      // Firefox's own modules print likewise.
      if (/^(console\.(error|warn)|JavaScript (error|warning): http)/.test(line) && !line.includes('RSLoader'))
        problems.push(line);
    });
  const portFile = join(profile, 'MarionetteActivePort');
  while (!existsSync(portFile)) {
    if (firefox.exitCode !== null) throw new Error(`${program} ended with code ${firefox.exitCode}.`);
    await wait(50);
  }
  const send = await marionetteSession(Number(readFileSync(portFile, 'utf8')));
  await send('SetTimeouts', { script: 20_000, pageLoad: 40_000 });
  return webDriver(send, {
    problems: () => Promise.resolve(problems.splice(0)),
    async close() {
      firefox.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  });
}
