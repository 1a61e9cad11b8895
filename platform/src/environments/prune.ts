import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from '../lib/error-code.ts';
import { inParallel } from '../lib/in-parallel.ts';
import { progressOf } from '../lib/progress.ts';
import { ownMark } from '../lib/stale-folders.ts';
import { readSiteMap } from '../site/site-map.ts';
import { compositionFolder, currentSite } from '../site/sites.ts';
import { removeStaleDrafts } from '../site/write/write.ts';
import { releaseNames } from '../store/arms.ts';
import type { Store } from '../store/store.ts';
import { graceMs } from '../store/unused.ts';
import { earlier } from './history.ts';

/** What a `prune` has done, or would do. */
export interface Pruned {
  /** Removed releases (`mf-plans@1.4.0`) and folders of compositions. */
  removed: { releases: string[]; compositions: string[] };
  /** Releases that are marked as unused: a `prune` an hour later removes them, if they are still unused then. */
  marked: string[];
}

interface PruneOptions {
  /** How many of each environment's newest revisions keep their releases and compositions. Below `keptRevisions`, open pages lose assets. */
  keep: number;
  /** A release that was built in the last so many ms stays, since a pull request may still need it. */
  olderThan: number;
  /** Folder of an environment's compositions. */
  sites: (environment: string) => string;
  /** Only say what would be done. */
  dryRun?: boolean;
  /** Milliseconds since 1970. For tests. */
  now?: () => number;
}

/**
 * Removes what no recent revision uses. A composition goes an hour after it was recent. An unused release is marked first, and
 * removed by a `prune` an hour later or more. By then a promotion that was composing has recorded its revision. A visitor with an
 * open page of a removed release gets a fresh page at the next step.
 */
export async function prune(store: Store, options: PruneOptions): Promise<Pruned> {
  const done: Pruned = { removed: { releases: [], compositions: [] }, marked: [] };
  const environments = await store.environments();
  for (const environment of environments) await pruneCompositions(store, environment, options, done);
  for (const environment of await store.formerEnvironments()) await pruneFormer(store, environment, options, done);
  await pruneReleases(store, environments, options, done);
  return done;
}

async function pruneReleases(
  store: Store,
  environments: readonly string[],
  options: PruneOptions,
  done: Pruned,
): Promise<void> {
  const { dryRun = false, now = Date.now } = options;
  const isOver = (at: number): boolean => at <= now() - graceMs;
  const [used, marks, unused] = [
    await usedReleases(store, environments, options),
    await store.unused.all(),
    new Set<string>(),
  ];
  const all = await everyRelease(store);
  const onRead = progressOf('reading', all.length, 'releases');
  await inParallel(all, width, async ({ workspace, version }) => {
    const name = `${workspace}@${version}`;
    if (!used.has(name) && (marks.has(name) || (await isOld(store, { workspace, version }, options)))) unused.add(name);
    onRead();
  });
  const due: string[] = [];
  for (const name of new Set([...unused, ...marks.keys()])) {
    const { at, decision } = marks.get(name) ?? {};
    // A promotion that has decided to keep the release may not have recorded its revision yet.
    if (decision?.kept && !isOver(decision.at)) continue;
    if (!unused.has(name)) {
      if (!dryRun) await store.unused.clear(name);
    } else if (at === undefined || decision?.kept) {
      if (!dryRun) await store.unused.mark(name);
      done.marked.push(name);
    } else if (isOver(at) && (dryRun || (await store.unused.remove(name)))) due.push(name);
  }
  // A promotion that was faster than the decision has recorded its revision by now.
  const usedNow = due.length > 0 ? await usedReleases(store, await store.environments(), options) : used;
  for (const name of due) {
    const [workspace = '', version = ''] = name.split('@');
    if (usedNow.has(name)) {
      if (!dryRun) await store.unused.clear(name);
      continue;
    }
    if (!dryRun) {
      // Another `prune` may have removed the release at the same time, and a team may have published it again since.
      if (!(await store.unused.isRemoved(name))) continue;
      await store.removeRelease(workspace, version);
      await store.unused.clear(name);
    }
    done.removed.releases.push(name);
  }
}

