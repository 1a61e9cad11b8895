import type { Page, Request } from '@playwright/test';
import { readBatch, type SentReports } from '@mosaico/platform/reports/read-batch';
import { changeDocument } from '../support/faults.ts';
import { expect, hydrated, test } from '../support/site.ts';

const endpoint = '/informes';

/** What the pages of a test have reported, as the server reads it, and what it was answered. */
interface Reported {
  bodies: string[];
  answers: number[];
  all: () => SentReports['reports'];
}

function reportedBy(page: Page): Reported {
  const bodies: string[] = [];
  const answers: number[] = [];
  const isReport = (request: Request): boolean => new URL(request.url()).pathname === endpoint;
  page.context().on('request', (request) => isReport(request) && bodies.push(request.postData() ?? ''));
  page.context().on('response', (response) => isReport(response.request()) && answers.push(response.status()));
  return { bodies, answers, all: () => bodies.flatMap((body) => readBatch(body).reports) };
}

/** The visitor looks at another tab. Nothing of a headless browser is ever hidden. */
const lookAway = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const [name, value] of [
      ['hidden', true],
      ['visibilityState', 'hidden'],
    ] as const)
      Object.defineProperty(document, name, { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

/** Resolves once the shell has loaded its reporter. */
const reporting = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/shell/reporter.')),
  );

/** Resolves once the page is at rest, where a reporter would be loaded. */
const resting = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/revision.json')),
  );

/** The page of the locked catalogue throws as its PIN is sent: its part of the configuration is missing by then. */
const breakCatalogue = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { json } = Response.prototype;
    Response.prototype.json = async function (this: Response) {
      const value = (await json.call(this)) as object;
      return 'catalogue' in value ? { ...value, catalogue: undefined } : value;
    };
  });

test('an error of a click arrives with its page and its place, and nothing that was typed or stood in the address', async ({
  page,
  silentConsole,
}) => {
  const reported = reportedBy(page);
  await breakCatalogue(page);
  await page.goto('/catalogo-servicios?correo=ana%40example.com&utm_source=boletin#secreto-42');
  await hydrated(page);
  await reporting(page);
  await page.getByRole('textbox').fill('483920');
  await page.keyboard.press('Enter');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Política de citas' }).click();
  await expect(page).toHaveURL('/politica-citas');
  await lookAway(page);
  await expect.poll(() => reported.answers).toEqual([204]);
  const exceptions = reported.all().filter(({ event }) => event === 'exception');
  expect(exceptions).toEqual([
    expect.objectContaining({
      attributes: expect.objectContaining({
        'mosaico.page': 'mf-plans/service-catalogue',
        'exception.type': 'TypeError',
        'exception.stacktrace': expect.stringMatching(/^\/assets\/mf-plans\/[\w.-]+\.js:\d+:\d+/),
      }),
    }),
  ]);
  expect(reported.all()).toContainEqual(
    expect.objectContaining({
      event: 'mosaico.view',
      attributes: expect.objectContaining({
        'mosaico.page': 'mf-plans/service-catalogue',
        'mosaico.interactive': true,
      }),
    }),
  );
  for (const secret of ['483920', 'ana', 'example.com', 'boletin', 'utm', 'secreto', 'localhost'])
    expect(reported.bodies.join()).not.toContain(secret);
  silentConsole.length = 0;
});

test('a file that fails and comes after all is told, with the attempts that it took', async ({
  page,
  silentConsole,
}) => {
  const reported = reportedBy(page);
  let failures = 0;
  await page.route('**/assets/mf-legal/**', (route) => {
    failures += 1;
    return failures === 1 ? route.abort() : route.continue();
  });
  await page.goto('/politica-citas');
  await hydrated(page);
  await reporting(page);
  await lookAway(page);
  await expect.poll(() => reported.answers).toEqual([204]);
  expect(reported.all()).toContainEqual(
    expect.objectContaining({
      event: 'mosaico.load',
      attributes: expect.objectContaining({
        'url.path': expect.stringMatching(/^\/assets\/mf-legal\//),
        'mosaico.outcome': expect.stringMatching(/^(recovered|late)$/),
        'mosaico.attempts': 2,
      }),
    }),
  );
  silentConsole.length = 0;
});

test('an error of an extension has no place in this site', async ({ page, silentConsole }) => {
  const reported = reportedBy(page);
  await page.goto('/politica-citas');
  await hydrated(page);
  await reporting(page);
  await page.evaluate(() => {
    const error = new Error('made-up fault of an extension');
    error.stack = `${error.message}\n    at read (chrome-extension://abcdef/assets/mf-plans/content.js:1:2)`;
    dispatchEvent(new ErrorEvent('error', { error }));
  });
  await lookAway(page);
  await expect.poll(() => reported.answers).toEqual([204]);
  const [exception] = reported.all().flatMap((report) => (report.event === 'exception' ? [report.attributes] : []));
  expect(exception).toMatchObject({ 'exception.stacktrace': 'other' });
  silentConsole.length = 0;
});

test('a visitor who leaves before the page is interactive counts as one, with the error that kept it from it', async ({
  page,
  silentConsole,
}) => {
  const reported = reportedBy(page);
  await page.route('**/assets/shell/**', () => new Promise(() => undefined));
  await page.goto('/politica-citas', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => void Promise.reject(new TypeError('made-up fault')));
  await lookAway(page);
  await expect.poll(() => reported.answers).toEqual([204]);
  expect(reported.all()).toEqual([
    {
      event: 'mosaico.view',
      attributes: { 'mosaico.page': 'mf-legal/appointment-policy', 'mosaico.interactive': false },
    },
    expect.objectContaining({ event: 'exception' }),
  ]);
  silentConsole.length = 0;
});

for (const [why, prepare] of Object.entries({
  'with Global Privacy Control': (page: Page) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })),
  'where the site configuration has no endpoint': (page: Page) =>
    changeDocument(page, '/politica-citas', `"reports":"${endpoint}",`, ''),
}))
  test(`nothing is reported ${why}`, async ({ page, silentConsole }) => {
    const reported = reportedBy(page);
    await prepare(page);
    await page.goto('/politica-citas');
    await hydrated(page);
    await resting(page);
    await page.evaluate(() => void Promise.reject(new TypeError('made-up fault')));
    await lookAway(page);
    await page.goto('/politica-privacidad');
    await hydrated(page);
    expect(reported.bodies.filter((body) => body.includes('appointment-policy'))).toEqual([]);
    silentConsole.length = 0;
  });
