import { join } from 'node:path';
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { SiteManifest } from '@mosaico/shared-types';
import { serve, type Serving } from '@mosaico/platform/deliver/serve';
import { PublishedReleases } from '@mosaico/platform/deliver/published-releases';
import { folderStore } from '@mosaico/platform/store/stores';
import { randomOf } from '@mosaico/platform/testing/random';
import { armIn, foreignFiles, mixed, mosaicoIn, publishChanged, type Arm } from '../support/canary.ts';
import { cloneRepository, type Clone } from '../support/clone.ts';
import { hydrated } from '../support/site.ts';
import { lineTo } from '../support/line.ts';
import { policy, socialPlansContent, socialPlansHeading } from '../support/known-pages.ts';

// One canary, from its beginning to its end.
test.describe.configure({ mode: 'serial' });

const headings = { stable: socialPlansHeading, canary: 'Tus redes, en un canario' };
/** Percent of the visits, of the first steps. */
const [first, second] = [25, 60];
const visits = 200;

let clone: Clone;
let serving: Serving;
let plans: string;
let legal: string;
/** Of the visits, in their order: the arm that each was in at first, and its cookies. */
const met: { arm: Arm; state: Awaited<ReturnType<BrowserContext['storageState']>> }[] = [];

const mosaico = (...words: string[]): Promise<string> => mosaicoIn(clone, 'demo', ...words);

test.beforeAll(async () => {
  test.setTimeout(400_000);
  clone = cloneRepository();
  plans = await publishChanged(clone, socialPlansContent, headings.stable, headings.canary);
  legal = await publishChanged(
    clone,
    'mf-legal/src/appointment-policy/content.ts',
    policy.heading,
    'Política de las citas',
  );
  await mosaico('promote', `mf-plans@${plans}`, '--canary');
  await mosaico('canary', 'step', String(first));
  const published = new PublishedReleases(folderStore(join(clone.folder, '.mosaico', 'store')));
  serving = await serve(join(clone.folder, '.mosaico', 'sites', 'demo'), 0, undefined, {
    published,
    random: randomOf(56),
  });
});
test.afterAll(async () => {
  await serving.stop();
  clone.remove();
});

/** Notes which document of which arm has asked for a file that only the other arm has. */
async function mixesOf(page: Page): Promise<() => Promise<string[]>> {
  const foreign = await foreignFiles(clone, serving.address);
  /** The documents so far: the arm of each, once it is read, and what was asked for from its answer on. */
  const documents: { arm: Promise<Arm | undefined>; asked: string[] }[] = [];
  page.on('response', (response) => {
    if (!response.request().isNavigationRequest() || response.frame() !== page.mainFrame()) return;
    const arm = response.text().then(armIn, () => undefined);
    documents.push({ arm, asked: [] });
  });
  page.on('request', (request) => documents.at(-1)?.asked.push(new URL(request.url()).pathname));
  return async () => {
    await page.waitForLoadState('load');
    const found = await Promise.all(documents.map(async ({ arm, asked }) => ({ arm: await arm, asked })));
    return found.flatMap(({ arm, asked }) => mixed(arm, asked, foreign));
  };
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The arm that a page of plans shows, by its heading. */
async function armOf(page: Page): Promise<Arm> {
  await expect(title(page)).toHaveText(new RegExp(Object.values(headings).join('|')));
  return (await title(page).textContent()) === headings.canary ? 'canary' : 'stable';
}

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** A minute on: until then an open page goes on with what it knows of the site, and of its own arm. */
const later = (page: Page): Promise<void> => page.clock.setSystemTime(Date.now() + 61_000);

/** A new visitor. To paint pages is most of a visit's work, and not at stake here. */
const visitor = (browser: Browser, storageState?: (typeof met)[number]['state']) =>
  browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1024, height: 200 },
    ...(storageState && { storageState }),
  });

