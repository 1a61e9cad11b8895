import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { composedFiles } from '../testing/composed-folder.ts';
import type { RawAnswer } from '../testing/raw-requests.ts';
import { servedSite } from '../testing/served-site.ts';

const { request, get, expectDiscretion } = servedSite();

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

  test('a range counts only for the content that it was requested of', async () => {
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

  test('a cached answer is not sent again, each variant for itself', async () => {
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
