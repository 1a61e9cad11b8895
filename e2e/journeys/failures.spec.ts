import type { Page } from '@playwright/test';
import type { PagesPart } from '@mosaico/shared-types';
import { changeDocument, silent } from '../support/faults.ts';
import { declaredFigures, expect, hydrated, runClockUntil, stopTime, test } from '../support/site.ts';
import { policy, testimonialsHeading } from '../support/known-pages.ts';

const figure = await declaredFigures();

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Answers nothing for a remote's files until the returned function is called. */
async function takeDown(page: Page, workspace: string): Promise<() => Promise<void>> {
  const files = `**/assets/${workspace}/**`;
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}

test('a remote that hangs gives way to its document, one that is slow does not', async ({ page, silentConsole }) => {
  await page.goto('/');
  await hydrated(page);
  await stopTime(page);
  let answer: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/assets/mf-legal/**', (route) => slow.then(() => route.continue()));
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  // First the part of the table with the page is loaded. The file is not late before it is requested.
  const asked = page.waitForRequest('**/assets/mf-legal/**');
  await page.getByRole('contentinfo').getByRole('link', { name: policy.link }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Cargando la página…' })).toBeAttached();
  await asked;
  await page.clock.runFor(5_500);
  await expect(page).toHaveURL('/');
  answer();
  await expect(page).toHaveURL('/politica-citas');
  await expect(page.locator('html[data-same-document]')).toHaveCount(1);

  await page.route('**/assets/mf-courses/**', () => new Promise(() => undefined));
  const hanging = page.waitForRequest('**/assets/mf-courses/**');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cursos' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Cargando la página…' })).toBeAttached();
  await hanging;
  await runClockUntil(page, 6_000, () =>
    expect(page.locator('html[data-same-document]')).toHaveCount(0, { timeout: 2_000 }),
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  silentConsole.length = 0;
});

for (const [how, again] of Object.entries({
  'by itself when it can': async (page: Page) => page.clock.runFor(5_000),
  'when asked': async (page: Page) => page.getByRole('button', { name: 'Reintentar' }).click(),
}))
  test(`with remote and document both gone, the shell says so, and the page comes ${how}`, async ({
    page,
    silentConsole,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await stopTime(page);
    const restore = await takeDown(page, 'mf-legal');
    await page.route('**/politica-citas', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: policy.link }).click();
    await expect(page.getByRole('heading', { name: 'No pudimos cargar esta página' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Escribir por chat/ })).toBeVisible();
    await page.getByRole('button', { name: 'Menú' }).click();
    await expect(page.getByRole('link', { name: 'Testimonios en Video' }).first()).toBeVisible();

    await page.unroute('**/politica-citas');
    await restore();
    await expect(page.getByRole('heading', { name: 'No pudimos cargar esta página' })).toBeVisible();
    await again(page);
    await expect(page).toHaveTitle(new RegExp(`^${policy.title}`));
    await expect(page.getByRole('heading', { name: 'No pudimos cargar esta página' })).toHaveCount(0);
    silentConsole.length = 0;
  });

test('a page that throws as it takes over its HTML leaves it to be read, with its links, and says so', async ({
  page,
  silentConsole,
}) => {
  // The page asks for this offer's price while it renders.
  const offer = '"offer:mf-plans/social-basic":{';
  await changeDocument(page, '/planes-sociales', offer, `${offer}},"without its price":{`);
  const ahead = page.waitForRequest('**/revision.json', { timeout: 10_000 });
  await page.goto('/planes-sociales');
  await expect(page.getByText(silent)).toBeVisible();
  // What the next page takes is known before the visitor reaches for it, as on any page.
  await ahead;
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveCount(0);
  await expect(page.getByRole('main').getByText(figure('mf-plans/social-basic')).first()).toBeVisible();
  // The shell is alive around it, and the links of the page lead on without a new document.
  await page.getByRole('button', { name: 'Menú' }).click();
  await page
    .getByRole('navigation', { name: 'Menú principal' })
    .getByRole('link', { name: 'Testimonios en Video' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: testimonialsHeading })).toBeVisible();
  await expect(page.getByText(silent)).toHaveCount(0);
  silentConsole.length = 0;
});

test('a page that throws when it is gone to shows the error screen inside a working shell', async ({
  page,
  silentConsole,
}) => {
  await page.route('**/assets/site/pages-*', async (route) => {
    const part = (await (await route.fetch()).json()) as PagesPart;
    await route.fulfill({ json: { ...part, shown: { ...part.shown, 'offer:mf-plans/social-basic': {} } } });
  });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('contentinfo').locator('a[href="/planes-sociales"]').click();
  const heading = page.getByRole('heading', { name: 'Unexpected Application Error!' });
  await expect(heading).toBeVisible();
  await expect(heading).toHaveAttribute('lang', 'en');
  await expect(
    page.getByText('Algo falló al mostrar esta página. El resto del sitio sigue funcionando.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Agencia de Marketing Digital' })).toBeVisible();
  silentConsole.length = 0;
});
