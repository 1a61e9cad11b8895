import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Integrity, AssetMap, SiteManifest } from '@mosaico/shared-types';
import type { Contents, Revision } from '@mosaico/shared-types/schemas';
import { startStyles } from '../../browser/versions/overrides.ts';
import { isPublic } from '../../lib/public-environment.ts';
import { removeUnused } from '../../lib/cache.ts';
import { keysBelow } from '../../lib/files-below.ts';
import { linkFolder } from '../../lib/link-folder.ts';
import { writeAnew, writePrecompressed } from '../../lib/precompressed.ts';
import { progressOf } from '../../lib/progress.ts';
import { readJson } from '../../lib/read-json.ts';
import { removeStale } from '../../lib/stale-folders.ts';
import type { Store } from '../../store/store.ts';
import { nginxFiles, nginxFolder } from '../hosts/nginx.ts';
import { headersFile, redirectsFile } from '../hosts/static-hosts.ts';
import { writeIcons } from '../pictures/icons.ts';
import { writeShareImages } from '../pictures/share-images.ts';
import type { Page } from '../render/render.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import { environmentFile, readSiteMap, revisionOnSite, siteMapFile, siteMapOf } from '../site-map.ts';
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

/** The quality for so many files. Throws where what is asked for means nothing. */
function qualityFor(files: number): number {
  const { MOSAICO_COMPRESSION: asked = '' } = process.env;
  if (!['', 'quick'].includes(asked))
    throw new Error(`MOSAICO_COMPRESSION is "${asked}": say "quick", or leave it out.`);
  return asked === 'quick' || files > mostForSlowest ? quick : slowest;
}

/** Where a site is written, and since when its pages say what they say. */
interface WriteOptions {
  /** Folder of the environment's compositions. */
  sites: string;
  contents: Contents | undefined;
  /** HTML of the environment's page. Without it, the page of the site in use stays. A public environment has none. */
  environmentPage?: string | undefined;
}

/** Writes a whole site as static files, beside the one in use. Rejects, and leaves nothing behind, where that fails. */
export async function write(
  store: Store,
  site: ResolvedSite,
  pages: ReadonlyMap<string, Page>,
  { sites, contents, environmentPage }: WriteOptions,
): Promise<Draft> {
  const [cache, previous] = [cacheFolder(sites), currentSite(sites)];
  const pictures = { store, site, cache, warn: (message: string) => process.stderr.write(`${message}\n`) };
  return inDraft(sites, site.revision, async (draft) => {
    await writeAssets(store, site, { draft, previous, cache });
    await writeIcons(draft, pictures);
    await writeRetiredWorkers(draft, site.configuration.site);
    const images = await writeShareImages(pages, pictures, { draft, previous });
    const { files, assets, integrity } = await writeDocuments(store, site, { draft, pages, images, contents });
    files.push(...(await writeRemoteEntries(site, draft)));
    files.push(...(await writeMachineFiles(store, site, { draft, pages, contents })));
    const pageBefore = previous && (await readFile(join(previous, environmentFile)).catch(() => undefined));
    const page = environmentPage ?? pageBefore;
    if (page !== undefined) {
      await writeAnew(join(draft, environmentFile), page);
      files.push(join(draft, environmentFile));
    }
    await writePrecompressed(files, qualityFor(files.length), cache, progressOf('compressing', files.length, 'files'));
    await writeNotes(draft, site, assets, integrity);
    if (!isPublic(site.revision.environment, site.configuration.site)) await writePublished(store, site, draft);
    await removeUnused(cache);
  });
}

/** Writes what hosts and open pages need to know of a site: its configuration, map, tables, headers and redirects. */
async function writeNotes(draft: string, site: ResolvedSite, assets: AssetMap, integrity: Integrity): Promise<void> {
  const { table, siteFile, revision, entries } = site;
  // First: the rules for hosts are made from the names of all files.
  await writeAnew(join(draft, siteFile.address), siteFile.content);
  const names = keysBelow(draft);
  const map = siteMapOf(site, names);
  const hosts = {
    [siteMapFile]: `${JSON.stringify(map, null, 1)}\n`,
    _headers: headersFile(map, names),
    _redirects: redirectsFile(map),
    ...Object.fromEntries(Object.entries(nginxFiles(map)).map(([file, text]) => [`${nginxFolder}/${file}`, text])),
  };
  const now: SiteManifest = {
    revision: revision.revision,
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
  const manifest = { [revisionOnSite]: `${JSON.stringify({ ...now, ...releases })}\n` };
  for (const [file, text] of Object.entries({ ...hosts, ...manifest })) await writeAnew(join(draft, file), text);
  await writePrecompressed(
    [siteFile.address, revisionOnSite].map((file) => join(draft, file)),
    quick,
  );
}

/**
 * Writes an earlier composition once more, as that of a revision with the same releases and configuration. Its files are links, but for
 * those that say the revision. Rejects where `earlier` is damaged or removed meanwhile.
 */
export async function writeAgain(
  store: Store,
  revision: Revision,
  earlier: string,
  { sites, environmentPage }: Pick<WriteOptions, 'sites' | 'environmentPage'>,
): Promise<Draft> {
  return inDraft(sites, revision, async (draft) => {
    await linkFolder(earlier, draft);
    await linkKeptAssets(store, revision, { draft, previous: currentSite(sites) });
    const map = await readSiteMap(draft);
    const now = (await readJson(join(draft, revisionOnSite))) as SiteManifest;
    const { revision: number } = revision;
    await writeAnew(join(draft, siteMapFile), `${JSON.stringify({ ...map, revision: number }, null, 1)}\n`);
    const files = {
      [revisionOnSite]: `${JSON.stringify({ ...now, revision: number })}\n`,
      ...(environmentPage !== undefined && { [environmentFile]: environmentPage }),
    };
    for (const [file, text] of Object.entries(files)) await writeAnew(join(draft, file), text);
    await writePrecompressed(
      Object.keys(files).map((file) => join(draft, file)),
      quick,
    );
  });
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
  const draft = join(sites, `.draft-${process.pid}-${randomUUID()}`);
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
export const removeStaleDrafts = (sites: string): Promise<void> => removeStale(sites, /^\.(?:draft|current)-(\d+)-/);
