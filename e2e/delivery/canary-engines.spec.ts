import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import type { Health } from '@mosaico/platform/reports/health';
import { readBatch } from '@mosaico/platform/reports/read-batch';
import { folderStore } from '@mosaico/platform/store/stores';
import { bootScriptName, type BootScript } from '@mosaico/shared-types';
import type { Driver } from '../engines/driver.ts';
import { startFirefox } from '../engines/puppeteer.ts';
import { Visitor, type Part } from '../engines/visitor.ts';
import {
  armIn,
  countBefore,
  foreignFiles,
  lineOf,
  mixed,
  mosaicoIn,
  publishChanged,
  type Arm,
} from '../support/canary.ts';
import { cloneRepository, type Clone } from '../support/clone.ts';
import { policy, socialPlansContent, socialPlansHeading } from '../support/known-pages.ts';
import { lineTo, type Line } from '../support/line.ts';
import { endpoint, lookAway, reporting } from '../support/reports.ts';
import { serving, type Serving } from '../support/serving.ts';
import { hydrated } from '../support/site.ts';

// Canaries in Firefox: it has a back/forward cache, which Debian's headless Chromium has not, and stacks of another format.
test.describe.configure({ mode: 'serial' });

const engines = { Firefox: startFirefox };
/** Of nothing: Firefox compares what it has of a file, when the visitor goes on before that has arrived. */
const emptyHash = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
const environment = 'demo';
const headings = { stable: socialPlansHeading, canary: 'Tus redes, en un canario' };
const arms = ['canary', 'stable'] as const;
const faulty = 'mf-crm/src/crm-plans/feature-list.tsx';
let clone: Clone;
let site: Serving;
let plans: string;

const head = () => folderStore(join(clone.folder, '.mosaico', 'store')).revision(environment);

const mosaico = (...words: string[]): Promise<string> => mosaicoIn(clone, environment, ...words);

test.beforeAll(async () => {
  test.setTimeout(400_000);
  clone = cloneRepository();
  plans = await publishChanged(clone, socialPlansContent, headings.stable, headings.canary);
  site = await serving(clone.folder, ['serve', '--env', environment, '--watch-canary', '1']);
});
test.afterAll(async () => {
  await site.stop();
  clone.remove();
});

/** Starts a browser. The test is skipped where it is not installed, and nobody may install it. */
async function started(start: () => Promise<Driver>): Promise<Driver> {
  return start().catch((error: Error) => {
    test.skip(error.message.includes('is not on PATH'), error.message);
    throw error;
  });
}

/** Addresses of visitors so far. Each visitor has one of their own. */
let addresses = 0;

/** A visitor in their own arm of the canary that runs, with an address of their own. */
interface Visit {
  visitor: Visitor;
  driver: Driver;
  line: Line;
  leave(): Promise<void>;
}

async function visitIn(arm: Arm, driver: Driver): Promise<Visit> {
  addresses += 1;
  const address = `198.18.1.${addresses}`;
  const line = await lineTo(site.address, { sent: () => ({ 'x-forwarded-for': address }) });
  const visitor = new Visitor(driver, line.origin, true);
  // No visit begins with a text, so nothing is drawn yet.
  await driver.open(`${line.origin}/robots.txt`);
  await visitor.evaluate(
    (cookie) => void (document.cookie = cookie),
    `mosaico-canary=${(await head()).canary?.number ?? 0}.${arm === 'canary' ? 1 : 100}; path=/`,
  );
  return {
    ...{ visitor, driver, line },
    async leave() {
      const before = reportsOf(line).length;
      await visitor.until(
        (name) => (window as unknown as Record<string, BootScript | undefined>)[name]?.isViewed === true,
        bootScriptName,
      );
      await driver.open('about:blank');
      await expect.poll(() => reportsOf(line).length).toBeGreaterThan(before);
      line.close();
    },
  };
}

const reportsOf = ({ passed }: Line) => passed.filter(({ path }) => path === endpoint);

/** A sentence for each document of a line that has requested a file of the other arm. */
function mixesOn({ passed }: Line, foreign: Awaited<ReturnType<typeof foreignFiles>>): string[] {
  let arm: Arm | undefined;
  return passed.flatMap(({ path, html }) => {
    arm = armIn(html) ?? arm;
    return mixed(arm, [path], foreign);
  });
}

const heading: Part = ['heading', undefined, 'main'];
const footerLink = (name: string): Part => ['link', name, 'footer'];
const sees = ({ visitor }: Visit, text: string) => visitor.see(heading, { text });

/** A minute on: until then an open page goes on with what it knows of the site. */
const later = ({ visitor }: Visit): Promise<void> =>
  visitor.evaluate(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 61_000;
  });

/** Views that the site has counted of a release. */
async function viewsOf(workspace: string, version: string): Promise<number> {
  const { releases } = JSON.parse(await mosaico('health', '--json')) as Health;
  return releases.find((each) => each.workspace === workspace && each.release === version)?.views ?? 0;
}

