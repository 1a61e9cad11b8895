import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RenderedPage, Route } from 'shared-types';
import type { Release, ReleasePage, Revision } from 'shared-types/schemas';
import { publicPath } from '../build/public-path.ts';
import { filesBelow } from '../build/version.ts';
import { linkFolder } from '../files/link-folder.ts';
import { writeTwins } from '../files/twins.ts';
import type { Store } from '../store/store.ts';
import { mixingScript } from '../mixing/bundle.ts';
import { isProduction } from '../mixing/production.ts';
import { mixingFacts, offerPublished, startScripts } from '../mixing/published.ts';
import { readComposition, type Composition } from './composition.ts';
import { headersFile, redirectsFile } from '../host/static-hosts.ts';
import { documentOf } from './document.ts';
import { pageScripts } from './page-scripts.ts';
import { renderPages } from './render-pages.ts';
import { RenderedCache } from './rendered-cache.ts';
import { robots, sitemap } from './search-engines.ts';
import { siteMapOf, siteMapFile, fileOf, notFoundFile, revisionOnSite } from './site-map.ts';
import { compositionFolder, previewFolder, previewPath, showNewest } from './sites.ts';

/** HTML is compressed at each composition: some steps below the slowest quality takes a tenth of its time. */
const htmlQuality = 6;
/** Assets of the releases of so many earlier revisions stay in the site, for visitors whose page is older. */
const keptRevisions = 20;

/** Result of a composition. */
export interface ComposedSite {
  /** The folder any static host can serve. */
  folder: string;
  pages: number;
}

/** How a composition may go on. */
export interface ComposeOptions {
  /** Runs before anything is written; its rejection saves the rest. */
  isWanted?: () => Promise<void>;
  /** Runs once everything is written and before the switch, with what the check found. */
  record?: (problems: string[]) => Promise<void>;
  /** Go on in spite of what the check finds; a page that does not prerender is rendered by the browser. */
  force?: boolean;
}

/**
 * Composes a revision into `sites/<revision>` and makes `sites/current` point to the newest one in one step, so that a
 * reader sees the old site or the new one. Throws, and leaves the site as it was, when the releases do not fit, a page
 * does not prerender (and neither is forced) or `record` rejects.
 */
export async function compose(
  store: Store,
  revision: Revision,
  sites: string,
  options: ComposeOptions = {},
): Promise<ComposedSite> {
  const folder = compositionFolder(sites, revision);
  const pages = await writeSite(store, revision, { sites, folder, ...options });
  await showNewest(store, revision.environment, sites);
  return { folder, pages };
}

/**
 * Composes a mix of releases that is no revision into a folder of its own, whose pages are below the preview's path. One
 * of the same name is replaced. Throws as {@link compose} does.
 */
export async function composePreview(store: Store, mix: Revision, sites: string, name: string): Promise<ComposedSite> {
  const folder = previewFolder(sites, name);
  await mkdir(dirname(folder), { recursive: true });
  return { folder, pages: await writeSite(store, mix, { sites, folder, base: previewPath(name) }) };
}

interface SitePlace extends ComposeOptions {
  sites: string;
  folder: string;
  /** See `Bootstrap.base`. */
  base?: string;
}

