import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beginCanary } from '../environments/canary.ts';
import { platformFolder } from '../lib/dist.ts';
import { readSiteMap } from '../site/site-map.ts';
import { currentSite } from '../site/sites.ts';
import { folderStore } from '../store/stores.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { freePort } from '../testing/free-port.ts';
import { bodyOf, drawnBy, exceptionOf, frameOf, publishReported, senderOf, viewOf } from '../testing/reports.ts';

const environment = 'staging';
let folder: string;
let sites: string;
let fixture: FixtureStore;
let port: number;
const started: ChildProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'watched-'));
  sites = join(folder, 'sites', environment);
  fixture = fixtureStore(folder);
  await publishReported(fixture, folder);
  const changes = [{ workspace: 'mf-plans', version: '1.2.0' }];
  await beginCanary(fixture.store, { environment, changes, configurationFolder: fixture.configurationFolder, sites });
  port = await freePort();
}, 60_000);
afterAll(() => {
  for (const each of started) each.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function start(...words: string[]): ChildProcess {
  const env = { ...process.env, MOSAICO_WORK: folder, MOSAICO_STORE: '' };
  const command = [join(platformFolder, 'bin', 'mosaico.mjs'), ...words];
  const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  return child;
}

let documents = 0;
/** Two documents of a visitor with an address of their own, of which the second throws in the canary. */
async function visit(version: string, arm: 'stable' | 'canary'): Promise<void> {
  const origin = `http://localhost:${port}`;
  const number = (documents += 2);
  const { address = '', cookie = '' } = drawnBy(3, `198.18.${number >> 8}.${number & 255}`);
  const headers = { Origin: origin, 'X-Forwarded-For': address, Cookie: cookie };
  const thrown = exceptionOf(frameOf(`mf-plans/page.${version}.js`, 5));
  for (const [index, reports] of [[viewOf()], arm === 'canary' ? [viewOf(), thrown] : [viewOf()]].entries()) {
    const body = bodyOf(reports, senderOf(version, { 'mosaico.arm': arm }), number + index);
    const { status } = await fetch(`${origin}/informes`, { method: 'POST', body, headers });
    expect(status).toBe(204);
  }
}

const history = async (): Promise<string[]> => {
  const store = folderStore(join(folder, 'store'));
  const numbers = await store.revisionNumbers(environment);
  const revisions = await Promise.all(numbers.map((number) => store.revision(environment, number)));
  return revisions.flatMap(({ canary, canaryEnd }) => canaryEnd?.outcome ?? canary?.weight.toString() ?? []);
};

test('a release that throws is aborted by the server that counts, while another watcher is killed again and again', async () => {
  const server = start('serve', '--env', environment, '--port', String(port), '--watch-canary', '1');
  await new Promise<void>((resolve) => {
    server.stdout?.on('data', (text) => String(text).includes('serving') && resolve());
  });
  for (let stable = 0; stable < 30; stable += 1)
    await Promise.all(Array.from({ length: 20 }, () => visit('1.1.0', 'stable')));
  for (let canary = 0; canary < 14; canary += 1)
    await Promise.all(Array.from({ length: 20 }, () => visit('1.2.0', 'canary')));
  while (!(await history()).includes('aborted')) {
    const watcher = start('canary', 'watch', '--env', environment, '--every', '1');
    watcher.stdout?.resume();
    const ended = once(watcher, 'exit');
    await sleep(400 + (documents % 7) * 100);
    documents += 1;
    watcher.kill('SIGKILL');
    await ended;
  }
  const store = folderStore(join(folder, 'store'));
  const { reason, releases } = await store.revision(environment);
  expect(reason).toMatch(
    /^canary 3: mf-plans 1\.2\.0: \d+ of \d+ visits met exceptions of mf-plans, of stable 0 of 600; TypeError in mf-plans\/mf-plans \(mf-plans\/src\/social\/plans\.tsx:41\)$/,
  );
  expect(releases['mf-plans']).toBe('1.1.0');
  // Whoever made the revision was perhaps killed before it was shown: the other one shows it.
  while ((await readSiteMap(currentSite(sites) ?? '')).revision !== 4) await sleep(200);
  expect(await history()).toEqual(['5', 'aborted']);
}, 120_000);
