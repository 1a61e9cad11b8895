import { createHook } from 'node:async_hooks';
import { join } from 'node:path';
import { abortCanary, beginCanary, canaryOf, promoteCanary, stepCanary } from '../environments/canary.ts';
import { promote } from '../environments/promote.ts';
import { prune } from '../environments/prune.ts';
import { rollback } from '../environments/rollback.ts';
import type { Store } from '../store/store.ts';
import { openStore, type StorePlace } from './store-place.ts';

/** What a process of its own does with a store, one after the other. A test may kill it. */
export interface StoreOrder {
  store: StorePlace;
  /** Folder of a built release to publish. */
  publish?: string;
  /** Promotes these releases of a workspace in turn, so many times. */
  promote?: {
    environment: string;
    sites: string;
    workspace: string;
    versions: string[];
    times: number;
    force?: string | undefined;
  };
  /** Rolls back one remote. */
  rollback?: { environment: string; sites: string; workspace: string };
  /** Begins a canary of a workspace's release, or does something with the one that runs. */
  canary?: {
    environment: string;
    sites: string;
    workspace: string;
    version: string;
    act: 'begin' | 'step' | 'promote' | 'abort';
  };
  /** Prunes at this moment. */
  prune?: { sites: string; keep: number; now: number };
  /** An environment to remove. It sends "removing" right before. */
  remove?: string;
  /** It is killed at its nth request to the system. Default: never. */
  killAt?: number;
}

/** What it sends at its end. */
export interface StoreAnswer {
  /** Numbers of its revisions. */
  revisions: number[];
  /**
   * How often it called the system: file, connection or process. That number, unlike the time it takes, a busy machine
   * leaves the same.
   */
  requests: number;
  /** The most memory that it held. */
  peakBytes: number;
}

process.once('message', (order: StoreOrder) => {
  run(order).catch(({ message }: Error) => {
    process.stderr.write(`${message}\n`);
    process.exit(1);
  });
});

async function run({
  store: place,
  publish,
  promote: promotion,
  rollback: back,
  canary,
  prune: pruning,
  remove,
  killAt,
}: StoreOrder): Promise<void> {
  const answer: StoreAnswer = { revisions: [], requests: 0, peakBytes: 0 };
  createHook({
    init(_, type) {
      if (!/REQ|WRAP/.test(type)) return;
      answer.requests += 1;
      if (answer.requests === killAt) process.kill(process.pid, 'SIGKILL');
    },
  }).enable();
  const store = openStore(place);
  if (publish !== undefined) await store.publishRelease(publish);
  if (promotion) {
    const { workspace, versions, times, ...order } = promotion;
    for (let time = 0; time < times; time += 1) {
      const changes = [{ workspace, version: versions[time % versions.length] ?? '' }];
      const { revision } = await promote(store, { ...order, changes, retries: 10_000 });
      answer.revisions.push(revision.revision);
    }
  }
  if (back) await rollback(store, { environment: back.environment, sites: back.sites, workspaces: [back.workspace] });
  if (canary) answer.revisions.push(await changeCanary(store, canary));
  if (pruning) {
    const { sites, keep, now } = pruning;
    await prune(store, { keep, olderThan: 0, sites: (environment) => join(sites, environment), now: () => now });
  }
  if (remove !== undefined) {
    process.send?.('removing');
    await store.removeEnvironment(remove, { created: new Date().toISOString(), reason: 'removed' });
  }
  answer.peakBytes = process.resourceUsage().maxRSS * 1024;
  process.send?.(answer, () => process.exit(0));
}

/** The number of the revision that it has made. */
async function changeCanary(
  store: Store,
  { environment, sites, workspace, version, act }: NonNullable<StoreOrder['canary']>,
): Promise<number> {
  if (act === 'begin') {
    const changes = [{ workspace, version }];
    return (await beginCanary(store, { environment, sites, changes, retries: 100 })).revision.revision;
  }
  const change = { step: stepCanary, promote: promoteCanary, abort: abortCanary }[act];
  const number = (await canaryOf(store, environment))?.canary.number ?? 0;
  return (await change(store, { environment, sites, number })).revision.revision;
}
