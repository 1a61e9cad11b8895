import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'puppeteer-core';
import { findProgram } from '../lib/program.ts';
import { removeStale } from '../lib/stale-folders.ts';
import { lookAround, lostText, untilInteractive, whereItIs } from './in-page.ts';

/** What a browser has met on one page. All texts are the release's: nobody may take them for ours. */
export interface Visit {
  isInteractive: boolean;
  /** It was followed to the end. What was not may go on, and take the processor from the others. */
  isWhole: boolean;
  /** It has hydrated, and runs code without an end since. */
  isStuck: boolean;
  /** Its process has ended. */
  hasCrashed: boolean;
  exceptions: Thrown[];
  /** Files of the site that did not come: address and why. */
  failedLoads: { address: string; why: string }[];
  /** What the browser has refused, as by the content security policy. */
  refusals: string[];
  /** React has found other HTML than it renders. */
  mismatches: string[];
  /** Where the page has gone by itself. */
  wentTo: string[];
  /** Texts of the document that are gone. */
  lostText: string[];
}

/** An error that nothing has caught: its message, and its stack as the browser writes it. */
export interface Thrown {
  message: string;
  stack: string;
}

/**
 * What React reports where it cannot hydrate the HTML, and renders it anew. Production builds have only numbers for it:
 * https://github.com/facebook/react/blob/main/scripts/error-codes/codes.json
 */
export const reactMismatch = /Minified React error #(418|419|42[1-5])\b/;

/** A browser that opens pages. */
export interface PageOpener {
  /** Opens a page as a visitor who comes for the first time. Rejects where the browser itself fails. */
  visit(address: string, timeoutMs: number): Promise<Visit>;
  /** Ends the browser and all of its processes, however they are. */
  close(): Promise<void>;
}

/** px: the narrowest phone that counts. */
const viewport = { width: 360, height: 740, isMobile: true, hasTouch: true };
/** After an error nobody waits longer than this for a page. */
const afterErrorMs = 1_000;
/** Nothing is on its way for so long; a page that goes on loading is left after the second. */
const [quietMs, mostQuietMs] = [250, 2_000];
/** Of each kind, and of one text: a page may say the same for ever. */
const mostKept = 20;
const mostCharacters = 20_000;
/** A page that has hydrated and then does not answer for so long is endless. */
const answerMs = 2_000;
/** What ends this process, unless something listens to it. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A browser of its own for each process tree: nothing outlives it, it sees no other process, and even root's runs with Chromium's sandbox. */
const namespaces = [
  ...['--user', '--map-user=1000', '--map-group=1000', '--pid', '--mount-proc', '--ipc', '--fork', '--kill-child'],
];

function flags(profile: string, proxy: string): string[] {
  return [
    '--headless',
    '--disable-gpu',
    '--disable-quic',
    '--disable-extensions',
    '--disable-breakpad',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--no-default-browser-check',
    '--mute-audio',
    '--password-store=basic',
    // All requests, of workers and windows too, go to the draft's server, which answers for the draft alone.
    `--proxy-server=${proxy}`,
    '--proxy-bypass-list=<-loopback>',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    `--user-data-dir=${profile}`,
    'about:blank',
  ];
}

/**
 * Starts a browser whose only network is a proxy (`http://127.0.0.1:8123`). It has no variable of the caller's environment and a
 * profile of its own, which is removed. Rejects where it does not start within `timeoutMs`.
 */
