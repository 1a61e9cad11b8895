import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { notFoundFile, siteMapFile, type SiteMap } from '../compose/site-map.ts';
import { filesBelow } from '../files/files-below.ts';
import { readJson } from '../files/read-json.ts';
import { servedNames } from '../host/served-names.ts';
import { publishedFolder } from '../mixing/mix.ts';

/** So many composed folders are kept open: the site in use and previews. */
const mostOpen = 20;

/** A composed folder, ready to answer. */
export interface OpenSite {
  folder: string;
  map: SiteMap;
  /** Names of all files, and of those that have an address. */
  names: ReadonlySet<string>;
  served: ReadonlySet<string>;
}

/** Opens composed folders once, and again when one was completed by what has been published since. */
export class SiteOpener {
  private opened = new Map<string, Promise<OpenSite>>();

  /** The site in a folder. Rejects when there is none. */
  async open(folder: string): Promise<OpenSite> {
    const list = await stat(join(folder, publishedFolder, 'index.json')).catch(() => stat(join(folder, siteMapFile)));
    const key = `${folder} ${list.mtimeMs}`;
    const known = this.opened.get(key);
    if (known) return known;
    // A composition that is not asked for any more is forgotten, sooner or later.
    if (this.opened.size >= mostOpen) this.opened = new Map();
    const site = siteIn(folder);
    this.opened.set(key, site);
    site.catch(() => this.opened.delete(key));
    return site;
  }

  /** The site in a folder, if there is one. */
  async openIfThere(folder: string): Promise<OpenSite | undefined> {
    return existsSync(join(folder, siteMapFile)) ? this.open(folder) : undefined;
  }
}

async function siteIn(folder: string): Promise<OpenSite> {
  const map = (await readJson(join(folder, siteMapFile))) as SiteMap;
  const names = new Set(filesBelow(folder).map((file) => relative(folder, file)));
  const served = new Set(servedNames(names));
  served.delete(notFoundFile);
  return { folder, map, names, served };
}