test('of 200 visits the canary gets its share; nobody changes arm, and no page mixes the arms', async ({ browser }) => {
  test.setTimeout(600_000);
  const visit = async (isWhole: boolean): Promise<void> => {
    const context = await visitor(browser);
    const page = await context.newPage();
    const mixes = isWhole ? await mixesOf(page) : undefined;
    await page.goto(`${serving.address}/planes-sociales`, { waitUntil: 'domcontentloaded' });
    const arm = await armOf(page);
    expect(armIn(await page.content())).toBe(arm);
    if (mixes) {
      await hydrated(page);
      await footerLink(page, policy.link).click();
      await expect(title(page)).toHaveText(policy.heading);
      await footerLink(page, 'Redes sociales').click();
      expect(await armOf(page)).toBe(arm);
    }
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await armOf(page)).toBe(arm);
    expect(await mixes?.()).toEqual(mixes && []);
    met.push({ arm, state: await context.storageState() });
    await context.close();
  };
  // Every tenth goes through the site besides.
  for (let done = 0; done < visits; done += 1) await visit(done % 10 === 0);
  const inCanary = met.filter(({ arm }) => arm === 'canary').length;
  // Four standard deviations of a binomial share. What is drawn is the same in each run.
  const spread = 4 * Math.sqrt(visits * (first / 100) * (1 - first / 100));
  expect(Math.abs(inCanary - (visits * first) / 100)).toBeLessThan(spread);
});

/** A visitor whom the first visits have met in an arm. */
function returning(arm: Arm): (typeof met)[number]['state'] {
  const found = met.find((each) => each.arm === arm);
  expect(found).toBeDefined();
  return found?.state ?? { cookies: [], origins: [] };
}

for (const arm of ['stable', 'canary'] as const)
  test(`${arm}: back and forward, two tabs and prefetched pages stay in the arm`, async ({ browser }) => {
    const context = await visitor(browser, returning(arm));
    const page = await context.newPage();
    const mixes = await mixesOf(page);
    await page.goto(`${serving.address}/planes-sociales`);
    expect(await armOf(page)).toBe(arm);
    await page.evaluate(() => {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'prefetch', href: '/planes-crm' });
      document.head.append(link);
    });
    await page.goto(`${serving.address}/planes-crm`);
    expect(armIn(await page.content())).toBe(arm);
    const tab = await context.newPage();
    await tab.goto(`${serving.address}/planes-sociales`);
    expect(await armOf(tab)).toBe(arm);
    await page.goBack();
    expect(await armOf(page)).toBe(arm);
    await page.goForward();
    await page.goBack();
    await hydrated(page);
    await footerLink(page, policy.link).click();
    await expect(title(page)).toHaveText(policy.heading);
    expect(await mixes()).toEqual([]);
    await context.close();
  });

for (const arm of ['stable', 'canary'] as const)
  test(`${arm}: a search leads to the page of the arm, and the picture for shared links is there`, async ({
    browser,
  }) => {
    const context = await visitor(browser, returning(arm));
    const page = await context.newPage();
    await page.goto(serving.address);
    await hydrated(page);
    await page.getByRole('combobox', { name: 'Buscar servicios' }).fill('redes sociales');
    await page
      .locator('[role="option"][href="/planes-sociales"], [role="option"]:has([href="/planes-sociales"])')
      .click();
    expect(await armOf(page)).toBe(arm);
    await page.reload();
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    const answer = await context.request.get(serving.address + new URL(picture ?? '').pathname);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
    await context.close();
  });

test("an open page of one arm whose visitor is in the other by another tab: its next page is a document of the visitor's arm", async ({
  browser,
}) => {
  const context = await visitor(browser, returning('stable'));
  const old = await context.newPage();
  const mixes = await mixesOf(old);
  await old.goto(`${serving.address}/politica-citas`);
  await hydrated(old);
  await context.clearCookies();
  await context.addCookies(returning('canary').cookies);
  await later(old);
  const documents: string[] = [];
  old.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await footerLink(old, 'Redes sociales').click();
  expect(await armOf(old)).toBe('canary');
  expect(documents).toEqual(['/planes-sociales']);
  expect(await mixes()).toEqual([]);
  await context.close();
});

test('where cookies are refused, the first page is of either arm, every further one of the stable arm, and none mixes them', async ({
  browser,
}) => {
  const none = () => ({ cookie: [], 'set-cookie': [] });
  const proxy = await lineTo(serving.address, { sent: none, answered: none });
  const arms = new Set<Arm>();
  for (let visit = 0; visit < 40 && arms.size < 2; visit += 1) {
    const page = await (await visitor(browser)).newPage();
    const mixes = await mixesOf(page);
    await page.goto(`${proxy.origin}/politica-citas`);
    const arm = armIn(await page.content());
    if (arm === undefined || arms.has(arm)) {
      await page.context().close();
      continue;
    }
    arms.add(arm);
    await hydrated(page);
    await footerLink(page, 'Redes sociales').click();
    expect(await armOf(page)).toBe('stable');
    expect(await mixes()).toEqual([]);
    await page.context().close();
  }
  expect([...arms].sort()).toEqual(['canary', 'stable']);
  proxy.close();
});

