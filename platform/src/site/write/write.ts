import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Integrity, AssetMap, PageBootstrapData, Route, SiteManifest, TableParts } from '@mosaico/shared-types';
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
import { pagesOf } from '../render/pages.ts';
import type { Page, TakePage } from '../render/render.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import {
  canaryFolder,
  environmentFile,
  readSiteMap,
  releaseSetHash,
  revisionOnSite,
  siteMapFile,
  siteMapOf,
  textFile,
  type SiteMap,
} from '../site-map.ts';
import { cacheFolder, compositionFolder, currentSite, type Draft } from '../sites.ts';
import { linkKeptAssets, recordFiles, writeAssets } from './assets.ts';
import { documentsOf } from './documents.ts';
import { writeMachineFiles } from './machine-files.ts';
import { only, shellScript } from './bootstrap-data.ts';
import { contentHash, datedContents, sinceWhen } from './page-contents.ts';
import { writePublished } from './published.ts';
import { writeRetiredWorkers } from './retired-workers.ts';
import { writeRemoteEntries } from './remote-entries.ts';
import { pagelessOf, writeTableParts } from './table-parts.ts';

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

/** What an arm is made of. `folder`: the composition that has the same arm already, of which it becomes links. */
export type ArmParts = ArmAnew | { folder: string };

/** The arms of a composition: the canary's where one runs. */
export interface CompositionParts {
  stable: ArmParts;
  canary?: ArmParts | undefined;
}

/** An arm of which the pages are written: see {@link beginArm}. */
export interface ArmAnew {
  site: ResolvedSite;
  pages: ReadonlyMap<string, Page>;
  contents: Contents | undefined;
  written: ArmInDraft;
}

/** An arm that is being written. Not made outside of this file. */
export interface ArmInDraft {
  /** Writes the files of a page, and keeps nothing of it. */
  take: TakePage;
  /** Writes all that follows from all pages. `more`: further files, by their names. */
  finish(arm: Omit<ArmAnew, 'written'>, more?: Readonly<Record<string, string | Buffer>>): Promise<void>;
}

/** Where an arm is written. */
interface ArmPlace {
  draft: Draft;
  /** Folder of the environment's compositions. */
  sites: string;
  name: 'stable' | 'canary';
  /** Since when its pages say what they say: see {@link datedContents}. `contents`: where that is recorded. */
  contents?: Contents | undefined;
  before?: Pick<Revision, 'contents'> | undefined;
}

/**
 * Begins an arm of a draft: writes what its documents are made of. Its pages are written one by one, as they are taken, and the rest by
 * {@link finishDraft}. The canary arm is a composition of its own until {@link joinArms}.
 */
export async function beginArm(
  store: Store,
  site: ResolvedSite,
  { draft: { draft }, sites, name, contents, before }: ArmPlace,
): Promise<ArmInDraft> {
  const isStable = name === 'stable';
  const folder = isStable ? draft : join(draft, canaryFolder);
  const cache = cacheFolder(sites);
  const previous = isStable ? currentSite(sites) : undefined;
  const arm = isStable ? undefined : name;
  const pictures = { store, site, cache, warn: (message: string) => process.stderr.write(`${message}\n`) };
  if (isStable) await linkKeptAssets(store, site.revision, { draft: folder, previous });
  await writeAssets(store, site, { draft: folder, cache });
  await writeIcons(folder, pictures);
  await writeRetiredWorkers(folder, site.configuration.site);
  const images = await writeShareImages(pictures, { draft: folder, previous });
  const { documentOf, assets, integrity } = await documentsOf(store, site, { draft: folder, arm });
  const sitePages = new Map(pagesOf(site).map((page) => [page.path, page]));
  const sinceOf = (route: Route, page: Page): string | undefined => {
    const { path } = route;
    const dated = contents ?? datedContents({ [path]: contentHash(route, page.outline) }, site.revision, before);
    return sinceWhen(dated, path);
  };
  return {
    async take(path, page) {
      const sitePage = sitePages.get(path);
      if (!sitePage) return;
      const route = sitePage.owner?.route;
      const extras = route && { image: images.get(path), modified: sinceOf(route, page) };
      await writeAnew(join(folder, sitePage.file), documentOf(sitePage, page, extras));
      if (route?.indexed) await writeAnew(join(folder, textFile(path)), page.markdown ?? '');
    },
    async finish(made, more = {}) {
      const { pages } = made;
      const unrendered = [...sitePages.values()].filter(({ path }) => !pages.has(path));
      for (const page of unrendered)
        await writeAnew(
          join(folder, page.file),
          documentOf(page, undefined, { modified: sinceWhen(made.contents, page.path) }),
        );
      const files = [...sitePages.values()].map(({ file }) => join(folder, file));
      const { parts, files: partFiles } = await writeTableParts(site, { draft: folder, pages, assets, integrity });
      files.push(...partFiles, ...(await writeRemoteEntries(site, folder)));
      files.push(...(await writeMachineFiles(store, site, { draft: folder, pages, contents: made.contents })));
      for (const [file, content] of Object.entries(more)) {
        await writeAnew(join(folder, file), content);
        files.push(join(folder, file));
      }
      await writePrecompressed(
        files,
        qualityFor(files.length),
        cache,
        progressOf('compressing', files.length, 'files'),
      );
      await writeNotes(folder, site, { assets, integrity, parts, arm });
      await removeUnused(cache);
    },
  };
}

