import type { Page } from '@playwright/test';
import { declaredScreens, expect, hydrated, stopTime, test } from '../support/site.ts';

const pages = (await declaredScreens()).filter((page) => page.workspace !== 'shell');
const remotes = [...new Set(pages.map((page) => page.workspace))];

/** Answers nothing for a remote's files until the returned function is called. */
async function takeDown(page: Page, workspace: string): Promise<() => Promise<void>> {
  const files = `**/assets/${workspace}/**`;
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}

for (const workspace of remotes) {
  const { path = '/' } = pages.find((page) => page.workspace === workspace) ?? {};

  test(`${workspace} is down: ${path} stays readable, the header works, and it recovers by itself`, async ({
    page,
    silentConsole,
  }) => {
    const restore = await takeDown(page, workspace);
    const html = await (await page.request.get(path)).text();
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, '') ?? 'no heading';
    await page.goto(path);
    await page.waitForFunction(() => performance.getEntriesByName('mosaico:shell-interactive').length > 0);
    await page.getByRole('button', { name: 'Menú' }).click();
    await expect(page.getByRole('link', { name: 'Testimonios en Video' }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await page.evaluate(() => performance.getEntriesByName('mosaico:page-interactive').length)).toBe(0);

    await restore();
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    // Chromium reports the aborted requests, and the runtime its own failed attempts.
    silentConsole.length = 0;
  });
}

test('navigating to a remote that is down loads its prerendered document', async ({ page, silentConsole }) => {
  await page.goto('/');
  await hydrated(page);
  await takeDown(page, 'mf-legal');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Política de citas' }).click();
  await expect(page).toHaveURL('/politica-citas');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html[data-same-document]')).toHaveCount(0);
  silentConsole.length = 0;
});

test('a remote that hangs gives way to its document after three seconds', async ({ page, silentConsole }) => {
  await page.goto('/');
  await hydrated(page);
  await stopTime(page);
  await page.route('**/assets/mf-legal/**', () => new Promise(() => undefined));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Política de citas' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Cargando la página…' })).toBeAttached();
  await page.clock.runFor(2_900);
  await expect(page).toHaveURL('/');
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/politica-citas');
  await expect(page.getByRole('heading', { level: 1, name: 'Agencia de Marketing Digital' })).toHaveCount(0);
  silentConsole.length = 0;
});

test('with remote and document both gone, the shell says so and tries again when asked', async ({
  page,
  silentConsole,
}) => {
  await page.goto('/');
  await hydrated(page);
  const restore = await takeDown(page, 'mf-legal');
  await page.route('**/politica-citas', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Política de citas' }).click();
  await expect(page.getByRole('heading', { name: 'No pudimos cargar esta página' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Escribir por chat/ })).toBeVisible();
  await page.getByRole('button', { name: 'Menú' }).click();
  await expect(page.getByRole('link', { name: 'Testimonios en Video' }).first()).toBeVisible();

  await page.unroute('**/politica-citas');
  await restore();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page).toHaveTitle(/^Política de citas/);
  await expect(page.getByRole('heading', { name: 'No pudimos cargar esta página' })).toHaveCount(0);
  silentConsole.length = 0;
});

test('a remote that answers with an error page or with HTML costs its page nothing but interactivity', async ({
  page,
  silentConsole,
}) => {
  for (const answer of [
    { status: 500, body: 'no' },
    { status: 200, contentType: 'text/html', body: '<!doctype html><p>Login' },
  ]) {
    await page.route('**/assets/mf-plans/**', (route) => route.fulfill(answer));
    await page.goto('/planes-sociales');
    await page.waitForFunction(() => performance.getEntriesByName('mosaico:shell-interactive').length > 0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute('**/assets/mf-plans/**');
    await hydrated(page);
  }
  silentConsole.length = 0;
});

test('a page that throws shows the error screen inside a working shell', async ({ page, silentConsole }) => {
  // The page asks for this offer's price while it renders; in this document there is none.
  await page.route('**/planes-sociales', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const offer = '"offer:mf-plans/social-basic":{';
    expect(html).toContain(offer);
    await route.fulfill({ response: answer, body: html.replace(offer, `${offer}},"without its price":{`) });
  });
  await page.goto('/planes-sociales');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await page.getByRole('link', { name: 'Volver al inicio' }).focus();
  await page.getByRole('button', { name: 'Menú' }).click();
  await page
    .getByRole('navigation', { name: 'Menú principal' })
    .getByRole('link', { name: 'Testimonios en Video' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lo que Dicen Nuestros Clientes' })).toBeVisible();
  silentConsole.length = 0;
});
