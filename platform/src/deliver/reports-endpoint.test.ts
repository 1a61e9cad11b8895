import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { request as ask, type OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SentReports } from '../reports/read-batch.ts';
import type { SentBy } from '../reports/visits.ts';
import { composedMap, writeComposed } from '../testing/composed-folder.ts';
import { bodyOf, viewOf } from '../testing/reports.ts';
import { siteMapFile } from '../site/site-map.ts';
import { trustedProxies } from './client-address.ts';
import { ReportsEndpoint } from './reports-endpoint.ts';
import { serve, type Serving } from './serve.ts';

let sites: string;
let serving: Serving;
let taken: SentReports[];
let by: SentBy[];
let refused: number[];
let now: number;
let isOfEnvironment: boolean;

const start = async (map: object, trust = 'loopback'): Promise<void> => {
  [taken, by, refused, now, isOfEnvironment] = [[], [], [], 0, true];
  sites = mkdtempSync(join(tmpdir(), 'reporting-'));
  await writeComposed(join(sites, '000001'), { [siteMapFile]: JSON.stringify({ ...composedMap, ...map }) });
  symlinkSync('000001', join(sites, 'current'));
  const take = (sent: SentReports, sender: SentBy): Promise<boolean> => {
    by.push(sender);
    if (isOfEnvironment) taken.push(sent);
    return Promise.resolve(isOfEnvironment);
  };
  const refuse = (status: number): Promise<void> => Promise.resolve(void refused.push(status));
  const reports = new ReportsEndpoint({ take, refuse }, { now: () => now, trust: trustedProxies(trust) });
  serving = await serve(sites, 0, undefined, { reports });
};
beforeEach(() => start({ reports: '/informes' }));
afterEach(async () => {
  await serving.stop();
  rmSync(sites, { recursive: true, force: true });
});

const body = bodyOf([viewOf()]);
/** A batch like that of another document. */
let documents = 0;
const another = (): string => bodyOf([viewOf()], undefined, (documents += 1));

/** The status of a request as a browser's beacon sends it, but for these headers. `undefined` takes one away. */
function sent(content: string | Buffer = body, more: OutgoingHttpHeaders = {}, method = 'POST', path = '/informes') {
  const { host } = new URL(serving.address);
  const usual = {
    'Content-Type': 'text/plain;charset=UTF-8',
    Origin: `http://${host}`,
    'Sec-Fetch-Site': 'same-origin',
  };
  const all = Object.entries({ ...usual, ...more }).filter(([, value]) => value !== undefined);
  return new Promise<number | undefined>((resolve, reject) => {
    const outgoing = ask(serving.address + path, { method, headers: Object.fromEntries(all) }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    });
    // A server that has read enough ends the connection while the rest is on its way.
    outgoing.on('error', (error: NodeJS.ErrnoException) =>
      ['EPIPE', 'ECONNRESET'].includes(error.code ?? '') ? resolve(undefined) : reject(error),
    );
    outgoing.end(content);
  });
}

test("a beacon of the site's own page is taken", async () => {
  expect(await sent()).toBe(204);
  expect(await sent(another(), { 'Content-Type': 'application/json' })).toBe(204);
  // An older Safari says its origin alone.
  expect(await sent(another(), { 'Sec-Fetch-Site': undefined })).toBe(204);
  expect(taken.map(({ reports }) => reports)).toEqual([[viewOf()], [viewOf()], [viewOf()]]);
  expect(refused).toEqual([]);
});

