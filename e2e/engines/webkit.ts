import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Key, type Actions } from 'selenium-webdriver';
import { freePort } from '@mosaico/platform/testing/free-port';
import { programPath } from '@mosaico/platform/testing/program';
import { windowSize, type Driver } from './driver.ts';

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
  const program = programPath(['WebKitWebDriver'], ...packages);
  const screen = spawn(
    programPath(['Xvfb'], ...packages),
    // Each has its own display: without a window manager, the newest window of a display has the keyboard.
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  const port = await freePort();
  const webkit = spawn(program, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display.toString().trim()}`, LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: 'ignore',
  });
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const console = join(folder, 'console');
  writeFileSync(console, '');
  const { width, height } = windowSize;
  const driver = await new Builder()
    .usingServer(await listening(`http://127.0.0.1:${port}`, webkit))
    .withCapabilities({
      browserName: 'webkit-window',
      'webkitgtk:browserOptions': {
        binary: join(import.meta.dirname, 'webkit-window.py'),
        args: [String(width), String(height), console],
      },
    })
    .build();
  await driver.manage().setTimeouts({ script: 20_000, pageLoad: 40_000 });
  // Settles in the page: WebDriver's own errors of scripts have no message in WebKit.
  const evaluated = async (source: string): Promise<unknown> => {
    const answer: { value?: unknown; error?: string } = await driver.executeAsyncScript(
      `const done = arguments[0];
      (async () => ${source})().then((value) => done({ value }), (error) => done({ error: String(error) }));`,
    );
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  };
  const mouse = (): Actions => driver.actions({ async: true, bridge: false });
  return {
    open: (url) => driver.get(url),
    evaluate: (call, ...words) => evaluated(`(${String(call)})(...${JSON.stringify(words)})`) as never,
    async run(source) {
      await evaluated(`{ ${source} }`);
    },
    move: (x, y) =>
      mouse()
        .move({ x: Math.round(x), y: Math.round(y), duration: 30 })
        .perform(),
    click: () => mouse().press().release().perform(),
    async press(keys, held = []) {
      const actions = driver.actions({ async: true });
      for (const key of held) actions.keyDown(codeOf(key));
      for (const key of keys) actions.keyDown(codeOf(key)).keyUp(codeOf(key));
      for (const key of held.toReversed()) actions.keyUp(codeOf(key));
      await actions.perform();
    },
    problems() {
      const lines = readFileSync(console, 'utf8').split('\n');
      writeFileSync(console, '');
      return Promise.resolve(lines.filter(Boolean));
    },
    async close() {
      // Ends the window.
      await driver.quit().catch(() => undefined);
      for (const program of [webkit, screen]) program.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A key by its name in `KeyboardEvent.key` (`ArrowLeft`), as WebDriver writes it. */
function codeOf(key: string): string {
  const name = key.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
  return key.length > 1 ? Key[name as 'ENTER'] : key;
}

/** The address, once a driver answers there. */
async function listening(address: string, webkit: ChildProcess): Promise<string> {
  for (;;) {
    const isReady = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return address;
    if (webkit.exitCode !== null) throw new Error(`WebKitWebDriver ended with code ${webkit.exitCode}.`);
    await wait(50);
  }
}
