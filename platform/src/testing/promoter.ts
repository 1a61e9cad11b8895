import { promote } from '../environments/promote.ts';
import { openStore, type StorePlace } from './store-place.ts';

/** What a promoting process is told. */
export interface PromoterOrder {
  store: StorePlace;
  sites: string;
  environment: string;
  workspace: string;
  /** Promoted in turn. */
  versions: string[];
  times: number;
}

/** A process that promotes a workspace's releases in turn, so many times, and answers the numbers of its revisions. */
process.once('message', (order: PromoterOrder) => void run(order));

async function run({ store: place, sites, environment, workspace, versions, times }: PromoterOrder): Promise<void> {
  const store = openStore(place);
  const numbers: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const changes = [{ workspace, version: versions[time % versions.length] ?? '' }];
    const { revision } = await promote(store, { environment, changes, sites, retries: 10_000 });
    numbers.push(revision.revision);
  }
  process.send?.(numbers, () => process.exit(0));
}
