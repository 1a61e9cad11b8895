import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Integrity, AssetMap, PageBootstrapData, SiteManifest } from '@mosaico/shared-types';
import type { Contents, Revision } from '@mosaico/shared-types/schemas';
import { startStyles } from '../../browser/versions/overrides.ts';
import { isPublic } from '../../lib/public-environment.ts';
import { removeUnused } from '../../lib/cache.ts';
import { keysBelow } from '../../lib/files-below.ts';
import { linkFolder } from '../../lib/link-folder.ts';
import { writeAnew, writePrecompressed } from '../../lib/precompressed.ts';
import { progressOf } from '../../lib/progress.ts';
import { readJson } from '../../lib/read-json.ts';
import { ownMark, removeStale } from '../../lib/stale-folders.ts';
import { stableArm } from '../../store/arms.ts';
import type { Store } from '../../store/store.ts';
import { edgeFiles, splitFile } from '../hosts/edge/edge-files.ts';
import { bucketFiles, nginxFiles, nginxFolder } from '../hosts/nginx.ts';
import { headersFile, redirectsFile } from '../hosts/static-hosts.ts';
import { writeIcons } from '../pictures/icons.ts';
import { writeShareImages } from '../pictures/share-images.ts';
import type { Page } from '../render/render.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import {
  canaryFolder,
  environmentFile,
  readSiteMap,
  releaseSetHash,
  revisionOnSite,
  siteMapFile,
  siteMapOf,
  type SiteMap,
} from '../site-map.ts';
import { cacheFolder, compositionFolder, currentSite, type Draft } from '../sites.ts';
import { linkKeptAssets, writeAssets } from './assets.ts';
import { writeDocuments } from './documents.ts';
import { writeMachineFiles } from './machine-files.ts';
import { only, shellScript } from './bootstrap-data.ts';
import { writePublished } from './published.ts';
import { writeRetiredWorkers } from './retired-workers.ts';
import { writeRemoteEntries } from './remote-entries.ts';

/**
 * Brotli's qualities. With the slowest, 212 files of the demonstration (6.1 MB) become 1.28 MB in 5.9 s of processor time. With the
 * quick one they become 1.39 MB in 0.13 s: enough while working on the site, for very many files, and for what is new with each revision.
 */
const [slowest, quick] = [11, 6];
/** More files than this, about 150 pages, would take the slowest quality longer than 20 s of processor time. */
const mostForSlowest = 700;

/** The quality for so many files. Throws for an unknown value of the setting. */
function qualityFor(files: number): number {
  const { MOSAICO_COMPRESSION: asked = '' } = process.env;
  if (!['', 'quick'].includes(asked))
    throw new Error(`MOSAICO_COMPRESSION is "${asked}": say "quick", or leave it out.`);
  return asked === 'quick' || files > mostForSlowest ? quick : slowest;
}

/** An arm of a composition that is made anew: a site, its pages, and since when they say what they say. */
interface ArmAnew {
  site: ResolvedSite;
  pages: ReadonlyMap<string, Page>;
  contents: Contents | undefined;
}

/** What an arm is made of. `folder`: the composition that has the same arm already, of which it becomes links. */
export type ArmParts = ArmAnew | { folder: string };

/** The arms of a composition: the canary's where one runs. */
export interface CompositionParts {
  stable: ArmParts;
  canary?: ArmParts | undefined;
}

/** Where a revision is written. */
interface WriteOptions {
  /** Folder of the environment's compositions. */
  sites: string;
  /** HTML of the environment's page. Without it, the page of the site in use stays. A public environment has none. */
  environmentPage?: string | undefined;
}

/**
 * Writes a whole revision as static files, beside the one in use. Rejects, and leaves nothing behind, where that fails, as where a folder
 * that it links is damaged or removed meanwhile. The canary arm is a composition of its own until {@link joinArms}.
 */
export async function write(
  store: Store,
  revision: Revision,
  { stable, canary }: CompositionParts,
  { sites, environmentPage }: WriteOptions,
): Promise<Draft> {
  const previous = currentSite(sites);
  return inDraft(sites, revision, async (draft) => {
    if ('folder' in stable) await linkStable(store, revision, stable.folder, { draft, previous, environmentPage });
    else await writeStable(store, stable, { draft, previous, cache: cacheFolder(sites), environmentPage });
    const arm = join(draft, canaryFolder);
    if (canary && 'folder' in canary) await linkCanary(revision, canary.folder, arm);
    else if (canary)
      await writeArm(store, canary, { draft: arm, previous: undefined, cache: cacheFolder(sites), arm: 'canary' });
  });
}

