import type { Socket } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { siteMapFile, type SiteMap } from '../compose/site-map.ts';
import { composedFiles, composedMap, writeComposed, writeSites } from '../testing/composed-folder.ts';
import { rawAnswer, type RawAnswer } from '../testing/raw-requests.ts';
import { serve, type Serving } from './serve.ts';

const impatient = {
  headersTimeout: 150,
  requestTimeout: 300,
  connectionsCheckingInterval: 50,
  maxHeaderSize: 16_384,
  idleTimeout: 2_000,
};
let sites: string;
let serving: Serving;
let port: number;
const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);

beforeAll(async () => {
  sites = mkdtempSync(join(tmpdir(), 'served-'));
  await writeSites(sites);
  await writeComposed(join(sites, 'previews', 'pr-1'), { 'assets/mf-plans/new.js': '// new' });
  writeFileSync(join(sites, 'secret.txt'), 'secret');
  symlinkSync(join(sites, 'secret.txt'), join(sites, '000001', 'linked.txt'));
  symlinkSync(sites, join(sites, '000001', 'outside'));
  serving = await serve(sites, 0);
  port = Number(new URL(serving.address).port);
});
afterAll(async () => {
  await serving.stop();
  rmSync(sites, { recursive: true, force: true });
});
// Whatever was asked before: who comes next gets the page.
afterEach(async () => {
  const { status, body } = await get('/planes');
  expect(status).toBe(200);
  expect(body.toString()).toBe(composedFiles['planes.html']);
});

