import { readdirSync, realpathSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { mosaico } from '../support/clone.ts';
import { startNginx, type Nginx } from '../support/nginx.ts';

test.describe.configure({ mode: 'serial' });

const port = 8192;
const root = join(import.meta.dirname, '..', '..');
let nginx: Nginx;

test.beforeAll(async () => {
  const { code, output } = await mosaico(root, 'host', 'nginx', '--env', 'demo', '--port', String(port));
  expect(code, output).toBe(0);
  nginx = startNginx(output);
  await expect
    .poll(() =>
      ask('/').then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
});
test.afterAll(() => nginx.stop());

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ port, path, headers }, (response) => {
      let body = '';
      response.on('data', (data: Buffer) => (body += data.toString('latin1')));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    }).on('error', reject);
  });
}

test('a page answers at its path, and other spellings of it lead there with their query', async () => {
  for (const path of ['/', '/planes-crm', '/catalogo-norte', '/demo/pago']) {
    const { status, body } = await ask(`${path}?a=1`);
    expect(status, path).toBe(200);
    expect(body).toContain('<!doctype html>');
  }
  for (const [path, location] of [
    ['/Planes-CRM', '/planes-crm'],
    ['/PLANES-CRM/?a=%2f', '/planes-crm?a=%2f'],
    ['//planes-crm///', '/planes-crm'],
    ['/planes-crm.html?a=1', '/planes-crm?a=1'],
    ['/planes-crm/index', '/planes-crm'],
    ['/planes-crm/index.html/', '/planes-crm'],
    ['/%70lanes-crm', '/planes-crm'],
    ['/demo/pago.html?producto=mentoria', '/demo/pago?producto=mentoria'],
    ['//', '/'],
    ['/index', '/'],
    ['/index.html', '/'],
  ] as const) {
    const { status, headers } = await ask(path);
    expect([path, status, headers.location]).toEqual([path, 301, location]);
    expect(headers['cache-control']).toBe('no-cache');
  }
});

test('what is not there is not found, with the page that says so; the composition keeps its notes', async () => {
  for (const path of [
    '/no-existe',
    '/404',
    '/404.html',
    '/_headers',
    '/_redirects',
    '/.site.json',
    '/planes-crm.html.br',
    '/planes-crm.html.gz',
    '/assets/mf-plans/nothing.js',
    '/%2fplanes-crm',
    '/x/../planes-crm',
    '/%2e/planes-crm.html',
    '/planes-crm.htm',
    '//evil.example',
    '/\\evil.example',
    '/%2f/evil.example',
  ]) {
    const { status, headers, body } = await ask(path);
    expect([path, status, headers.location]).toEqual([path, 404, undefined]);
    expect(body).toContain('<title>P\u00c3\u00a1gina no encontrada');
  }
});

test('a redirect is one by the server, too', async () => {
  for (const path of ['/planes-de-marketing', '/Planes-de-Marketing/']) {
    const { status, headers } = await ask(path);
    expect(status).toBe(302);
    expect(headers.location).toMatch(/\/demo\/planes-de-marketing$/);
  }
});

test('files are sent as they were compressed, and assets are kept for good', async () => {
  const assets = readdirSync(realpathSync(join(root, '.mosaico', 'sites', 'demo', 'current', 'assets', 'shell')));
  const script = assets.find((name) => /^shell\..*\.js$/.test(name)) ?? '';
  const asset = await ask(`/assets/shell/${script}`, { 'accept-encoding': 'gzip' });
  expect(asset.headers['content-encoding']).toBe('gzip');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asset.headers.vary).toBe('Accept-Encoding');
  expect((await ask(`/assets/shell/${script}.gz`)).status).toBe(404);
  const document = await ask('/planes-crm', { 'accept-encoding': 'gzip' });
  expect(document.headers['content-encoding']).toBe('gzip');
  expect(document.headers['cache-control']).toBe('no-cache');
});

test('only the embeddable page may be framed by others', async () => {
  expect((await ask('/planes-crm')).headers['content-security-policy']).toBe("frame-ancestors 'self'");
  expect((await ask('/widget-testimonios')).headers['content-security-policy']).toBeUndefined();
  expect((await ask('/widget-testimonios')).headers['x-content-type-options']).toBe('nosniff');
});

test('stand-ins of the demonstration answer without their ending', async () => {
  expect((await ask('/demo/pago?producto=mentoria')).status).toBe(200);
});
