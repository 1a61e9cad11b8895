import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Revision } from '@mosaico/shared-types/schemas';
import { hasCode } from '../lib/error-code.ts';
import type { Store } from '../store/store.ts';
import { numberSite } from './number-site.ts';
import { mixOf, siteMapFile, type SiteMap } from './site-map.ts';

/** Where a revision's composition is among an environment's sites. A rollback shows the composition of what it equals. */
export function compositionFolder(sites: string, { revision, sameAs }: Pick<Revision, 'revision' | 'sameAs'>): string {
  return join(sites, String(sameAs ?? revision).padStart(6, '0'));
}

/** The folder of a revision's composition, if this machine has it. One of another store's revision, with the same number, does not count. */
export function composedFolder(sites: string, revision: Revision): string | undefined {
  const folder = compositionFolder(sites, revision);
  try {
    const { mix } = JSON.parse(readFileSync(join(folder, siteMapFile), 'utf8')) as Pick<SiteMap, 'mix'>;
    return mix === undefined || mix === mixOf(revision) ? folder : undefined;
  } catch {
    return undefined;
  }
}

/** The cache of all environments' compositions on a machine: compressed files and pictures, by their content. */
export function cacheFolder(sites: string): string {
  return join(dirname(sites), '.cache');
}

/** The folder of the site in use, if there is one. */
export function currentSite(sites: string): Promise<string | undefined> {
  return Promise.resolve(currentSiteNow(sites));
}

/** The same, at once: a server asks with each request, and to wait for another thread takes far longer than to look. */
export function currentSiteNow(sites: string): string | undefined {
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

/** Makes the page that says what an environment shows at a revision; nothing where it has none. */
export type Describe = (revision: Revision) => Promise<string | undefined>;

/** Shows a draft: gives it its name, then makes `sites/current` point to the newest revision that is composed here. */
export async function activate(
  store: Store,
  environment: string,
  { draft, folder }: Draft,
  describe: Describe,
): Promise<void> {
  // Only a revision that is composed again has a folder already. Between the two renames it has none.
  const old = `${draft}-old`;
  await rename(folder, old).catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw error;
  });
  await rename(draft, folder);
  await rm(old, { recursive: true, force: true });
  await showNewest(store, environment, dirname(folder), describe);
}

/**
 * Makes `sites/current` point to the newest revision that is composed here. Two processes may do so at once: each looks
 * again after its own switch, so the newest one stands in the end.
 */
export async function showNewest(store: Store, environment: string, sites: string, describe: Describe): Promise<void> {
  for (;;) {
    const newest = await newestComposed(store, environment, sites);
    if (!newest) return;
    const { revision, folder } = newest;
    await numberSite(folder, revision.revision, () => describe(revision));
    if ((await currentSite(sites)) !== folder) await pointTo(sites, folder);
    if ((await newestComposed(store, environment, sites))?.revision.revision === revision.revision) return;
  }
}

/** The newest revision whose composition is here, and where that is. */
async function newestComposed(
  store: Store,
  environment: string,
  sites: string,
): Promise<{ revision: Revision; folder: string } | undefined> {
  for (const number of (await store.revisionNumbers(environment)).reverse()) {
    const revision = await store.revision(environment, number);
    const folder = composedFolder(sites, revision);
    if (folder) return { revision, folder };
  }
  return undefined;
}

async function pointTo(sites: string, folder: string): Promise<void> {
  const draft = join(sites, `.current-${process.pid}-${randomUUID()}`);
  await symlink(basename(folder), draft);
  await rename(draft, join(sites, 'current'));
}
