import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openBrowser, type PageOpener, type Visit } from '@mosaico/platform/smoke-test/browser';
import { serveAlone, type ServedDraft } from '@mosaico/platform/smoke-test/draft-server';
import { chromiumPath } from '../chromium.ts';

// Pages of releases that do harm. None of them is built: a script beside a paragraph does it.
test.describe.configure({ mode: 'default', timeout: 120_000 });

/** ms that a page gets, on a machine that does much else. */
const pageMs = 20_000;
const startMs = 60_000;
let served: ServedDraft;
let browser: PageOpener;
let script = '';
/** Once a page is on its way. */
let isAsked = (): void => undefined;
const asked: string[] = [];
/** A site of somebody else, on the same machine. */
const other = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.end();
});
let elsewhere: string;

test.beforeAll(async () => {
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  elsewhere = `127.0.0.1:${(other.address() as AddressInfo).port}`;
  served = await serveAlone((request, response) => {
    const isPage = request.url === '/planes' || request.url === '/otra';
    if (isPage) isAsked();
    response.statusCode = request.url?.startsWith('/missing') ? 404 : 200;
    response.setHeader('content-type', isPage ? 'text/html' : 'text/plain');
    response.end(isPage ? page(script) : '');
  });
  browser = await openBrowser(chromiumPath(), served.origin, startMs);
});
test.afterAll(async () => {
  await browser.close();
  served.stop();
  other.close();
});

const page = (act: string): string =>
  `<!doctype html><title>Planes</title><p id="precio">Nuestros planes cuestan desde 90 euros al mes</p>
   <script>performance.mark('mosaico:page-interactive'); ${act}</script>`;

/** What a browser meets on a page that hydrates, and then does this. */
const visited = async (act: string, ms = pageMs): Promise<Visit> => {
  script = act;
  return browser.visit(`${served.origin}/planes`, ms);
};
const isIn = (folder: string, names: RegExp): boolean => readdirSync(folder).some((name) => names.test(name));

test('a healthy page has nothing against it', async () => {
  expect(await visited('')).toEqual({
    ...{ isInteractive: true, isWhole: true, isStuck: false, hasCrashed: false },
    ...{ exceptions: [], failedLoads: [], refusals: [], mismatches: [], wentTo: [], lostText: [] },
  });
});

test('an error after the page has hydrated is met, and a rejection that nobody handles', async () => {
  const { exceptions } = await visited(
    "setTimeout(() => { throw new Error('late'); }, 200); Promise.reject(new Error('unhandled'));",
  );
  expect(exceptions.map(({ message }) => message).toSorted()).toEqual(['Error: late', 'Error: unhandled']);
});

test('a loop without an end after hydration is met, and the browser opens the next page', async () => {
  const loop = "document.body.style.height = '3000px'; addEventListener('scroll', () => { for (;;); });";
  expect((await visited(loop, 6_000)).isStuck).toBe(true);
  expect((await visited('')).isWhole).toBe(true);
});

test('dialogs and windows keep nobody waiting', async () => {
  const { isWhole, exceptions } = await visited(
    "alert(1); confirm(2); prompt(3); window.print(); window.open('/otra'); window.addEventListener('beforeunload', (event) => event.preventDefault());",
  );
  expect({ isWhole, exceptions }).toEqual({ isWhole: true, exceptions: [] });
});

for (const [how, act, to] of [
  ['by a request', "location.href = '/otra';", '/otra'],
  ['again and again', 'location.reload();', '/planes'],
  ['by the router', "setTimeout(() => history.replaceState(null, '', '/otra'), 60);", '/otra'],
  [
    'by a form',
    "document.body.insertAdjacentHTML('beforeend', '<form action=\"/otra\">'); document.forms[0].submit();",
    '/otra',
  ],
] as const)
  test(`a page that leaves by itself is met: ${how}`, async () => {
    expect((await visited(act)).wentTo[0]).toContain(to);
  });