/** What of a draft is not an arm's own. */
interface FinishOptions {
  draft: Draft;
  /** Folder of the environment's compositions. */
  sites: string;
  /** HTML of the environment's page. Without it, the page of the site in use stays. A public environment has none. */
  environmentPage?: string | undefined;
}

/**
 * Makes a draft the whole revision as static files, beside the one in use. Rejects where that fails, as where a folder that it links is
 * damaged or removed meanwhile.
 */
export async function finishDraft(
  store: Store,
  revision: Revision,
  { stable, canary }: CompositionParts,
  { draft: { draft }, sites, environmentPage }: FinishOptions,
): Promise<void> {
  const previous = currentSite(sites);
  if ('folder' in stable) await linkStable(store, revision, stable.folder, { draft, previous, environmentPage });
  else {
    const pageBefore = previous && (await readFile(join(previous, environmentFile)).catch(() => undefined));
    const page = environmentPage ?? pageBefore;
    const { site } = stable;
    await stable.written.finish(stable, page === undefined ? {} : { [environmentFile]: page });
    if (!isPublic(site.revision.environment, site.configuration.site)) await writePublished(store, site, draft);
  }
  if (canary && 'folder' in canary) await linkCanary(revision, canary.folder, join(draft, canaryFolder));
  else if (canary) await canary.written.finish(canary);
  await recordFiles(draft, revision);
}

/** What `/revision.json` says besides the site. */
interface Notes {
  assets: AssetMap;
  integrity: Integrity;
  parts: Omit<TableParts, 'pageless'> | undefined;
  arm: PageBootstrapData['arm'];
}

/** Writes what hosts and open pages need to know of a site: its configuration, map, tables, headers and redirects. */
async function writeNotes(draft: string, site: ResolvedSite, { assets, integrity, parts, arm }: Notes): Promise<void> {
  const { table, siteFile, revision, entries } = site;
  // First: the rules for hosts are made from the names of all files.
  await writeAnew(join(draft, siteFile.address), siteFile.content);
  const map = siteMapOf(site, namesOfArm(draft));
  await writeHosts(draft, map);
  const now: SiteManifest = {
    revision: revision.revision,
    ...(arm && { arm }),
    site: siteFile.address,
    shell: shellScript(site),
    styles: startStyles(site.shell),
    remotes: entries,
    ...(parts
      ? {
          table: { routes: [], facts: {}, offers: {}, slots: table.slots },
          parts: { ...parts, pageless: pagelessOf(map) },
        }
      : { table, loads: assets, integrity: only(integrity, Object.values(assets).flat()) }),
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
  {
    draft,
    previous,
    environmentPage,
  }: { draft: string; previous: string | undefined; environmentPage?: string | undefined },
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

/** A draft of a revision's composition, which `fill` writes. Leaves nothing behind where that rejects. */
export async function inDraft<Made>(
  sites: string,
  revision: Pick<Revision, 'revision'>,
  fill: (draft: Draft) => Promise<Made>,
): Promise<Made> {
  await removeStaleDrafts(sites);
  const draft = {
    draft: join(sites, `.draft-${ownMark()}-${randomUUID()}`),
    folder: compositionFolder(sites, revision),
  };
  try {
    await mkdir(draft.draft, { recursive: true });
    return await fill(draft);
  } catch (error) {
    await discard(draft);
    throw error;
  }
}

/** Removes a draft that is not to be shown. */
export async function discard({ draft }: Pick<Draft, 'draft'>): Promise<void> {
  await rm(draft, { recursive: true, force: true }).catch(() => undefined);
}

/** Removes drafts, of sites and of the link to the one in use, of processes that are no more. */
export const removeStaleDrafts = (sites: string): Promise<void> => removeStale(sites, /^\.(?:draft|current)-([\d.]+)-/);
