import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compositionFolder } from '../site/sites.ts';
import type { Store } from '../store/store.ts';
import { previewsOlderThan } from './preview.ts';

/** Milliseconds after which a preview has been looked at: two weeks. */
const previewsLast = 14 * 24 * 60 * 60 * 1_000;

/** What `prune` takes away. */
export interface Pruned {
  releases: { workspace: string; version: string }[];
  /** Folders of compositions and previews. */
  compositions: string[];
}

interface PruneOptions {
  /** So many of each environment's newest revisions keep their releases and compositions. */
  keep: number;
  /** Also drop releases that no revision has used so far. */
  unused?: boolean;
  /** Folder of an environment's compositions. */
  sites: (environment: string) => string;
  /** Only say what would go. */
  dryRun?: boolean;
}

/**
 * Drops the releases that only old revisions use, and these revisions' compositions. A visitor whose open page belongs
 * to a dropped release gets a fresh page at the next step.
 */
export async function prune(store: Store, { keep, unused, sites, dryRun }: PruneOptions): Promise<Pruned> {
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
    compositions.push(...(await previewsOlderThan(sites(environment), previewsLast)));
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
      if (!recent.has(name) && (old.has(name) || unused)) releases.push({ workspace, version });
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

async function isShown(store: Store, { workspace, version }: Pruned['releases'][number]): Promise<boolean> {
  for (const environment of await store.environments()) {
    const { revision } = await store.head(environment);
    if (revision?.releases[workspace] === version) return true;
  }
  return false;
}
