import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { notFoundFile, readSiteMap, siteMapFile } from '@mosaico/platform/site/site-map';
import { filesBelow } from '@mosaico/platform/lib/files-below';
import { writeTwins } from '@mosaico/platform/lib/precompressed';

/** Brotli quality of composed pages; every variant gets the same. */
const htmlQuality = 9;

/** A copy of a composed site that one variant changes. `platform/serve` serves it from `sites`. */
export interface SiteCopy {
  /** The folder that {@link serve} takes. */
  sites: string;
  folder: string;
}

/**
 * Copies the composed site in `source`, without its pages and what `skip` says, to where a server finds it. A copy and
 * no links: the files of a composition are those of the releases, which never change.
 */
export async function copySite(
  source: string,
  sites: string,
  skip: (file: string) => boolean = () => false,
): Promise<SiteCopy> {
  const folder = join(sites, 'site');
  await rm(sites, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const pages = await pageNames(source);
  for (const file of filesBelow(source)) {
    const name = relative(source, file);
    if (pages.has(name.replace(/\.(br|gz)$/, '')) || skip(name)) continue;
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await cp(file, join(folder, name));
  }
  await cp(join(source, siteMapFile), join(folder, siteMapFile));
  await symlink('site', join(sites, 'current'));
  return { sites, folder };
}

/** Every page of a composed site: file → HTML. */
export async function pagesOf(source: string): Promise<Map<string, string>> {
  const names = [...(await pageNames(source))];
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(source, name), 'utf8')] as const)),
  );
}

/** Writes pages (file → HTML) and their compressed twins. */
export async function writePages(folder: string, pages: ReadonlyMap<string, string>): Promise<void> {
  const files: string[] = [];
  for (const [name, html] of pages) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
    files.push(file);
  }
  await writeTwins(files, htmlQuality);
}

/** Files of the composed pages: a site's public files may be HTML as well. */
async function pageNames(source: string): Promise<Set<string>> {
  const map = await readSiteMap(source);
  return new Set([...Object.values(map.pages), notFoundFile]);
}
