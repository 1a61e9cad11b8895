import { bucketAddress } from '../store/bucket/address.ts';
import type { Store } from '../store/store.ts';
import { bucketStore, folderStore } from '../store/stores.ts';

/** Where a store is, as far as another process can receive it. */
export type StorePlace = { folder: string } | { bucket: string; cache: string };

/** The store there. Asks a bucket for nothing yet. */
export function openStore(place: StorePlace): Store {
  return 'folder' in place ? folderStore(place.folder) : bucketStore(bucketAddress(place.bucket), place.cache);
}
