import { statSync } from 'node:fs';
import { join } from 'node:path';
import { plainPath } from '@mosaico/shared-types';
import { namesIn, notFoundFile, readSiteMap, siteMapFile, type SiteMap } from '../site/site-map.ts';
import { servedNames } from '../site/hosts/served-names.ts';
import { SmallFiles } from './small-files.ts';

/** So many composed folders are kept open: the site in use, and those before it. */
const mostOpen = 20;

/** A document's path and file. */
interface ServedDocument {
  path: string;
  name: string;
}

/** A composed folder, ready to answer. */
export interface OpenSite {
  folder: string;
  map: SiteMap;
  /** By what all spellings of its address have in common: the path of each document, and its file. */
  documents: ReadonlyMap<string, ServedDocument>;
  /** The same by the one spelling that is not led elsewhere. */
  pages: ReadonlyMap<string, ServedDocument>;
  /** Names of all files, and of those that have an address by it. */
  names: ReadonlySet<string>;
  served: ReadonlySet<string>;
}

/** Opens composed folders once, and again when one is shown again with further files. */
export class SiteOpener {
  private opened = new Map<string, Promise<OpenSite>>();
  /** Of all of them. */
  readonly smallFiles = new SmallFiles();

  /** The site in a folder. Rejects when there is none. */
  async open(folder: string): Promise<OpenSite> {
    const key = `${folder} ${completed(folder)}`;
    const known = this.opened.get(key);
    if (known) return known;
    // A composition that is not asked for any more is forgotten, sooner or later.
    if (this.opened.size >= mostOpen) this.opened = new Map();
    const site = siteIn(folder);
    this.opened.set(key, site);
    site.catch(() => this.opened.delete(key));
    return site;
  }
}

/** When a composed folder got its last file, in ms. Throws when there is no site in it. */
function completed(folder: string): number {
  // At once: to wait for another thread would take each request far longer than to look.
  return statSync(join(folder, siteMapFile)).mtimeMs;
}

async function siteIn(folder: string): Promise<OpenSite> {
  const map = await readSiteMap(folder);
  const names = new Set(namesIn(folder));
  const served = new Set(servedNames(names).filter((name) => !name.endsWith('.html')));
  const files = { ...map.documents, ...map.pages };
  const led = [...Object.keys(files).map((path) => [path, path] as const), ...Object.entries(map.aliases)];
  const documents = new Map(led.map(([from, path]) => [plainPath(from), { path, name: files[path] ?? notFoundFile }]));
  const pages = new Map([...documents.values()].map((document) => [document.path, document]));
  return { folder, map, documents, pages, names, served };
}
