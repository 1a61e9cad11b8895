import type { Page, Route } from '@playwright/test';
import { silent } from '../support/faults.ts';
import { declaredScreens, expect, hydrated, test } from '../support/site.ts';

const pages = (await declaredScreens()).filter(({ workspace, embeddable }) => workspace !== 'shell' && !embeddable);
const remotes = [...new Set(pages.map(({ workspace }) => workspace))];

/** What may come in place of a remote's files. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'no connection': (route) => route.abort('connectionrefused'),
  'broken off': (route) => route.abort('connectionreset'),
  'not found': (route) => route.fulfill({ status: 404, body: 'no' }),
  'server error': (route) => route.fulfill({ status: 500, body: 'no' }),
  'a login page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Login' }),
  nothing: (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  half: async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: text.slice(0, text.length / 2) });
  },
  'tampered with': async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: `window.tampered = true;${text}` });
  },
  'no answer': () => new Promise(() => undefined),
};

/** Answers a remote's files with a fault until the returned function is called. */
async function breakFiles(
  page: Page,
  files: string,
  fault: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const handle = (route: Route): Promise<void> => fault(route).catch(() => undefined);
  await page.route(files, handle);
  return () => page.unroute(files, handle);
}

/** Lets the page's clock run until something is so: an outage is waited out in seconds that a test need not take. */
async function inTime(page: Page, seconds: number, isSo: () => Promise<void>): Promise<void> {
  for (let left = seconds; left > 0; left -= 1) {
    await page.clock.fastForward(1_000);
    if (
      await isSo().then(
        () => true,
        () => false,
      )
    )
      return;
  }
  await isSo();
}

/** All that a visitor still has of a page whose own code does not come. */
async function expectTheRest(page: Page, text: Text): Promise<void> {
  await expect.poll(() => textOf(page), { message: 'the text stays' }).toEqual(text);
  await page.getByRole('button', { name: 'Menú' }).click();
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Buscar servicios' }).fill('crm');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in window), 'what was tampered with does not run').toBe(false);
}

/** What can be read in the page. */
interface Text {
  heading: string;
  whole: string;
}

function textOf(page: Page): Promise<Text> {
  return page.evaluate(() => ({
    heading: document.querySelector('main h1')?.textContent ?? '',
    whole: document.querySelector('main')?.textContent ?? '',
  }));
}

/** The same as the server sends it. */
async function sentText(page: Page, path: string): Promise<Text> {
  const html = await (await page.request.get(path)).text();
  return page.evaluate((source) => {
    const sent = new DOMParser().parseFromString(source, 'text/html');
    return {
      heading: sent.querySelector('main h1')?.textContent ?? '',
      whole: sent.querySelector('main')?.textContent ?? '',
    };
  }, html);
}

async function expectRecovery(page: Page, { heading }: Text): Promise<void> {
  await inTime(page, 10, () => hydrated(page, 250));
  await expect(page.getByText(silent)).toHaveCount(0);
  expect((await textOf(page)).heading).toBe(heading);
}

for (const workspace of remotes) {
  const { path = '/' } = pages.find((page) => page.workspace === workspace) ?? {};
  const files = `**/assets/${workspace}/**`;

  for (const [name, fault] of Object.entries(faults)) {
    // A link to what does not come leads to its document: the same as opening it, which is tried of one remote as well.
    const opened = workspace === remotes[0];

    test(`${workspace}, ${name}: ${path} ${opened ? 'opened directly, and ' : ''}reached by a link`, async ({
      page,
      silentConsole,
    }) => {
      // Neither pictures nor fonts are at stake.
      await page.route(/\.(mp4|jpg|webp|avif|woff2)$/, (route) => route.abort());
      await page.clock.install();
      const text = await sentText(page, path);
      const expectFault = async (restore: () => Promise<void>): Promise<void> => {
        await inTime(page, 16, () => expect(page.getByText(silent)).toHaveCount(1, { timeout: 100 }));
        await expectTheRest(page, text);
        await restore();
        await expectRecovery(page, text);
      };

      if (opened)
        await test.step('opened directly', async () => {
          const restore = await breakFiles(page, files, fault);
          // What hangs keeps the document from being loaded to its end.
          await page.goto(path, { waitUntil: 'domcontentloaded' });
          await expectFault(restore);
        });

      await test.step('reached by a link', async () => {
        await page.goto('/directorio-paginas');
        await hydrated(page);
        const restore = await breakFiles(page, files, fault);
        await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
        await inTime(page, 10, () => expect(page).toHaveURL(path, { timeout: 100 }));
        await expectFault(restore);
      });
      // The browser reports what it did not get, and the runtime its failed attempts.
      silentConsole.length = 0;
    });
  }
}
