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

/** Resolves once the shell's reporter listens. */
const reporting = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/revision.json')));

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
      attributes: expect.objectContaining({ 'mosaico.page': 'mf-plans/service-catalogue', 'mosaico.interactive': true }),
    }),
  );
  for (const secret of ['483920', 'ana', 'example.com', 'boletin', 'utm', 'secreto', 'localhost'])
    expect(reported.bodies.join()).not.toContain(secret);
  silentConsole.length = 0;
});
