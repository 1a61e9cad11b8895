import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { get as getPlainly } from 'node:http';
import { get as getEncrypted } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { prepare } from '@mosaico/platform/cli/start';
import { compose } from '@mosaico/platform/environments/apply-revision';
import { nginxFiles } from '@mosaico/platform/site/hosts/nginx';
import { serve, type Serving } from '@mosaico/platform/deliver/serve';
import { readSiteMap } from '@mosaico/platform/site/site-map';
import { programPath } from '@mosaico/platform/testing/program';
import { usualWorkers } from '@mosaico/platform/site/write/retired-workers';
import { siteObjects } from '@mosaico/platform/deliver/site-objects';
import { freePort } from '@mosaico/platform/testing/free-port';
import { brotliModule, startNginx, type Nginx } from '@mosaico/platform/testing/nginx';
import { observatoryPoints } from '../support/observatory.ts';
import { testContext } from '../support/work.ts';

test.describe.configure({ mode: 'serial' });

/** What is to be removed in the end. */
let folder: string;
let sites: string;
let site: string;
let tlsPort: number;
let httpPort: number;
let plainPort: number;
let nginx: Nginx;
let serving: Serving;

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
}

function answerAt(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  const get = address.startsWith('https:') ? getEncrypted : getPlainly;
  return new Promise((resolve, reject) => {
    get(address, { headers, rejectUnauthorized: false } as object, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const bytes = Buffer.concat(parts);
        resolve({ status: response.statusCode, headers: response.headers, body: bytes.toString(), bytes });
      });
    }).on('error', reject);
  });
}

const fromNginx = (path: string, headers?: Record<string, string>): Promise<Answer> =>
  answerAt(`https://localhost:${tlsPort}${path}`, headers);
/** As from behind a proxy that ends TLS. */
const fromServe = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  answerAt(serving.address + path, { ...headers, 'x-forwarded-proto': 'https' });

