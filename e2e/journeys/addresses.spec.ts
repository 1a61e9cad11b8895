import { expect, test } from '../support/site.ts';

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

for (const path of ['/Planes-Sociales', '/planes-sociales/', '/PLANES-SOCIALES///', '/planes-sociales?plan=basico']) {
  test(`${path} is the page of /planes-sociales`, async ({ page, request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/^Planes de redes sociales/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/planes-sociales$/);
  });
}

test('scripts may be kept forever, documents are asked for again, and both come compressed', async ({ request }) => {
  const html = await request.get('/planes-sociales', { headers: { 'accept-encoding': 'br' } });
  expect(html.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-encoding': 'br',
    'content-type': 'text/html; charset=utf-8',
  });
  const [script] = /\/assets\/shell\/[^"]+\.js/.exec(await html.text()) ?? [];
  const code = await request.get(script ?? '', { headers: { 'accept-encoding': 'gzip' } });
  expect(code.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
    'content-type': 'text/javascript; charset=utf-8',
  });
});

test('a document that has not changed is not sent again', async ({ request }) => {
  const first = await request.get('/planes-sociales');
  const again = await request.get('/planes-sociales', { headers: { 'if-none-match': first.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
  const missing = await request.get('/no-existe', { headers: { 'if-none-match': '*' } });
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('Página no encontrada');
});

test('search engines find every page that may be found', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('<loc>http://localhost:8080/planes-sociales</loc>');
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: http://localhost:8080/sitemap.xml');
});

test('files of the composition itself are not served', async ({ request }) => {
  expect((await request.get('/.site.json')).status()).toBe(404);
});