test.each<[string, number, string | Buffer, OutgoingHttpHeaders]>([
  ['of another site', 403, body, { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
  ['of a sister site', 403, body, { 'Sec-Fetch-Site': 'same-site' }],
  ['of another site, by an older browser', 403, body, { 'Sec-Fetch-Site': undefined, Origin: 'https://evil.example' }],
  ['of no page', 403, body, { 'Sec-Fetch-Site': undefined, Origin: undefined }],
  ['of a sandboxed frame', 403, body, { 'Sec-Fetch-Site': undefined, Origin: 'null' }],
  ['of another type', 415, body, { 'Content-Type': 'text/html' }],
  ['of no type', 415, body, { 'Content-Type': undefined }],
  ['compressed', 415, body, { 'Content-Encoding': 'gzip' }],
  ['that is no JSON', 400, '<script>alert(1)</script>', {}],
  ['that is no text', 400, Buffer.from([0xff, 0xfe, 0x00]), {}],
  ['that is empty', 400, '', {}],
  ['of lists within lists', 400, '['.repeat(15_000), {}],
])('what comes %s is refused and counted', async (_, status, content, headers) => {
  expect(await sent(content, headers)).toBe(status);
  expect(refused).toEqual([status]);
  expect(taken).toEqual([]);
});

test('of 10 MB no more is read than the limit, with a length and without', async () => {
  const large = Buffer.alloc(10_000_000, ' ');
  for (const headers of [{ 'Content-Length': large.length }, { 'Transfer-Encoding': 'chunked' }])
    expect([413, undefined]).toContain(await sent(large, headers));
  expect(refused).toEqual([413, 413]);
  expect(await sent(body.padEnd(16_001))).toBe(413);
  expect(await sent(body.padEnd(16_000))).toBe(204);
});

test('a batch that comes twice counts once', async () => {
  expect([await sent(), await sent(), await sent(another())]).toEqual([204, 204, 204]);
  expect(taken).toHaveLength(2);
});

test('the sender is an address and the cookies that came along', async () => {
  await sent(body, { 'X-Forwarded-For': '203.0.113.7', Cookie: 'mosaico-canary=3.50' });
  expect(by).toEqual([{ address: '203.0.113.7', cookie: 'mosaico-canary=3.50' }]);
});

test('two visitors may send the same: each counts', async () => {
  const from = (address: string) => sent(body, { 'X-Forwarded-For': address });
  for (const address of ['203.0.113.7', '203.0.113.8', '203.0.113.7']) expect(await from(address)).toBe(204);
  expect(taken).toHaveLength(2);
});

test('reports of something that the environment does not show are refused', async () => {
  isOfEnvironment = false;
  expect(await sent()).toBe(422);
  expect(refused).toEqual([422]);
  // The environment may show it by now.
  isOfEnvironment = true;
  expect(await sent()).toBe(204);
  expect(taken).toHaveLength(1);
});

test('one address has its limit, and others go on; the proxy before the server names them', async () => {
  const from = (address: string) => sent(body, { 'X-Forwarded-For': `forged, ${address}` });
  const statuses = new Set<number | undefined>();
  for (let request = 0; request < 600; request += 1) statuses.add(await from('203.0.113.7'));
  expect([...statuses]).toEqual([204]);
  expect(await from('203.0.113.7')).toBe(429);
  expect(await from('203.0.113.8')).toBe(204);
  now += 1_000;
  expect([await from('203.0.113.7'), await from('203.0.113.7'), await from('203.0.113.7')]).toEqual([204, 204, 429]);
  // A household has many addresses of IPv6.
  for (let request = 0; request < 600; request += 1) await from(`2001:db8:0:1::${request.toString(16)}`);
  expect(await from('2001:db8:0:1:9999::1')).toBe(429);
  expect(await from('2001:db8:0:fe::1')).toBe(429);
  expect(await from('2001:db8:0:100::1')).toBe(204);
  // A clock that is set back lets nobody in.
  now -= 1_000_000;
  expect(await from('203.0.113.7')).toBe(429);
});

test('whoever no proxy of ours names has its own address alone, however many it forges', async () => {
  await serving.stop();
  await start({ reports: '/informes' }, 'none');
  for (let request = 0; request < 600; request += 1)
    expect(await sent(body, { 'X-Forwarded-For': `203.0.113.${request % 250}` })).toBe(204);
  expect(await sent(body, { 'X-Forwarded-For': '203.0.113.251' })).toBe(429);
});

test('behind a CDN before a proxy of ours each visitor has their own address', async () => {
  await serving.stop();
  await start({ reports: '/informes' }, 'loopback, 203.0.113.0/24');
  const throughCdn = (visitor: string) => sent(body, { 'X-Forwarded-For': `${visitor}, 203.0.113.7` });
  for (let request = 0; request < 600; request += 1) await throughCdn('198.51.100.1');
  expect(await throughCdn('198.51.100.1')).toBe(429);
  expect(await throughCdn('198.51.100.2')).toBe(204);
  // What the visitor writes before their own address counts for nothing.
  expect(await throughCdn('192.0.2.9, 198.51.100.1')).toBe(429);
});

test('other methods and other paths are answered as ever', async () => {
  expect(await sent('', {}, 'GET')).toBe(404);
  expect(await sent('', {}, 'PUT')).toBe(405);
  expect(await sent(body, {}, 'POST', '/planes')).toBe(405);
  expect(await sent(body, {}, 'POST', '/informes/')).toBe(405);
});

test('without an endpoint in the site configuration nothing is taken', async () => {
  await serving.stop();
  await start({});
  expect(await sent()).toBe(405);
  expect(taken).toEqual([]);
});

test('metrics are served with the token, and never where there is none', async () => {
  expect((await fetch(`${serving.address}/metrics`)).status).toBe(404);
  await serving.stop();
  const metrics = { token: '0123456789abcdef', text: () => Promise.resolve('mosaico_views_total 1\n') };
  serving = await serve(sites, 0, undefined, { metrics });
  const answer = (Authorization?: string) =>
    fetch(`${serving.address}/metrics`, { headers: Authorization === undefined ? {} : { Authorization } });
  const allowed = await answer('Bearer 0123456789abcdef');
  expect([allowed.status, await allowed.text()]).toEqual([200, 'mosaico_views_total 1\n']);
  expect(allowed.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  for (const other of [undefined, '', 'Bearer', 'Bearer 0123456789abcdeF', 'Basic 0123456789abcdef'])
    expect((await answer(other)).status).toBe(401);
});