export async function openBrowser(executable: string, proxy: string, timeoutMs: number): Promise<PageOpener> {
  // 10 MB of code that no other command needs.
  const { launch } = await import('puppeteer-core');
  await removeStale(tmpdir(), /^mosaico-browser-(\d+)-/);
  const home = mkdtempSync(join(tmpdir(), `mosaico-browser-${process.pid}-`));
  // Processes that are being ended may still write.
  const removing = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 };
  // Puppeteer ends the browser while this process exits: what comes after that removes its files.
  const interrupt = (signal: NodeJS.Signals): void => {
    process.once('exit', () => rmSync(home, removing));
    process.exit(128 + constants.signals[signal]);
  };
  for (const each of signals) process.once(each, interrupt);
  // Kills at once. Asking a browser to close would wait for one that hangs.
  const ender = new AbortController();
  const end = async (): Promise<void> => {
    ender.abort();
    for (const each of signals) process.off(each, interrupt);
    await rm(home, removing);
  };
  const unshare = unshareProgram();
  const isRoot = process.getuid?.() === 0;
  const own = flags(join(home, 'profile'), proxy);
  try {
    const browser = await launch({
      executablePath: unshare ?? executable,
      ignoreDefaultArgs: true,
      args: unshare ? [...namespaces, executable, ...own] : [...(isRoot ? ['--no-sandbox'] : []), ...own],
      pipe: true,
      env: { HOME: home, TMPDIR: home, PATH: '/usr/bin:/bin', LANG: 'es', DBUS_SESSION_BUS_ADDRESS: 'disabled:' },
      timeout: timeoutMs,
      protocolTimeout: timeoutMs,
      signal: ender.signal,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    return {
      visit: (address, ms) => visit(browser, address, ms),
      async close() {
        // A pipe to a process that is killed ends with an error.
        for (const stream of browser.process()?.stdio ?? []) stream?.on('error', () => undefined);
        const ended = new Promise((resolve) => browser.process()?.once('exit', resolve) ?? resolve(undefined));
        if (browser.process()?.exitCode === null && browser.process()?.signalCode === null) {
          ender.abort();
          await ended;
        }
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

let known: { unshare: string | undefined } | undefined;

/** The program that gives a process namespaces of its own, where the kernel lets everybody have them. */
function unshareProgram(): string | undefined {
  const program = process.platform === 'linux' ? findProgram(['unshare']) : undefined;
  known ??= {
    unshare:
      program && spawnSync(program, [...namespaces, 'true'], { timeout: 5_000 }).status === 0 ? program : undefined,
  };
  return known.unshare;
}

async function visit(browser: Browser, address: string, timeoutMs: number): Promise<Visit> {
  // Storage and processes of its own.
  const context = await browser.createBrowserContext({ downloadBehavior: { policy: 'deny' } });
  let timer: NodeJS.Timeout | undefined;
  try {
    const page = await context.newPage();
    const session = await page.createCDPSession();
    await page.setViewport(viewport);
    const { seen, ended } = await watch(page, session, address);
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, timeoutMs)));
    page.goto(address, { timeout: 0 }).catch(() => undefined);
    const gone = new Promise<unknown>((resolve) => browser.once('disconnected', resolve));
    await Promise.race([late, ended, gone, look(page, session, seen, address)]);
    const isDone = seen.isWhole || seen.hasCrashed || seen.wentTo.length > 0;
    seen.isStuck = seen.isInteractive && !isDone && !(await answers(session));
    if (!browser.connected) throw new Error('its process has ended');
    // What comes from here on belongs to no page.
    return structuredClone(seen);
  } finally {
    clearTimeout(timer);
    context.close().catch(() => undefined);
  }
}

/** Whether a page runs an expression in time. */
function answers(session: CDPSession): Promise<boolean> {
  const answer = session.send('Runtime.evaluate', { expression: '0' }).then(
    () => true,
    () => true,
  );
  return Promise.race([answer, new Promise<boolean>((resolve) => setTimeout(resolve, answerMs, false).unref())]);
}

/** Follows a page until all of it has been in the window. Never rejects; it may never resolve where the page is endless. */
async function look(page: Page, session: CDPSession, seen: Visit, address: string): Promise<void> {
  const inPage = async (act: () => Promise<unknown>): Promise<unknown> => {
    const { frameTree } = await session.send('Page.getFrameTree');
    const { executionContextId } = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id });
    const { result } = await session.send('Runtime.evaluate', {
      expression: `(${act.toString()})()`,
      contextId: executionContextId,
      awaitPromise: true,
      returnByValue: true,
    });
    return result.value;
  };
  try {
    await new Promise<void>((resolve) => page.once('domcontentloaded', () => resolve()));
    await inPage(untilInteractive);
    seen.isInteractive = true;
    await inPage(lookAround);
    await page.waitForNetworkIdle({ idleTime: quietMs, timeout: mostQuietMs }).catch(() => undefined);
    const at = String(await inPage(whereItIs));
    // The router has gone elsewhere, without a request for a document.
    if (at !== new URL(address).pathname) return void seen.wentTo.push(at);
    const lost = await inPage(lostText);
    seen.isWhole = true;
    if (Array.isArray(lost)) seen.lostText = lost.slice(0, mostKept).map(String);
  } catch {
    // It has gone elsewhere, which is noted, or the browser has ended, which whoever opened it learns.
  }
}

