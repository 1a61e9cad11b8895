import { cp, link, mkdir, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Route } from 'shared-types';
import type { Release, ReleasePage, Revision } from 'shared-types/schemas';
import { publicPath } from '../build/public-path.ts';
import { filesBelow } from '../build/version.ts';
import { writeTwins } from '../files/twins.ts';
import type { Store } from '../store/store.ts';
import { documentOf } from './document.ts';
import { pageScripts } from './page-scripts.ts';
import { readComposition, type Composition } from './composition.ts';
import { renderPages } from './render-pages.ts';
import { robots, sitemap } from './search-engines.ts';
import { siteMapOf, siteMapFile, fileOf, notFoundFile } from './site-map.ts';

/** HTML is compressed at each composition: one step below the slowest quality takes a tenth of its time. */
const htmlQuality = 9;

/** Result of a composition. */
export interface ComposedSite {
  /** The folder any static host can serve. */
  folder: string;
  pages: number;
}

/**
 * Composes a revision into `sites/<revision>` and makes `sites/current` point there in one step, so that a reader sees
 * the old site or the new one. `record` runs once everything is written and before the switch. Throws, and leaves the
 * site as it was, when the releases do not fit, a page does not prerender or `record` rejects.
 */
export async function compose(
  store: Store,
  revision: Revision,
  sites: string,
  record: () => Promise<void> = () => Promise.resolve(),
): Promise<ComposedSite> {
  const composition = await readComposition(store, revision);
  const folder = join(sites, String(revision.revision).padStart(6, '0'));
  const draft = join(sites, `.draft-${process.pid}`);
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true });
    await writeAssets(store, composition, draft);
    const pages = await writePages(store, composition, draft);
    await record();
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
    await pointTo(sites, folder);
    return { folder, pages };
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
}

/** The folder of the site in use, if there is one. */
export async function currentSite(sites: string): Promise<string | undefined> {
  return readlink(join(sites, 'current')).then(
    (target) => join(sites, target),
    () => undefined,
  );
}

async function pointTo(sites: string, folder: string): Promise<void> {
  const draft = join(sites, `.current-${process.pid}`);
  await rm(draft, { force: true });
  await symlink(folder.slice(sites.length + 1), draft);
  await rename(draft, join(sites, 'current'));
}

async function writeAssets(store: Store, { shell, remotes, configuration }: Composition, draft: string): Promise<void> {
  for (const release of [shell, ...remotes]) {
    const source = await store.releaseFolder(release.workspace, release.version);
    await linkFolder(join(source, 'client'), join(draft, publicPath(release.workspace)));
    await linkFolder(join(source, 'public'), draft);
  }
  await cp(configuration.publicFolder, draft, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await writeTwins(
    filesBelow(configuration.publicFolder).map((file) => join(draft, file.slice(configuration.publicFolder.length))),
  );
}

/** The same files under another name: releases never change, so a hard link is as good as a copy and costs nothing. */
async function linkFolder(source: string, target: string): Promise<void> {
  for (const file of filesBelow(source)) {
    const name = join(target, file.slice(source.length));
    await mkdir(dirname(name), { recursive: true });
    await link(file, name).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EXDEV' || error.code === 'EPERM' || error.code === 'EMLINK') return cp(file, name);
      throw error;
    });
  }
}

/** The release and the page in it that a route shows. */
function ownerOf(route: Route, releases: readonly Release[]): { route: Route; release: Release; page: ReleasePage } {
  const release = releases.find(({ workspace }) => workspace === route.workspace);
  const page = release?.pages.find(({ key }) => key === route.page);
  if (!release || !page) throw new Error(`No release has the page "${route.page}" of ${route.path}.`);
  return { route, release, page };
}

async function writePages(store: Store, composition: Composition, draft: string): Promise<number> {
  const { shell, remotes, bootstrap } = composition;
  const releases = [shell, ...remotes];
  const owners = new Map(bootstrap.routes.map((route) => [route.path, ownerOf(route, releases)] as const));
  const serverEntry = async (release: Release): Promise<string> =>
    join(await store.releaseFolder(release.workspace, release.version), 'server', release.server.entry);

  const rendered = await renderPages(
    {
      shell: await serverEntry(shell),
      remotes: Object.fromEntries(
        await Promise.all(remotes.map(async (remote) => [remote.workspace, await serverEntry(remote)] as const)),
      ),
      bootstrap,
      paths: [...owners.keys(), `/${notFoundFile}`],
    },
    (path) => {
      const release = owners.get(path)?.release ?? shell;
      return `${release.workspace}@${release.version}`;
    },
  );

  const start = [...shell.client.initial, shell.client.entry].map((file) => publicPath(shell.workspace) + file);
  const files: string[] = [];
  for (const [path, page] of rendered) {
    const owner = owners.get(path);
    const preload = owner ? pageScripts(owner.page, owner.release, shell) : [];
    const file = join(draft, owner ? fileOf(path) : notFoundFile);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, documentOf({ page, bootstrap, start, preload, redirect: owner?.route.redirect }));
    files.push(file);
  }
  const { origin } = bootstrap.site.agency;
  const sitemapFile = join(draft, 'sitemap.xml');
  await writeFile(sitemapFile, sitemap(origin, bootstrap.routes));
  await writeFile(join(draft, 'robots.txt'), robots(origin));
  await writeTwins([...files, sitemapFile], htmlQuality);
  await writeFile(join(draft, siteMapFile), `${JSON.stringify(siteMapOf(composition), null, 1)}\n`);
  return owners.size;
}