/** A request of one line and headers, after which the server closes the connection. */
function request(line: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  const all = { Host: 'localhost', Connection: 'close', ...headers };
  return rawAnswer(port, `${line} HTTP/1.1\r\n${lines(all)}\r\n`);
}
const lines = (headers: Record<string, string>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
const get = (path: string, headers?: Record<string, string>): Promise<RawAnswer> => request(`GET ${path}`, headers);

/** Nothing of the machine, and nothing of what is beside the site, is told to anybody. */
function expectDiscretion({ body, headers }: RawAnswer): void {
  const told = body.toString('latin1') + JSON.stringify(headers);
  expect(told).not.toContain('secret');
  expect(told).not.toContain(sites);
  expect(told).not.toMatch(/node_modules|\.ts:\d|^\s+at /m);
}

describe('what is asked for', () => {
  test.each([
    ['/', 200],
    ['/planes', 200],
    ['/planes?plan=basico', 200],
    ['/planes#precios', 200],
    ['/catalogo/norte', 200],
    ['/demo/pago', 200],
    ['/demo/pago?producto=mentoria', 200],
    ['/data/lista.json', 200],
    ['/data/lista%2Ejson', 200],
    ['/.well-known/security.txt', 200],
    ['/assets/shell/shell.abc.js', 200],
    ['http://localhost/planes', 200],
    ['HTTP://evil.example/planes', 200],
    ['http://localhost', 200],
    ['http://localhost?a=1', 200],
    ['/ir', 302],
    ['/no-existe', 404],
    ['/404', 404],
    ['/404.html', 404],
    ['/_headers', 404],
    ['/_redirects', 404],
    ['/%5Fheaders', 404],
    ['/.site.json', 404],
    ['/.documents.json', 404],
    ['/%2Esite.json', 404],
    ['/%2esite%2ejson', 404],
    ['/planes.html.br', 404],
    ['/planes.html.gz', 404],
    ['/planes.html%2Ebr', 404],
    ['/assets/shell/shell.abc.js.br', 404],
    ['/assets', 404],
    ['/assets/', 404],
    ['/assets//shell/shell.abc.js', 404],
    ['/data/lista.json/', 404],
    ['/data/LISTA.json', 404],
    ['/linked.txt', 404],
    ['/outside/secret.txt', 404],
    ['/../secret.txt', 404],
    ['/../../../../../../etc/passwd', 404],
    ['/assets/../../secret.txt', 404],
    ['/assets/..%2f..%2fsecret.txt', 404],
    ['/%2e%2e/secret.txt', 404],
    ['/%2E%2E%2Fsecret.txt', 404],
    ['/..%2fsecret.txt', 404],
    ['/..%5csecret.txt', 404],
    ['/%252e%252e/secret.txt', 404],
    ['/%c0%ae%c0%ae/secret.txt', 404],
    ['/..\\secret.txt', 404],
    ['\\..\\secret.txt', 400],
    ['/\\evil.example', 404],
    ['/%2f/evil.example', 404],
    ['//evil.example', 404],
    ['//evil.example/..', 404],
    ['//evil.example/planes', 404],
    ['/%2f/evil.example/planes', 404],
    ['/planes/../../evil.example', 404],
    ['/./planes', 404],
    ['/index/index', 404],
    ['/planes.htm', 404],
    ['/planes;a=1', 404],
    ['/%2fplanes', 404],
    ['/data/./lista.json', 404],
    ['/data%2Flista.json', 404],
    ['/preview/../../secret.txt', 404],
    ['/preview/..%2f..%2fsecret.txt', 404],
    ['/preview/%2e%2e/secret.txt', 404],
    ['/preview/none/planes', 404],
    ['/preview/', 404],
    ['/%', 404],
    ['/%zz', 404],
    ['/%E0%A4%A', 404],
    ['/planes%00', 404],
    ['/planes%00.html', 404],
    ['/data/lista.json%00.html', 404],
    ['/planes%0d%0aX-Evil:%201', 404],
    ['/constructor', 404],
    ['/__proto__', 404],
    ['/toString', 404],
    [`/${'a'.repeat(8_000)}`, 404],
    [`/${'a/'.repeat(4_000)}`, 404],
    ['*', 404],
    ['planes', 400],
  ])('GET %s', async (target, status) => {
    const answer = await get(target);
    expect(answer.status).toBe(status);
    expect(answer.statuses).toHaveLength(1);
    expectDiscretion(answer);
    if (status === 404) expect(answer.body.toString()).toBe(composedFiles['404.html']);
  });

  test.each([
    ['/Planes', '/planes'],
    ['/planes/', '/planes'],
    ['/PLANES///?plan=basico&x=%2f', '/planes?plan=basico&x=%2f'],
    ['//planes', '/planes'],
    ['///planes//', '/planes'],
    ['/planes.html', '/planes'],
    ['/planes.HTML?a=1', '/planes?a=1'],
    ['/planes/index', '/planes'],
    ['/planes/index.html/', '/planes'],
    ['/%70lanes', '/planes'],
    ['/%50lanes%2ehtml', '/planes'],
    ['/plans', '/planes'],
    ['/Plans.html?a=//evil.example', '/planes?a=//evil.example'],
    ['/Catalogo//Norte/', '/catalogo/norte'],
    ['/demo/pago.html?producto=mentoria', '/demo/pago?producto=mentoria'],
    ['//', '/'],
    ['/index', '/'],
    ['/index.html?a=1', '/?a=1'],
    ['http://evil.example//planes', '/planes'],
    ['/preview/pr-1', '/preview/pr-1/'],
    ['/preview/pr-1/index.html', '/preview/pr-1/'],
    ['/preview/pr-1/Planes.html?a=1', '/preview/pr-1/planes?a=1'],
    ['/preview/pr-1//plans', '/preview/pr-1/planes'],
    ['//Preview/PR-1/planes', '/preview/pr-1/planes'],
    ['/preview//pr-1/%70lanes/', '/preview/pr-1/planes'],
  ])('%s leads to %s', async (target, location) => {
    const { status, headers, body } = await get(target);
    expect([status, headers.location, body.length]).toEqual([301, location, 0]);
    expect((await get(location)).status).toBe(200);
  });

  test.each(['/IR/', '/ir.html', '//ir/index'])('%s leads elsewhere as its page does', async (target) => {
    const { status, headers } = await get(target);
    expect([status, headers.location]).toEqual([302, 'https://example.com/fuera?a=1']);
  });

  test('a page that leads elsewhere does so with nothing to show', async () => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, body } = await request(`${method} /ir`);
      expect([status, headers.location, body.length]).toEqual([302, 'https://example.com/fuera?a=1', 0]);
    }
  });

  test('only the embeddable page may stand in a frame elsewhere', async () => {
    expect((await get('/widget')).headers['content-security-policy']).toBeUndefined();
    for (const path of ['/planes', '/no-existe'])
      expect((await get(path)).headers['content-security-policy']).toBe("frame-ancestors 'self'");
  });

  test('assets are kept for good, documents are asked for again', async () => {
    const keeping = async (path: string): Promise<unknown> => (await get(path)).headers['cache-control'];
    expect(await keeping('/assets/shell/shell.abc.js')).toBe('public, max-age=31536000, immutable');
    expect(await keeping('/planes')).toBe('no-cache');
    expect(await keeping('/assets/nothing.js')).toBe('no-cache');
  });
});