test('a file that is missing is met; a report that the draft does not take is no file', async () => {
  const { failedLoads } = await visited(
    "navigator.sendBeacon('/missing/report', '{}'); fetch('/missing/report', { method: 'POST' }); new Image().src = '/missing/picture.png';",
  );
  expect(failedLoads).toEqual([{ address: '/missing/picture.png', why: 'status 404' }]);
});

test('text that goes is met', async () => {
  expect((await visited("setTimeout(() => document.getElementById('precio').remove(), 60);")).lostText).toEqual([
    'Nuestros planes cuestan desde 90 euros al mes',
  ]);
});

test('a page reaches nobody but the draft', async () => {
  const { exceptions } = await visited(`
    fetch('http://${elsewhere}/fetch'); new Image().src = 'http://${elsewhere}/image'; navigator.sendBeacon('http://${elsewhere}/beacon');
    new WebSocket('ws://${elsewhere}/socket'); new EventSource('http://${elsewhere}/events'); window.open('http://${elsewhere}/window');
    new Worker(URL.createObjectURL(new Blob(["fetch('http://${elsewhere}/worker')"])));
    new RTCPeerConnection({ iceServers: [{ urls: 'stun:${elsewhere}' }] }).createDataChannel('x');
    document.head.insertAdjacentHTML('beforeend', '<link rel="preconnect" href="http://${elsewhere}"><link rel="prefetch" href="http://${elsewhere}/prefetch">');
    document.body.insertAdjacentHTML('beforeend', '<iframe src="http://${elsewhere}/frame"></iframe><iframe src="file:///etc/passwd"></iframe>');`);
  expect(asked).toEqual([]);
  expect(exceptions).toEqual([]);
});

test('a browser that ends is no fault of the page', async () => {
  const own = await openBrowser(chromiumPath(), served.origin, startMs);
  script = 'for (;;);';
  const begun = new Promise<void>((resolve) => (isAsked = resolve));
  const visit = own.visit(`${served.origin}/planes`, pageMs);
  const ended = expect(visit).rejects.toThrow(/./);
  await begun;
  await own.close();
  await ended;
});

for (const [how, program] of [
  ['ends at once', 'exit 3'],
  ['never answers', 'exec sleep 600'],
] as const)
  test(`a program that ${how} is no browser: that is said, and nothing of it is left`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mosaico-no-browser-'));
    const file = join(folder, 'chrome');
    writeFileSync(file, `#!/bin/sh\n${program}\n`);
    chmodSync(file, 0o755);
    const before = Date.now();
    await expect(openBrowser(file, served.origin, 2_000)).rejects.toThrow(/./);
    expect(Date.now() - before).toBeLessThan(15_000);
    rmSync(folder, { recursive: true });
    expect(spawnSync('pgrep', ['-f', file]).status).toBe(1);
  });

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const)
  test(`${signal} while a page is endless leaves no process, and no folder after the next start`, async () => {
    test.skip(process.platform === 'win32', 'Windows has no such signals.');
    script = 'for (;;);';
    const module = JSON.stringify(join(import.meta.dirname, '..', '..', 'platform', 'src', 'smoke-test', 'browser.ts'));
    const code = `const { openBrowser } = await import(${module});
      const { visit } = await openBrowser(${JSON.stringify(chromiumPath())}, '${served.origin}', ${startMs});
      console.log('opens');
      await visit('${served.origin}/planes', 600_000);`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
      cwd: join(import.meta.dirname, '..', '..'),
    });
    await once(child.stdout, 'data');
    const profile = new RegExp(`^mosaico-browser-${child.pid}-`);
    expect(isIn(tmpdir(), profile)).toBe(true);
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
    await expect
      .poll(() => spawnSync('pgrep', ['-f', `mosaico-browser-${child.pid}-`]).status, { timeout: 20_000 })
      .toBe(1);
    if (signal === 'SIGKILL') await (await openBrowser(chromiumPath(), served.origin, startMs)).close();
    expect(isIn(tmpdir(), profile)).toBe(false);
  });
