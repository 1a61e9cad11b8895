import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SearchablePage, SiteManifest, TableParts } from '@mosaico/shared-types';
import type { Release, Revision } from '@mosaico/shared-types/schemas';
import type { SearchParts } from '@mosaico/shared-types/search';
import { publicPath, siteAssets } from '../../store/public-path.ts';
import { canaryFolder, compositionFiles, revisionOnSite } from '../site-map.ts';
import { keptRevisions } from '../sites.ts';
import { publicFiles } from '../../lib/public-files.ts';
import { linkFile, linkFolder } from '../../lib/link-folder.ts';
import { writeAnew, writePrecompressed } from '../../lib/precompressed.ts';
import { readJson } from '../../lib/read-json.ts';
import { releaseNames } from '../../store/arms.ts';
import type { Store } from '../../store/store.ts';
import { takenPublicFiles } from '../release-public.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import { searchFilesOf } from './search-list.ts';
import { tableFilesOf } from './table-parts.ts';

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
  if (previous) await linkCompositionFiles(previous, draft, revision);
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

/**
 * Links the files that compositions made for themselves (configuration, table), those of the last revisions, both arms of each. A name is in
 * several, so each has the number of the newest revision that it is of: see {@link recordFiles}.
 */
async function linkCompositionFiles(previous: string, draft: string, revision: Revision): Promise<void> {
  const [source, target] = [join(previous, siteAssets), join(draft, siteAssets)];
  const names = await readdir(source).catch(() => []);
  // An earlier version of this code has recorded nothing.
  const made = (await recordIn(previous)) ?? numbered(names, revision.revision - 1);
  const kept = Object.fromEntries(
    Object.entries(made).filter(([, number]) => number >= revision.revision - keptRevisions),
  );
  if (names.length > 0) await mkdir(target, { recursive: true });
  for (const name of names)
    if (Object.hasOwn(kept, withoutEnding(name))) await linkFile(join(source, name), join(target, name));
  await writeRecord(draft, kept);
}

/** Records which files a composition, whose arms are written, has made for itself, beside those that it keeps of earlier ones. */
export async function recordFiles(draft: string, { revision }: Pick<Revision, 'revision'>): Promise<void> {
  const arms = await Promise.all(
    [revisionOnSite, `${canaryFolder}/${revisionOnSite}`].map((name) => readIn<SiteManifest>(draft, name)),
  );
  const own = await Promise.all(
    arms.map(async (arm) => (arm ? [arm.site, ...(arm.parts ? await filesOf(draft, arm.parts) : [])] : [])),
  );
  const names = own.flat().map((address) => address.slice(siteAssets.length));
  await writeRecord(draft, { ...(await recordIn(draft)), ...numbered(names, revision) });
}

/** Addresses of the files of a table in a draft. */
async function filesOf(draft: string, parts: TableParts): Promise<string[]> {
  const list = await readIn<SearchParts | readonly SearchablePage[]>(draft, parts.search);
  return [...tableFilesOf(parts), ...searchFilesOf(list ?? [])];
}

/** File in {@link siteAssets} → the newest revision that it is of. */
type CompositionRecord = Readonly<Record<string, number>>;

const recordIn = (folder: string): Promise<CompositionRecord | undefined> => readIn(folder, compositionFiles);

/** In the order of the names: the same files make the same record. */
const writeRecord = (folder: string, record: CompositionRecord): Promise<void> =>
  writeAnew(join(folder, compositionFiles), JSON.stringify(Object.fromEntries(Object.entries(record).sort())));

const readIn = async <Value>(folder: string, name: string): Promise<Value | undefined> =>
  (await readJson(join(folder, name)).catch(() => undefined)) as Value | undefined;

const numbered = (names: readonly string[], number: number): Record<string, number> =>
  Object.fromEntries(names.map((name) => [withoutEnding(name), number]));

/** The name of the file that a precompressed one is of. */
const withoutEnding = (name: string): string => name.replace(/\.(br|gz)$/, '');
