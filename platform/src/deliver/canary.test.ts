import { mkdtempSync, renameSync, rmSync, statSync, symlinkSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canaryFolder, siteMapFile } from '../site/site-map.ts';
import { withdrawCanary } from '../site/sites.ts';
import { armOf } from '../site/hosts/arms.ts';
import { armOfText, asArmRequest, splitRequests } from '../testing/arm-requests.ts';
import { canaryFiles, composedFiles, writeComposed, writeSplit } from '../testing/composed-folder.ts';
import { rawAnswer, type RawAnswer } from '../testing/raw-requests.ts';
import { serve, type Serving } from './serve.ts';

const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
let sites: string;
let serving: Serving;
/** Buckets that are drawn next. */
let draws: number[];

beforeEach(async () => {
  said.mockClear();
  draws = [];
  sites = mkdtempSync(join(tmpdir(), 'canary-'));
  await writeSplit(join(sites, '000001'));
  symlinkSync('000001', join(sites, 'current'));
  serving = await serve(sites, 0, undefined, {
    random: () => {
      const bucket = draws.shift();
      if (bucket === undefined) throw new Error('Nothing is to be drawn.');
      return (bucket - 0.5) / 100;
    },
  });
});
afterEach(async () => {
  await serving.stop();
  rmSync(sites, { recursive: true, force: true });
});

