import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promote } from '../environments/promote.ts';
import { rootFolder } from '../lib/workspaces.ts';
import { fixtureStore } from '../testing/fixture-store.ts';
import { freePort } from '../testing/free-port.ts';

const root = rootFolder(__dirname);

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'conventions-'));
  const { store, publish, configurationFolder } = fixtureStore(folder);
  await publish('shell', '1.0.0');
  const changes = [{ workspace: 'shell', version: '1.0.0' }];
  await promote(store, { environment: 'demo', changes, configurationFolder, sites: join(folder, 'sites', 'demo') });
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a verb; `signal` is sent once it has said something. */
function mosaico(
  words: string,
  { env = {}, signal }: { env?: NodeJS.ProcessEnv; signal?: NodeJS.Signals } = {},
): Promise<Ended> {
  const place = { MOSAICO_STORE: pathToFileURL(join(folder, 'store')).href, MOSAICO_WORK: folder };
  const child = spawn(
    process.execPath,
    [join(root, 'platform', 'bin', 'mosaico.mjs'), ...words.split(' ').filter(Boolean)],
    { cwd: root, env: { PATH: process.env.PATH, HOME: folder, ...place, ...env } },
  );
  const ended: Ended = { code: null, stdout: '', stderr: '' };
  child.stdout.on('data', (part: Buffer) => {
    ended.stdout += part.toString();
    if (signal) child.kill(signal);
  });
  child.stderr.on('data', (part: Buffer) => void (ended.stderr += part.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ ...ended, code })));
}

test.each([
  ['status demo', 0],
  ['--version', 0],
  ['help ship', 0],
  ['', 2],
  ['shp', 2],
  ['ship --nope', 2],
  ['serve --port abc', 2],
  ['history --limit abc', 2],
  ['status --env', 2],
  ['promote shell', 2],
  ['diff demo@x demo', 2],
  ['status nowhere', 1],
  ['diff demo nowhere', 1],
])('mosaico %s ends with exit code %i', async (words, code) => {
  expect((await mosaico(words)).code).toBe(code);
});

test('Ctrl+C ends what serves with 130, and the machine that stops it with 0', async () => {
  // Windows has no signals.
  if (process.platform === 'win32') return;
  const serve = async (signal: NodeJS.Signals): Promise<Ended> =>
    mosaico(`serve --json --port ${await freePort()}`, { signal });
  const stopped = await serve('SIGINT');
  expect(JSON.parse(stopped.stdout)).toMatchObject({
    environment: 'demo',
    address: expect.stringMatching(/^http:/) as string,
  });
  expect(stopped.code).toBe(130);
  expect((await serve('SIGTERM')).code).toBe(0);
});

test('a store that is misspelt is a failure, and one in which nothing is yet is none', async () => {
  const status = (store: string): Promise<Ended> => mosaico('status', { env: { MOSAICO_STORE: store } });
  expect(await status('file:///none/here')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('/none/here does not exist') as string,
  });
  const empty = mkdtempSync(join(folder, 'empty-'));
  expect(await status(pathToFileURL(empty).href)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^No environment has a revision yet/) as string,
  });
});

test('promote without releases says what it does before it composes', async () => {
  const { stdout, stderr } = await mosaico('promote --env demo');
  expect(stderr).toMatch(/^No release is named: what demo shows is composed and checked once more/);
  expect(stdout).toContain('demo stays at revision 1');
});

test('a colour is for a terminal, unless the environment requests or forbids it', async () => {
  const red = '\u001b[31mError:';
  const said = async (env: NodeJS.ProcessEnv): Promise<string> => (await mosaico('status nowhere', { env })).stderr;
  expect(await said({})).toMatch(/^Error: /);
  expect(await said({ FORCE_COLOR: '1' })).toContain(red);
  expect(await said({ NO_COLOR: '1' })).toMatch(/^Error: /);
});

test('with --quiet a verb says no more than what is wrong, and answers in JSON', async () => {
  expect(await mosaico('promote --env demo --config nowhere -q')).toMatchObject({
    stdout: '',
    stderr: expect.stringMatching(/^Error: .*nowhere/) as string,
  });
  expect(await mosaico('status --quiet')).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(JSON.parse((await mosaico('status --quiet --json')).stdout)).toMatchObject([{ environment: 'demo' }]);
});

test('a long step says that it goes on, on standard error', async () => {
  const { stdout, stderr } = await mosaico('environment create trial --from demo');
  expect(stdout).toMatch(/^trial is at revision 1/);
  expect(stderr).toMatch(/^rendering pages: \d+$/m);
  expect((await mosaico('environment create other --from demo --quiet')).stderr).not.toMatch(/rendering/);
});
