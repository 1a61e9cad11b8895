import type { Page } from '@playwright/test';
import { lookAway, reportedBy, reporting } from '../support/reports.ts';
import { declaredScreens, expect, hydrated, test } from '../support/site.ts';

/** What a visitor types, and what stands in the addresses that they follow. Nothing of it may be in a report. */
const typed = {
  name: 'Zafira Quimera',
  email: 'zafira.quimera@example.com',
  telephone: '786 555 0199',
  budget: '48392',
};
const address = `?utm_source=boletin-zafiro&correo=${encodeURIComponent(typed.email)}&q=quimera#zafiro-48392`;
const secrets = /zafir|quimera|example\.com|786|0199|48392|boletin|utm|correo|localhost|127\.0\.0\.1/i;

const ownFigures = /\/assets\/[\w./:-]+|"timeUnixNano":"\d+"|"(?:int|double)Value":[\d.]+/g;

/** Types into every field that is shown, as its kind asks. */
async function typeEverywhere(page: Page): Promise<void> {
  for (const field of await page.locator('main :is(input, textarea):visible:enabled').all()) {
    const type = await field.getAttribute('type');
    const text =
      type === 'email' ? typed.email : type === 'tel' ? typed.telephone : type === 'number' ? typed.budget : typed.name;
    // A slider, a box to tick: nothing can be typed.
    await field.fill(text, { timeout: 1_000 }).catch(() => undefined);
  }
}

/** In the page: errors as code makes them that works on what was typed, and on the address. Each is of another line. */
const throwOfThem = ({ name, email, telephone, budget }: typeof typed): void => {
  // Unquoted, a text is known by the field that holds it.
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
  const inField = [name, email].find((text) => fields.some(({ value }) => value === text)) ?? 'nobody';
  const faults: (() => unknown)[] = [
    () => {
      throw new Error(`No plan for ${inField}`);
    },
    () => {
      throw Object.assign(new Error('Unknown'), { name: `${name} ` });
    },
    () => JSON.parse(name) as unknown,
    () => JSON.parse(`{"correo":"${email}"`) as unknown,
    () => {
      throw new TypeError(`No price for "${name}" of ${budget}`);
    },
    () => {
      throw new RangeError(`${location.href} has no place for ${email}`);
    },
    () => {
      throw new Error(`Call ${telephone}: ${location.pathname}${location.search}`);
    },
    () => {
      throw new Error(`GET ${location.search} answers ${budget}`);
    },
    () => {
      throw new SyntaxError(`Unexpected end of ${location.href.replace('http:', '')}\nfrom ${email}`);
    },
  ];
  for (const [index, fault] of faults.entries())
    for (const type of ['', 'Ventas'])
      void Promise.resolve()
        .then(fault)
        .catch((error: Error) => {
          // Equal ones are counted as one.
          error.name += `${type}${index}`;
          throw error;
        });
};

test('1,000 reports of all pages hold nothing that was typed or stood in an address', async ({ browser }) => {
  test.setTimeout(600_000);
  const context = await browser.newContext();
  const page = await context.newPage();
  const reported = reportedBy(page);
  let walked = 0;
  for (const { path } of await declaredScreens()) {
    await page.goto(path + address);
    await hydrated(page);
    await reporting(page);
    await typeEverywhere(page);
    await page.evaluate(throwOfThem, typed);
    await lookAway(page);
    walked += 1;
    await expect.poll(() => reported.answers.length, path).toBe(walked);
  }
  await context.close();
  expect(reported.answers.every((status) => status === 204)).toBe(true);
  expect(reported.all().length).toBeGreaterThanOrEqual(1_000);
  // Hashes of files, moments and measures are figures of their own.
  const said = reported.bodies.map((body) => body.replaceAll(ownFigures, ''));
  const leaks = said.flatMap((body) => secrets.exec(body) ?? []);
  expect(leaks).toEqual([]);
});

test('a visitor who leaves before the shell has started sends nothing that was typed or stood in an address', async ({
  page,
  silentConsole,
}) => {
  const reported = reportedBy(page);
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  const [{ path } = { path: '/' }] = await declaredScreens();
  await page.goto(path + address);
  await page.evaluate(throwOfThem, typed);
  await lookAway(page);
  await expect.poll(() => reported.answers).toEqual([204]);
  expect(reported.bodies[0]).toContain('mosaico.early-leave');
  expect(secrets.exec(String(reported.bodies[0]).replaceAll(ownFigures, ''))).toBeNull();
  silentConsole.length = 0;
});