/** Where an arm is written, the site in use so far, and the folder of the cache. */
interface ArmPlace {
  draft: string;
  previous: string | undefined;
  cache: string;
  arm?: PageBootstrapData['arm'];
}

async function writeStable(
  store: Store,
  arm: ArmAnew,
  { environmentPage, ...place }: ArmPlace & Pick<WriteOptions, 'environmentPage'>,
): Promise<void> {
  const { site } = arm;
  const { draft, previous } = place;
  const pageBefore = previous && (await readFile(join(previous, environmentFile)).catch(() => undefined));
  const page = environmentPage ?? pageBefore;
  await linkKeptAssets(store, site.revision, place);
  await writeArm(store, arm, place, page === undefined ? {} : { [environmentFile]: page });
  if (!isPublic(site.revision.environment, site.configuration.site)) await writePublished(store, site, draft);
}

/** Writes what is an arm's own: all that a composition has. `more`: further files of it, by their names. */
async function writeArm(
  store: Store,
  { site, pages, contents }: ArmAnew,
  { draft, previous, cache, arm }: ArmPlace,
  more: Readonly<Record<string, string | Buffer>> = {},
): Promise<void> {
  const pictures = { store, site, cache, warn: (message: string) => process.stderr.write(`${message}\n`) };
  await writeAssets(store, site, { draft, cache });
  await writeIcons(draft, pictures);
  await writeRetiredWorkers(draft, site.configuration.site);
  const images = await writeShareImages(pages, pictures, { draft, previous });
  const { files, assets, integrity } = await writeDocuments(store, site, { draft, pages, images, contents, arm });
  files.push(...(await writeRemoteEntries(site, draft)));
  files.push(...(await writeMachineFiles(store, site, { draft, pages, contents })));
  for (const [name, content] of Object.entries(more)) {
    await writeAnew(join(draft, name), content);
    files.push(join(draft, name));
  }
  await writePrecompressed(files, qualityFor(files.length), cache, progressOf('compressing', files.length, 'files'));
  await writeNotes(draft, site, { assets, integrity, arm });
  await removeUnused(cache);
}

/** Writes what hosts and open pages need to know of a site: its configuration, map, tables, headers and redirects. */
async function writeNotes(
  draft: string,
  site: ResolvedSite,
  { assets, integrity, arm }: { assets: AssetMap; integrity: Integrity; arm: PageBootstrapData['arm'] },
): Promise<void> {
  const { table, siteFile, revision, entries } = site;
  // First: the rules for hosts are made from the names of all files.
  await writeAnew(join(draft, siteFile.address), siteFile.content);
  await writeHosts(draft, siteMapOf(site, namesOfArm(draft)));
  const now: SiteManifest = {
    revision: revision.revision,
    ...(arm && { arm }),
    site: siteFile.address,
    shell: shellScript(site),
    styles: startStyles(site.shell),
    remotes: entries,
    table,
    loads: assets,
    integrity: only(integrity, Object.values(assets).flat()),
  };
  // Which releases are in use is for the version switcher.
  const releases = !isPublic(revision.environment, site.configuration.site) && { releases: revision.releases };
  await writeAnew(join(draft, revisionOnSite), `${JSON.stringify({ ...now, ...releases })}\n`);
  await writePrecompressed(
    [siteFile.address, revisionOnSite].map((file) => join(draft, file)),
    quick,
  );
}

/** Writes the map of a composition, and what other hosts need to know of it. */
async function writeHosts(draft: string, map: SiteMap): Promise<void> {
  const canary = map.canary && (await readSiteMap(join(draft, canaryFolder)));
  const nginx = Object.entries(nginxFiles(map, canary)).map(
    ([file, text]) => [`${nginxFolder}/${file}`, text] as const,
  );
  const files: Record<string, string> = {
    [siteMapFile]: `${JSON.stringify(map, null, 1)}\n`,
    _headers: headersFile(map, namesOfArm(draft)),
    _redirects: redirectsFile(map),
    ...Object.fromEntries(nginx),
    ...Object.fromEntries((map.canary ? bucketFiles(map.canary) : []).map((file) => [file, ''] as const)),
    ...(await edgeFiles(map.canary)),
  };
  // Of the canary before, where this composition is made of its links.
  if (!map.canary) await rm(join(draft, splitFile), { force: true });
  for (const [file, text] of Object.entries(files)) await writeAnew(join(draft, file), text);
}