/** Notes what happens on a page. `ended` resolves where there is nothing to wait for any more. */
async function watch(page: Page, session: CDPSession, address: string): Promise<{ seen: Visit; ended: Promise<void> }> {
  const seen: Visit = {
    isInteractive: false,
    isWhole: false,
    isStuck: false,
    hasCrashed: false,
    exceptions: [],
    failedLoads: [],
    refusals: [],
    mismatches: [],
    wentTo: [],
    lostText: [],
  };
  const { origin } = new URL(address);
  const isOwn = (url: string): boolean => URL.canParse(url) && new URL(url).origin === origin;
  const keep = <Item>(list: Item[], item: Item): void => void (list.length < mostKept && list.push(item));
  const cutText = (text: string): string => text.slice(0, mostCharacters);
  let isCutOff = false;
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  session.on('Runtime.exceptionThrown', ({ exceptionDetails: { text, exception, stackTrace } }) => {
    const description = cutText(exception?.description ?? String(exception?.value ?? text));
    const [message = text] = description.split(/\n +at /);
    // A request to somebody else, which was not let through.
    if (isCutOff && /Failed to fetch|NetworkError|Load failed/.test(message)) return;
    const frames = (stackTrace?.callFrames ?? []).map(
      ({ url, lineNumber, columnNumber }) => `    at ${url}:${lineNumber + 1}:${columnNumber + 1}`,
    );
    keep(seen.exceptions, { message, stack: cutText([description, ...frames].join('\n')) });
    if (!seen.isInteractive) setTimeout(() => seen.isInteractive || end(), afterErrorMs).unref();
  });
  session.on('Runtime.consoleAPICalled', ({ type, args: [first] }) => {
    const text = first?.description ?? '';
    if (type === 'warning' && reactMismatch.test(text)) keep(seen.mismatches, cutText(text));
  });
  session.on('Log.entryAdded', ({ entry: { level, source, text } }) => {
    if (level === 'error' && source !== 'network' && !text.includes('CORS policy')) keep(seen.refusals, cutText(text));
  });
  session.on('Inspector.targetCrashed', () => {
    seen.hasCrashed = true;
    end();
  });
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
  page.on('response', (response) => {
    // What a page sends, as its reports, is no file of it: the draft takes none.
    const isFile = response.request().method() === 'GET' && isOwn(response.url());
    if (response.status() >= 400 && isFile)
      keep(seen.failedLoads, { address: response.url().slice(origin.length), why: `status ${response.status()}` });
  });
  page.on('requestfailed', (request) => {
    const { errorText: why = 'no answer' } = request.failure() ?? {};
    if (!isOwn(request.url())) isCutOff = true;
    else if (why !== 'net::ERR_ABORTED' && request.method() === 'GET')
      keep(seen.failedLoads, { address: request.url().slice(origin.length), why });
  });
  let isFirst = true;
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    if (!isFirst) keep(seen.wentTo, isOwn(request.url()) ? request.url().slice(origin.length) : cutText(request.url()));
    // A page that navigates again and again is not followed.
    if (!isFirst) setTimeout(end, afterErrorMs).unref();
    isFirst = false;
  });
  await session.send('Runtime.enable');
  await session.send('Log.enable');
  await session.send('Inspector.enable');
  return { seen, ended };
}
