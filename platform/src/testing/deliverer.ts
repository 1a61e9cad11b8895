import { promote } from '../environments/promote.ts';
import { openStore, type StorePlace } from './store-place.ts';

/** What a delivering process is told. */
export interface DelivererOrder {
  store: StorePlace;
  sites: string;
  environment: string;
  workspace: string;
  version: string;
  /** Folder of the built release. */
  built: string;
}

/** A process that publishes a release, unless it is published, and promotes it. It says `began`, and ends with code 0 once done. */
process.once('message', (order: DelivererOrder) => void run(order));

async function run({ store: place, sites, environment, workspace, version, built }: DelivererOrder): Promise<void> {
  const store = openStore(place);
  process.send?.('began');
  if (!(await store.versions(workspace)).includes(version)) await store.publishRelease(built);
  await promote(store, { environment, changes: [{ workspace, version }], sites });
  process.exit(0);
}
