import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../chromium.ts';
import { windowSize, type Driver } from './driver.ts';

/** Starts the Chromium of all tests. Throws an `Error` that says what to install. */
export async function startChromium(): Promise<Driver> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  const context = await browser.newContext({ viewport: windowSize });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => problems.push(`thrown: ${message}`));
  return {
    async open(url) {
      await page.goto(url);
    },
    evaluate: (call, ...words) => page.evaluate(`(${String(call)})(...${JSON.stringify(words)})`),
    async run(source) {
      await page.evaluate(`{ ${source} }`);
    },
    move: (x, y) => page.mouse.move(x, y, { steps: 2 }),
    async click() {
      await page.mouse.down();
      await page.mouse.up();
    },
    async press(keys, held = []) {
      for (const key of held) await page.keyboard.down(key);
      for (const key of keys) await page.keyboard.press(key);
      for (const key of held.toReversed()) await page.keyboard.up(key);
    },
    problems: () => Promise.resolve(problems.splice(0)),
    close: () => browser.close(),
  };
}
