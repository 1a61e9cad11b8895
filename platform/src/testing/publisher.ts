import { openStore, type StorePlace } from './store-place.ts';

/** What a publishing process is told. */
export interface PublisherOrder {
  store: StorePlace;
  /** Folder of the release. */
  release: string;
}

/** A process that publishes a release, and that a test may kill. */
process.once('message', ({ store, release }: PublisherOrder) => {
  void openStore(store)
    .publishRelease(release)
    .then(() => process.exit(0));
});
