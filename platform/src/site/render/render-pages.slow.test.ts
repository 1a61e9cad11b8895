import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteOf } from '../../testing/site.ts';
import { renderPages, type Rendering, type RenderOptions } from './render-pages.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'render-'));
});
afterEach(() => {
  jest.useRealTimers();
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
  const order = { shell, remotes: {}, site: siteOf(), table, data: {}, today: '2026-11-21', paths };
  return renderPages(order, options);
}

const bodiesOf = ({ pages }: Rendering): Record<string, string> =>
  Object.fromEntries([...pages].map(([path, { body }]) => [path, body]));

const impatient = { cpu: 400, idle: 600, wall: 300_000 };

test.each([
  [
    'a loop without an end',
    'for (;;);',
    'it was still computing after 0.4 s of processor time of its own. (on both of two tries)',
    'Look for a loop without an end',
  ],
  [
    'a wait for a timer that is set for ever',
    'await new Promise(() => setInterval(() => undefined, 100_000))',
    'it did nothing for 0.6 s but wait. (on both of two tries)',
    'take out what it waits for',
  ],
  [
    'a promise that is never settled',
    'await new Promise(() => undefined)',
    'it waits for something that nothing will bring: a promise that is never settled. (on both of two tries)',
    'take out what it waits for',
  ],
  [
    'the end of the process',
    "process.stderr.write('over and out'); process.exit(3)",
    'its process ended with code 3. over and out (on both of two tries)',
    'Mend its server build',
  ],
])('%s on one page is said after a second try, and the others are rendered', async (_what, odd, why, remedy) => {
  const retried: string[] = [];
  const rendering = await rendered(odd, { patience: impatient, onRetry: (path) => retried.push(path) });
  expect(rendering.failures.get('/odd')).toEqual({ why, remedy: expect.stringContaining(remedy) as string });
  expect(bodiesOf(rendering)).toEqual({ '/first': 'fine', '/last': 'fine' });
  expect(retried).toEqual(['/odd']);
});

test('a page that throws has answered, and is not tried again', async () => {
  const { failures } = await rendered(`fs.appendFileSync(${fileNamed('tries')}, 'x'); throw new Error('no such plan')`);
  expect(failures.get('/odd')?.why).toBe('Error: no such plan');
  expect(readFileSync(join(folder, 'tries'), 'utf8')).toBe('x');
});

test.each([
  ['loses its process', "process.kill(process.pid, 'SIGKILL')", 'its process was ended by SIGKILL.'],
  ['loops', 'for (;;);', 'it was still computing after 0.4 s'],
])('a page that %s once and not again is rendered', async (_what, odd, why) => {
  const retried: string[] = [];
  const rendering = await rendered(
    `if (!fs.existsSync(${fileNamed('tried')})) { fs.writeFileSync(${fileNamed('tried')}, ''); ${odd} }`,
    { patience: impatient, onRetry: (path, reason) => retried.push(`${path}: ${reason}`) },
  );
  expect(rendering.failures.size).toBe(0);
  expect(bodiesOf(rendering)['/odd']).toBe('odd after all');
  expect(retried).toEqual([expect.stringContaining(`/odd: ${why}`)]);
});

/** Resolves with the id of the process that has written it there, once it is stopped. */
async function stoppedProcess(file: string): Promise<number> {
  for (;;) {
    const id = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
    if (id && execFileSync('ps', ['-o', 'state=', '-p', String(id)], { encoding: 'utf8' }).startsWith('T')) return id;
    await new Promise(setImmediate);
  }
}

test('a process that the machine keeps from running for minutes gets no release refused', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'Date'] });
  const retried: string[] = [];
  const stopped = join(folder, 'stopped');
  const rendering = rendered(
    `fs.writeFileSync(${JSON.stringify(stopped)}, String(process.pid)); process.kill(process.pid, 'SIGSTOP');
     await new Promise((resolve) => setTimeout(resolve, 1))`,
    { onRetry: (path) => retried.push(path) },
  );
  const id = await stoppedProcess(stopped);
  jest.advanceTimersByTime(4 * 60_000);
  process.kill(id, 'SIGCONT');
  expect(bodiesOf(await rendering)).toEqual({ '/first': 'fine', '/odd': 'odd after all', '/last': 'fine' });
  expect(retried).toEqual([]);
});

test('one that is stopped for good is given up, and blamed on the machine', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'Date'] });
  const rendering = rendered(
    `const file = ${fileNamed('stopped')} + (fs.existsSync(${fileNamed('stopped1')}) ? 2 : 1);
     fs.writeFileSync(file, String(process.pid)); process.kill(process.pid, 'SIGSTOP')`,
    { onRetry: () => (givenUp = 1) },
  );
  let givenUp = 0;
  void rendering.then(() => (givenUp = 2));
  for (const attempt of [1, 2]) {
    await stoppedProcess(join(folder, `stopped${attempt}`));
    // It may be stopped before what it said of itself is heard here, and watched only from then on.
    while (givenUp < attempt) {
      jest.advanceTimersByTime(60_000);
      await new Promise(setImmediate);
    }
  }
  expect((await rendering).failures.get('/odd')).toEqual({
    why: 'it did not end within 300 s, and used little of the processor in that time. (on both of two tries)',
    remedy: expect.stringContaining('The machine is too busy') as string,
  });
});
