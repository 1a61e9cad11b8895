import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteOf } from '../../testing/site.ts';
import { renderPages, type Rendering, type RenderOptions } from './render.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'render-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A file below the test's own folder, as the source of a string. */
const fileNamed = (name: string): string => JSON.stringify(join(folder, name));

/** Renders pages of which `/odd` does this; all others are fine. */
function rendered(odd: string, options: RenderOptions = {}, paths = ['/first', '/odd', '/last']): Promise<Rendering> {
  const shell = join(folder, 'shell.cjs');
  writeFileSync(
    shell,
    `const fs = require('node:fs');
     const odd = async () => { ${odd}; return 'odd after all'; };
     exports.createRenderer = () => async (path) => ({ head: '', body: path === '/odd' ? await odd() : 'fine', asked: [] });`,
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
  return renderPages(order, options);
}

const bodiesOf = ({ pages }: Rendering): Record<string, string> =>
  Object.fromEntries([...pages].map(([path, { body }]) => [path, body]));

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
  const { failures } = await rendered(`fs.appendFileSync(${fileNamed('tries')}, 'x'); throw new Error('no such plan')`);
  expect(failures.get('/odd')?.why).toBe('Error: no such plan');
  expect(readFileSync(join(folder, 'tries'), 'utf8')).toBe('x');
});

test('a page that loses its process once and not again is rendered', async () => {
  const retried: string[] = [];
  const rendering = await rendered(
    `if (!fs.existsSync(${fileNamed('tried')})) { fs.writeFileSync(${fileNamed('tried')}, ''); process.kill(process.pid, 'SIGKILL') }`,
    { onRetry: (path, reason) => retried.push(`${path}: ${reason}`) },
  );
  expect(rendering.failures.size).toBe(0);
  expect(bodiesOf(rendering)['/odd']).toBe('odd after all');
  expect(retried).toEqual([expect.stringContaining('/odd: its process was ended by SIGKILL.')]);
});
