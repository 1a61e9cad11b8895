import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '@mosaico/platform/cli/context';
import { prepare } from '@mosaico/platform/cli/start';
import { writePrecompressed } from '@mosaico/platform/lib/precompressed';
import { compose } from '@mosaico/platform/environments/apply-revision';
import { resolve, type ResolvedSite } from '@mosaico/platform/site/resolve/resolve';
import type { Store } from '@mosaico/platform/store/store';
import type { Revision } from '@mosaico/shared-types/schemas';
import { fileOf } from '@mosaico/platform/site/site-map';
import { testContext } from '../e2e/support/work.ts';
import type { Variant } from './variants.ts';

/** Our site as production has it: outside of production pages also carry the version switcher. */
export interface Site {
  root: string;
  store: Store;
  revision: Revision;
  composition: ResolvedSite;
  /** Folder of the composed files. */
  folder: string;
  /** Folder of everything that the benchmark writes. */
  work: string;
  /** Path → file, of the pages that stay where they are and have header and footer. */
  pages: ReadonlyMap<string, string>;
}

/** Builds and composes the source in this repository. */
export async function productionSite(): Promise<Site> {
  const { root, work, store, ...here } = testContext();
  await prepare({ root, work, store, ...here }, 'demo');
  const revision = { ...(await store.revision('demo')), environment: 'production' };
  const { folder } = await compose(store, revision, join(work, 'bench', 'composed'));
  return composedSite({ root, work, store }, revision, folder);
}

/** A revision of a store that is composed in a folder. */
export async function composedSite(
  { root, work, store }: Pick<Context, 'root' | 'work' | 'store'>,
  revision: Revision,
  folder: string,
): Promise<Site> {
  const composition = await resolve(store, revision);
  const routes = composition.table.routes.filter(({ redirect, embeddable }) => !redirect && !embeddable);
  const pages = new Map(routes.map(({ path }) => [path, fileOf(path)]));
  return { root, store, revision, composition, folder, work: join(work, 'bench'), pages };
}

/**
 * Writes a variant of the site, for the same server: each page as `change` has it (by default as it is), compressed alike, and what `add`
 * writes into the folder, whose files it returns. Returns the folder to serve.
 */
export async function writeVariant(
  { folder, work, pages }: Site,
  variant: Variant,
  change: (html: string, file: string) => string | Promise<string> = (html) => html,
  add: (folder: string) => Promise<string[]> = () => Promise.resolve([]),
): Promise<string> {
  const sites = join(work, 'sites', variant);
  const site = join(sites, 'site');
  await rm(sites, { recursive: true, force: true });
  await cp(folder, site, { recursive: true });
  const added = await add(site);
  for (const name of pages.values()) {
    const file = join(site, name);
    await writeFile(file, await change(await readFile(file, 'utf8'), name));
  }
  await writePrecompressed(
    [...pages.values()].map((name) => join(site, name)),
    9,
  );
  await writePrecompressed(added);
  await symlink('site', join(sites, 'current'));
  return sites;
}

/** The same site, whose configuration names no endpoint for reports. */
export async function siteWithoutReports(site: Site): Promise<Site> {
  const { store, revision, work } = site;
  const { publicFolder, site: declared } = await store.configuration(revision.configuration);
  const configurationFolder = join(work, 'without-reports');
  await rm(configurationFolder, { recursive: true, force: true });
  await mkdir(configurationFolder, { recursive: true });
  await writeFile(join(configurationFolder, 'site.json'), JSON.stringify({ ...declared, reports: undefined }));
  await cp(publicFolder, join(configurationFolder, 'public'), { recursive: true });
  const silent = { ...revision, configuration: await store.takeConfiguration(configurationFolder) };
  const { folder } = await compose(store, silent, join(work, 'composed-without-reports'));
  return { ...site, folder };
}

/** A page without scripts and their preloads. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="(?:module)?preload"[^>]*>/g, (link) => (link.includes('as="script"') ? '' : link));
}