describe('methods', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH', 'PURGE'])(
    '%s is not answered',
    async (method) => {
      for (const path of ['/planes', '/no-existe', '/ir']) {
        const answer = await request(`${method} ${path}`);
        expect(answer.status).toBe(405);
        expect(answer.headers.allow).toBe('GET, HEAD');
        expectDiscretion(answer);
      }
    },
  );

  test.each(['OPTIONS *', 'POST http://localhost/planes'])('%s is not answered', async (line) => {
    expect((await request(line)).status).toBe(405);
  });

  test.each(['BREW /planes', 'get /planes', 'G\u00c9T /planes', ' /planes', 'GET', 'GET /a b'])(
    '%s is no request',
    async (line) => {
      expect((await request(line)).status).toBe(400);
    },
  );

  test('a tunnel is not dug', async () => {
    expect((await request('CONNECT evil.example:443')).status).toBeUndefined();
  });

  test('a request to speak something else is answered as it is', async () => {
    const upgrade = { Connection: 'Upgrade, close', Upgrade: 'websocket', 'Sec-WebSocket-Key': 'AAAA' };
    expect((await get('/planes', upgrade)).status).toBe(200);
    expect((await get('/planes', { Connection: 'Upgrade, close', Upgrade: 'h2c' })).status).toBe(200);
  });

  test('a body that belongs to no request does not delay the answer', async () => {
    expect((await request('POST /planes', { 'Content-Length': '1000000000' })).status).toBe(405);
    expect((await get('/planes', { 'Content-Length': '4' })).status).toBe(200);
  });

  test.each([
    ['/planes', {}],
    ['/planes', { 'Accept-Encoding': 'br' }],
    ['/data/cifras.txt', { Range: 'bytes=2-4' }],
    ['/data/cifras.txt', { Range: 'bytes=20-' }],
    ['/no-existe', {}],
    ['/ir', {}],
  ] as [string, Record<string, string>][])('HEAD %s %j says what GET does, without the body', async (path, headers) => {
    const [whole, head] = [await get(path, headers), await request(`HEAD ${path}`, headers)];
    expect(head.status).toBe(whole.status);
    expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' });
    expect(head.body).toHaveLength(0);
  });
});

describe('ranges', () => {
  test.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=-100', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=5-100', 206, '56789', 'bytes 5-9/10'],
    ['bytes= 0-0', 206, '0', 'bytes 0-0/10'],
    ['bytes=5-2', 416, '', 'bytes */10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=99999999999999999999-', 416, '', 'bytes */10'],
    ['bytes=0-1,5-6', 200, '0123456789', undefined],
    ['bytes=a-b', 416, '', 'bytes */10'],
    ['bytes=--5', 416, '', 'bytes */10'],
    ['bytes', 200, '0123456789', undefined],
    ['items=0-3', 200, '0123456789', undefined],
    ['', 200, '0123456789', undefined],
  ])('%s', async (range, status, body, contentRange) => {
    const answer = await get('/data/cifras.txt', { Range: range });
    expect([answer.status, answer.body.toString(), answer.headers['content-range']]).toEqual([
      status,
      body,
      contentRange,
    ]);
    expectDiscretion(answer);
  });

  test('a range counts only for the content that it was asked of', async () => {
    const { headers } = await get('/data/cifras.txt');
    const ranged = (ifRange: string): Promise<RawAnswer> =>
      get('/data/cifras.txt', { Range: 'bytes=0-3', 'If-Range': ifRange });
    expect((await ranged(headers.etag ?? '')).status).toBe(206);
    expect((await ranged('"other"')).status).toBe(200);
  });

  test('the not-found page is not cut', async () => {
    expect((await get('/no-existe', { Range: 'bytes=0-3' })).status).toBe(404);
    expect((await get('/no-existe', { Range: 'bytes=5-2' })).body.toString()).toBe(composedFiles['404.html']);
  });
});

