import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteOf } from '../../testing/site.ts';
import { answerLimits } from './page-shape.ts';
import { renderPages, type Rendering, type RenderOptions, type TakePage } from './render.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'render-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Renders pages of which `/odd` does this; all others are fine, unless they do this. */
async function rendered(
  odd: string,
  options: RenderOptions = {},
  paths = ['/first', '/odd', '/last'],
  others = '',
): Promise<Rendered> {
  const shell = join(folder, 'shell.cjs');
  writeFileSync(
    shell,
    `const odd = async () => { ${odd}; return 'odd after all'; };
     exports.createRenderer = () => async (path) => ({ head: '', body: path === '/odd' ? await odd() : (() => { ${others}; return 'fine'; })(), asked: [] });`,
  );
  const table = { routes: [], facts: {}, offers: {}, slots: {} };
  const order = {
    shell,
    remotes: {},
    site: siteOf(),
    table,
    data: {},
    today: '2026-11-21',
    paths,
  };
  const bodies = new Map<string, string>();
  const take: TakePage = (path, { body }) => Promise.resolve(void bodies.set(path, body));
  return { ...(await renderPages(order, { take, ...options })), bodies };
}

type Rendered = Rendering & { bodies: Map<string, string> };
const bodiesOf = ({ bodies }: Rendered): Record<string, string> => Object.fromEntries(bodies);

test.each([
  ['a loop without an end', 'for (;;);', 'it did not end within 5 s.', 'Look for a loop without an end, or a timer'],
  [
    'a wait for a timer that is set for ever',
    'await new Promise(() => setInterval(() => undefined, 100_000))',
    'it did not end within 5 s.',
    'On a machine that is very busy, run the command again.',
  ],
  [
    'a promise that is never settled',
    'await new Promise(() => undefined)',
    'it waits for something that nothing will bring: a promise that is never settled. (on both of two tries)',
    'Remove what it waits for',
  ],
  [
    'the end of the process',
    "process.stderr.write('over and out'); process.exit(3)",
    'its process ended with code 3. over and out (on both of two tries)',
    'Mend its server build',
  ],
])('%s on one page is said, and the others are rendered', async (_what, odd, why, remedy) => {
  const retried: string[] = [];
  const onRetry = (path: string): void => void retried.push(path);
  const rendering = await rendered(odd, { pageTimeoutMs: 5_000, onRetry });
  expect(rendering.failures.get('/odd')).toEqual({ why, remedy: expect.stringContaining(remedy) as string });
  expect(bodiesOf(rendering)).toEqual({ '/first': 'fine', '/last': 'fine' });
  expect(retried).toEqual(why.includes('two tries') ? ['/odd'] : []);
});

test('a page that throws has answered, and is not tried again', async () => {
  const retried: string[] = [];
  const { failures } = await rendered(
    "globalThis.tries = (globalThis.tries ?? 0) + 1; throw new Error('no plan ' + globalThis.tries)",
    { onRetry: (path) => retried.push(path) },
  );
  expect(failures.get('/odd')?.why).toBe('Error: no plan 1');
  expect(retried).toEqual([]);
});

test('a page that loses its process once and not again is rendered', async () => {
  const retried: string[] = [];
  // That of the test before may not have ended yet.
  const earlier = workers();
  const rendering = rendered("await new Promise((end) => setTimeout(end, 2_000)); return 'fine'", {
    onRetry: (path, reason) => retried.push(`${path}: ${reason}`),
  });
  process.kill(await workerBeside(earlier), 'SIGKILL');
  const found = await rendering;
  expect(found.failures.size).toBe(0);
  expect(bodiesOf(found)['/odd']).toBe('fine');
  expect(retried).toEqual([expect.stringContaining('its process was ended by SIGKILL.')]);
});

/** Ids of the processes that render. */
function workers(): number[] {
  const children = readdirSync('/proc/self/task').flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
  return children.filter((id) => readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('render-worker')).map(Number);
}

/** Id of the process that renders and is none of these, once there is one. */
async function workerBeside(earlier: readonly number[]): Promise<number> {
  for (;;) {
    const worker = workers().find((id) => !earlier.includes(id));
    if (worker !== undefined) return worker;
    await new Promise((checked) => setTimeout(checked, 20));
  }
}

// What a release may try to keep the composer busy with: each takes long, or much memory.
test.each([
  [
    'an answer of 500 MB',
    "return 'x'.repeat(500 * 1024 ** 2)",
    /^(its process (was ended by|ended with)|it is larger than)/,
  ],
  [
    'a page just above the limit',
    `return 'x'.repeat(${answerLimits.bytes / 2 + 1})`,
    new RegExp(`^it is larger than ${answerLimits.bytes / 2 / 1024 ** 2} MB`),
  ],
  ['more objects than there is room for', 'const all = []; for (;;) all.push(new Array(1e6).fill(0))', /^its process/],
  ['more memory outside of them', 'const all = []; for (;;) all.push(Buffer.alloc(2 ** 28, 1))', /./],
  ['500 MB of errors', "throw new Error('x'.repeat(500 * 1024 ** 2))", /./],
  ['endless words', "for (;;) process.stderr.write('x'.repeat(1e6))", /./],
])("%s is that page's failure, and the others are rendered", async (_what, odd, why) => {
  const before = process.memoryUsage().rss;
  const rendering = await rendered(odd, { pageTimeoutMs: 10_000, onRetry: () => undefined });
  expect(rendering.failures.get('/odd')?.why).toMatch(why);
  expect(rendering.failures.get('/odd')?.why.length).toBeLessThan(10_000);
  expect(bodiesOf(rendering)).toEqual({ '/first': 'fine', '/last': 'fine' });
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 ** 2);
});

test('a release whose pages do not end is not waited for page by page', async () => {
  const paths = Array.from({ length: 20 }, (_, index) => `/${index}`);
  const { failures, pages } = await rendered('', { pageTimeoutMs: 2_000 }, paths, 'for (;;);');
  expect(pages.size).toBe(0);
  expect([...failures.keys()]).toEqual(paths);
  expect(failures.get('/1')?.why).toBe('it did not end within 2 s.');
  expect(failures.get('/2')?.why).toContain('it was not tried');
});

test.each([
  [
    'tags that a parser repeats in each paragraph',
    "let all = '<p>'; for (let at = 0; at < 900; at += 1) all += '<b id=' + at + '>'; return all + '<p>x'.repeat(300_000)",
  ],
  ['a tree without an end', "return '<div>'.repeat(300_000)"],
])("HTML of %s is that page's failure, and the others are rendered", async (_what, odd) => {
  const rendering = await rendered(odd, { pageTimeoutMs: 5_000 });
  expect(rendering.failures.get('/odd')?.why).toContain('its HTML cannot be read: ');
  expect(bodiesOf(rendering)).toEqual({ '/first': 'fine', '/last': 'fine' });
});
