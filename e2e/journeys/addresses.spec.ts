import { get, type IncomingMessage } from 'node:http';
import { plainPath } from '@mosaico/shared-types';
import { expect, hydrated, test } from '../support/site.ts';

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

const spellings = [
  '/Planes-Sociales',
  '/planes-sociales/',
  '/PLANES-SOCIALES///',
  '//planes-sociales',
  '/planes-sociales.html',
  '/planes-sociales/index.html',
  '/%70lanes-sociales',
];

test('other spellings of an address lead to it', async ({ page, baseURL }) => {
  for (const path of spellings) {
    const { statusCode, headers } = await rawGet(`${path}?plan=basico`, baseURL);
    expect([path, statusCode, headers.location]).toEqual([path, 301, '/planes-sociales?plan=basico']);
  }
  await page.goto(`${baseURL}//planes-sociales?plan=basico`);
  await expect(page).toHaveURL('/planes-sociales?plan=basico');
  await expect(page).toHaveTitle(/^Planes de redes sociales/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/planes-sociales$/);
});

// One of each kind: of what `plainPath` is tried with.
for (const path of ['//planes-sociales', '/planes-sociales/index.html', '/%70lanes-sociales']) {
  test(`where a host shows the page at ${path}, the browser puts its address right`, async ({ page, baseURL }) => {
    const html = await (await page.request.get('/planes-sociales')).text();
    await page.route(
      (url) => plainPath(url.pathname) === '/planes-sociales' && url.pathname !== '/planes-sociales',
      (route) => route.fulfill({ contentType: 'text/html', body: html }),
    );
    await page.goto(`${baseURL}${path}?plan=basico#contenido`);
    await hydrated(page);
    await expect(page).toHaveURL('/planes-sociales?plan=basico#contenido');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tus redes al día, todos los meses');
    await expect(page).toHaveTitle(/^Planes de redes sociales/);
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tus redes al día, todos los meses');
    await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toHaveCount(0);
    // Chromium itself reports a document's status.
    silentConsole.length = 0;
  });
}

test('home has one address', async ({ baseURL }) => {
  for (const path of ['/index', '/index.html', '/INDEX.html', '//']) {
    const { statusCode, headers } = await rawGet(path, baseURL);
    expect([path, statusCode, headers.location]).toEqual([path, 301, '/']);
  }
});

test('no path leads to another host', async ({ baseURL }) => {
  for (const path of [
    '//evil.example',
    '//evil.example/%2f..',
    '/\\evil.example',
    '/%2f/evil.example',
    '/%5cevil.example',
  ]) {
    const { statusCode, headers } = await rawGet(path, baseURL);
    expect([path, statusCode, headers.location]).toEqual([path, 404, undefined]);
  }
});

/** Asks for a path exactly as it is written: browsers and clients change some. */
function rawGet(path: string, baseURL = ''): Promise<IncomingMessage> {
  const { hostname, port } = new URL(baseURL);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path }, (answer) => resolve(answer.resume())).on('error', reject);
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
});

test('files of the composition itself are not served', async ({ request }) => {
  for (const path of ['/.site.json', '/.nginx/maps.conf', '/_headers', '/_redirects', '/404', '/404.html'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
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
