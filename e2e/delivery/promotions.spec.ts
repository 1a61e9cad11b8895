import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { freePort } from '@mosaico/platform/testing/free-port';
import { promote } from '@mosaico/platform/environments/promote';
import { serve, type Serving } from '@mosaico/platform/deliver/serve';
import { folderStore } from '@mosaico/platform/store/stores';
import { cloneRepository, type Clone } from '../support/clone.ts';
import { hydrated } from '../support/site.ts';
import { policy, socialPlansHeading, testimonialsHeading } from '../support/known-pages.ts';

/** More than twice as many as revisions are kept. */
const promotions = 64;
const visitors = 4;
/** A tab stays open while so many of them are made. */
const slept = 25;
const headings = [socialPlansHeading, 'Tus redes, por otra versión'];

let clone: Clone;
let serving: Serving;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  clone = cloneRepository();
  serving = await serve(join(clone.folder, '.mosaico', 'sites', 'demo'), await freePort());
});
test.afterAll(async () => {
  await serving.stop();
  clone.remove();
});

/** Notes whatever a visitor's browser finds wrong. */
function watch(page: Page, faults: string[]): void {
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // What the browser gives up itself, because its visitor has gone on.
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') faults.push(`${why} ${request.url()}`);
  });
}

/** A visit: a document, a page within it, and back. */
async function visit(page: Page): Promise<void> {
  await page.goto(`${serving.address}/planes-sociales`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(new RegExp(headings.join('|')));
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: policy.link }).click();
  await expect(heading).toHaveText(policy.heading);
  await page.goBack();
  await expect(heading).toHaveText(new RegExp(headings.join('|')));
}

/** A page as any client asks for it, with every file that its HTML names and that is not `known` to be there. */
async function fetchWhole(path: string, known: Set<string>): Promise<string[]> {
  const answer = await fetch(serving.address + path);
  const html = await answer.text();
  const faults =
    answer.status === 200 && html.includes('<h1') && html.endsWith('</html>\n') ? [] : [`${answer.status} ${path}`];
  for (const [, address = ''] of html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) {
    if (known.has(address)) continue;
    known.add(address);
    const { status } = await fetch(serving.address + address, { method: 'HEAD' });
    if (status !== 200) faults.push(`${status} ${address} of ${path}`);
  }
  return faults;
}

/** A visitor of an old tab goes on, in the same document, to other remotes. The promoted page is the present one. */
async function comeBack(page: Page, promoted: string): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.clock.setSystemTime(Date.now() + 61_000);
  const heading = page.getByRole('heading', { level: 1 });
  const follow = (name: string): Promise<void> =>
    page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await follow('Testimonios en video');
  await expect(heading.filter({ hasText: testimonialsHeading })).toBeFocused();
  await expect(page.locator('html[data-same-document]')).toBeAttached();
  await follow('Redes sociales');
  await expect(heading).toHaveText(promoted);
}

/** What goes wrong is thrown where it is waited for, and not before. */
function begun(doing: Promise<void>): Promise<void> {
  doing.catch(() => undefined);
  return doing;
}

test('promotions go unnoticed by four visitors, an old tab and a loop of requests', async ({ browser }) => {
  test.setTimeout(600_000);
  const store = folderStore(join(clone.folder, '.mosaico', 'store'));
  const first = await store.revision('demo');
  const content = join(clone.folder, 'mf-plans', 'src', 'social-plans', 'content.ts');
  writeFileSync(content, readFileSync(content, 'utf8').replace(headings[0] ?? '', headings[1] ?? ''));
  const { output } = await clone.mosaico('publish', 'mf-plans');
  const versions = [/published mf-plans@(\S+)/.exec(output)?.[1] ?? '', first.releases['mf-plans'] ?? ''];

  const faults: string[] = [];
  // To paint pages and fade between them is most of a visit's work, and neither is at stake here.
  const unpainted = { reducedMotion: 'reduce', viewport: { width: 1024, height: 200 } } as const;
  const tabs = await Promise.all(Array.from({ length: visitors }, () => browser.newPage(unpainted)));
  for (const tab of tabs) watch(tab, faults);
  const sleeper = await browser.newPage();
  // Each promotion meets one visit that begins with it and three that are under way: visitors in a hurry would take the
  // machine from the promotions, and from whatever else is tested beside.
  const visits = tabs.map(() => Promise.resolve());
  let requests = Promise.resolve();
  const request = async (known: Set<string>): Promise<void> => {
    for (const path of ['/', '/planes-sociales', '/planes-crm', '/directorio-paginas'])
      faults.push(...(await fetchWhole(path, known)));
  };
  for (let number = 0; number < promotions; number += 1) {
    if (number === promotions - slept) {
      watch(sleeper, faults);
      await sleeper.goto(`${serving.address}/politica-citas`);
      await hydrated(sleeper);
    }
    const visitor = number % visitors;
    const tab = tabs[visitor];
    await visits[visitor];
    if (tab) visits[visitor] = begun(visit(tab));
    // Files that were there since the last promotion are not asked for again.
    await requests;
    requests = begun(request(new Set()));
    const changes = [{ workspace: 'mf-plans', version: versions[number % 2] ?? '' }];
    await promote(store, { environment: 'demo', changes, sites: join(clone.folder, '.mosaico', 'sites', 'demo') });
  }
  await Promise.all([...visits, requests]);
  // The first promotion has the other heading.
  await comeBack(sleeper, headings[promotions % 2] ?? '');

  expect(faults).toEqual([]);
  expect((await store.revisionNumbers('demo')).length).toBe(promotions + first.revision);
});
