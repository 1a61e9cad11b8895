import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release, Revision } from '@mosaico/shared-types/schemas';
import { publicPath, siteAssets } from '../../store/public-path.ts';
import { keptRevisions } from '../sites.ts';
import { publicFiles } from '../../lib/public-files.ts';
import { linkFile, linkFolder } from '../../lib/link-folder.ts';
import { writeAnew, writePrecompressed } from '../../lib/precompressed.ts';
import { releaseNames } from '../../store/arms.ts';
import type { Store } from '../../store/store.ts';
import { takenPublicFiles } from '../release-public.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';

/** Where assets come to be, and where those of earlier revisions come from. */
interface AssetPlaces {
  draft: string;
  /** Folder of the site in use so far. */
  previous: string | undefined;
  /** Folder of the cache: see `cacheFolder`. */
  cache: string;
}

/** Puts everything but documents into a draft: the releases' files, and the configuration's. */
export async function writeAssets(
  store: Store,
  { shell, remotes, configuration }: ResolvedSite,
  { draft, cache }: Pick<AssetPlaces, 'draft' | 'cache'>,
): Promise<void> {
  for (const release of [shell, ...remotes]) {
    await linkPublicFiles(store, release, draft);
    await linkClientFiles(store, release, draft);
  }
  const { publicFolder } = configuration;
  const names = publicFiles(publicFolder).meant;
  // In place of a release's file of that name.
  for (const name of names) await writeAnew(join(draft, name), await readFile(join(publicFolder, name)));
  await writePrecompressed(
    names.map((name) => join(draft, name)),
    11,
    cache,
  );
}

/** Links a release's public files into a draft, except files whose names belong to another release. Existing files stay. */
export async function linkPublicFiles(store: Store, release: Release, draft: string): Promise<void> {
  const taken = takenPublicFiles(release);
  const source = join(await store.releaseFolder(release.workspace, release.version), 'public');
  await linkFolder(source, draft, (key) => taken.has(key));
}

const linkClientFiles = async (
  store: Store,
  { workspace, version }: Pick<Release, 'workspace' | 'version'>,
  draft: string,
): Promise<void> =>
  linkFolder(join(await store.releaseFolder(workspace, version), 'client'), join(draft, publicPath(workspace)));

/** Puts the assets into a draft that open pages of the last revisions may request, and of both arms of each. */
export async function linkKeptAssets(
  store: Store,
  revision: Revision,
  { draft, previous }: Pick<AssetPlaces, 'draft' | 'previous'>,
): Promise<void> {
  for (const release of await releasesToKeep(store, revision)) await linkClientFiles(store, release, draft);
  if (previous) await linkNewest(join(previous, siteAssets), join(draft, siteAssets));
}

/** The revision's releases, and those of earlier revisions that a visitor's open page may still ask for. */
async function releasesToKeep(store: Store, revision: Revision): Promise<Pick<Release, 'workspace' | 'version'>[]> {
  const earlier = (await store.revisionNumbers(revision.environment)).filter((number) => number < revision.revision);
  const revisions = await Promise.all(
    earlier.slice(-keptRevisions).map((number) => store.revision(revision.environment, number)),
  );
  const own = new Set(releaseNames(revision));
  const kept: Pick<Release, 'workspace' | 'version'>[] = [];
  for (const name of new Set([revision, ...revisions].flatMap(releaseNames))) {
    const [workspace = '', version = ''] = name.split('@');
    // The revision's own were verified when it was read. Another one is no reason against it: if it is damaged, or `prune` has
    // removed it, it is left out.
    if (own.has(name) || (await store.isSound(workspace, version))) kept.push({ workspace, version });
  }
  return kept;
}

/** Of each of the files that compositions made for themselves, the newest ones: one a composition at most. */
async function linkNewest(source: string, target: string): Promise<void> {
  const names = await readdir(source).catch(() => []);
  const dated = await Promise.all(
    names.map(async (name) => ({ name, made: (await stat(join(source, name))).mtimeMs })),
  );
  if (names.length > 0) await mkdir(target, { recursive: true });
  const newest = dated.sort((a, b) => b.made - a.made);
  const kept = new Map<string, number>();
  for (const { name } of newest) {
    const withoutHash = name.replace(/\.[\da-f]+\./, '.');
    const count = kept.get(withoutHash) ?? 0;
    kept.set(withoutHash, count + 1);
    if (count < keptRevisions) await linkFile(join(source, name), join(target, name));
  }
}
