import { plainPath } from '@mosaico/shared-types';
import { expect, hydrated, test } from '../support/site.ts';
import { socialPlansHeading, socialPlansTitle } from '../support/known-pages.ts';

test('an unknown path answers 404 with the not-found screen, and leads home', async ({ page, silentConsole }) => {
  const answer = await page.goto('/no-existe');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  await expect(page.getByText('Lo sentimos, la página que buscas no existe o ha sido movida.')).toBeVisible();
  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Agencia de Marketing Digital' })).toBeVisible();
  // Chromium itself reports a document's status.
  silentConsole.length = 0;
});

test('other spellings of an address lead to it', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}//planes-sociales?plan=basico`);
  await expect(page).toHaveURL('/planes-sociales?plan=basico');
  await expect(page).toHaveTitle(new RegExp(`^${socialPlansTitle}`));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/planes-sociales$/);
});

// One of each kind: of what `plainPath` is tried with.
for (const path of [
  '//planes-sociales',
  '/planes-sociales/index.html',
  '/%70lanes-sociales',
  '/planes-sociales).',
  '/planes-sociales%E2%80%8B',
]) {
  test(`where a host shows the page at ${path}, the browser puts its address right`, async ({ page, baseURL }) => {
    const html = await (await page.request.get('/planes-sociales')).text();
    await page.route(
      (url) => plainPath(url.pathname) === '/planes-sociales' && url.pathname !== '/planes-sociales',
      (route) => route.fulfill({ contentType: 'text/html', body: html }),
    );
    await page.goto(`${baseURL}${path}?plan=basico#contenido`);
    await hydrated(page);
    await expect(page).toHaveURL('/planes-sociales?plan=basico#contenido');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(socialPlansHeading);
    await expect(page).toHaveTitle(new RegExp(`^${socialPlansTitle}`));
  });

  test(`where a host finds nothing at ${path}, the browser shows the page`, async ({
    page,
    baseURL,
    silentConsole,
  }) => {
    const html = await (await page.request.get('/no-existe')).text();
    await page.route(
      (url) => plainPath(url.pathname) === '/planes-sociales' && url.pathname !== '/planes-sociales',
      (route) => route.fulfill({ status: 404, contentType: 'text/html', body: html }),
    );
    await page.goto(`${baseURL}${path}?plan=basico`);
    await expect(page).toHaveURL('/planes-sociales?plan=basico');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(socialPlansHeading);
    await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toHaveCount(0);
    // Chromium itself reports a document's status.
    silentConsole.length = 0;
  });
}

test('search engines find every page that may be found', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('<loc>http://localhost:8080/planes-sociales</loc>');
});

test('outside of production search engines are told of no page, also where the visitor goes on', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
  const answers = ['/planes-crm', '/no-existe', '/data/testimonios.json', '/Planes-CRM', '/planes-de-marketing'];
  for (const path of answers) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.headers()['x-robots-tag']]).toEqual([path, 'noindex']);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: /CRM/ }).first().click();
  await expect(page).not.toHaveURL('/');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(1);
});
