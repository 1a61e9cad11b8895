import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@mosaico/platform/testing/free-port';
import { programPath } from '@mosaico/platform/testing/program';
import { windowSize, type Driver } from './driver.ts';
import { httpSession, webDriver } from './webdriver.ts';

const packages = [
  'webkit2gtk-driver',
  'xvfb',
  'python3-gi',
  'gir1.2-webkit2-4.1',
  'gir1.2-gtk-3.0',
  'gstreamer1.0-plugins-base',
  'gstreamer1.0-plugins-good',
  'gstreamer1.0-plugins-bad',
  'gstreamer1.0-libav',
];

/** Starts WebKitGTK: Debian's, which root gets by apt. Throws an `Error` that says what to install. */
export async function startWebKit(): Promise<Driver> {
  const driver = programPath(['WebKitWebDriver'], ...packages);
  const screen = spawn(
    programPath(['Xvfb'], ...packages),
    // Each has its own display: without a window manager, the newest window of a display has the keyboard.
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  const port = await freePort();
  const webkit = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display.toString().trim()}`, LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: 'ignore',
  });
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const console = join(folder, 'console');
  writeFileSync(console, '');
  const address = `http://127.0.0.1:${port}`;
  while (!(await isReady(address))) {
    if (webkit.exitCode !== null) throw new Error(`${driver} ended with code ${webkit.exitCode}.`);
    await wait(50);
  }
  const { width, height } = windowSize;
  const send = await httpSession(address, {
    'webkitgtk:browserOptions': {
      binary: join(import.meta.dirname, 'webkit-window.py'),
      args: [String(width), String(height), console],
    },
  });
  await send('SetTimeouts', { script: 20_000, pageLoad: 40_000 });
  return webDriver(send, {
    problems() {
      const lines = readFileSync(console, 'utf8').split('\n');
      writeFileSync(console, '');
      return Promise.resolve(lines.filter(Boolean));
    },
    async close() {
      // Ends the window.
      await send('DeleteSession').catch(() => undefined);
      for (const program of [webkit, screen]) program.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  });
}

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/status`).then(
    ({ ok }) => ok,
    () => false,
  );