const navigation = { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Site': 'none' };
const inCanary = { Cookie: 'mosaico-canary=1.7' };
const inStable = { Cookie: 'mosaico-canary=1.70' };

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawAnswer> {
  const all = { Host: 'localhost', Connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return rawAnswer(Number(new URL(serving.address).port), `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
}

const textAt = async (path: string, headers?: Record<string, string>): Promise<string> =>
  (await ask(path, headers)).body.toString();

/** Shows another composition, as a promotion does. */
function point(target: string): void {
  symlinkSync(target, join(sites, 'link'));
  renameSync(join(sites, 'link'), join(sites, 'current'));
}

test('a new visit is drawn into an arm once, and stays in it', async () => {
  draws = [7, 70];
  const first = await ask('/planes', navigation);
  expect(first.body.toString()).toBe(canaryFiles['planes.html']);
  expect(first.headers['set-cookie']).toBe('mosaico-canary=1.7; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly');
  const other = await ask('/planes', { ...navigation, 'X-Forwarded-Proto': 'https' });
  expect(other.body.toString()).toBe(composedFiles['planes.html']);
  expect(other.headers['set-cookie']).toBe(
    'mosaico-canary=1.70; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly; Secure',
  );
  for (const [cookie, files] of [
    [inCanary, canaryFiles],
    [inStable, composedFiles],
  ] as const) {
    const again = await ask('/planes', { ...navigation, ...cookie });
    expect([again.body.toString(), again.headers['set-cookie']]).toEqual([files['planes.html'], undefined]);
  }
});

test('every request gets the arm, and the cookie, that the one rule gives it', async () => {
  const wrong: unknown[] = [];
  for (const request of splitRequests) {
    draws = [31];
    const { body, headers } = await ask(request.path, request.headers);
    const expected = armOf(asArmRequest(request), { number: 1, weight: 25 }, () => 0.305);
    const answered = { arm: armOfText(request.file, body.toString()), cookie: headers['set-cookie'] };
    if (answered.arm !== expected.arm || answered.cookie !== expected.cookie)
      wrong.push({ request, answered, expected });
  }
  expect(wrong).toEqual([]);
});

test("everything but assets comes from the visitor's arm: pages, data, what the site shows, what is not there", async () => {
  for (const path of ['/', '/planes', '/nueva', '/data/lista.json', '/revision.json']) {
    const name = { '/': 'index.html', '/planes': 'planes.html', '/nueva': 'nueva.html' }[path] ?? path.slice(1);
    expect([path, await textAt(path, inCanary)]).toEqual([path, canaryFiles[name]]);
  }
  expect(await textAt('/no-existe', inCanary)).toBe(canaryFiles['404.html']);
  expect(await textAt('/assets/shell/shell.abc.js', inCanary)).toBe(composedFiles['assets/shell/shell.abc.js']);
  // A page that only the canary has is none to the others, and so are its earlier paths.
  for (const headers of [{}, inStable]) {
    expect((await ask('/nueva', headers)).status).toBe(404);
    expect((await ask('/novedad', headers)).status).toBe(404);
    expect((await ask('/ir', headers)).headers.location).toBe('https://example.com/fuera?a=1');
  }
  expect((await ask('/novedad?a=1', inCanary)).headers.location).toBe('/nueva?a=1');
  expect((await ask('/ir', inCanary)).headers.location).toBe('https://example.com/canary');
});

test('a visit that begins at an earlier path is drawn there', async () => {
  draws = [7];
  const { status, headers } = await ask('/novedad', navigation);
  expect([status, headers.location, headers['cache-control']]).toEqual([301, '/nueva', 'private, no-cache']);
  expect(headers['set-cookie']).toEqual(expect.stringMatching(/^mosaico-canary=1\.7;/));
});

test('machines, frames and version overrides get the stable arm, whatever their cookie', async () => {
  for (const [path, headers] of [
    ['/planes.md', {}],
    ['/data/cifras.txt', {}],
    ['/planes?mf=mf-plans@1.0.0', navigation],
    ['/planes', { 'Sec-Fetch-Dest': 'iframe', 'Sec-Fetch-Site': 'same-origin' }],
  ] as const) {
    const name = { '/planes.md': 'planes.md', '/data/cifras.txt': 'data/cifras.txt' }[path as string] ?? 'planes.html';
    const answer = await ask(path, { ...headers, ...inCanary });
    expect([path, answer.body.toString(), answer.headers['set-cookie']]).toEqual([
      path,
      composedFiles[name],
      undefined,
    ]);
  }
});

test("a request without a browser's headers gets the stable arm, also a HEAD request", async () => {
  expect(await textAt('/planes')).toBe(composedFiles['planes.html']);
  expect((await ask('/planes', inCanary, 'HEAD')).headers['content-length']).toBe(
    String(Buffer.byteLength(canaryFiles['planes.html'] ?? '')),
  );
  expect((await ask('/planes', {}, 'HEAD')).headers['set-cookie']).toBeUndefined();
});

test('no cache may mix the arms: what differs is private and varies by the cookie; assets and texts are as ever', async () => {
  for (const headers of [{}, inCanary, inStable])
    for (const path of ['/planes', '/nueva', '/plans', '/ir', '/widget', '/data/lista.json', '/revision.json']) {
      const { headers: answered } = await ask(path, { ...headers, 'Accept-Encoding': 'gzip' });
      expect([path, answered['cache-control']]).toEqual([path, 'private, no-cache']);
      expect([path, answered.vary]).toEqual([path, expect.stringMatching(/^Cookie(, Accept-Encoding)?$/)]);
    }
  const compressed = await ask('/planes', { ...inCanary, 'Accept-Encoding': 'gzip' });
  expect([compressed.headers['content-encoding'], compressed.headers.vary]).toEqual([
    'gzip',
    'Cookie, Accept-Encoding',
  ]);
  const asset = await ask('/assets/shell/shell.abc.js', { ...inCanary, 'Accept-Encoding': 'gzip' });
  expect([asset.headers['cache-control'], asset.headers.vary]).toEqual([
    'public, max-age=31536000, immutable',
    'Accept-Encoding',
  ]);
  expect((await ask('/planes.md', inCanary)).headers['cache-control']).toBe('no-cache');
});

test('a page that the visitor has from one arm is never said to be that of the other', async () => {
  // Of one size and one time: what they say is all that differs.
  const files = ['', `${canaryFolder}/`].map((folder) => join(sites, '000001', folder, 'planes.html'));
  for (const each of files) utimesSync(each, 1_000, 1_000);
  expect(new Set(files.map((each) => statSync(each).size)).size).toBe(1);
  const [stable, canary] = [await ask('/planes', inStable), await ask('/planes', inCanary)].map(
    ({ headers }) => headers.etag ?? '',
  ) as [string, string];
  expect(canary).not.toBe(stable);
  for (const [cookie, tag, status] of [
    [inStable, stable, 304],
    [inCanary, canary, 304],
    [inStable, canary, 200],
    [inCanary, stable, 200],
  ] as const)
    expect((await ask('/planes', { ...cookie, 'If-None-Match': tag })).status).toBe(status);
  const part = await ask('/data/lista.json', { ...inCanary, Range: 'bytes=1-1' });
  expect([part.status, part.body.toString()]).toEqual([206, '1']);
});

test.each<[what: string, happen: () => void]>([
  ['is gone', () => rmSync(join(sites, '000001', canaryFolder), { recursive: true })],
  ['has lost its map', () => rmSync(join(sites, '000001', canaryFolder, siteMapFile))],
  ['has lost a page', () => rmSync(join(sites, '000001', canaryFolder, 'planes.html'))],
])('a canary arm that %s: everybody gets the stable arm, and standard error says why', async (_what, happen) => {
  happen();
  for (const headers of [inCanary, navigation, {}]) {
    const { status, body, headers: answered } = await ask('/planes', headers);
    expect([status, body.toString()]).toEqual([200, composedFiles['planes.html']]);
    // Nobody is drawn into what is not there. Who is in the canary is so again once it is mended.
    expect(answered['set-cookie']).toBeUndefined();
  }
  expect(said).toHaveBeenCalledTimes(1);
  expect(said).toHaveBeenCalledWith(expect.stringContaining(canaryFolder));
  expect(said).toHaveBeenCalledWith(expect.stringContaining('every visitor gets the stable arm'));
});

test('a file that the canary arm loses while it is served is answered from the stable arm', async () => {
  expect(await textAt('/planes', inCanary)).toBe(canaryFiles['planes.html']);
  for (const end of ['', '.br', '.gz']) rmSync(join(sites, '000001', canaryFolder, `planes.html${end}`));
  expect(await textAt('/planes', inCanary)).toBe(composedFiles['planes.html']);
});

test('the end of a canary is the next request: all get the new composition, and the cookie goes', async () => {
  expect(await textAt('/planes', inCanary)).toBe(canaryFiles['planes.html']);
  await writeComposed(join(sites, '000002'));
  point('000002');
  const { body, headers } = await ask('/planes', inCanary);
  expect(body.toString()).toBe(composedFiles['planes.html']);
  expect(headers['set-cookie']).toBe('mosaico-canary=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly');
  expect([headers['cache-control'], headers.vary]).toEqual(['no-cache', 'Accept-Encoding']);
  expect((await ask('/assets/shell/shell.abc.js', inCanary)).headers['set-cookie']).toBeUndefined();
  expect((await ask('/planes', navigation)).headers['set-cookie']).toBeUndefined();
});

test('a step keeps who is in the canary, and brings in who was drawn before; the next canary draws anew', async () => {
  const later = { Cookie: 'mosaico-canary=1.40' };
  expect(await textAt('/planes', later)).toBe(composedFiles['planes.html']);
  await writeSplit(join(sites, '000002'), { number: 1, weight: 50 });
  point('000002');
  for (const cookie of [inCanary, later]) expect(await textAt('/planes', cookie)).toBe(canaryFiles['planes.html']);
  await writeSplit(join(sites, '000003'), { number: 3, weight: 5 });
  point('000003');
  expect(await textAt('/planes', inCanary)).toBe(composedFiles['planes.html']);
  draws = [2];
  const { headers } = await ask('/planes', { ...navigation, ...inCanary });
  expect(headers['set-cookie']).toEqual(expect.stringMatching(/^mosaico-canary=3\.2;/));
});

test("the composition's folder of the canary has no address", async () => {
  for (const path of ['/.canary/planes', '/.canary/planes.html', '/.canary/.site.json', '/%2Ecanary/planes.html'])
    for (const headers of [{}, inCanary]) expect([path, (await ask(path, headers)).status]).toEqual([path, 404]);
});

test("a canary arm that is withdrawn is nobody's from the next request on", async () => {
  expect(await textAt('/planes', { ...navigation, ...inCanary })).toBe(canaryFiles['planes.html']);
  await withdrawCanary(sites);
  expect(await textAt('/planes', { ...navigation, ...inCanary })).toBe(composedFiles['planes.html']);
});
