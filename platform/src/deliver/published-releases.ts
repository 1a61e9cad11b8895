import type { Release, Revision } from '@mosaico/shared-types/schemas';
import { publishedFolder } from '../browser/versions/overrides.ts';
import { isPublic } from '../lib/public-environment.ts';
import { environmentDocument, type VisitorsHealth } from '../environments/environment-page.ts';
import { servedNames, type SiteMap } from '../site/site-map.ts';
import { allReleases, loadable, publishedList } from '../site/write/published.ts';
import { takenPublicFiles } from '../site/release-public.ts';
import { publicPath } from '../store/public-path.ts';
import { versionsMeant } from '../store/release-label.ts';
import type { Store } from '../store/store.ts';
import { TtlCache } from '../lib/ttl-cache.ts';

/** A file of a release, in its folder; `has` tells which others are there. */
export interface ReleaseFile {
  folder: string;
  name: string;
  has: (name: string) => boolean;
}

/** JSON, or a release's file. */
export type PublishedAnswer = { json: string } | ReleaseFile;

/**
 * Milliseconds for which requests share an answer of the store. Anybody may send any number of requests, and a list of a bucket takes
 * a request for each workspace. A new release is listed after this time at the latest.
 */
const cacheTtlMs = 1_000;

/**
 * Answers the pages of an environment from the store: the list of published releases, what a page needs to run one of them, and
 * its files. Public environments get no such answers. A composition knows only the releases that were published before it. The store is
 * listed, a release verified and the environment's page made at most once in {@link cacheTtlMs}, for any number of requests.
 */
export class PublishedReleases {
  /** As they were when a page last requested the list or a release. */
  private listed: readonly Release[] | undefined;
  /** Why releases do not fit what is in use, and the list that was answered last: of one revision's releases and configuration. */
  private judged:
    { mix: string; problems: WeakMap<Release, string[]>; list?: { key: string; json: string } } | undefined;
  private readonly lists: TtlCache<readonly Release[]>;
  private readonly verified: TtlCache<Release>;
  private readonly pages: TtlCache<string | undefined>;

  constructor(
    private readonly store: Store,
    now: () => number = Date.now,
    /** What visitors of a revision's environment have met until now, where that is counted. */
    private readonly health?: (revision: Revision) => Promise<VisitorsHealth | undefined>,
  ) {
    this.lists = new TtlCache(cacheTtlMs, now);
    this.verified = new TtlCache(cacheTtlMs, now);
    this.pages = new TtlCache(cacheTtlMs, now);
  }

  /** The answer to a path; nothing where the site itself has to answer. Rejects where the store cannot be read. */
  async answer(
    pathname: string,
    query: string,
    map: Pick<SiteMap, 'environment' | 'revision' | 'public'>,
  ): Promise<PublishedAnswer | undefined> {
    const { environment, revision } = map;
    if (isPublic(environment, map)) return undefined;
    if (!pathname.startsWith(publishedFolder)) return this.file(pathname);
    if (pathname === `${publishedFolder}index.json`) {
      const wanted = [...new URLSearchParams(query)];
      return { json: await this.listOf(await this.store.revision(environment, revision), wanted) };
    }
    const [, workspace = '', version = ''] = /^([a-z][a-z0-9-]*)\/([\w.-]+)\.json$/.exec(
      pathname.slice(publishedFolder.length),
    ) ?? ['', ''];
    const release = version === '' ? undefined : await this.sound(workspace, version);
    return release && { json: JSON.stringify(loadable(release)) };
  }

  /**
   * The environment's page, if the environment shows the composition of this number; undefined if the site itself has to answer.
   * Rejects if the store cannot be read.
   */
  async environmentPage(map: Pick<SiteMap, 'environment' | 'revision' | 'public'>): Promise<string | undefined> {
    if (isPublic(map.environment, map)) return undefined;
    return this.pages.get(`${map.environment}/${map.revision}`, () => this.makePage(map));
  }

  private async makePage({ environment, revision }: Pick<SiteMap, 'environment' | 'revision'>) {
    for (const number of (await this.store.revisionNumbers(environment)).reverse()) {
      const shown = await this.store.revision(environment, number);
      if (![number, shown.sameAs].includes(revision)) continue;
      return environmentDocument(this.store, shown, { isKept: false, ...(await this.health?.(shown)) });
    }
    return undefined;
  }

  /** The newest releases, and those of `wanted` (workspace and version each): an address may name an older one. */
  private async listOf({ releases, configuration }: Revision, wanted: readonly [string, string][]): Promise<string> {
    const inUse = await Promise.all(Object.entries(releases).map((each) => this.store.release(...each)));
    const { site } = await this.store.configuration(configuration);
    const all = await this.all();
    const mix = JSON.stringify([releases, configuration]);
    if (this.judged?.mix !== mix) this.judged = { mix, problems: new WeakMap() };
    const { judged } = this;
    const key = JSON.stringify([wanted, all.map((each) => [each.workspace, each.version])]);
    if (judged.list?.key === key) return judged.list.json;
    const isWanted = (release: Release): boolean =>
      wanted.some(
        ([workspace, version]) =>
          workspace === release.workspace && versionsMeant(version, [release.version]).length > 0,
      );
    const json = JSON.stringify(publishedList(all, inUse, site, { isWanted, problems: judged.problems }));
    judged.list = { key, json };
    return json;
  }

  /** A published release whose files are what was published; nothing where there is none. */
  private async sound(workspace: string, version: string): Promise<Release | undefined> {
    if (!(await this.all()).some((each) => each.workspace === workspace && each.version === version)) return undefined;
    const release = await this.verified.get(`${workspace}@${version}`, async () => {
      await this.store.verifyRelease(workspace, version);
      return this.store.release(workspace, version);
    });
    this.listed = [release, ...(this.listed ?? (await this.all())).filter((each) => each !== release)];
    return release;
  }

  /** A file that no release in use has: of a release that a tab runs in its place. */
  private async file(pathname: string): Promise<ReleaseFile | undefined> {
    // Documents are pages of a composition.
    if (/\.(html|br|gz)$/.test(pathname) || servedNames(new Set([pathname.slice(1)])).length === 0) return undefined;
    const find = (releases: readonly Release[]): Release | undefined =>
      releases.find((release) => nameIn(release, pathname) !== undefined);
    const isAsset = pathname.startsWith('/assets/');
    const release = find(this.listed ?? []) ?? (isAsset || !this.listed ? find(await this.all()) : undefined);
    const name = release && nameIn(release, pathname);
    if (!release || name === undefined) return undefined;
    const { workspace, version, files } = release;
    const folder = await this.store.releaseFolder(workspace, version);
    return { folder, name, has: (each) => Object.hasOwn(files, each) };
  }

  private all(): Promise<readonly Release[]> {
    return this.lists.get('', async () => (this.listed = await allReleases(this.store)));
  }
}

/** The name of the file that a release serves at a path; undefined if it has none. */
function nameIn({ workspace, files }: Release, pathname: string): string | undefined {
  const base = publicPath(workspace);
  const name = pathname.startsWith(base) ? `client/${pathname.slice(base.length)}` : `public${pathname}`;
  if (!Object.hasOwn(files, name)) return undefined;
  return name.startsWith('client/') || takenPublicFiles({ files }).has(pathname.slice(1)) ? name : undefined;
}
