import type { BucketAddress } from './bucket/address.ts';
import { Bucket } from './bucket/bucket.ts';
import { BucketBackend } from './bucket-backend.ts';
import { FolderBackend } from './folder-backend.ts';
import { Store } from './store.ts';

/** A store in a local folder. */
export function folderStore(folder: string): Store {
  return new Store(new FolderBackend(folder));
}

/** A store in a bucket, with local copies of what it reads in `cacheFolder`. Asks the bucket for nothing yet. */
export function bucketStore(address: BucketAddress, cacheFolder: string): Store {
  return new Store(new BucketBackend(new Bucket(address), cacheFolder));
}
