import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote } from '../../environments/promote.ts';
import { rootFolder } from '../../lib/workspaces.ts';
import { fixtureStore, type FixtureStore } from '../../testing/fixture-store.ts';
import { pageOf } from '../../testing/releases.ts';
import { resolve } from '../resolve/resolve.ts';
import { validatePages } from '../validate/validate.ts';
import { render, type Rendering, type TakePage } from './render.ts';

// A release does this while its page is rendered, and shows what it got. It must get nothing, and change nothing for others.
const loot = 'the loot';
let folder: string;
let fixture: FixtureStore;
let server: Server;
let requests: string[];
/** What is rendered of other releases while this one is fine. */
let undisturbed: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  fixture = fixtureStore(folder);
  for (const [name, text] of [
    ['home/.aws/credentials', loot],
    ['checkout/.git/config', loot],
  ] as const) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  process.env.AWS_SECRET_ACCESS_KEY = loot;
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.end(loot);
  }).listen(0, '127.0.0.1');
  await fixture.publish('shell', '1.0.0');
  // Before and after the hostile one, in every order of pages.
  for (const workspace of ['mf-crm', 'mf-plans'])
    await fixture.publish(workspace, '1.0.0', {
      render:
        "for (const key in {}) throw new Error(key); return [path, typeof Date.now(), new Date(0).toISOString(), Math.random() < 1, globalThis.left].join(' ')",
    });
  const { rendering, problems } = await renderedWith("return 'fine'");
  if (problems.length > 0) throw new Error(problems.join('\n'));
  undisturbed = others(rendering);
});
beforeEach(() => {
  requests = [];
});
afterAll(() => {
  delete process.env.AWS_SECRET_ACCESS_KEY;
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

let count = 0;
/** Renders the site with a release of mf-legal whose page does this. */
async function renderedWith(render_: string): Promise<{ rendering: Rendered; problems: string[]; version: string }> {
  const version = `1.0.${(count += 1)}`;
  await fixture.publish('mf-legal', version, { render: render_, pages: [pageOf('/citas')] });
  const environment = `e${count}`;
  const site = await resolve(fixture.store, {
    schema: 1,
    revision: 1,
    reason: 'a test',
    environment,
    created: '2026-11-21T10:00:00.000Z',
    configuration: await configuration(),
    releases: { shell: '1.0.0', 'mf-crm': '1.0.0', 'mf-legal': version, 'mf-plans': '1.0.0' },
  });
  const texts = new Map<string, object>();
  const take: TakePage = (path, page) => Promise.resolve(void texts.set(path, page));
  const rendered = await render(fixture.store, site, { pageTimeoutMs: 5_000, onRetry: () => undefined, take });
  const rendering = { ...rendered, texts };
  return { rendering, problems: validatePages(site, rendering).map(({ text }) => text), version };
}

/** A native module that is installed here. */
function nativeModule(): string {
  const packages = join(rootFolder(__dirname), 'node_modules', '@resvg');
  const [found = ''] = readdirSync(packages, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.node'),
  );
  return join(packages, found);
}

let made: string | undefined;
/** Digest of the site configuration. */
async function configuration(): Promise<string> {
  made ??= (
    await promote(fixture.store, {
      environment: 'first',
      changes: [{ workspace: 'shell', version: '1.0.0' }],
      configurationFolder: fixture.configurationFolder,
      sites: join(folder, 'sites'),
    })
  ).revision.configuration;
  return made;
}

/** A rendering, and its pages with their texts. */
type Rendered = Rendering & { texts: ReadonlyMap<string, object> };
/** Everything that was rendered of other releases. */
const others = ({ pages, texts }: Rendered): string =>
  JSON.stringify([...pages.keys()].filter((path) => path !== '/citas').map((path) => [path, texts.get(path)]));
const file = (name: string): string => `require('fs').readFileSync('FOLDER/${name}', 'utf8')`;
/** Looks for a part of Node where a release would, one place after the other. */
const part = (name: string): string =>
  `((() => { for (const get of [() => require('${name}'), () => process.getBuiltinModule('${name}'), () => process.mainModule.require('${name}'), () => process.binding('${name}')]) try { return get(); } catch (error) { globalThis.why = error; } throw globalThis.why; })())`;

test.each([
  [
    'reads a key in the environment',
    "return process.env.AWS_SECRET_ACCESS_KEY ?? (() => { throw new Error('no key') })()",
  ],
  ['reads the keys of the home folder', `return ${file('home/.aws/credentials')}`],
  [
    "reads the composer's environment",
    "return require('fs').readFileSync('/proc/' + process.ppid + '/environ', 'utf8')",
  ],
  ['reads the configuration of git', `return ${file('checkout/.git/config')}`],
  [
    "reads another team's release",
    `return require('FOLDER/store/releases/mf-plans/1.0.0/server/entry.cjs').render('/x')`,
  ],
  ['reads the store', `return require('fs').readdirSync('FOLDER/store').join()`],
  [
    'writes beside itself',
    "require('fs').writeFileSync(require('path').join(__dirname, 'left'), 'x'); return 'written'",
  ],
  ['starts a process', `return ${part('child_process')}.execFileSync('/bin/echo', ['started']).toString()`],
  ['starts a thread', `new (${part('worker_threads')}).Worker('1', { eval: true }); return 'started'`],
  ['loads a native module', "process.dlopen({ exports: {} }, 'NATIVE'); return 'loaded'"],
  ['connects to an address', `${part('net')}.connect(PORT, '127.0.0.1'); return 'connected'`],
  ['fetches an address', "fetch('http://127.0.0.1:PORT/fetched'); return 'asked'"],
  ['imports a part of Node', "return import('node:fs').then(() => 'imported')"],
  ['ends the composer', "process.kill(process.ppid, 0); return 'reached'"],
  ['changes what all objects have', "Object.prototype.evil = 1; return 'changed'"],
  ['changes the clock', "Date.now = () => 'evil'; return 'changed'"],
  ['puts another clock in its place', "globalThis.Date = class {}; return 'changed'"],
  ['changes chance', "Math.random = () => 7; return 'changed'"],
  [
    'answers for another page',
    "process.send({ path: '/mf-plans', page: { head: '', body: 'forged', asked: [] } }); return 'sent'",
  ],
  [
    'writes an answer for another page',
    `const fs = ${part('fs')}; fs.writeSync(3, JSON.stringify({ path: '/mf-plans', page: { head: '', body: 'forged', asked: [] } }) + '\\n'); return 'sent'`,
  ],
  [
    'answers HTML that becomes millions of elements',
    `return '<p>' + Array.from({ length: 1000 }, (_, at) => '<b a=' + at + '>').join('') + '</p>' + '<p>x</p>'.repeat(4000)`,
  ],
  ['answers what is no page', 'return { toString: () => ({}) }'],
  ['answers with 100 MB', "return 'x'.repeat(100e6)"],
  ['answers with a cycle', 'const cycle = {}; cycle.cycle = cycle; return cycle'],
  ['answers with what JSON has not', 'return 1n'],
  [
    'answers with 200,000 levels',
    'let deep = []; for (let level = 0; level < 200_000; level += 1) deep = [deep]; return deep',
  ],
  ['answers with a getter that throws', "return { get length() { throw new Error('no') } }"],
  ['answers with a text that fails on its way', "return { length: 1, toJSON() { throw new Error('no') } }"],
  ['throws what cannot be printed', 'throw { toString() { throw this } }'],
  ['throws an object without anything', 'throw Object.create(null)'],
  [
    'throws an error whose parts throw',
    "throw Object.defineProperty(new Error('no'), 'stack', { get() { throw this } })",
  ],
  ['throws 100 MB', "throw new Error('x'.repeat(100e6))"],
  ['asks for what is no key', "ask(Symbol('key')); return 'fine'"],
  ['asks for an object', "ask({ startsWith: () => true, toString: () => 'routes' }); return 'fine'"],
  ['asks for too many keys', "for (let at = 0; at < 6_000; at += 1) ask('page:' + at); return 'fine'"],
  ['asks for a key of 10 MB', "ask('slot:' + 'x'.repeat(10e6)); return 'fine'"],
])('a page that %s fails by name, and the others are what they are without it', async (_what, attack) => {
  const { port } = server.address() as AddressInfo;
  const { rendering, problems, version } = await renderedWith(
    attack.replaceAll('PORT', String(port)).replaceAll('FOLDER', folder).replaceAll('NATIVE', nativeModule()),
  );
  expect(problems).toEqual([expect.stringContaining(`/citas of mf-legal@${version} does not prerender: `)]);
  expect(JSON.stringify([...rendering.texts])).not.toContain(loot);
  expect(others(rendering)).toBe(undisturbed);
  expect(requests).toEqual([]);
  expect(readdirSync(join(folder, 'store', 'releases', 'mf-legal', version, 'server'))).toEqual(['entry.cjs']);
});

test('global variables of a page are seen by no page of another release', async () => {
  const { rendering, problems } = await renderedWith(
    "globalThis.left = 'mine'; setInterval(() => { globalThis.left += '!' }, 1); return 'fine'",
  );
  expect(problems).toEqual([]);
  expect(others(rendering)).toBe(undisturbed);
});
