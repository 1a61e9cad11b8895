import puppeteer, { type Browser, type KeyInput, type LaunchOptions } from 'puppeteer-core';
import { programPath } from '@mosaico/platform/testing/program';
import { chromiumFlags, chromiumPath } from '../chromium.ts';
import { windowSize, type Driver } from './driver.ts';

/** Starts the Chromium of all tests. Throws an `Error` that says what to install. */
export async function startChromium(): Promise<Driver> {
  const browser = await launch({ executablePath: chromiumPath(), args: chromiumFlags });
  for (const name of ['clipboard-read', 'clipboard-write'])
    await browser.setPermission('*', { permission: { name }, state: 'granted' });
  return driverOf(browser);
}

/** Starts Firefox: an installed one, or Debian's, which root gets by apt. Throws an `Error` that says what to install. */
export async function startFirefox(): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: programPath(['firefox-esr', 'firefox'], 'firefox-esr', 'gstreamer1.0-libav'),
    extraPrefsFirefox: {
      'media.autoplay.default': 0,
      // Grants the clipboard.
      'dom.events.testing.asyncClipboard': true,
    },
  });
  return driverOf(browser);
}

const launch = (options: LaunchOptions): Promise<Browser> =>
  puppeteer.launch({ ...options, defaultViewport: windowSize, timeout: 60_000 });

async function driverOf(browser: Browser): Promise<Driver> {
  // In Firefox's first page the address bar has the focus.
  const page = await browser.newPage();
  page.setDefaultTimeout(40_000);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['warn', 'error'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`thrown: ${String(error)}`));
  return {
    async open(url) {
      // After a page of the back/forward cache, which loads nothing, `goto` never ends (https://github.com/puppeteer/puppeteer/pull/8196).
      const loaded = new Promise((resolve) => page.once('load', resolve));
      await Promise.race([loaded, page.goto(url)]);
    },
    evaluate: (call, ...words) => page.evaluate(`(${String(call)})(...${JSON.stringify(words)})`) as never,
    async run(source) {
      await page.evaluate(`{ ${source} }`);
    },
    move: (x, y) => page.mouse.move(x, y, { steps: 2 }),
    async click() {
      await page.mouse.down();
      await page.mouse.up();
    },
    async press(keys, held = []) {
      for (const key of held) await page.keyboard.down(key as KeyInput);
      for (const key of keys) await page.keyboard.press(key as KeyInput);
      for (const key of held.toReversed()) await page.keyboard.up(key as KeyInput);
    },
    problems: () => Promise.resolve(problems.splice(0)),
    close: () => browser.close(),
  };
}
