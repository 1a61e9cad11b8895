import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import type { Health } from '@mosaico/platform/reports/health';
import { folderStore } from '@mosaico/platform/store/stores';
import { countBefore, lineOf, mosaicoIn, publishChanged } from '../support/canary.ts';
import { cloneRepository, type Clone } from '../support/clone.ts';
import { lookAway, reportedBy, reporting } from '../support/reports.ts';
import { serving, type Serving } from '../support/serving.ts';
import { hydrated } from '../support/site.ts';

// What browsers report decides on a canary: one site, from a promotion to an abort.
test.describe.configure({ mode: 'serial' });

const environment = 'demo';
const faulty = 'mf-crm/src/crm-plans/feature-list.tsx';
let clone: Clone;
let site: Serving;

const store = () => folderStore(join(clone.folder, '.mosaico', 'store'));
const head = () => store().revision(environment);

const mosaico = (...words: string[]): Promise<string> => mosaicoIn(clone, environment, ...words);

test.beforeAll(async () => {
  test.setTimeout(400_000);
  clone = cloneRepository();
  site = await serving(clone.folder, ['serve', '--env', environment, '--watch-canary', '1']);
});
test.afterAll(async () => {
  await site.stop();
  clone.remove();
});

/** The visitor leaves, and the server has counted what their browser reported. */
async function leave(page: Page): Promise<void> {
  const reported = reportedBy(page);
  await reporting(page);
  await lookAway(page);
  await expect.poll(() => reported.answers).toEqual([204]);
  await page.context().close();
}

test('a tab that is open since before a promotion reports its own release', async ({ browser }) => {
  test.setTimeout(200_000);
  const viewsOf = async (release: string): Promise<number | undefined> => {
    const { releases } = JSON.parse(await mosaico('health', '--json')) as Health;
    return releases.find((each) => each.workspace === 'mf-legal' && each.release === release)?.views;
  };
  const { 'mf-legal': before = '' } = (await head()).releases;
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${site.address}/politica-citas`);
  await hydrated(page);
  const after = await publishChanged(
    clone,
    'mf-legal/src/appointment-policy/content.ts',
    'Política de citas',
    'Política de las citas',
  );
  await mosaico('promote', `mf-legal@${after}`);
  await leave(page);
  expect([await viewsOf(before), await viewsOf(after)]).toEqual([1, 0]);
});

/** A visitor of the canary, with an address of their own. */
async function visit(browser: Browser, number: number, path: string, act: (page: Page) => Promise<unknown>) {
  const { canary } = await head();
  const context = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': `198.18.0.${number}` } });
  await context.addCookies([{ name: 'mosaico-canary', value: `${canary?.number ?? 0}.1`, url: site.address }]);
  const page = await context.newPage();
  await page.goto(site.address + path);
  await hydrated(page);
  await act(page);
  await leave(page);
}

test('a release that throws after a click on one page is aborted by what browsers report, with page, file and line', async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const focus = '    currentTarget.focus();\n';
  const release = await publishChanged(
    clone,
    faulty,
    focus,
    `    if (Date.now() > 0) throw new Error('Untried.');\n${focus}`,
  );
  const line = lineOf(clone, faulty, 'Untried.');
  await mosaico('promote', `mf-crm@${release}`, '--canary');
  await countBefore(clone, environment, (await head()).revision);
  // Who presses nothing, and who sees another page of the same release, meets nothing.
  await visit(browser, 1, '/planes-crm', () => Promise.resolve());
  await visit(browser, 2, '/crm-servicios', () => Promise.resolve());
  expect((await head()).canary).toBeDefined();
  const press = async (page: Page): Promise<void> => {
    const thrown = page.waitForEvent('pageerror');
    await page.locator('main button[aria-haspopup="dialog"]').first().click();
    await thrown;
  };
  let pressed = 0;
  while ((await head()).canary && pressed < 40) {
    await visit(browser, 10 + pressed, '/planes-crm', press);
    pressed += 1;
  }
  await expect.poll(async () => (await head()).canaryEnd?.outcome).toBe('aborted');
  expect((await head()).reason).toMatch(
    new RegExp(
      `^canary \\d+: mf-crm ${release}: \\d+ of \\d+ visits met exceptions of mf-crm, of stable 0 of 4,000; Error in mf-crm/crm-plans \\(${faulty}:${line}\\)$`,
    ),
  );
  // Eight visits are the least that decide.
  expect(pressed).toBeGreaterThanOrEqual(8);
  const answer = await fetch(`${site.address}/planes-crm`);
  expect(await answer.text()).not.toContain(release);
});
