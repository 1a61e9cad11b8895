import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publicPath, siteAssets } from 'platform/build/public-path';
import { answersTo } from 'platform/compose/answers';
import type { Composition } from 'platform/compose/composition';
import { documentOf } from 'platform/compose/document';
import { renderPages } from 'platform/compose/render-pages';
import { fileOf, revisionOnSite } from 'platform/compose/site-map';
import { filesBelow } from 'platform/files/files-below';
import { writeTwins } from 'platform/files/twins';
import { guardScript } from 'platform/guard/bundle';
import { withoutLists, type SiteNow } from 'shared-types';
import type { Monolith } from './monolith-build.ts';
import { copySite, writePages } from './site-copy.ts';

/** Where the monolith's scripts and media are served. */
const base = publicPath('shell');

/**
 * Makes the monolith's site the way the composer makes the federated one: every route prerendered by its own server
 * build, the same document around it, preloads of exactly the route's chunks.
 */
export async function writeMonolithSite(
  monolith: Monolith,
  federated: string,
  composition: Composition,
  sites: string,
): Promise<string> {
  const copy = await copySite(
    federated,
    sites,
    (file) => file.startsWith('assets/') && !`/${file}`.startsWith(siteAssets),
  );
  const assets = join(copy.folder, base);
  await cp(monolith.clientFolder, assets, { recursive: true });
  await writeTwins(filesBelow(assets));

  const { table, data, today, siteFile, configuration, entries } = composition;
  const { pages: rendered, failures } = await renderPages({
    shell: monolith.serverEntry,
    remotes: {},
    site: configuration.site,
    table,
    data,
    today,
    standsFor: [],
    paths: table.routes.map((route) => route.path),
  });
  for (const [path, why] of failures) throw new Error(`${path} of the monolith does not prerender: ${why}`);
  const guard = await guardScript();
  const address = (file: string): string => base + file;
  const pages = new Map<string, string>();
  for (const route of table.routes) {
    const page = rendered.get(route.path);
    const scripts = monolith.pages.get(`${route.workspace}/${route.page}`);
    if (!page || !scripts)
      throw new Error(`The monolith has no page ${route.path} (${route.workspace}/${route.page}).`);
    pages.set(
      fileOf(route.path),
      documentOf({
        page,
        site: configuration.site,
        facts: {
          site: siteFile.address,
          shell: '',
          // All are there: none has to be asked for.
          remotes: entries,
          route: withoutLists(route),
          shown: answersTo(composition, page.asked),
        },
        routes: table.routes,
        guard,
        start: monolith.start.map(address),
        preload: scripts.map(address),
        redirect: route.redirect,
      }),
    );
  }
  await writePages(copy.folder, pages);
  const file = join(copy.folder, revisionOnSite);
  const now = JSON.parse(await readFile(file, 'utf8')) as SiteNow;
  const loads = Object.fromEntries([...monolith.pages].map(([name, scripts]) => [name, scripts.map(address)]));
  await writeFile(file, JSON.stringify({ ...now, shell: '', loads, integrity: {} }));
  await writeTwins([file]);
  return copy.sites;
}
