import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Revision } from '@mosaico/shared-types/schemas';
import type { Store } from '../store/store.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { bucketStoreIn, countedBucket, type CountedBucket } from '../testing/memory-bucket.ts';
import { changesTo } from '../testing/releases.ts';
import { revisionsOf } from '../cli/history.ts';
import { describeRelease, publishedOf } from './describe-release.ts';
import { environmentDocument } from './environment-page.ts';
import { environmentStatus } from './environment-status.ts';
import { promote } from './promote.ts';

const environment = 'staging';
let folder: string;
let counted: CountedBucket;
let fixture: FixtureStore;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'store-requests-'));
  counted = countedBucket();
  fixture = fixtureStore(folder, storeHere());
  await fixture.publish('shell', '1.0.0');
  for (const version of ['1.0.0', '1.1.0']) await fixture.publish('mf-plans', version);
  await promotion('shell@1.0.0', 'mf-plans@1.0.0')();
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

/** The store as a process finds it that has read nothing yet, on a machine with copies of the files. */
const storeHere = (): Store => bucketStoreIn(counted.bucket, join(folder, 'cache'));
const sites = (): string => join(folder, 'sites', environment);
const promotion =
  (...releases: string[]) =>
  (): Promise<unknown> =>
    promote(storeHere(), {
      environment,
      changes: changesTo(releases),
      configurationFolder: fixture.configurationFolder,
      sites: sites(),
    });

async function requestsOf(act: () => Promise<unknown>): Promise<number> {
  const before = counted.requests();
  await act();
  return counted.requests() - before;
}

/** Adds revisions to the history, each of which promotes what is there, and releases that nothing shows. */
async function grow(revisions: number, releases: number): Promise<void> {
  const store = storeHere();
  const newest: Revision = await store.revision(environment);
  for (let number = 1; number <= revisions; number += 1)
    await store.createRevision({ ...newest, revision: newest.revision + number, reason: `the ${number}th` });
  for (let number = 1; number <= releases; number += 1) await fixture.publish('mf-plans', `0.${releases}.${number}`);
}

test('with more revisions and releases, promote, status, history, show, follow and /mosaico/ need no more requests', async () => {
  const status = async (): Promise<unknown> => {
    const store = storeHere();
    return environmentStatus(store, await store.revision(environment));
  };
  const page = async (): Promise<unknown> => {
    const store = storeHere();
    return environmentDocument(store, await store.revision(environment));
  };
  let version = '1.0.0';
  const other = (): Promise<unknown> => {
    version = version === '1.0.0' ? '1.1.0' : '1.0.0';
    return promotion(`mf-plans@${version}`)();
  };
  const followed = storeHere();
  const all = async (): Promise<Record<string, number>> => ({
    promote: await requestsOf(other),
    status: await requestsOf(status),
    '/mosaico/': await requestsOf(page),
    history: await requestsOf(() => revisionsOf(storeHere(), environment, { limit: 20 })),
    'show mf-plans': await requestsOf(() => publishedOf(storeHere(), 'mf-plans', 20)),
    'show mf-plans@1.1.0': await requestsOf(() => describeRelease(storeHere(), 'mf-plans', '1.1.0')),
    'serve --follow, a look': await requestsOf(() => followed.head(environment)),
  });
  await grow(120, 120);
  const few = await all();
  await grow(380, 380);
  const many = await all();
  const more = Object.keys(few).filter((command) => (many[command] ?? Infinity) > (few[command] ?? 0));
  expect({ more, few, many }).toEqual({ more: [], few, many });
});
