import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { armOfText, asArmRequest, drawn, splitRequests } from '../../testing/arm-requests.ts';
import {
  canaryFiles,
  canaryMap,
  composedFiles,
  composedMap,
  writeComposed,
  writeSplit,
} from '../../testing/composed-folder.ts';
import { freePort } from '../../testing/free-port.ts';
import { startNginx, type Nginx } from '../../testing/nginx.ts';
import { rawAnswer, type RawAnswer } from '../../testing/raw-requests.ts';
import { canaryFolder } from '../site-map.ts';
import { armOf, type Split } from './arms.ts';
import { bucketFiles, nginxFiles, nginxFolder } from './nginx.ts';

let sites: string;
let port: number;
let nginx: Nginx;

/** Composes, with a canary or without. */
async function composed(revision: string, canary?: Split): Promise<void> {
  const folder = join(sites, revision);
  await (canary ? writeSplit(folder, canary) : writeComposed(folder));
  const configuration = canary ? nginxFiles({ ...composedMap, canary }, canaryMap) : nginxFiles(composedMap);
  const notes = Object.entries(configuration).map(([name, text]) => [`${nginxFolder}/${name}`, text] as const);
  const empty = canary ? bucketFiles(canary).map((name) => [name, ''] as const) : [];
  for (const [name, text] of [...notes, ...empty]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** Shows another composition, as a promotion does. */
function point(target: string): void {
  symlinkSync(target, join(sites, 'link'));
  renameSync(join(sites, 'link'), join(sites, 'current'));
}

beforeAll(async () => {
  sites = mkdtempSync(join(tmpdir(), 'nginx-canary-'));
  await composed('000001', { number: 1, weight: 25 });
  point('000001');
  port = await freePort();
  const root = join(sites, 'current');
  nginx = startNginx(
    `include ${root}/${nginxFolder}/maps.conf; server { listen 127.0.0.1:${port}; root ${root}; include ${root}/${nginxFolder}/server.conf; }`,
  );
  while ((await ask('/')).status === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
});
afterAll(async () => {
  await nginx.stop();
  rmSync(sites, { recursive: true, force: true });
});

function ask(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<RawAnswer> {
  const all = { Host: 'localhost', Connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return rawAnswer(port, `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
}

const visit = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };
const inCanary = { cookie: 'mosaico-canary=1.7' };

test('nginx gives every request the arm, and the cookie, that the one rule gives it', async () => {
  const wrong: unknown[] = [];
  for (const request of splitRequests) {
    const { body, headers } = await ask(request.path, request.headers);
    const cookie = headers['set-cookie'];
    const answered = { arm: armOfText(request.file, body.toString()), cookie };
    const expected = { cookie: undefined, ...armOf(asArmRequest(request), { number: 1, weight: 25 }, drawn(cookie)) };
    if (JSON.stringify(answered) !== JSON.stringify({ arm: expected.arm, cookie: expected.cookie }))
      wrong.push({ ...request, answered, expected });
  }
  expect(wrong).toEqual([]);
});

test('new visits are drawn into all buckets alike', async () => {
  const count = 600;
  let inArm = 0;
  for (let visits = 0; visits < count; visits += 1)
    if (armOfText('planes.html', (await ask('/planes', visit)).body.toString()) === 'canary') inArm += 1;
  // Five standard deviations of a binomial share of 25 %: one run in two million is beyond.
  expect(Math.abs(inArm - count * 0.25)).toBeLessThan(5 * Math.sqrt(count * 0.25 * 0.75));
});

test('answers that differ by arm are private, vary by the cookie and have no tag; assets and texts are as ever', async () => {
  for (const path of [
    '/planes',
    '/nueva',
    '/plans',
    '/ir',
    '/widget',
    '/data/lista.json',
    '/revision.json',
    '/demo/pago.html',
  ])
    for (const headers of [{}, inCanary]) {
      const { headers: answered } = await ask(path, { ...headers, 'accept-encoding': 'gzip' });
      expect([path, answered['cache-control'], answered.etag]).toEqual([path, 'private, no-cache', undefined]);
      expect([path, answered.vary]).toEqual([path, expect.stringContaining('Cookie')]);
    }
  const asset = await ask('/assets/shell/shell.abc.js', { ...inCanary, 'accept-encoding': 'gzip' });
  expect([asset.headers['cache-control'], asset.headers.vary, asset.headers.etag]).toEqual([
    'public, max-age=31536000, immutable',
    'Accept-Encoding',
    expect.any(String),
  ]);
  const text = await ask('/planes.md', inCanary);
  expect([text.headers['cache-control'], text.headers['set-cookie']]).toEqual(['no-cache', undefined]);
});

test("pages, earlier paths, redirects and what is not there are the visitor's arm's", async () => {
  expect((await ask('/nueva', inCanary)).body.toString()).toBe(canaryFiles['nueva.html']);
  expect((await ask('/Nueva/?a=1', inCanary)).headers.location).toBe('/nueva?a=1');
  expect((await ask('/novedad', inCanary)).headers.location).toBe('/nueva');
  expect((await ask('/ir', inCanary)).headers.location).toBe('https://example.com/canary');
  expect(await ask('/no-existe', inCanary)).toMatchObject({
    status: 404,
    body: Buffer.from(canaryFiles['404.html'] ?? ''),
  });
  expect((await ask('/nueva')).status).toBe(404);
  expect((await ask('/novedad')).status).toBe(404);
  expect((await ask('/ir')).headers.location).toBe('https://example.com/fuera?a=1');
  expect((await ask('/revision.json', inCanary)).headers['content-security-policy']).toBe(
    (await ask('/revision.json')).headers['content-security-policy'],
  );
  expect((await ask('/planes', { ...visit, 'x-forwarded-proto': 'https' })).headers['set-cookie']).toMatch(/; Secure$/);
});

test('the folder of the canary has no address', async () => {
  for (const path of [
    '/.canary/planes',
    '/.canary/planes.html',
    '/.canary/.site.json',
    '/.canary/.buckets/1.1',
    '/.canary/',
  ])
    for (const headers of [{}, inCanary]) expect([path, (await ask(path, headers)).status]).toEqual([path, 404]);
});

test('a step and the end count at the next request, without a reload; a further canary with one', async () => {
  const later = { cookie: 'mosaico-canary=1.40' };
  expect((await ask('/planes', later)).body.toString()).toBe(composedFiles['planes.html']);
  await composed('000002', { number: 1, weight: 50 });
  point('000002');
  expect((await ask('/planes', later)).body.toString()).toBe(canaryFiles['planes.html']);
  expect((await ask('/planes', inCanary)).body.toString()).toBe(canaryFiles['planes.html']);
  await composed('000003');
  point('000003');
  for (const headers of [inCanary, later, { ...inCanary, ...visit }]) {
    const { body, headers: answered } = await ask('/planes', headers);
    expect(body.toString()).toBe(composedFiles['planes.html']);
    expect(answered['set-cookie']).toBe('mosaico-canary=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly');
  }
  expect((await ask('/planes', visit)).headers['set-cookie']).toBeUndefined();
  await composed('000004', { number: 4, weight: 99 });
  point('000004');
  // Until it has read the number, nobody is shown what belongs to no cookie.
  expect((await ask('/planes', { ...visit, ...inCanary })).body.toString()).toBe(composedFiles['planes.html']);
  nginx.reload();
  // Workers of before may still answer for a moment. The test's own time limit ends this.
  let body = '';
  while (body !== canaryFiles['planes.html'])
    body = (await ask('/planes', { cookie: 'mosaico-canary=4.7' })).body.toString();
});

test('a canary folder that is gone: everybody gets the stable arm', async () => {
  rmSync(join(sites, '000004', canaryFolder), { recursive: true });
  const { status, body } = await ask('/planes', { cookie: 'mosaico-canary=4.7' });
  expect([status, body.toString()]).toEqual([200, composedFiles['planes.html']]);
});
