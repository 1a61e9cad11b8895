import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compositionFolder } from '../site/sites.ts';
import type { Store } from '../store/store.ts';

/** What `prune` takes away. */
export interface Pruned {
  releases: { workspace: string; version: string }[];
  /** Folders of compositions. */
  compositions: string[];
}

interface PruneOptions {
  /** So many of each environment's newest revisions keep their releases and compositions. */
  keep: number;
  /** Also drop releases that no revision has used so far. */
  unused?: boolean;
  /** Of these only what was built so many milliseconds ago: a pull request may still be talked about. Default: all. */
  olderThan?: number;
  /** Folder of an environment's compositions. */
  sites: (environment: string) => string;
  /** Only say what would go. */
  dryRun?: boolean;
}

/**
 * Drops the releases that only old revisions use, and these revisions' compositions. A visitor whose open page belongs
 * to a dropped release gets a fresh page at the next step.
 */
export async function prune(
  store: Store,
  { keep, unused, olderThan = 0, sites, dryRun }: PruneOptions,
): Promise<Pruned> {
  const recent = new Set<string>();
  const old = new Set<string>();
  const compositions: string[] = [];
  for (const environment of await store.environments()) {
    const numbers = await store.revisionNumbers(environment);
    const folders = new Set<string>();
    for (const [index, number] of numbers.entries()) {
      const revision = await store.revision(environment, number);
      const isRecent = index >= numbers.length - keep;
      for (const each of Object.entries(revision.releases)) (isRecent ? recent : old).add(each.join('@'));
      if (isRecent) folders.add(compositionFolder(sites(environment), revision));
    }
    const present = (await readdir(sites(environment)).catch(() => [])).filter((name) => /^\d{6,}$/.test(name));
    compositions.push(...present.map((name) => join(sites(environment), name)).filter((each) => !folders.has(each)));
  }
  const names = new Set(await store.environments());
  for (const { environment, releases } of await store.formerRevisions()) {
    for (const each of Object.entries(releases)) old.add(each.join('@'));
    if (names.has(environment) || !existsSync(sites(environment))) continue;
    names.add(environment);
    compositions.push(sites(environment));
  }
  const releases: Pruned['releases'] = [];
  for (const workspace of await store.workspaces()) {
    for (const version of await store.versions(workspace)) {
      const name = `${workspace}@${version}`;
      if (recent.has(name)) continue;
      if (old.has(name) || (unused && (await isOlder(store, { workspace, version }, olderThan))))
        releases.push({ workspace, version });
    }
  }
  if (!dryRun) {
    for (const folder of compositions) await rm(folder, { recursive: true, force: true });
    for (const each of [...releases]) {
      // It may have come into use since: by a promotion, or by somebody who has taken something back.
      if (await isShown(store, each)) releases.splice(releases.indexOf(each), 1);
      else await store.removeRelease(each.workspace, each.version);
    }
  }
  return { releases, compositions };
}

/** One that cannot be read was built who knows when: it stays, unless all are meant. */
async function isOlder(
  store: Store,
  { workspace, version }: Pruned['releases'][number],
  milliseconds: number,
): Promise<boolean> {
  if (milliseconds === 0) return true;
  const release = await store.release(workspace, version).catch(() => undefined);
  return release !== undefined && Date.parse(release.built.at) < Date.now() - milliseconds;
}

async function isShown(store: Store, { workspace, version }: Pruned['releases'][number]): Promise<boolean> {
  for (const environment of await store.environments()) {
    const { revision } = await store.head(environment);
    if (revision?.releases[workspace] === version) return true;
  }
  return false;
}