async function everyRelease(store: Store): Promise<{ workspace: string; version: string }[]> {
  const all = (await store.workspaces()).map(async (workspace) =>
    (await store.versions(workspace)).map((version) => ({ workspace, version })),
  );
  return (await Promise.all(all)).flat();
}

/** How many releases are read at once. */
const width = 8;

/** The releases of each environment's newest revisions, and of those that the site in use here, which may be older, has assets of. */
async function usedReleases(
  store: Store,
  environments: readonly string[],
  { keep, sites }: Pick<PruneOptions, 'keep' | 'sites'>,
): Promise<Set<string>> {
  const used = new Set<string>();
  for (const environment of environments) {
    const inUse = currentSite(sites(environment));
    const shown = inUse && (await readSiteMap(inUse).catch(() => undefined));
    for (const before of [Infinity, ...(shown ? [shown.revision + 1] : [])])
      for await (const revision of earlier(store, environment, before, keep))
        for (const name of releaseNames(revision)) used.add(name);
  }
  return used;
}

/** A release that cannot be read has no build time. It counts as new, unless `--older-than` is 0. */
async function isOld(
  store: Store,
  { workspace, version }: { workspace: string; version: string },
  { olderThan, now = Date.now }: PruneOptions,
): Promise<boolean> {
  if (olderThan === 0) return true;
  const release = await store.release(workspace, version).catch(() => undefined);
  return release !== undefined && Date.parse(release.built.at) < now() - olderThan;
}

/** Compositions of one environment. */
async function pruneCompositions(
  store: Store,
  environment: string,
  { keep, sites: sitesOf, dryRun = false, now = Date.now }: PruneOptions,
  done: Pruned,
): Promise<void> {
  const sites = sitesOf(environment);
  // Listed before revisions are: of a folder that is there now, the revision is recorded.
  const composed = (await readdir(sites).catch(() => [])).filter((name) => /^\d{6,}$/.test(name));
  if (composed.length === 0) return;
  if (!dryRun) await removeStaleDrafts(sites);
  const used = async (): Promise<Set<string>> => {
    const folders = new Set<string>();
    let old = 0;
    for await (const revision of earlier(store, environment, Infinity)) {
      folders.add(compositionFolder(sites, revision));
      // Revisions that were recent at any time in the last hour.
      if (Date.parse(revision.created) <= now() - graceMs && ++old === keep) break;
    }
    return folders.add(currentSite(sites) ?? '');
  };
  const before = await used();
  for (const folder of composed.map((name) => join(sites, name))) {
    if (before.has(folder)) continue;
    if (!dryRun && !(await removeComposition(folder, async () => (await used()).has(folder)))) continue;
    done.removed.compositions.push(folder);
  }
}

/** All compositions of an environment that was removed an hour ago. */
async function pruneFormer(
  store: Store,
  environment: string,
  { sites: sitesOf, dryRun = false, now = Date.now }: PruneOptions,
  done: Pruned,
): Promise<void> {
  const sites = sitesOf(environment);
  if (!existsSync(sites)) return;
  const removal = (await store.formerRevisions(environment)).at(-1);
  // It may have been begun anew.
  if (!removal || Date.parse(removal.created) > now() - graceMs || (await store.head(environment)).revision) return;
  if (!dryRun) await rm(sites, { recursive: true, force: true });
  done.removed.compositions.push(sites);
}

/**
 * Removes a composition, unless it came into use at the last moment. It is renamed first, so that no other process begins to use
 * it, and renamed back if one has. If `prune` is killed in between, the next one, or the next composition, removes the
 * folder as an orphaned draft.
 */
async function removeComposition(folder: string, isUsed: () => Promise<boolean>): Promise<boolean> {
  if (await isUsed()) return false;
  const grave = join(dirname(folder), `.draft-${ownMark()}-${randomUUID()}`);
  try {
    await rename(folder, grave);
  } catch (error) {
    // Another `prune` at the same time was faster.
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
  const isKept = await isUsed();
  if (isKept) await rename(grave, folder);
  else await rm(grave, { recursive: true, force: true });
  return !isKept;
}