/** What the host of a static site makes of `_headers`: all rules that fit add up, and `!` takes away. */
function fromHeadersFile(path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let isFitting = false;
  for (const line of readFileSync(join(site, '_headers'), 'utf8').split('\n')) {
    if (line.startsWith('/'))
      isFitting = new RegExp(`^${line.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(path);
    const [, taken = ''] = /^ {2}! (.*)/.exec(line) ?? [];
    const [, name = '', value = ''] = /^ {2}([^!:]+): (.*)/.exec(line) ?? [];
    if (isFitting && taken) Reflect.deleteProperty(headers, taken.toLowerCase());
    if (isFitting && name) {
      const before = headers[name.toLowerCase()];
      headers[name.toLowerCase()] = before === undefined ? value : `${before}, ${value}`;
    }
  }
  return headers;
}

/** What a bucket's website says of each of its objects, by the path that shows it. */
async function fromBucket(): Promise<Map<string, Record<string, unknown>>> {
  const objects = siteObjects(site, await readSiteMap(site));
  const said = objects.map(({ key, headers: { cacheControl, contentType } }) => [
    key === 'index.html' ? '/' : `/${key}`,
    { 'cache-control': cacheControl, 'content-type': contentType },
  ]);
  return new Map(said as [string, Record<string, unknown>][]);
}

/** Files that editors and services bring besides those of the demonstration, by their keys. */
const brought = {
  'google12ab.html': 'google-site-verification: google12ab.html',
  'logos/con-script.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>',
  'precios.pdf': '%PDF-1.4',
  '.well-known/assetlinks': '{}',
  '.env': 'PASSWORD=1',
  'Thumbs.db': 'thumbs',
  'robots.txt': 'User-agent: brought',
};

/** Name of the demonstration's configuration with these files, in the store. */
async function broughtConfiguration(here: ReturnType<typeof testContext>): Promise<string> {
  const copy = join(folder, 'configuration');
  cpSync(join(here.root, 'environments', 'demo', 'site.json'), join(copy, 'site.json'));
  cpSync(join(here.root, 'environments', 'demo', 'public'), join(copy, 'public'), { recursive: true });
  for (const [key, content] of Object.entries(brought)) {
    mkdirSync(join(copy, 'public', key, '..'), { recursive: true });
    writeFileSync(join(copy, 'public', key), content);
  }
  return here.store.publishConfiguration(copy);
}

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const here = testContext();
  await prepare(here, 'demo');
  const demo = await here.store.revision('demo');
  folder = mkdtempSync(join(tmpdir(), 'hosting-'));
  sites = join(folder, 'production');
  // What is rendered is kept beside the sites: there it is this site's own, and no stranger's.
  cpSync(join(here.sites('demo'), '..', '.cache'), join(folder, '.cache'), { recursive: true });
  const production = { ...demo, environment: 'production', configuration: await broughtConfiguration(here) };
  site = (await compose(here.store, production, sites)).folder;
  symlinkSync(basename(site), join(sites, 'current'));
  const [certificate, key] = [join(sites, 'certificate.pem'), join(sites, 'key.pem')];
  const wanted = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  execFileSync(programPath(['openssl'], 'openssl'), ['req', ...wanted, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  [tlsPort, httpPort, plainPort] = [await freePort(), await freePort(), await freePort()];
  const included = join(sites, 'current', '.nginx');
  // As docs/hosting.md has it.
  const configuration = `include ${included}/maps.conf;
server {
  listen ${tlsPort} ssl http2;
  ssl_certificate ${certificate};
  ssl_certificate_key ${key};
  root ${join(sites, 'current')};${brotliModule() ? '\n  brotli_static on;' : ''}
  include ${included}/server.conf;
}
server {
  listen ${httpPort};
  return 301 https://$host:${tlsPort}$request_uri;
}
server {
  listen ${plainPort};
  root ${join(sites, 'current')};
  include ${included}/server.conf;
}`;
  nginx = startNginx(configuration);
  serving = await serve(sites, await freePort());
  const status = (): Promise<number | undefined> =>
    fromNginx('/').then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(status).toBe(200);
});
test.afterAll(async () => {
  await nginx.stop();
  await serving.stop();
  rmSync(folder, { recursive: true, force: true });
});

const page = {
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'content-security-policy': "frame-ancestors 'self'",
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=()',
  'strict-transport-security': 'max-age=63072000',
  'x-robots-tag': undefined,
  'access-control-allow-origin': undefined,
  link: undefined,
};

/** What other sites may read. */
const entry = {
  ...page,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cross-origin-opener-policy': undefined,
  'content-security-policy': undefined,
  'permissions-policy': undefined,
};

/** What a file says that is no document and no script: it runs nothing. */
const policy =
  "default-src 'none'; img-src 'self' data:; media-src 'self'; font-src 'self' data:; style-src 'unsafe-inline'; sandbox allow-same-origin";
const file = { ...page, 'content-security-policy': `${policy}; frame-ancestors 'self'` };

/** What every host says of a path. */
const expected: Record<string, Record<string, string | undefined>> = {
  '/': page,
  '/planes-crm': page,
  '/no-existe': page,
  '/revision.json': { ...entry, 'content-security-policy': policy },
  '/assets/mf-legal/mf-manifest.json': { ...entry, 'content-security-policy': policy },
  '/assets/mf-legal/remoteEntry.js': entry,
  '/llms.txt': file,
  '/logos/con-script.svg': file,
  '/favicon.svg': file,
  '/.well-known/assetlinks': file,
  '/demo/media/hero-movil.mp4': file,
  '/precios.pdf': page,
  '/sw.js': page,
  '/google12ab.html': page,
  '/demo/pago': page,
  '/planes-crm.md': {
    ...file,
    'x-robots-tag': 'noindex',
    link: '<http://localhost:8080/planes-crm>; rel=canonical',
  },
  '/widget-testimonios': {
    ...page,
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': undefined,
  },
  '/assets/': { ...entry, 'cache-control': 'public, max-age=31536000, immutable' },
};

for (const [asked, headers] of Object.entries(expected)) {
  test(`${asked} has the same headers on every host`, async () => {
    const script = readdirSync(join(site, 'assets', 'shell')).find((name) => /^shell\..*\.js$/.test(name)) ?? '';
    const path = asked === '/assets/' ? `/assets/shell/${script}` : asked;
    const of = (all: Record<string, unknown>): unknown =>
      Object.fromEntries(Object.keys(page).map((name) => [name, all[name]]));
    expect(of((await fromServe(path)).headers), 'serve').toEqual(headers);
    expect(of((await fromNginx(path)).headers), 'nginx').toEqual(headers);
    expect(of(fromHeadersFile(path)), '_headers').toEqual(headers);
  });
}

test('a bucket says of each object what the other hosts say: how long to keep it, and what it is', async () => {
  let compared = 0;
  for (const [path, headers] of await fromBucket()) {
    const answer = await fromServe(path);
    // Other spellings, and what leads elsewhere, are redirects there.
    if (answer.status !== 200) continue;
    compared += 1;
    expect({ path, ...answer.headers }).toMatchObject({ path, ...headers });
    expect(fromHeadersFile(path)['cache-control'], path).toBe(headers['cache-control']);
  }
  expect(compared).toBeGreaterThan(100);
});

test('a file of somebody else answers under its exact name on every host, and what no visitor is meant to get on none', async () => {
  const objects = siteObjects(site, await readSiteMap(site));
  for (const ask of [fromServe, fromNginx]) {
    for (const key of ['google12ab.html', 'logos/con-script.svg', '.well-known/assetlinks', 'precios.pdf'] as const)
      expect(await ask(`/${key}`), key).toMatchObject({ status: 200, body: brought[key] });
    // Whoever knows it by the address that pages have finds it, too.
    expect(await ask('/google12ab')).toMatchObject({ status: 200, body: brought['google12ab.html'] });
    // Its name is another one in capitals.
    expect((await ask('/GOOGLE12AB.html')).status).not.toBe(200);
    for (const key of ['.env', 'Thumbs.db']) expect((await ask(`/${key}`)).status, key).toBe(404);
    expect((await ask('/robots.txt')).body).not.toContain('brought');
  }
  const keys = objects.map(({ key }) => key);
  expect(keys).toEqual(
    expect.arrayContaining(['google12ab.html', 'google12ab', '.well-known/assetlinks', 'precios.pdf']),
  );
  expect(keys.filter((key) => /\.env|Thumbs/.test(key))).toEqual([]);
  for (const key of ['.env', 'Thumbs.db']) expect(existsSync(join(site, key)), key).toBe(false);
});

test('a bucket sends no policy, so what could run is downloaded there when it is opened by itself', async () => {
  const downloaded = siteObjects(site, await readSiteMap(site)).flatMap(({ key, headers }) =>
    headers.contentDisposition === 'attachment' ? [key] : [],
  );
  expect(downloaded).toContain('logos/con-script.svg');
  expect(downloaded).not.toContain('sitemap.xml');
  expect(downloaded.every((key) => key.endsWith('.svg'))).toBe(true);
});

test('every host answers at the usual names of service workers with one that takes itself away', async () => {
  const keys = siteObjects(site, await readSiteMap(site)).map(({ key }) => key);
  for (const name of usualWorkers) {
    for (const ask of [fromServe, fromNginx]) {
      const { status, headers, body } = await ask(`/${name}`);
      expect([status, headers['cache-control'], body.includes('unregister')], name).toEqual([200, 'no-cache', true]);
      expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
    }
    expect(keys).toContain(name);
  }
});

for (const host of ['nginx', 'serve'] as const)
  test(`${host}: an SVG with a script runs nothing when it is opened, and is shown as a picture`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ ignoreHTTPSErrors: true })).newPage();
    const origin = host === 'nginx' ? `https://localhost:${tlsPort}` : serving.address;
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto(`${origin}/logos/con-script.svg`);
    await expect(page.locator('svg')).toBeAttached();
    expect(dialogs).toEqual([]);
    await page.goto(`${origin}/demo/media/mentor-muestra.svg`);
    await expect(page.locator('svg').first()).toBeVisible();
    // A video that is opened by itself is played by the browser's own page, by the same policy.
    await page.goto(`${origin}/demo/media/hero-movil.mp4`);
    await expect.poll(() => page.evaluate(() => document.querySelector('video')?.readyState ?? 0)).toBeGreaterThan(0);
    await page.context().close();
  });

test('a page as text is Markdown on every host', async () => {
  for (const { status, headers, body } of [await fromServe('/planes-crm.md'), await fromNginx('/planes-crm.md')]) {
    expect([status, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(body).toMatch(/^# Planes de CRM\n/);
  }
  expect(fromHeadersFile('/planes-crm.md')['content-type']).toBe('text/markdown; charset=utf-8');
});

test('nothing says over an unencrypted connection that it is encrypted', async () => {
  for (const address of [serving.address, `http://localhost:${plainPort}/`])
    expect((await answerAt(address)).headers['strict-transport-security']).toBeUndefined();
  const behindProxy = await answerAt(`http://localhost:${plainPort}/`, { 'x-forwarded-proto': 'https' });
  expect(behindProxy.headers['strict-transport-security']).toBe('max-age=63072000');
  const plain = await answerAt(`http://localhost:${httpPort}/planes-crm?a=1`);
  expect(plain.headers['strict-transport-security']).toBeUndefined();
  expect([plain.status, plain.headers.location]).toEqual([301, `https://localhost:${tlsPort}/planes-crm?a=1`]);
});

test('by the rules of the HTTP Observatory a page has A+, with every bonus that is for sites without cookies', async () => {
  const { headers, body } = await fromNginx('/');
  const redirect = (await answerAt(`http://localhost:${httpPort}/`)).headers.location;
  const points = observatoryPoints({ headers, html: body, redirect });
  expect(Object.values(points).filter((each) => each < 0)).toEqual([]);
  expect(100 + Object.values(points).reduce((sum, each) => sum + each)).toBe(135);
});

for (const [host, ask] of [
  ['nginx', fromNginx],
  ['serve', fromServe],
] as const) {
  test(`${host}: a page that the visitor has is not sent again, however it is compressed`, async () => {
    for (const encoding of ['gzip', 'identity']) {
      const { headers } = await ask('/planes-crm', { 'accept-encoding': encoding });
      expect([headers.vary, headers['last-modified']]).toEqual(['Accept-Encoding', undefined]);
      const again = await ask('/planes-crm', { 'accept-encoding': encoding, 'if-none-match': headers.etag ?? '' });
      expect([again.status, again.body]).toEqual([304, '']);
    }
  });
}

for (const [host, ask] of [
  ['nginx', fromNginx],
  ['serve', fromServe],
] as const) {
  test(`${host}: a page answers at its path, and other spellings of it lead there with their query`, async () => {
    for (const path of [
      '/',
      '/planes-crm',
      '/catalogo-norte',
      '/testimonios-videos',
      '/testimonios-videos/clinica-miramar',
      '/demo/pago?producto=mentoria',
    ])
      expect(await ask(path), path).toMatchObject({ status: 200, body: expect.stringContaining('<!doctype html>') });
    for (const [path, location] of [
      ['/Planes-CRM', '/planes-crm'],
      ['/PLANES-CRM/?a=%2f', '/planes-crm?a=%2f'],
      ['//planes-crm///', '/planes-crm'],
      ['/planes-crm.html?a=1', '/planes-crm?a=1'],
      ['/planes-crm/index', '/planes-crm'],
      ['/planes-crm/index.html/', '/planes-crm'],
      ['/%70lanes-crm', '/planes-crm'],
      ['/demo/pago/?producto=mentoria', '/demo/pago?producto=mentoria'],
      // As chats cut links out of sentences.
      ['/planes-crm)', '/planes-crm'],
      ['/planes-crm).?a=1', '/planes-crm?a=1'],
      ['/planes-crm%E2%80%8B', '/planes-crm'],
      ['/planes-crm%C2%BB,', '/planes-crm'],
      ['/planes-crm.html%20', '/planes-crm'],
      ['/planes-crm&utm_source=x&utm_medium=y', '/planes-crm?utm_source=x&utm_medium=y'],
      ['/planes-crm&a=%C3%B1?b=2', '/planes-crm?a=%C3%B1&b=2'],
      ['/)', '/'],
      ['//', '/'],
      ['/index', '/'],
      ['/index.html', '/'],
    ]) {
      const { status, headers } = await ask(path ?? '');
      expect([path, status, headers.location]).toEqual([path, 301, location]);
      expect(headers['cache-control']).toBe('no-cache');
    }
  });

  test(`${host}: what is not there is not found, with the page that says so; the composition keeps its notes`, async () => {
    for (const path of [
      '/no-existe',
      '/404',
      '/404.html',
      '/_headers',
      '/_redirects',
      '/.site.json',
      '/.nginx/maps.conf',
      '/planes-crm.html.br',
      '/planes-crm.html.gz',
      '/assets/',
      '/assets/mf-plans/nothing.js',
      '/planes-crm.htm',
      '/no-existe)',
      '/planes-crm&a/b',
      '//evil.example',
      '//evil.example)',
      '/&/evil.example',
      '/\\evil.example',
      '/%2f/evil.example',
    ]) {
      const { status, headers, body } = await ask(path);
      expect([path, status, headers.location]).toEqual([path, 404, undefined]);
      expect(body).toContain('<title>Página no encontrada');
    }
  });

  test(`${host}: a redirect is one by the server, too`, async () => {
    for (const path of ['/planes-de-marketing', '/Planes-de-Marketing/']) {
      const { status, headers } = await ask(path);
      expect(status).toBe(302);
      expect(headers.location).toMatch(/\/demo\/planes-de-marketing$/);
    }
  });

  test(`${host}: files are sent as they were compressed, by the encoding that the visitor takes`, async () => {
    const script = readdirSync(join(site, 'assets', 'shell')).find((name) => /^shell\..*\.js$/.test(name)) ?? '';
    for (const path of ['/planes-crm', `/assets/shell/${script}`]) {
      const { headers } = await ask(path, { 'accept-encoding': 'gzip' });
      expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
    }
    test.skip(host === 'nginx' && !brotliModule(), 'nginx has no brotli module here');
    const { headers, bytes } = await ask('/planes-crm', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(bytes).toString()).toContain('<!doctype html>');
  });
}

test('nginx: a page that came later answers without a reload; its aliases, spellings and frames with one', async () => {
  copyFileSync(join(site, 'soporte.html'), join(site, 'nueva.html'));
  expect((await fromNginx('/nueva')).status).toBe(200);
  const map = await readSiteMap(site);
  const later = nginxFiles({
    ...map,
    pages: { ...map.pages, '/nueva': 'nueva.html', '/fuera': 'soporte.html', '/pago': 'soporte.html' },
    documents: { ...map.documents, '/demo/precio $5 "a" año': 'demo/precio $5 "a" año.html' },
    aliases: { ...map.aliases, '/novedad': '/nueva' },
    redirects: { ...map.redirects, '/fuera': 'https://example.com/', '/pago': 'https://example.com/?a=$uri' },
    embeddable: [...map.embeddable, 'nueva.html'],
  });
  for (const [name, text] of Object.entries(later)) writeFileSync(join(site, '.nginx', name), text);
  nginx.reload();
  await expect.poll(async () => (await fromNginx('/Nueva/?a=1')).headers.location).toBe('/nueva?a=1');
  expect((await fromNginx('/novedad')).headers.location).toBe('/nueva');
  expect((await fromNginx('/fuera')).headers.location).toBe('https://example.com/');
  // To nginx a dollar begins a variable, wherever the address has it.
  expect((await fromNginx('/pago')).headers.location).toBe('https://example.com/?a=%24uri');
  writeFileSync(join(site, 'demo', 'precio $5 "a" año.html'), '<title>Precio</title>');
  const document = await fromNginx('/demo/precio%20%245%20%22a%22%20a%C3%B1o');
  expect([document.status, document.body]).toEqual([200, '<title>Precio</title>']);
  expect((await fromNginx('/nueva')).headers['content-security-policy']).toBeUndefined();
});
