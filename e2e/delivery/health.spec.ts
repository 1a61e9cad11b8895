import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import type { Health } from '@mosaico/platform/reports/health';
import { rootFolder } from '@mosaico/platform/lib/workspaces';
import { lookAway, reportedBy, reporting } from '../support/reports.ts';
import { serving, type Serving } from '../support/serving.ts';
import { expect, hydrated, test } from '../support/site.ts';
import { testWork } from '../support/work.ts';

test.describe.configure({ mode: 'default' });

let env: Record<'MOSAICO_WORK' | 'MOSAICO_STORE', string>;
let site: Serving;
let thirdParty: Server;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  // Counts of its own, of the releases that all tests have.
  const folder = mkdtempSync(join(tmpdir(), 'health-'));
  env = { MOSAICO_WORK: folder, MOSAICO_STORE: pathToFileURL(join(testWork, 'store')).href };
  site = await serving(rootFolder(), ['serve', '--env', 'demo'], env);
  const script = `setTimeout(() => { throw new TypeError('made-up fault of a third party'); });`;
  thirdParty = createServer((_, response) =>
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Content-Type', 'text/javascript').end(script),
  ).listen(0, 'localhost');
  await once(thirdParty, 'listening');
});
test.afterAll(async () => {
  await site.stop();
  thirdParty.close();
  rmSync(env.MOSAICO_WORK, { recursive: true, force: true });
});

const health = (): Health =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [join(rootFolder(), 'platform', 'bin', 'mosaico.mjs'), 'health', '--env', 'demo', '--json'],
      { env: { ...process.env, ...env }, encoding: 'utf8' },
    ),
  ) as Health;

/** A visitor of this page, who does something and leaves. Resolves once the server has counted what the browser reported. */
async function visit(
  browser: Browser,
  path: string,
  act: (page: Page) => Promise<unknown>,
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  const reported = reportedBy(page);
  await prepare(page);
  await page.goto(site.address + path);
  await act(page);
  await reporting(page);
  await lookAway(page);
  await expect.poll(() => reported.answers).toEqual([204]);
  await context.close();
}

/** Follows a link, wherever it stands. */
const follow = (page: Page, path: string): Promise<void> =>
  page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

/** In the page: the site configuration has no payment pages, which a plan's button of `shared-ui` reads as it renders. */
const losePayments = (): void => {
  const { json } = Response.prototype;
  Response.prototype.json = async function (this: Response) {
    const value = (await json.call(this)) as object;
    return 'payments' in value ? { ...value, payments: undefined } : value;
  };
};

test('what browsers report is counted to its owner, with file and line; what is none of ours to nobody', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const breakPlans = (page: Page): Promise<unknown> => page.addInitScript(losePayments);
  // One whose page throws as it is hydrated, and one whose page throws after a link.
  await visit(browser, '/planes-sociales', (page) => page.waitForLoadState('networkidle'), breakPlans);
  const afterLink = async (page: Page): Promise<void> => {
    await hydrated(page);
    await follow(page, '/planes-sociales');
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  };
  await visit(browser, '/politica-citas', afterLink, breakPlans);
  await visit(browser, '/politica-citas', async (page) => {
    await hydrated(page);
    await page.addScriptTag({
      url: `http://localhost:${(thirdParty.address() as AddressInfo).port}/assets/mf-plans/x.js`,
    });
    await page.evaluate(() => {
      const error = new Error('made-up fault of an extension');
      error.stack = `${error.message}\n    at read (chrome-extension://abcdef/content.js:1:2)`;
      dispatchEvent(new ErrorEvent('error', { error }));
    });
    await page.waitForLoadState('networkidle');
  });
  // A slot's remote that does not come as the visitor reaches it.
  const loseTestimonials = (page: Page): Promise<unknown> =>
    page.route('**/assets/mf-testimonials/**', (route) => route.abort());
  const reachSlot = async (page: Page): Promise<void> => {
    await hydrated(page);
    const again = page.waitForEvent('requestfailed', (request) => request.url().includes('retry='));
    await page.locator('[data-slot]').first().scrollIntoViewIfNeeded();
    await again;
  };
  await visit(browser, '/', reachSlot, loseTestimonials);
  const { releases, exceptions, foreign } = health();
  const of = (name: string) => releases.find(({ workspace }) => workspace === name);
  expect(of('shell')).toMatchObject({ views: 4, exceptions: 0 });
  expect(of('mf-plans')).toMatchObject({ views: 1, failedLoads: 0 });
  expect(of('mf-plans')?.exceptions).toBeGreaterThanOrEqual(2);
  expect(of('mf-legal')).toMatchObject({ views: 2, exceptions: 0, failedLoads: 0 });
  expect(of('mf-testimonials')?.failedLoads).toBeGreaterThanOrEqual(1);
  expect(foreign).toBe(2);
  expect(exceptions).toEqual([
    expect.objectContaining({
      ...{ workspace: 'mf-plans', shared: 'shared-ui', type: 'TypeError', pages: ['mf-plans/social-plans'] },
      place: expect.stringMatching(/^shared-ui\/src\/plans\/contract\.tsx:\d+$/),
    }),
  ]);
});
