import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { platformFolder } from '../lib/dist.ts';
import { readCounted } from '../reports/counts.ts';
import { fixtureStore } from '../testing/fixture-store.ts';
import { freePort } from '../testing/free-port.ts';
import { bodyOf, exceptionOf, frameOf, publishReported, senderOf, viewOf } from '../testing/reports.ts';

let folder: string;
let port: number;
let server: ChildProcess | undefined;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'killed-'));
  await publishReported(fixtureStore(folder), folder);
  port = await freePort();
});
afterAll(() => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function startServer(): Promise<void> {
  const words = [join(platformFolder, 'bin', 'mosaico.mjs'), 'serve', '--env', 'staging', '--port', String(port)];
  const env = { ...process.env, MOSAICO_WORK: folder, MOSAICO_STORE: '' };
  server = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const text of server.stdout ?? []) if (String(text).includes('serving')) break;
}

let documents = 0;
/** Whether a batch of one view and one exception was taken. */
async function isTaken(): Promise<boolean> {
  const origin = `http://localhost:${port}`;
  documents += 1;
  const reports = [viewOf(), exceptionOf(frameOf('mf-plans/page.1.1.0.js', 5))];
  const body = bodyOf(reports, senderOf('1.1.0'), documents);
  // Of each address 20 exceptions count.
  const headers = { Origin: origin, 'X-Forwarded-For': `198.18.${documents >> 8}.${documents & 255}` };
  const answer = fetch(`${origin}/informes`, { method: 'POST', body, headers });
  return answer.then(({ status }) => status === 204).catch(() => false);
}

test('every report that was answered is counted, although the server is killed again and again', async () => {
  let taken = 0;
  for (let round = 0; round < 4; round += 1) {
    await startServer();
    const ended = once(server ?? process, 'exit');
    setTimeout(() => server?.kill('SIGKILL'), 700 + round * 97);
    while (server?.exitCode === null && server.signalCode === null)
      taken += (await Promise.all(Array.from({ length: 8 }, isTaken))).filter(Boolean).length;
    await ended;
  }
  const { hours, exceptions } = await readCounted(join(folder, 'sites', 'staging'), 0);
  const views = hours.flatMap(({ rows }) => rows).filter(({ workspace }) => workspace === 'mf-plans');
  const counted = views.reduce((sum, row) => sum + row.views, 0);
  expect(taken).toBeGreaterThan(50);
  expect(counted).toBeGreaterThanOrEqual(taken);
  // What was written as the server was killed was not answered: no more than was on its way.
  expect(counted).toBeLessThanOrEqual(taken + 4 * 8);
  expect(exceptions).toMatchObject([{ place: 'mf-plans/src/social/plans.tsx:41' }]);
  expect(exceptions[0]?.count).toBeGreaterThanOrEqual(taken);
});
