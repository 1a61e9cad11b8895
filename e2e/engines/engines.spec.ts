import { expect, test as base } from '@playwright/test';
import type { Driver } from './driver.ts';
import { startChromium, startFirefox } from './puppeteer.ts';
import { journeys } from './journeys.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

const engines = {
  // Its headless build has no back/forward cache.
  Chromium: { start: startChromium, keepsPages: false },
  Firefox: { start: startFirefox, keepsPages: true },
  WebKit: { start: startWebKit, keepsPages: true },
};
type Engine = keyof typeof engines;

/** Each engine has one browser for all journeys. The first journey waits for its start. */
const test = base.extend<object, { driverOf: (engine: Engine) => Promise<Driver> }>({
  driverOf: [
    async ({}, provide) => {
      const started = new Map<Engine, Promise<Driver>>();
      await provide((engine) => {
        const driver = started.get(engine) ?? engines[engine].start();
        started.set(engine, driver);
        return driver;
      });
      for (const driver of await Promise.allSettled(started.values()))
        if (driver.status === 'fulfilled') await driver.value.close();
    },
    { scope: 'worker' },
  ],
});

for (const engine of Object.keys(engines) as Engine[])
  test.describe(engine, () => {
    // One after the other, in the same browser.
    test.describe.configure({ mode: 'default' });
    for (const { name, go, isNoisy = false } of journeys)
      test(name, async ({ driverOf, baseURL }) => {
        if (baseURL === undefined) throw new Error('There is no site to test.');
        const driver = await driverOf(engine);
        // Messages of the previous page, as it is left, are not this journey's.
        await driver.open('about:blank');
        await driver.problems();
        await go(new Visitor(driver, baseURL, engines[engine].keepsPages), baseURL);
        const problems = await driver.problems();
        if (!isNoisy) expect(problems, 'the console stays silent').toEqual([]);
      });
  });
