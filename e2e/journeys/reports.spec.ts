import type { Page } from '@playwright/test';
import { changeDocument, silent } from '../support/faults.ts';
import {
  endpoint,
  lookAway,
  reportedBy,
  reporting,
  resting,
  secondAttempt,
  type Reported,
} from '../support/reports.ts';
import { expect, hydrated, test } from '../support/site.ts';
import { policy } from '../support/known-pages.ts';

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
  await page.getByRole('contentinfo').getByRole('link', { name: policy.link }).click();
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

test('a file that fails and comes after all is reported, with the attempts that it took', async ({
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
  await secondAttempt(page, /^\/assets\/mf-legal\//);
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

for (const [what, pattern, path] of [
  ['the site configuration', '**/assets/site/*.json*', /^\/assets\/site\//],
  ['what the site shows', '**/revision.json*', /^\/revision\.json$/],
  ["the shell's start script", '**/assets/shell/shell.*.js*', /^\/assets\/shell\/shell\./],
] as const)
  test(`a first failure of ${what} is reported, with the attempts that it took`, async ({ page, silentConsole }) => {
    const reported = reportedBy(page);
    let requests = 0;
    await page.route(pattern, (route) => {
      requests += 1;
      return requests === 1 ? route.abort() : route.continue();
    });
    await page.goto('/politica-citas');
    await hydrated(page);
    await reporting(page);
    await secondAttempt(page, path);
    await lookAway(page);
    await expect.poll(() => reported.answers).toEqual([204]);
    const loads = reported.all().flatMap((report) => (report.event === 'mosaico.load' ? [report.attributes] : []));
    expect(loads).toEqual([
      expect.objectContaining({
        'url.path': expect.stringMatching(path),
        'mosaico.outcome': expect.stringMatching(/^(recovered|late)$/),
        'mosaico.attempts': 2,
      }),
    ]);
    silentConsole.length = 0;
  });

/** Returns to a tab. */
const lookBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });

const views = (reported: Reported): number => reported.all().filter(({ event }) => event === 'mosaico.view').length;

test('a tab that is left and comes back is one view, and two tabs are two', async ({
  page,
  context,
  silentConsole,
}) => {
  const reported = reportedBy(page);
  await page.goto('/politica-citas');
  await hydrated(page);
  await reporting(page);
  await lookAway(page);
  await expect.poll(() => views(reported)).toBe(1);
  await lookBack(page);
  await page.evaluate(() => void Promise.reject(new TypeError('made-up fault')));
  await lookAway(page);
  await expect.poll(() => reported.bodies).toHaveLength(2);
  expect(views(reported)).toBe(1);
  const other = await context.newPage();
  await other.goto('/politica-citas');
  await hydrated(other);
  await reporting(other);
  await lookAway(other);
  await expect.poll(() => views(reported)).toBe(2);
  silentConsole.length = 0;
});

test('a page that the browser prerenders is a view once it is seen and left', async ({ page }) => {
  const reported = reportedBy(page);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  });
  await page.goto('/politica-citas');
  await hydrated(page);
  await reporting(page);
  await page.evaluate(() => {
    dispatchEvent(new Event('visibilitychange'));
    Object.defineProperty(document, 'prerendering', { value: false });
  });
  await lookBack(page);
  await page.waitForLoadState('networkidle');
  expect(reported.bodies).toEqual([]);
  await lookAway(page);
  await expect.poll(() => views(reported)).toBe(1);
});

test('a press that nothing answers is reported with the part that did not respond', async ({ page, silentConsole }) => {
  const reported = reportedBy(page);
  await page.goto('/planes-sociales');
  await hydrated(page);
  await reporting(page);
  // A part of the page that is hydrated late, as a section is whose code does not come.
  await page.evaluate(() =>
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'beforeend',
        '<div data-part="mf-testimonials"><button type="button">Ver más</button></div>',
      ),
  );
  await page.getByRole('button', { name: 'Ver más' }).last().click();
  await expect(page.getByText(silent)).toBeVisible();
  await lookAway(page);
  await expect.poll(() => reported.answers).toEqual([204]);
  expect(reported.all()).toContainEqual({
    event: 'mosaico.hydration',
    attributes: {
      'mosaico.page': 'mf-plans/social-plans',
      ...{ 'mosaico.region': 'mf-testimonials', 'mosaico.cause': 'notice', 'mosaico.workspace': 'mf-testimonials' },
    },
  });
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
