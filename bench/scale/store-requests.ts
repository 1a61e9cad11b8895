import { join } from 'node:path';
import type { Change } from '@mosaico/platform/environments/next-revision';
import { promote } from '@mosaico/platform/environments/promote';
import type { Store } from '@mosaico/platform/store/store';
import { bucketStoreIn, countedBucket } from '@mosaico/platform/testing/memory-bucket';

/** Requests to a bucket that keeps the store. */
export interface StoreRequests {
  /** Of an environment's first promotion, on a machine that has no copy of a release. */
  first: number;
  /** Of the next one, on a machine that has copies. */
  next: number;
}

/** What is promoted. */
interface Promotion {
  environment: string;
  /** The releases of the site, which `store` has. */
  changes: readonly Change[];
  configurationFolder: string;
}

/**
 * Promotes a site twice, as the command line does but in this process, with its releases in a bucket in memory that counts. `change` changes
 * the configuration in between. `work`: folder for compositions and copies; with the compositions of other promotions beside `work`'s sites,
 * pages come from their cache.
 */
export async function storeRequests(
  store: Store,
  promotion: Promotion,
  work: { sites: string; copies: string },
  change: () => Promise<void>,
): Promise<StoreRequests> {
  const { bucket, requests } = countedBucket();
  const publishing = bucketStoreIn(bucket, join(work.copies, 'publishing'));
  for (const { workspace, version } of promotion.changes)
    await publishing.publishRelease(await store.releaseFolder(workspace, version));
  const once = async (): Promise<number> => {
    const before = requests();
    // A process of its own has read nothing yet.
    await promote(bucketStoreIn(bucket, join(work.copies, 'promoting')), { ...promotion, sites: work.sites });
    return requests() - before;
  };
  const first = await once();
  await change();
  return { first, next: await once() };
}
