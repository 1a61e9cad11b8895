import { promote } from '../environments/promote.ts';
import { publishOnce } from '../store/publish-once.ts';
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
  await publishOnce(store, { workspace, version, folder: built });
  await promote(store, { environment, changes: [{ workspace, version }], sites });
  process.exit(0);
}