const isOfCanary = (name: string): boolean => name.startsWith(`${canaryFolder}/`);

/** The names of a composition's files, without those of the canary arm. */
const namesOfArm = (draft: string): string[] => keysBelow(draft).filter((name) => !isOfCanary(name));

/** Writes the stable arm of an earlier composition once more, with the same releases and configuration. Its files are links, but for those that say the revision. */
async function linkStable(
  store: Store,
  revision: Revision,
  earlier: string,
  { draft, previous, environmentPage }: Omit<ArmPlace, 'cache'> & Pick<WriteOptions, 'environmentPage'>,
): Promise<void> {
  await linkFolder(earlier, draft, (key) => !isOfCanary(key));
  await linkKeptAssets(store, revision, { draft, previous });
  const { canary, ...map } = await readSiteMap(draft);
  // Without the canary, its hosts get other rules.
  if (canary) await writeHosts(draft, { ...map, mix: releaseSetHash(stableArm(revision)) });
  await writeNumber(draft, revision);
  if (environmentPage !== undefined) await writeEnvironmentPage(draft, environmentPage);
}

/** Writes the canary arm of an earlier composition once more. */
async function linkCanary(revision: Revision, earlier: string, arm: string): Promise<void> {
  await linkFolder(join(earlier, canaryFolder), arm);
  await writeNumber(arm, revision);
}

/** Writes the revision's number into an arm that is made of links. Rejects where that is damaged. */
async function writeNumber(folder: string, { revision }: Revision): Promise<void> {
  const map = await readSiteMap(folder);
  const now = (await readJson(join(folder, revisionOnSite))) as SiteManifest;
  await writeAnew(join(folder, siteMapFile), `${JSON.stringify({ ...map, revision }, null, 1)}\n`);
  await writeAnew(join(folder, revisionOnSite), `${JSON.stringify({ ...now, revision })}\n`);
  await writePrecompressed([join(folder, revisionOnSite)], quick);
}

/**
 * Makes one composition of the two arms of a draft: assets of both in one folder, and a map that says which part of the visits the canary
 * gets. Nothing, where none runs.
 */
export async function joinArms({ draft }: Pick<Draft, 'draft'>, revision: Revision): Promise<void> {
  const { canary } = revision;
  if (!canary) return;
  const own = join(draft, canaryFolder, 'assets');
  if (existsSync(own)) await linkFolder(own, join(draft, 'assets'));
  await rm(own, { recursive: true, force: true });
  const map = await readSiteMap(draft);
  const { number, weight } = canary;
  await writeHosts(draft, { ...map, mix: releaseSetHash(revision), canary: { number, weight } });
}

/** Writes the page that says what the environment shows into a draft, in place of the one that is there. */
export async function writeEnvironmentPage(draft: string, page: string): Promise<void> {
  const file = join(draft, environmentFile);
  await writeAnew(file, page);
  await writePrecompressed([file], quick);
}

/** A revision's composition as a new draft, which `fill` writes. Leaves nothing behind where that fails. */
async function inDraft(sites: string, revision: Revision, fill: (draft: string) => Promise<unknown>): Promise<Draft> {
  await removeStaleDrafts(sites);
  const draft = join(sites, `.draft-${ownMark()}-${randomUUID()}`);
  try {
    await mkdir(draft, { recursive: true });
    await fill(draft);
    return { draft, folder: compositionFolder(sites, revision) };
  } catch (error) {
    await discard({ draft });
    throw error;
  }
}

/** Removes a draft that is not to be shown. */
export async function discard({ draft }: Pick<Draft, 'draft'>): Promise<void> {
  await rm(draft, { recursive: true, force: true }).catch(() => undefined);
}

/** Removes drafts, of sites and of the link to the one in use, of processes that are no more. */
export const removeStaleDrafts = (sites: string): Promise<void> => removeStale(sites, /^\.(?:draft|current)-([\d.]+)-/);