describe('encodings', () => {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br; q=0', undefined],
    ['gzip;q=0, br;q=0', undefined],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['identity, br;q=0.5', undefined],
    ['deflate', undefined],
    ['brotli', undefined],
    ['', undefined],
    [',,;;=,q', undefined],
    ['br;q=many', undefined],
  ])('Accept-Encoding: %s', async (accepted, encoding) => {
    const { status, headers, body } = await get('/planes', { 'Accept-Encoding': accepted });
    expect([status, headers['content-encoding']]).toEqual([200, encoding]);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    expect(plain.toString()).toBe(composedFiles['planes.html']);
  });

  test('the not-found page is compressed, too; what has no twin is sent as it is', async () => {
    expect((await get('/no-existe', { 'Accept-Encoding': 'br' })).headers['content-encoding']).toBe('br');
    expect((await get('/data/lista.json', { 'Accept-Encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  });
});

describe('conditions', () => {
  const tagOf = async (encoding: string): Promise<string> =>
    (await get('/planes', { 'Accept-Encoding': encoding })).headers.etag ?? '';

  test('what a reader has already is not sent again, each variant for itself', async () => {
    const [br, gzip] = [await tagOf('br'), await tagOf('gzip')];
    expect(br).not.toBe(gzip);
    const again = await get('/planes', { 'Accept-Encoding': 'br', 'If-None-Match': br });
    expect([again.status, again.body.length, again.headers.etag, again.headers.vary]).toEqual([
      304,
      0,
      br,
      'Accept-Encoding',
    ]);
    expect((await get('/planes', { 'Accept-Encoding': 'gzip', 'If-None-Match': br })).status).toBe(200);
    expect((await get('/planes', { 'Accept-Encoding': 'gzip', 'If-None-Match': `${br}, ${gzip}` })).status).toBe(304);
  });

  test.each([
    [{ 'If-None-Match': '*' }, 304],
    [{ 'If-None-Match': '"' }, 200],
    [{ 'If-Match': '"other"' }, 412],
    [{ 'If-Match': '*' }, 200],
    // Dates say nothing of a site that may be rolled back.
    [{ 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT' }, 200],
    [{ 'If-Unmodified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 200],
    [{ 'If-Modified-Since': 'whenever' }, 200],
  ] as [Record<string, string>, number][])('%j', async (headers, status) => {
    expect((await get('/planes', headers)).status).toBe(status);
    expect((await get('/no-existe', headers)).status).toBe(404);
  });
});

describe('bytes that are hardly a request', () => {
  test.each([
    ['nothing of HTTP', 'hello\r\n\r\n', 400],
    ['no version', 'GET /planes\r\n\r\n', 200],
    ['a version to come', 'GET /planes HTTP/9.9\r\nHost: a\r\n\r\n', 400],
    ['no host', 'GET /planes HTTP/1.1\r\n\r\n', 400],
    ['a zero byte in the line', 'GET /pla\0nes HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['a zero byte in a header', 'GET /planes HTTP/1.1\r\nHost: a\r\nA: \0\r\n\r\n', 400],
    ['a header without a colon', 'GET /planes HTTP/1.1\r\nHost: a\r\nnothing\r\n\r\n', 400],
    ['a space before the colon', 'GET /planes HTTP/1.1\r\nHost: a\r\nContent-Length : 3\r\n\r\nabc', 400],
    ['two lengths', 'GET /planes HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd', 400],
    [
      'a length beside chunks',
      'GET /planes HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\nabc',
      400,
    ],
    ['a length that is none', 'GET /planes HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n', 400],
    ['one header of 20 kB', `GET /planes HTTP/1.1\r\nHost: a\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['3,000 headers', `GET /planes HTTP/1.1\r\nHost: a\r\n${'A: aaaaaaa\r\n'.repeat(3_000)}\r\n`, 431],
    ['a path of 20 kB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    ['noise', Buffer.from(Array.from({ length: 2_000 }, (_, index) => (index * 7919) % 256)), 400],
    ['the greeting of TLS', Buffer.from([0x16, 3, 1, 0, 5, 1, 0, 0, 1, 3, 3, 13, 10]), 400],
  ])('%s', async (_name, bytes, status) => {
    const answer = await rawAnswer(port, bytes);
    expect(answer.status).toBe(status);
    expectDiscretion(answer);
  });

  test('several requests at once are answered in their order', async () => {
    const one = 'HEAD /planes HTTP/1.1\r\nHost: a\r\n\r\n';
    const { statuses } = await rawAnswer(
      port,
      `${one}HEAD /no-existe HTTP/1.1\r\nHost: a\r\nRange: bytes=5-2\r\n\r\n${one.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')}`,
    );
    expect(statuses).toEqual([200, 404, 200]);
  });

  test('a path in bytes beyond ASCII is a path like any other', async () => {
    const { status } = await rawAnswer(
      port,
      Buffer.from('GET /\xe9\xff HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 'latin1'),
    );
    expect([400, 404]).toContain(status);
  });
});

describe('clients that are slow, or gone', () => {
  let hasty: Serving;
  const slowly = (speak: (socket: Socket) => void): Promise<RawAnswer> =>
    rawAnswer(Number(new URL(hasty.address).port), '', speak);
  beforeAll(async () => {
    hasty = await serve(sites, 0, impatient);
  });
  afterAll(() => hasty.stop());

  test.each([
    ['says nothing', ''],
    ['stops in the first line', 'GET /pla'],
    ['stops in the headers', 'GET /planes HTTP/1.1\r\nHost: a\r\nA: b'],
  ])('who %s is sent away', async (_name, bytes) => {
    expect((await slowly((socket) => bytes && socket.write(bytes))).status).toBe(408);
  });

  test('so is who sends a header now and then', async () => {
    const { status } = await slowly((socket) => {
      socket.write('GET /planes HTTP/1.1\r\nHost: a\r\n');
      const drip = setInterval(() => socket.write('A: b\r\n'), 20);
      socket.on('close', () => clearInterval(drip));
    });
    expect(status).toBe(408);
  });

  test('who goes in the middle of a request or of an answer takes nobody along', async () => {
    writeFileSync(join(sites, '000001', 'large.bin'), Buffer.alloc(8_000_000));
    const more = await serve(sites, 0);
    const there = Number(new URL(more.address).port);
    const whole = 'GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n';
    for (const bytes of ['GET /pla', whole, whole.repeat(5)]) {
      for (const leave of ['destroy', 'resetAndDestroy'] as const) {
        await rawAnswer(there, bytes, (socket) => {
          socket.write(bytes, () => socket[leave]());
        });
        await rawAnswer(there, bytes, (socket) => {
          socket.write(bytes);
          socket.once('data', () => socket[leave]());
          if (bytes !== whole) socket.setTimeout(100, () => socket[leave]());
        });
      }
    }
    const head = 'HEAD /large.bin HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    expect((await rawAnswer(there, head)).headers['content-length']).toBe('8000000');
    await more.stop();
    rmSync(join(sites, '000001', 'large.bin'));
  });
});

describe('sites that come and go', () => {
  test('without a site everybody is told so', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'served-empty-'));
    const none = await serve(empty, 0);
    const answer = await rawAnswer(
      Number(new URL(none.address).port),
      'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    );
    expect(answer.status).toBe(503);
    expect(answer.body.toString()).not.toContain(empty);
    await none.stop();
    rmSync(empty, { recursive: true });
  });

  test('what fails is told to who runs the server, and to nobody else', async () => {
    mkdirSync(join(sites, 'previews', 'broken'), { recursive: true });
    writeFileSync(join(sites, 'previews', 'broken', siteMapFile), 'no JSON');
    const answer = await get('/preview/broken/planes');
    expect(answer.status).toBe(500);
    expectDiscretion(answer);
    expect(complaints).toHaveBeenCalledWith(expect.stringContaining('GET "/preview/broken/planes" failed'));
    rmSync(join(sites, 'previews', 'broken'), { recursive: true });
  });

  test('what an earlier version has composed still answers', async () => {
    const earlier: Partial<SiteMap> = { ...composedMap };
    delete earlier.aliases;
    delete earlier.documents;
    const pages = { ...earlier.pages, '/plans': 'planes.html' };
    const folder = join(sites, 'previews', 'earlier');
    await writeComposed(folder, { [siteMapFile]: JSON.stringify({ ...earlier, pages }) });
    for (const path of ['/planes', '/plans', '/demo/pago'])
      expect((await get(`/preview/earlier${path}`)).status).toBe(200);
    rmSync(folder, { recursive: true });
  });

  test('a file that was taken away is not found', async () => {
    const file = join(sites, '000001', 'data', 'lista.json');
    rmSync(file);
    expect(statSync(file, { throwIfNoEntry: false })).toBeUndefined();
    expect((await get('/data/lista.json')).status).toBe(404);
    writeFileSync(file, '[]');
  });

  test("a preview's pages are below its base, and its files where all releases have them", async () => {
    const [page, script] = [await get('/preview/pr-1/planes'), await get('/assets/mf-plans/new.js')];
    expect([page.status, page.body.toString()]).toEqual([200, composedFiles['planes.html']]);
    expect([script.status, script.body.toString()]).toEqual([200, '// new']);
    expect((await get('/preview/pr-1/no-existe')).status).toBe(404);
    expect((await get('/assets/mf-plans/none.js')).status).toBe(404);
    expect((await get('/assets/..%2f.site.json')).status).toBe(404);
  });
});
