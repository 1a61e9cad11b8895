import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { inParallel } from '../lib/in-parallel.ts';
import { compositionFolder, currentSite } from '../site/sites.ts';
import type { Store } from '../store/store.ts';
import { graceMs } from '../store/unused.ts';

/** What a `prune` has done, or would do. */
export interface Pruned {
  /** What is gone. */
  removed: Unused;
  /** What is marked as unused: a `prune` an hour later removes it, if it is still unused then. */
  marked: Unused;
}

interface Unused {
  /** `mf-plans@1.4.0` */
  releases: string[];
  /** Folders of compositions. */
  compositions: string[];
}

interface PruneOptions {
  /** So many of each environment's newest revisions keep their releases and compositions. */
  keep: number;
  /** A release that was built in the last so many milliseconds stays: a pull request may still be talked about. */
  olderThan: number;
  /** Folder of an environment's compositions. */
  sites: (environment: string) => string;
  /** Only say what would be done. */
  dryRun?: boolean;
  /** Milliseconds since 1970. For tests. */
  now?: () => number;
}

/**
 * Removes releases that no recent revision uses, and compositions of other revisions, in two runs: one marks what is unused, and one at
 * least an hour later removes what is unused still. So a promotion that is composing has recorded its revision before, and counts. A visitor whose open page
 * belongs to a removed release gets a fresh page at the next step.
 */
export async function prune(store: Store, options: PruneOptions): Promise<Pruned> {
  const done: Pruned = {
    removed: { releases: [], compositions: [] },
    marked: { releases: [], compositions: [] },
  };
  for (const environment of await store.environments()) await pruneCompositions(store, environment, options, done);
  for (const environment of await store.formerEnvironments()) await pruneFormer(store, environment, options, done);
  await pruneReleases(store, options, done);
  return done;
}

async function pruneReleases(store: Store, options: PruneOptions, done: Pruned): Promise<void> {
  const { keep, dryRun = false, now = Date.now } = options;
  const isOver = (at: number): boolean => at <= now() - graceMs;
  const [used, marks, unused] = [await usedReleases(store, keep), await store.unused.all(), new Set<string>()];
  for (const workspace of await store.workspaces())
    await inParallel(await store.versions(workspace), width, async (version) => {
      const name = `${workspace}@${version}`;
      if (!used.has(name) && (marks.has(name) || (await isOld(store, { workspace, version }, options))))
        unused.add(name);
    });
  const due: string[] = [];
  for (const name of new Set([...unused, ...marks.keys()])) {
    const { at, decision } = marks.get(name) ?? {};
    // Who has just decided to keep it has not recorded its revision yet.
    if (decision?.kept && !isOver(decision.at)) continue;
    if (!unused.has(name)) {
      if (!dryRun) await store.unused.clear(name);
    } else if (at === undefined || decision?.kept) {
      if (!dryRun) await store.unused.mark(name);
      done.marked.releases.push(name);
    } else if (isOver(at) && (dryRun || (await store.unused.remove(name)))) due.push(name);
  }
  // A promotion that was faster than the decision has recorded its revision by now.
  const usedNow = due.length > 0 ? await usedReleases(store, keep) : used;
  for (const name of due) {
    const [workspace = '', version = ''] = name.split('@');
    if (usedNow.has(name)) {
      if (!dryRun) await store.unused.clear(name);
      continue;
    }
    if (!dryRun) {
      await store.removeRelease(workspace, version);
      await store.unused.clear(name);
    }
    done.removed.releases.push(name);
  }
}

/** So many releases are read at once. */
const width = 8;

/** The releases of each environment's newest revisions. */
async function usedReleases(store: Store, keep: number): Promise<Set<string>> {
  const used = new Set<string>();
  for (const environment of await store.environments())
    for (const { releases } of await recentRevisions(store, environment, keep))
      for (const each of Object.entries(releases)) used.add(each.join('@'));
  return used;
}

