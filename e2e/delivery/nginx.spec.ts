import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { get as getPlainly, type IncomingHttpHeaders } from 'node:http';
import { get as getEncrypted } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { freePort } from '@mosaico/platform/testing/free-port';
import { programPath } from '@mosaico/platform/testing/program';
import { mosaico } from '../support/clone.ts';
import { hasIpv6, nginxModule, startNginx, type Nginx } from '../support/nginx.ts';
import { testWork } from '../support/work.ts';

test.describe.configure({ mode: 'serial' });

let plainPort: number;
let tlsPort: number;
let redirectPort: number;
const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'nginx-spec-'));
const file = (name: string): string => join(folder, name);
let running: Nginx[] = [];

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}
type Ask = (path: string, headers?: Record<string, string>, host?: string) => Promise<Answer>;

function asker(get: typeof getPlainly, port: () => number): Ask {
  return (path, headers = {}, host = 'localhost') =>
    new Promise((resolve, reject) => {
      get({ host, port: port(), path, headers, rejectUnauthorized: false } as object, (response) => {
        let body = '';
        response.on('data', (data: Buffer) => (body += data.toString('latin1')));
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
      }).on('error', reject);
    });
}
const plainly = asker(getPlainly, () => plainPort);
const encrypted = asker(getEncrypted, () => tlsPort);

/** What the command prints for the demonstration. */
async function printed(...words: string[]): Promise<string> {
  const { code, output } = await mosaico(
    root,
    'host',
    ...words,
    ...(words[0] === 'nginx' && !hasIpv6 ? ['--no-ipv6'] : []),
  );
  expect(code, output).toBe(0);
  return output;
}

test.beforeAll(async () => {
  // What is missing is installed first.
  test.setTimeout(300_000);
  process.env.MOSAICO_WORK = testWork;
  [plainPort, tlsPort, redirectPort] = [await freePort(), await freePort(), await freePort()];
  const wanted = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  const files = ['-keyout', file('key.pem'), '-out', file('certificate.pem')];
  execFileSync(programPath(['openssl'], 'openssl'), ['req', ...wanted, ...files], { stdio: 'ignore' });
  // The modules are Debian's own; without them the rest is tested all the same.
  const [brotli, js] = [nginxModule('brotli-static'), nginxModule('js')];
  writeFileSync(file('mosaico.js'), await printed('njs'));
  const tls = ['--tls-certificate', file('certificate.pem'), '--tls-key', file('key.pem')];
  const ports = ['--port', `${tlsPort}`, '--http-port', `${redirectPort}`];
  const options = [...(brotli ? ['--brotli'] : []), ...(js ? ['--njs', file('mosaico.js')] : [])];
  running = [
    startNginx(await printed('nginx', '--env', 'demo', '--port', `${plainPort}`)),
    startNginx(
      await printed('nginx', '--env', 'demo', ...tls, ...ports, ...options),
      [brotli, js].filter((each) => each !== undefined),
    ),
  ];
  for (const ask of [plainly, encrypted]) {
    const status = (): Promise<number | undefined> =>
      ask('/').then(
        (answer) => answer.status,
        () => 0,
      );
    await expect.poll(status).toBe(200);
  }
});
test.afterAll(async () => {
  delete process.env.MOSAICO_WORK;
  for (const each of running) await each.stop();
  rmSync(folder, { recursive: true, force: true });
});

for (const [kind, ask] of [
  ['as it comes', plainly],
  ['with TLS, brotli and njs', encrypted],
] as const) {
  test.describe(kind, () => {
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
      const assets = readdirSync(realpathSync(join(testWork, 'sites', 'demo', 'current', 'assets', 'shell')));
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
  });
}

test('with the module, brotli twins are sent to those who take them', async () => {
  test.skip(nginxModule('brotli-static') === undefined, 'nginx has no brotli module here');
  const { headers, body } = await encrypted('/planes-crm', { 'accept-encoding': 'gzip, br' });
  expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding']);
  expect(brotliDecompressSync(Buffer.from(body, 'latin1')).toString()).toContain('<!doctype html>');
  expect((await encrypted('/planes-crm', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
});

test('with TLS, the other port leads there', async () => {
  const { status, headers } = await asker(getPlainly, () => redirectPort)('/Planes-CRM?a=1');
  expect([status, headers.location]).toEqual([301, `https://localhost:${tlsPort}/Planes-CRM?a=1`]);
  expect((await encrypted('/')).headers['strict-transport-security']).toBe('max-age=63072000');
});

test('IPv6 is answered, too', async () => {
  test.skip(!hasIpv6, 'this machine has IPv4 alone');
  for (const ask of [plainly, encrypted]) expect((await ask('/planes-crm', {}, '::1')).status).toBe(200);
});