for (const [engine, start] of Object.entries(engines))
  for (const [change, words, after] of [
    ['goes a step on', ['step', '25'], headings],
    ['is aborted', ['abort', '--reason', 'for the test'], { stable: headings.stable, canary: headings.stable }],
  ] as const)
    test(`${engine}: a page of the back/forward cache goes on in its arm, or in a document of another one, while the canary ${change}`, async () => {
      test.setTimeout(600_000);
      if (!(await head()).canary) await mosaico('promote', `mf-plans@${plans}`, '--canary');
      const { 'mf-plans': stable = '' } = (await head()).releases;
      const releases = { stable, canary: plans };
      const foreign = await foreignFiles(clone, site.address);
      const before = { stable: await viewsOf('mf-plans', stable), canary: await viewsOf('mf-plans', plans) };
      const drivers: Driver[] = [];
      try {
        const visits = new Map<Arm, Visit>();
        for (const arm of arms) {
          const driver = await started(start);
          drivers.push(driver);
          const visit = await visitIn(arm, driver);
          visits.set(arm, visit);
          await visit.visitor.arrive('/planes-sociales');
          await sees(visit, headings[arm]);
          await visit.visitor.evaluate(() =>
            addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
          );
          await visit.visitor.go('/politica-citas');
          await sees(visit, policy.heading);
          await driver.problems();
        }
        await mosaico('canary', ...words);
        for (const [arm, visit] of visits) {
          const { visitor, driver, line } = visit;
          await visitor.back();
          await visitor.until(() => 'persisted' in window && window.persisted === true);
          // As it was left.
          await sees(visit, headings[arm]);
          await later(visit);
          await visitor.click(footerLink(policy.link));
          await sees(visit, policy.heading);
          await visitor.click(footerLink('Redes sociales'));
          await sees(visit, after[arm]);
          await visitor.hydrated();
          expect(mixesOn(line, foreign)).toEqual([]);
          expect((await driver.problems()).filter((problem) => !problem.includes(emptyHash))).toEqual([]);
          await visit.leave();
          const sent = reportsOf(line).map((each) => readBatch(each.sent));
          expect(sent.flatMap(({ reports }) => reports.filter(({ event }) => event === 'exception'))).toEqual([]);
          // One view for each document, of which the restored one is one.
          const documents = line.passed.flatMap(({ html }) => armIn(html) ?? []);
          const viewed = sent.flatMap(({ sender, reports }) =>
            reports.filter(({ event }) => event === 'mosaico.view').map(() => sender['mosaico.arm']),
          );
          expect(viewed.sort()).toEqual(documents.sort());
          expect(reportsOf(line).every(({ status }) => status === 204)).toBe(true);
        }
        for (const arm of arms)
          expect((await viewsOf('mf-plans', releases[arm])) - before[arm], `views of ${arm}`).toBe(1);
      } finally {
        for (const driver of drivers) await driver.close();
      }
    });

test('a release that throws in one engine only is aborted by the visits of that engine, with owner, file and line', async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const focus = '    currentTarget.focus();\n';
  // Chromium alone has it.
  const fault = `    if ((navigator as unknown as { userAgentData: { brands: object } }).userAgentData.brands === null) return;\n`;
  const release = await publishChanged(clone, faulty, focus, fault + focus);
  const line = lineOf(clone, faulty, fault.trim());
  const more: Part = ['button', 'Ver detalle…', 'main'];
  for (const [engine, start] of Object.entries(engines)) {
    await mosaico('promote', `mf-crm@${release}`, '--canary');
    await countBefore(clone, environment, (await head()).revision);
    const number = (await head()).canary?.number ?? 0;
    // As many visits as abort it where they fail.
    for (let visits = 0; visits < 12; visits += 1) {
      addresses += 1;
      const context = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': `198.18.1.${addresses}` } });
      await context.addCookies([{ name: 'mosaico-canary', value: `${number}.1`, url: site.address }]);
      const page = await context.newPage();
      await pressIn(page);
      await context.close();
    }
    expect((await head()).canary, 'Chromium meets nothing').toBeDefined();
    const driver = await started(start);
    try {
      let pressed = 0;
      while ((await head()).canary && pressed < 40) {
        const visit = await visitIn('canary', driver);
        await visit.visitor.arrive('/planes-crm');
        await visit.visitor.click(more);
        await visit.leave();
        pressed += 1;
      }
      await expect.poll(async () => (await head()).canaryEnd?.outcome).toBe('aborted');
      expect((await head()).reason, engine).toMatch(
        new RegExp(
          `^canary ${number}: mf-crm ${release}: \\d+ of \\d+ visits met exceptions of mf-crm, of stable 0 of 4,000; TypeError in mf-crm/crm-plans \\(${faulty}:${line}\\)$`,
        ),
      );
      // Eight visits are the least that decide.
      expect(pressed).toBeGreaterThanOrEqual(8);
    } finally {
      await driver.close();
    }
  }
});

/** A visitor with Chromium opens a feature's details, and leaves. */
async function pressIn(page: Page): Promise<void> {
  const answered = page.context().waitForEvent('response', (response) => response.url().endsWith(endpoint));
  await page.goto(`${site.address}/planes-crm`);
  await hydrated(page);
  await page.locator('main button[aria-haspopup="dialog"]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await reporting(page);
  await lookAway(page);
  expect((await answered).status()).toBe(204);
}