/** Writes a whole site and gives it its name last. The number of its pages. */
async function writeSite(
  store: Store,
  revision: Revision,
  { sites, folder, base, isWanted, record, force = false }: SitePlace,
): Promise<number> {
  const draft = join(sites, `.draft-${process.pid}-${randomUUID()}`);
  try {
    await removeAbandonedDrafts(sites);
    const composition = await readComposition(store, revision);
    if (composition.problems.length > 0 && !force) throw new Error(composition.problems.join('\n'));
    const cache = new RenderedCache(join(sites, '.rendered'));
    const { pages, problems } = await render(store, composition, cache);
    if (problems.length > 0 && !force) throw new Error(problems.join('\n'));
    await isWanted?.();
    await mkdir(draft, { recursive: true });
    await writeAssets(store, composition, draft);
    await writePages(composition, pages, draft, base);
    // A preview's pages find this at the root, where the environment's own site is.
    if (!base && !isProduction(revision.environment)) await offerPublished(store, composition, draft);
    await record?.([...composition.problems, ...problems]);
    await replaceFolder(folder, draft);
    await cache.forgetOld();
    return composition.bootstrap.routes.length;
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
}

/** Everything that speaks against a revision: what shows without rendering, and every page that does not prerender. */
export async function problemsOf(store: Store, revision: Revision, sites: string): Promise<string[]> {
  const composition = await readComposition(store, revision);
  if (composition.problems.length > 0) return composition.problems;
  return (await render(store, composition, new RenderedCache(join(sites, '.rendered')))).problems;
}

/** The window in which neither is there is that of two renames, and only where a revision is composed a second time. */
async function replaceFolder(folder: string, draft: string): Promise<void> {
  const old = `${draft}-old`;
  await rename(folder, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(draft, folder);
  await rm(old, { recursive: true, force: true });
}

/** Drafts of processes that are no more. */
async function removeAbandonedDrafts(sites: string): Promise<void> {
  for (const name of await readdir(sites).catch(() => [])) {
    const [, process] = /^\.(?:draft|current)-(\d+)-/.exec(name) ?? [];
    if (process && !isRunning(Number(process))) await rm(join(sites, name), { recursive: true, force: true });
  }
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function writeAssets(store: Store, composition: Composition, draft: string): Promise<void> {
  const { shell, remotes, configuration, revision } = composition;
  for (const { workspace, version } of [shell, ...remotes]) {
    await linkFolder(join(await store.releaseFolder(workspace, version), 'public'), draft);
  }
  for (const [workspace, version] of await releasesToKeep(store, revision)) {
    const source = await store.releaseFolder(workspace, version);
    await linkFolder(join(source, 'client'), join(draft, publicPath(workspace)));
  }
  await cp(configuration.publicFolder, draft, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await writeTwins(
    filesBelow(configuration.publicFolder).map((file) => join(draft, file.slice(configuration.publicFolder.length))),
  );
}

/** The revision's releases, and those of earlier revisions that a visitor's open page may still ask for. */
async function releasesToKeep(store: Store, revision: Revision): Promise<[workspace: string, version: string][]> {
  const earlier = (await store.revisionNumbers(revision.environment)).filter((number) => number < revision.revision);
  const kept = new Set(Object.entries(revision.releases).map((each) => each.join('@')));
  for (const number of earlier.slice(-keptRevisions)) {
    const { releases } = await store.revision(revision.environment, number);
    for (const each of Object.entries(releases)) kept.add(each.join('@'));
  }
  const published = new Map<string, string[]>();
  const releases: [string, string][] = [];
  for (const each of kept) {
    const [workspace = '', version = ''] = each.split('@');
    if (!published.has(workspace)) published.set(workspace, await store.versions(workspace));
    // What `prune` has dropped since is nobody's page any more.
    if (published.get(workspace)?.includes(version)) releases.push([workspace, version]);
  }
  return releases;
}

/** A page of the site under its path: who owns it. */
interface Owner {
  route: Route;
  release: Release;
  page: ReleasePage;
}

function ownersOf({ shell, remotes, bootstrap }: Composition): Map<string, Owner> {
  return new Map(
    bootstrap.routes.map((route) => {
      const release = [shell, ...remotes].find(({ workspace }) => workspace === route.workspace);
      const page = release?.pages.find(({ key }) => key === route.page);
      if (!release || !page) throw new Error(`No release has the page "${route.page}" of ${route.path}.`);
      return [route.path, { route, release, page }] as const;
    }),
  );
}

const notFoundPath = `/${notFoundFile}`;

async function render(
  store: Store,
  composition: Composition,
  cache: RenderedCache,
): Promise<{ pages: Map<string, RenderedPage>; problems: string[] }> {
  const { shell, remotes, bootstrap } = composition;
  const pages = new Map<string, RenderedPage>();
  const paths = [...bootstrap.routes.map(({ path }) => path), notFoundPath];
  for (const path of paths) {
    const page = await cache.get(composition, path);
    if (page) pages.set(path, page);
  }
  const serverEntry = async ({ workspace, version, server }: Release): Promise<string> =>
    join(await store.releaseFolder(workspace, version), 'server', server.entry);
  const rendering = await renderPages({
    shell: await serverEntry(shell),
    remotes: Object.fromEntries(
      await Promise.all(remotes.map(async (remote) => [remote.workspace, await serverEntry(remote)] as const)),
    ),
    bootstrap,
    paths: paths.filter((path) => !pages.has(path)),
  });
  for (const [path, page] of rendering.pages) {
    await cache.put(composition, path, page);
    pages.set(path, page);
  }
  const owners = ownersOf(composition);
  const problems = [...rendering.failures].map(([path, why]) => {
    const { workspace, version } = owners.get(path)?.release ?? shell;
    return `${path} of ${workspace}@${version} does not prerender: ${why}\nMend its server build, or promote another version.`;
  });
  return { pages, problems };
}

/** The mixing script's address in the site. */
async function writeMixingScript(draft: string): Promise<string> {
  const { address, content } = await mixingScript();
  await mkdir(dirname(join(draft, address)), { recursive: true });
  await writeFile(join(draft, address), content);
  return address;
}

async function writePages(
  composition: Composition,
  pages: Map<string, RenderedPage>,
  draft: string,
  base: string | undefined,
): Promise<void> {
  const { shell } = composition;
  const bootstrap = base ? { ...composition.bootstrap, base } : composition.bootstrap;
  const owners = ownersOf(composition);
  const mixing = isProduction(bootstrap.environment) ? undefined : mixingFacts(composition);
  const shellScripts = startScripts(shell);
  // Outside of production the mixing script starts the shell, which is known already all the same.
  const start = mixing ? [await writeMixingScript(draft)] : shellScripts;
  const early = mixing ? shellScripts : [];
  const files: string[] = [];
  for (const path of [...owners.keys(), notFoundPath]) {
    const owner = owners.get(path);
    const preload = owner ? pageScripts(owner.page, owner.release, shell) : [];
    const file = join(draft, owner ? fileOf(path) : notFoundFile);
    // A page that was forced in without HTML of its own is rendered by the browser.
    const page = pages.get(path) ?? { head: '', body: '', slots: [] };
    await mkdir(dirname(file), { recursive: true });
    const document = {
      page,
      bootstrap,
      start,
      preload: [...early, ...preload],
      redirect: owner?.route.redirect,
      mixing,
    };
    await writeFile(file, documentOf(document));
    files.push(file);
  }
  const { origin } = bootstrap.site.agency;
  const sitemapFile = join(draft, 'sitemap.xml');
  await writeFile(sitemapFile, sitemap(origin, bootstrap.routes));
  await writeFile(join(draft, 'robots.txt'), robots(origin));
  await writeTwins([...files, sitemapFile], htmlQuality);
  const map = siteMapOf(composition);
  await writeFile(join(draft, siteMapFile), `${JSON.stringify(map, null, 1)}\n`);
  await writeFile(join(draft, '_headers'), headersFile(map));
  await writeFile(join(draft, '_redirects'), redirectsFile(map));
  await writeFile(join(draft, revisionOnSite), `${JSON.stringify({ revision: bootstrap.revision })}\n`);
}
