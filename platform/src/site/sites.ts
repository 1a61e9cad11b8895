import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { rename, rm, symlink, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Revision } from '@mosaico/shared-types/schemas';
import { hasCode } from '../lib/error-code.ts';
import { ownMark } from '../lib/stale-folders.ts';
import type { Store } from '../store/store.ts';
import { canaryFolder, releaseSetHash, siteMapFile, type SiteMap } from './site-map.ts';

/** Assets of so many earlier revisions stay in a site, for visitors whose page is older: `prune` keeps their releases. */
export const keptRevisions = 30;

/** Where a revision's composition is among an environment's sites. */
export function compositionFolder(sites: string, { revision }: Pick<Revision, 'revision'>): string {
  return join(sites, String(revision).padStart(6, '0'));
}

/** The folder of a revision's composition, if this machine has it. One of another store's revision, with the same number, does not count. */
export function composedFolder(
  sites: string,
  revision: Pick<Revision, 'revision' | 'releases' | 'configuration' | 'canary'>,
): string | undefined {
  const folder = compositionFolder(sites, revision);
  try {
    const { mix } = JSON.parse(readFileSync(join(folder, siteMapFile), 'utf8')) as SiteMap;
    return mix === releaseSetHash(revision) ? folder : undefined;
  } catch {
    return undefined;
  }
}

/** The cache of all environments' compositions on a machine: compressed files and pictures, by their content. */
export function cacheFolder(sites: string): string {
  return join(dirname(sites), '.cache');
}

/** The folder of the site in use, if there is one. */
export function currentSite(sites: string): string | undefined {
  try {
    return join(sites, readlinkSync(join(sites, 'current')));
  } catch {
    return undefined;
  }
}

/** A site that is written and not shown yet. */
export interface Draft {
  /** Where it is written, and the name that it gets. */
  draft: string;
  folder: string;
}

/** Shows a draft: gives it its name, then makes `sites/current` point to the newest revision that is composed here. */
export async function activate(store: Store, environment: string, { draft, folder }: Draft): Promise<void> {
  // Only a revision that is composed again has a folder already. Between the two renames it has none.
  const old = `${draft}-old`;
  await rename(folder, old).catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw error;
  });
  await rename(draft, folder).catch(async (error: unknown) => {
    // Another process has composed the same recorded revision meanwhile.
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
    await rm(draft, { recursive: true, force: true });
  });
  await rm(old, { recursive: true, force: true });
  await showNewest(store, environment, dirname(folder));
}

/**
 * Makes `sites/current` point to the newest revision that is composed here. Two processes may do so at once: each looks
 * again after its own switch, so the newest one stands in the end.
 */
export async function showNewest(store: Store, environment: string, sites: string): Promise<void> {
  for (;;) {
    const newest = await newestComposed(store, environment, sites);
    if (newest === undefined || newest === currentSite(sites)) return;
    const draft = join(sites, `.current-${ownMark()}-${randomUUID()}`);
    await symlink(basename(newest), draft);
    await rename(draft, join(sites, 'current'));
  }
}

/** The composition of the newest revision that has one here. */
async function newestComposed(store: Store, environment: string, sites: string): Promise<string | undefined> {
  for (const number of (await store.revisionNumbers(environment)).reverse()) {
    const folder = composedFolder(sites, await store.revision(environment, number));
    if (folder) return folder;
  }
  return undefined;
}

/**
 * Takes the canary arm out of the site in use, so that all visitors get the stable arm at once. It needs no space on the disk, and makes some. For a
 * canary that was aborted, where no further composition can be written. Another process may have taken it out meanwhile.
 */
export async function withdrawCanary(sites: string): Promise<void> {
  const site = currentSite(sites);
  if (site === undefined) throw new Error(`${sites} shows no site.`);
  const gone = join(sites, `.draft-${ownMark()}-${randomUUID()}`);
  await rename(join(site, canaryFolder), gone).catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw error;
  });
  // A server looks again as soon as this file has changed.
  const now = new Date();
  await utimes(join(site, siteMapFile), now, now);
  await rm(gone, { recursive: true, force: true });
}
