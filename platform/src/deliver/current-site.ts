import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { plainPath } from '@mosaico/shared-types';
import { keysBelow } from '../lib/files-below.ts';
import {
  canaryFolder,
  environmentFile,
  readSiteMap,
  servedNames,
  siteMapFile,
  type SiteMap,
} from '../site/site-map.ts';
import { currentSite } from '../site/sites.ts';

/** A composition, ready to be served. */
export interface OpenSite {
  folder: string;
  map: SiteMap;
  /** Path and file of each document, by `plainPath` of its path and of its aliases. */
  documents: ReadonlyMap<string, { path: string; name: string }>;
  /** Documents of the environment that answer under their file's name, too. */
  exact: ReadonlySet<string>;
  /** All files of the folder, and those that have their name as their address. */
  names: ReadonlySet<string>;
  served: ReadonlySet<string>;
  /** The canary arm, where a canary runs, or why it cannot be opened. */
  canary?: OpenSite | Error;
}

/**
 * The site that visitors see: the composition that `current` links to. If that is missing or damaged: the composition that was served last,
 * or else the newest complete composition beside it.
 */
export class CurrentSite {
  private state: string | undefined;
  private last: OpenSite | undefined;
  private opening: Promise<OpenSite | undefined> = Promise.resolve(undefined);

  private said: string | undefined;

  /**
   * `sites` is the folder of an environment's compositions. One that could not be opened is tried again after `retryMs`
   * milliseconds, or as soon as it has changed.
   */
  constructor(
    private readonly sites: string,
    private readonly retryMs = 10_000,
  ) {}

  /** The site to serve now; nothing where no composition can be opened. Why it is not the current one stands on standard error. */
  get(): Promise<OpenSite | undefined> {
    const wanted = currentSite(this.sites);
    const state = `${wanted} ${wanted && changedAt(wanted)}`;
    const isLastGone = this.last && changedAt(this.last.folder) === undefined;
    if (isLastGone) this.last = undefined;
    if (isLastGone || state !== this.state) {
      this.state = state;
      this.opening = this.open(wanted);
    }
    return this.opening;
  }

  /** Looks again which site can be served: this one has lost a file that its map names. */
  reopen(site: OpenSite): void {
    if (site === this.last) this.state = undefined;
  }

  private async open(wanted: string | undefined): Promise<OpenSite | undefined> {
    const { last } = this;
    const others = compositionsIn(this.sites).filter((folder) => folder !== wanted);
    const attempts = [
      () => (wanted ? openSite(wanted) : Promise.reject(new Error(`${join(this.sites, 'current')} leads nowhere.`))),
      ...(last ? [() => openSite(last.folder, { map: last.map })] : []),
      ...others.map((folder) => () => openSite(folder)),
      // No composition is whole: most pages are better than none.
      ...(wanted ? [() => openSite(wanted, { isPart: true })] : []),
    ];
    let problem: string | undefined;
    let site: OpenSite | undefined;
    for (const attempt of attempts) {
      try {
        site = await attempt();
        break;
      } catch (error) {
        problem ??= (error as Error).message;
      }
    }
    const damage = site?.canary instanceof Error ? site.canary.message : undefined;
    const outcome = site ? `${site.folder} is served meanwhile.` : 'Visitors are told that the site is not available.';
    if (problem) this.say(`${problem}\n${outcome} ${this.remedy(wanted)}`);
    else this.say(damage && `${damage}\nMeanwhile every visitor gets the stable arm. ${this.remedy(wanted)}`);
    if (problem ?? damage) setTimeout(() => (this.state = undefined), this.retryMs).unref();
    return (this.last = site);
  }

  /** On standard error, once. */
  private say(trouble: string | undefined): void {
    if (trouble && trouble !== this.said) console.error(trouble);
    this.said = trouble;
  }

  private remedy(wanted: string | undefined): string {
    const start = 'stop this server and start it again: it composes the site anew.';
    return wanted ? `Delete ${wanted}, if it is there, then ${start}` : `To mend that, ${start}`;
  }
}

/** An environment's compositions on this machine, the newest first. */
export function compositionsIn(sites: string): string[] {
  const names = existsSync(sites) ? readdirSync(sites) : [];
  const folders = names.filter((name) => /^\d+$/.test(name)).sort();
  return folders.reverse().map((name) => join(sites, name));
}

/** When a composition got its last file, in ms. Nothing where there is no composition. */
function changedAt(folder: string): number | undefined {
  return statSync(join(folder, siteMapFile), { throwIfNoEntry: false })?.mtimeMs;
}

/** A composition in a folder. Rejects where the folder is no composition or, unless a part will do, one of its map's files is not in it. */
export async function openSite(
  folder: string,
  { map: known, isPart = false }: { map?: OpenSite['map']; isPart?: boolean } = {},
): Promise<OpenSite> {
  const map = known ?? (await readSiteMap(folder));
  const names = new Set(keysBelow(folder));
  const files = { ...map.documents, ...map.pages };
  const missing = Object.values(files).find((name) => !names.has(name));
  if (missing !== undefined && !isPart) throw new Error(`${folder} has no file ${JSON.stringify(missing)}.`);
  const paths = [...Object.keys(files).map((path) => [path, path] as const), ...Object.entries(map.aliases)];
  const documents = paths.flatMap(([from, path]) => {
    const name = files[path];
    // No map leads out of the folder.
    return name !== undefined && names.has(name) ? [[plainPath(from), { path, name }] as const] : [];
  });
  const served = servedNames(names).filter((name) => !name.endsWith('.html'));
  const exact = new Set(Object.values(map.documents).filter((name) => name !== environmentFile && names.has(name)));
  const canary = map.canary && (await openSite(join(folder, canaryFolder)).catch((error: Error) => error));
  const site = { folder, map, documents: new Map(documents), exact, names, served: new Set(served) };
  return canary ? { ...site, canary } : site;
}
