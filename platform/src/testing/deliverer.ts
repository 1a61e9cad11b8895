import { createHook } from 'node:async_hooks';
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
  /** It is killed at its nth request to the system. Default: never. */
  killAt?: number;
}

/**
 * A process that publishes a release, unless it is published, and promotes it. It ends with code 0 once done, and says
 * how often it asked the system for something: file, connection or process. That number, unlike the time it takes, a
 * busy machine leaves the same.
 */
process.once('message', (order: DelivererOrder) => void run(order));

async function run({
  store: place,
  sites,
  environment,
  workspace,
  version,
  built,
  killAt,
}: DelivererOrder): Promise<void> {
  let asked = 0;
  createHook({
    init(_, type) {
      if (!/REQ|WRAP/.test(type)) return;
      asked += 1;
      if (asked === killAt) process.kill(process.pid, 'SIGKILL');
    },
  }).enable();
  const store = openStore(place);
  await store.publishRelease(built);
  await promote(store, { environment, changes: [{ workspace, version }], sites });
  process.send?.(asked, () => process.exit(0));
}