async function recentRevisions(store: Store, environment: string, keep: number) {
  const numbers = (await store.revisionNumbers(environment)).slice(-keep);
  return Promise.all(numbers.map((number) => store.revision(environment, number)));
}

/** One that cannot be read was built who knows when: it stays, unless all are meant. */
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
  const names = await readdir(sites).catch(() => []);
  // Listed before revisions are: of a folder that is there now, the revision is recorded.
  const composed = names.filter((name) => /^\d{6,}$/.test(name));
  if (composed.length === 0) return;
  const used = async (): Promise<Set<string>> => {
    const revisions = await recentRevisions(store, environment, keep);
    const current = await currentSite(sites);
    return new Set(
      [...revisions.map((each) => compositionFolder(sites, each)), ...(current ? [current] : [])].map((each) =>
        basename(each),
      ),
    );
  };
  const before = await used();
  const unused = composed.filter((name) => !before.has(name));
  const due = await dueOf(join(sites, marksFile), unused, { dryRun, now });
  for (const name of unused) if (!due.includes(name)) done.marked.compositions.push(join(sites, name));
  for (const name of due)
    if (dryRun || (await removeFolder(join(sites, name), async () => (await used()).has(name), now)))
      done.removed.compositions.push(join(sites, name));
}

/** All compositions of an environment that was removed. */
async function pruneFormer(
  store: Store,
  environment: string,
  { sites: sitesOf, dryRun = false, now = Date.now }: PruneOptions,
  done: Pruned,
): Promise<void> {
  const sites = sitesOf(environment);
  const isThere = (await readdir(sites).catch(() => [])).length > 0;
  if (!isThere) return;
  const isUsed = async (): Promise<boolean> => (await store.head(environment)).revision !== undefined;
  const [due] = await dueOf(join(sites, marksFile), ['.'], { dryRun, now });
  if (due === undefined) done.marked.compositions.push(sites);
  else if (dryRun || (await removeFolder(sites, isUsed, now))) done.removed.compositions.push(sites);
}

/** In an environment's folder: since when which compositions are unused. */
const marksFile = '.unused.json';

/** Those of these unused folders that were marked an hour ago or more. The others are marked, and a mark of another one goes. */
async function dueOf(
  file: string,
  unused: readonly string[],
  { dryRun, now }: { dryRun: boolean; now: () => number },
): Promise<string[]> {
  const marks = await readFile(file, 'utf8')
    .then(
      (text) => JSON.parse(text) as Record<string, number>,
      // One that is damaged is as good as none.
      (): Record<string, number> => ({}),
    )
    .catch((): Record<string, number> => ({}));
  const next = Object.fromEntries(unused.map((name) => [name, marks[name] ?? now()]));
  if (!dryRun && (unused.length > 0 || Object.keys(marks).length > 0)) await writeFile(file, JSON.stringify(next));
  return unused.filter((name) => (next[name] ?? now()) <= now() - graceMs);
}

/**
 * Removes a folder, unless it came into use at the last moment. It gets another name first: it is looked at once nobody can begin to use it, and
 * is put back where somebody has.
 */
async function removeFolder(folder: string, isUsed: () => Promise<boolean>, now: () => number): Promise<boolean> {
  const parent = dirname(folder);
  await removeLeft(parent, now);
  if (await isUsed()) return false;
  const grave = join(parent, `${graves}${now()}-${randomUUID()}`);
  await rename(folder, grave);
  if (await isUsed()) {
    await rename(grave, folder);
    return false;
  }
  await rm(grave, { recursive: true, force: true });
  return true;
}

const graves = '.pruned-';

/** What a `prune` that was stopped has left. */
async function removeLeft(parent: string, now: () => number): Promise<void> {
  for (const name of await readdir(parent)) {
    const at = Number(new RegExp(`^\\${graves}(\\d+)-`).exec(name)?.[1]);
    if (at <= now() - graceMs) await rm(join(parent, name), { recursive: true, force: true });
  }
}
