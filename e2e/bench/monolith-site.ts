import { cp, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { publicPath, siteAssets } from '@mosaico/platform/store/public-path';
import { answersTo } from '@mosaico/platform/site/render/answers';
import type { Composition } from '@mosaico/platform/site/resolve/composition';
import { documentOf } from '@mosaico/platform/site/write/document';
import { ReleaseStyles } from '@mosaico/platform/site/write/release-styles';
import { renderPages } from '@mosaico/platform/site/render/render-pages';
import { fileOf, revisionOnSite } from '@mosaico/platform/site/site-map';
import { filesBelow } from '@mosaico/platform/lib/files-below';
import { writeTwins } from '@mosaico/platform/lib/precompressed';
import { bootScriptText } from '@mosaico/platform/browser/boot/bundle';
import type { Store } from '@mosaico/platform/store/store';
import { pageLoad, withoutLists, type SiteNow } from '@mosaico/shared-types';
import type { Release } from '@mosaico/shared-types/schemas';
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
    paths: table.routes.map((route) => route.path),
  });
  for (const [path, { why }] of failures) throw new Error(`${path} of the monolith does not prerender: ${why}`);
  const bootScript = await bootScriptText();
  const styles = await stylesOf(monolith);
  const address = (file: string): string => base + file;
  const pages = new Map<string, string>();
  for (const route of table.routes) {
    const page = rendered.get(route.path);
    const files = monolith.pages.get(pageLoad(route));
    if (!page || !files) throw new Error(`The monolith has no page ${route.path} (${route.workspace}/${route.page}).`);
    pages.set(
      fileOf(route.path),
      documentOf({
        page,
        styles: styles(page.body),
        site: configuration.site,
        facts: {
          site: siteFile.address,
          shell: '',
          // All are there: none has to be asked for.
          remotes: entries,
          route: withoutLists(route),
          shown: answersTo(composition, page.asked),
          loads: { [pageLoad(route)]: [...files.scripts, ...files.styles].map(address) },
          styles: [...monolith.start.styles, ...files.styles].map(address),
        },
        bootScript,
        start: monolith.start.scripts.map(address),
        preload: files.scripts.map(address),
        redirect: route.redirect,
      }),
    );
  }
  await writePages(copy.folder, pages);
  const file = join(copy.folder, revisionOnSite);
  const now = JSON.parse(await readFile(file, 'utf8')) as SiteNow;
  const loads = Object.fromEntries(
    [...monolith.pages].map(([name, { scripts, styles: sheets }]) => [name, [...scripts, ...sheets].map(address)]),
  );
  await writeFile(file, JSON.stringify({ ...now, shell: '', loads, integrity: {} }));
  await writeTwins([file]);
  return copy.sites;
}

/** What HTML uses of the monolith's style sheets, as the composer has it of those of releases. */
async function stylesOf({ clientFolder, start }: Monolith): Promise<(html: string) => string> {
  const folder = dirname(clientFolder);
  const files = filesBelow(clientFolder).map((file) => [relative(folder, file), {}] as const);
  const release = {
    workspace: 'monolith',
    client: { styles: start.styles },
    files: Object.fromEntries(files),
  } as unknown as Release;
  const store = { releaseFolder: () => Promise.resolve(folder) } as unknown as Store;
  const styles = await ReleaseStyles.of(store, [release]);
  return (html) => styles.usedBy(html, [release]);
}