test('crawlers, previews of links, texts and version overrides are stable, also for a visitor of the canary', async ({
  browser,
}) => {
  for (const agent of ['WhatsApp/2.23.20.0', 'facebookexternalhit/1.1', 'Mozilla/5.0 (compatible; Googlebot/2.1)'])
    for (let times = 0; times < 10; times += 1) {
      const answer = await fetch(`${serving.address}/planes-sociales`, { headers: { 'user-agent': agent } });
      expect([armIn(await answer.text()), answer.headers.get('set-cookie')]).toEqual(['stable', null]);
    }
  const context = await visitor(browser, returning('canary'));
  const text = await context.request.get(`${serving.address}/planes-sociales.md`);
  expect(await text.text()).toContain(headings.stable);
  const siteMap = await context.request.get(`${serving.address}/sitemap.xml`);
  expect(await siteMap.text()).toBe(await (await fetch(`${serving.address}/sitemap.xml`)).text());
  const page = await context.newPage();
  const asked = page.waitForResponse((response) => response.url().includes('/revision.json'));
  await page.goto(`${serving.address}/planes-sociales?mf=mf-legal@${legal}`);
  expect(((await (await asked).json()) as SiteManifest).arm).toBeUndefined();
  await hydrated(page);
  expect(await armOf(page)).toBe('stable');
  await context.close();
});

test('a bucket alone cannot split: nothing is uploaded, and what can is said', async () => {
  const { code, output } = await clone.mosaico('upload', '--env', 'demo', '--to', 's3://example', '--dry-run');
  expect([code, output]).toEqual([1, expect.stringContaining('a bucket shows every visitor the same files')]);
  expect(output).toContain('"canary": { "splitBy": "edge" }');
});

test('a promotion of another remote reaches both arms, and moves nobody', async ({ browser }) => {
  test.setTimeout(180_000);
  const pages = new Map<Arm, { page: Page; mixes: () => Promise<string[]> }>();
  for (const arm of ['stable', 'canary'] as const) {
    const page = await (await visitor(browser, returning(arm))).newPage();
    pages.set(arm, { page, mixes: await mixesOf(page) });
    await page.goto(`${serving.address}/planes-sociales`);
    await hydrated(page);
  }
  await mosaico('promote', `mf-legal@${legal}`);
  for (const [arm, { page, mixes }] of pages) {
    await later(page);
    await footerLink(page, policy.link).click();
    await expect(title(page)).toHaveText('Política de las citas');
    await footerLink(page, 'Redes sociales').click();
    expect(await armOf(page)).toBe(arm);
    expect(await mixes()).toEqual([]);
    await page.context().close();
  }
});

test('a step keeps everybody of the canary in it, and brings in visitors of before, as many as its share', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  await mosaico('canary', 'step', String(second));
  const arms: Arm[] = [];
  for (const { arm, state } of met) {
    const context = await visitor(browser, state);
    const answer = await context.request.get(`${serving.address}/planes-sociales`);
    const now = armIn(await answer.text());
    if (arm === 'canary') expect(now).toBe('canary');
    if (now) arms.push(now);
    await context.close();
  }
  const inCanary = arms.filter((arm) => arm === 'canary').length;
  expect(inCanary).toBeGreaterThan(met.filter(({ arm }) => arm === 'canary').length);
  const spread = 4 * Math.sqrt(visits * (second / 100) * (1 - second / 100));
  expect(Math.abs(inCanary - (visits * second) / 100)).toBeLessThan(spread);
});

test('an abort is the next page: an open page of the canary goes on in the stable site, and the cookie is gone', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const context = await visitor(browser, returning('canary'));
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${serving.address}/planes-sociales`);
  expect(await armOf(page)).toBe('canary');
  await hydrated(page);
  await mosaico('canary', 'abort', '--reason', 'for the test');
  await later(page);
  await footerLink(page, policy.link).click();
  await expect(title(page)).toHaveText('Política de las citas');
  await footerLink(page, 'Redes sociales').click();
  expect(await armOf(page)).toBe('stable');
  await page.reload();
  expect(await armOf(page)).toBe('stable');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('mosaico-canary');
  expect(faults).toEqual([]);
});
