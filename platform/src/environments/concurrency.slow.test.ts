import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compositionFolder, currentSite } from '../site/sites.ts';
import { startChild } from '../testing/child.ts';
import { describeWithCeph } from '../testing/describe-with-ceph.ts';
import { fixtureStore } from '../testing/fixture-store.ts';
import { openStore, type StorePlace } from '../testing/store-place.ts';
import type { StoreAnswer, StoreOrder } from '../testing/store-process.ts';
import { differences } from './history.ts';
import { promote } from './promote.ts';

/** Processes, each a team with a remote of its own. */
const teams = 8;

jest.setTimeout(360_000);

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'concurrency-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Resolves to the numbers of the process's revisions. */
async function promoter(order: StoreOrder): Promise<number[]> {
  const child = startChild(order);
  return new Promise((resolve, reject) => {
    child.once('message', ({ revisions }: StoreAnswer) => resolve(revisions));
    child.once('exit', (code) => reject(new Error(`${order.promote?.workspace} ended with ${code}`)));
  });
}

/** @param times How often each promotes. */
async function allPromoteAtOnce(place: StorePlace, times: number): Promise<void> {
  const sites = join(folder, 'sites');
  const fixture = fixtureStore(folder, openStore(place));
  const workspaces = Array.from({ length: teams }, (_, team) => `mf-team-${team}`);
  const versions = ['1.0.0', '2.0.0'];
  await fixture.publish('shell', '1.0.0');
  for (const workspace of workspaces) for (const version of versions) await fixture.publish(workspace, version);
  await promote(fixture.store, {
    environment: 'staging',
    changes: ['shell', ...workspaces].map((workspace) => ({ workspace, version: '1.0.0' })),
    configurationFolder: fixture.configurationFolder,
    sites,
  });

  const order = { sites, environment: 'staging', versions: ['2.0.0', '1.0.0'], times };
  const numbers = await Promise.all(
    workspaces.map((workspace) => promoter({ store: place, promote: { ...order, workspace } })),
  );

  // Each knows its own, all are different, and together they are every revision after the first.
  const all = await fixture.store.revisionNumbers('staging');
  expect(all).toEqual(Array.from({ length: teams * times + 1 }, (_, index) => index + 1));
  expect(numbers.flat().sort((a, b) => a - b)).toEqual(all.slice(1));
  // In total order: each revision is the one before with its author's change, and nobody else's is lost.
  const revisions = await Promise.all(all.map((number) => fixture.store.revision('staging', number)));
  const authors = new Map(numbers.flatMap((own, team) => own.map((number) => [number, workspaces[team]] as const)));
  for (const [index, revision] of revisions.slice(1).entries()) {
    expect(differences(revisions[index], revision).map(({ what }) => what)).toEqual([authors.get(revision.revision)]);
  }
  const newest = revisions.at(-1);
  expect(newest && currentSite(sites)).toBe(newest && compositionFolder(sites, newest));
}

test('eight processes promote 25 times each on one environment, and no change is lost', async () => {
  await allPromoteAtOnce({ folder: join(folder, 'store') }, 25);
});

describeWithCeph('in a bucket', (ceph) => {
  // What another store could lose is one conditional write, which each of these makes.
  test('they promote 10 times each', async () => {
    await allPromoteAtOnce(
      { bucket: `s3://test/concurrency?endpoint=${ceph().endpoint}`, cache: join(folder, 'cache') },
      10,
    );
  });
});
