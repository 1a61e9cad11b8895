import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { canaryObjects, siteObjects, type SiteObject } from '@mosaico/platform/deliver/site-objects';
import { armOf } from '@mosaico/platform/site/hosts/arms';
import { armOfText, asArmRequest, drawn, splitRequests } from '@mosaico/platform/testing/arm-requests';
import { splitObjects, websiteOf } from '@mosaico/platform/testing/bucket-objects';
import { canaryFiles, composedFiles, composedMap } from '@mosaico/platform/testing/composed-folder';
import { installedApart } from '../support/installed-apart.ts';

test.describe.configure({ mode: 'serial' });

interface Miniflare {
  dispatchFetch(
    address: string,
    init: { headers: Record<string, string>; redirect: 'manual'; method?: string },
  ): Promise<Response>;
  dispose(): Promise<void>;
}
type MiniflareClass = new (options: object) => Miniflare;

const canary = { number: 1, weight: 25 };
let folder: string;
let both: SiteObject[];
/** What the bucket holds at this moment. */
let objects: readonly SiteObject[];
let worker: Miniflare;
/** Whether the bucket answers at all. */
let isUp = true;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), 'edge-'));
  both = await splitObjects(folder, canary);
  objects = both;
  const { Miniflare, Response: Answer } = installedApart('miniflare') as {
    Miniflare: MiniflareClass;
    Response: typeof Response;
  };
  worker = new Miniflare({
    modules: true,
    script: readFileSync(join(folder, '.edge', 'cloudflare.js'), 'utf8'),
    compatibilityDate: '2025-07-01',
    outboundService(request: Request) {
      if (!isUp) return new Answer('busy', { status: 503 });
      const { status, headers, body } = websiteOf(objects)(new URL(request.url).pathname);
      return new Answer(request.method === 'HEAD' ? null : body, { status, headers });
    },
  });
});
test.afterAll(async () => {
  await worker.dispose();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  // Another one would be the test's own.
  const all = { 'user-agent': 'Mozilla/5.0', ...headers };
  const answer = await worker.dispatchFetch(`https://www.example.com${path}`, {
    headers: all,
    redirect: 'manual',
    method,
  });
  const [cookie] = answer.headers.getSetCookie();
  return { status: answer.status, headers: answer.headers, body: await answer.text(), cookie };
}

const visit = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };
const inCanary = { cookie: 'mosaico-canary=1.7' };

test('Cloudflare: every request gets the arm, and the cookie, that the one rule gives it', async () => {
  test.setTimeout(120_000);
  const wrong: unknown[] = [];
  for (const request of splitRequests) {
    const { body, cookie } = await ask(request.path, request.headers);
    const expected = armOf({ ...asArmRequest(request), tls: true }, canary, drawn(cookie));
    if (armOfText(request.file, body) !== expected.arm || cookie !== expected.cookie)
      wrong.push({ request, body, cookie, expected });
  }
  expect(wrong).toEqual([]);
});

test('Cloudflare: answers of an arm are private and vary by the cookie; assets and texts are as they are', async () => {
  for (const path of ['/planes', '/nueva', '/no-existe', '/ir']) {
    const { headers } = await ask(path, inCanary);
    expect([path, headers.get('cache-control'), headers.get('vary')]).toEqual([path, 'private, no-cache', 'Cookie']);
  }
  expect((await ask('/assets/shell/shell.abc.js', inCanary)).headers.get('cache-control')).toContain('immutable');
  expect((await ask('/planes.md', inCanary)).headers.get('vary')).toBeNull();
});

test("Cloudflare: pages, redirects and what is not there are the visitor's arm's; its folder has no address", async () => {
  expect((await ask('/nueva', inCanary)).body).toBe(canaryFiles['nueva.html']);
  expect((await ask('/nueva')).status).toBe(404);
  expect(await ask('/no-existe', inCanary)).toMatchObject({ status: 404, body: canaryFiles['404.html'] });
  expect((await ask('/ir', inCanary)).headers.get('location')).toBe('https://example.com/canary');
  expect(await ask('/nueva', inCanary, 'HEAD')).toMatchObject({ status: 200, body: '' });
  for (const path of ['/.canary/1/planes', '/.canary/split.json', '/%2Ecanary/1/planes'])
    expect([path, (await ask(path, inCanary)).status]).toEqual([path, 404]);
});

test('Cloudflare: the end of a canary is known once the bucket tells it, and at once where its objects are gone', async () => {
  // The bucket does not answer: what was so goes on.
  isUp = false;
  expect((await ask('/planes', inCanary)).status).toBe(503);
  isUp = true;
  objects = siteObjects(folder, composedMap);
  const after = await ask('/planes', inCanary);
  expect([after.status, after.body]).toEqual([200, composedFiles['planes.html']]);
  await expect
    .poll(async () => (await ask('/planes', inCanary)).cookie)
    .toContain('mosaico-canary=; Path=/; Max-Age=0');
  expect((await ask('/planes', visit)).cookie).toBeUndefined();
  // A further one begins: within seconds, without another function.
  const map = { ...composedMap, canary };
  objects = [...siteObjects(folder, composedMap), ...(await canaryObjects(folder, map))];
  await expect
    .poll(async () => (await ask('/planes', inCanary)).body, { timeout: 20_000 })
    .toBe(canaryFiles['planes.html']);
});
