import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { textPath } from '@mosaico/shared-types';
import { checkedWith, type Revision } from '@mosaico/shared-types/schemas';
import * as v from 'valibot';
import { environmentPage } from '../browser/versions/overrides.ts';
import { contentHash, filesBelow, shortHash } from '../lib/files-below.ts';
import { readJson } from '../lib/read-json.ts';
import { locationOf } from './hosts/location.ts';
import type { ResolvedSite } from './resolve/resolve.ts';

/** Name of the file with each path and its file, for a server. It is not served. */
export const siteMapFile = '.site.json';
/** Name of the record of the files that compositions made for themselves: name → newest revision that it is of. It is not served. */
export const compositionFiles = '.composition-files.json';
export const notFoundFile = '404.html';
/**
 * Folder of a composition with that of the canary arm: all that a composition has but `/assets`, which both arms share. It has a map of its
 * own. No address leads there.
 */
export const canaryFolder = '.canary';
/** Tells open pages what the site shows now (`SiteManifest` of `shared-types`). */
export const revisionOnSite = 'revision.json';

/** Name of the list of other authors' packages in a composed folder. Their licences must go along with their work. */
export const licencesPage = 'licencias.txt';
/** Files for search engines and other machines, at the root. */
export const machineFiles = ['sitemap.xml', 'robots.txt', 'llms.txt', licencesPage] as const;
/** Files for hosts that read their rules from files. They are not served. */
export const hostFiles = ['_headers', '_redirects'] as const;

/** The file of {@link environmentPage}. */
export const environmentFile = `${environmentPage.slice(1)}index.html`;

/** Folders of the platform whose code is in what a composition holds. */
const rooms = ['site', 'browser', 'table', 'build/runtime'];

/** Changes with the code that composes: `start` composes a site of another version anew. */
export const composerVersion = contentHash(
  rooms.flatMap((room) => filesBelow(fileURLToPath(new URL(`../${room}`, import.meta.url)))),
  fileURLToPath(new URL('..', import.meta.url)),
);

const table = v.record(v.string(), v.string());

const siteMapSchema = v.object({
  environment: v.string(),
  /** Whether it is public, where its site configuration says so: see `isPublic`. */
  public: v.optional(v.boolean()),
  /** Path that takes what browsers report, if any. */
  reports: v.optional(v.string()),
  revision: v.number(),
  /** The canary that runs: its number, and its share of the visits in percent. Its composition is in {@link canaryFolder}. */
  canary: v.optional(v.object({ number: v.number(), weight: v.number() })),
  /** Version of the code that composed it. */
  composer: v.string(),
  /** What the revision consists of: two stores may number theirs alike. */
  mix: v.string(),
  /** Path → file, of every page. */
  pages: v.pipe(
    table,
    v.check((pages) => '/' in pages, 'must have the home page ("/")'),
  ),
  /** Earlier path of a page → the one it has now. */
  aliases: table,
  /** Path → file, of documents that are no pages: those among the public files. */
  documents: table,
  /** File of a page's text → address of the page, which is the one to be found. */
  texts: table,
  /** Path → where it goes on to, as a host sends it: see {@link locationOf}. */
  redirects: table,
  /** Files that other sites may show in a frame. */
  embeddable: v.array(v.string()),
});

/** What a server needs to know of a composed site. */
export type SiteMap = v.InferOutput<typeof siteMapSchema>;

/** The file of a page: `/planes-crm` is `planes-crm.html`, which every static host serves without a redirect. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** The file of a page's text: see {@link textPath}. */
export const textFile = (path: string): string => textPath(path).slice(1);

/** The map of a composition whose folder has the files of these names. */
export function siteMapOf({ revision, table, configuration }: ResolvedSite, names: readonly string[]): SiteMap {
  const { public: isDeclared, reports, agency } = configuration.site;
  const { origin } = agency;
  const isThere = new Set(names);
  const pages = Object.fromEntries(table.routes.map(({ path }) => [path, fileOf(path)]));
  return {
    environment: revision.environment,
    ...(isDeclared !== undefined && { public: isDeclared }),
    ...(reports && { reports: reports.endpoint }),
    revision: revision.revision,
    composer: composerVersion,
    mix: releaseSetHash(revision),
    pages,
    aliases: Object.fromEntries(table.routes.flatMap(({ path, aliases }) => aliases.map((alias) => [alias, path]))),
    documents: documentsAmong(names, pages),
    texts: Object.fromEntries(
      table.routes
        .filter(({ indexed, path }) => indexed && isThere.has(textFile(path)))
        .map(({ path }) => [textFile(path), origin + path]),
    ),
    redirects: Object.fromEntries(
      table.routes.flatMap(({ path, redirect }) => (redirect ? [[path, locationOf(redirect)] as const] : [])),
    ),
    embeddable: table.routes.filter(({ embeddable }) => embeddable).map(({ path }) => fileOf(path)),
  };
}

/** The same for all revisions that consist of the same releases and configuration, and give the same part of the visits to the same canary. */
export function releaseSetHash({
  releases,
  configuration,
  canary,
}: Pick<Revision, 'releases' | 'configuration' | 'canary'>): string {
  const arm = canary ? [[Object.entries(canary.releases).sort(), canary.number, canary.weight]] : [];
  return shortHash([JSON.stringify([Object.entries(releases).sort(), configuration, ...arm])]);
}

/** The map of a composed folder. Rejects where there is none, it is damaged, or it names a file outside of the folder. */
export async function readSiteMap(folder: string): Promise<SiteMap> {
  const file = join(folder, siteMapFile);
  const map = checkedWith(v.looseObject(siteMapSchema.entries), await readJson(file), file);
  const files = [...Object.values({ ...map.documents, ...map.pages }), ...Object.keys(map.texts)];
  const outside = files.find((each) => isAbsolute(each) || each.split(/[\\/]/).includes('..'));
  if (outside !== undefined) throw new Error(`${file} names ${outside}, which is no file of the site. Promote again.`);
  return map;
}

function documentsAmong(names: readonly string[], pages: SiteMap['pages']): SiteMap['documents'] {
  const isPage = new Set([...Object.values(pages), notFoundFile]);
  const documents = names.filter((name) => name.endsWith('.html') && !isPage.has(name));
  return Object.fromEntries(documents.map((name) => [`/${name.replace(/(\/index)?\.html$/, '')}`, name]));
}

/** What is for other hosts, or for the composer: dot files, and the rules of hosts that read them from files. */
const notServed = /(^|\/)\.(?!well-known\/)|^_(headers|redirects)$/;
const precompressed = /\.(br|gz)$/;

/** The files of a site that have an address. A precompressed file is sent instead of its original, and has none. */
export function servedNames(names: ReadonlySet<string>): string[] {
  const isPrecompressed = (name: string): boolean =>
    precompressed.test(name) && names.has(name.replace(precompressed, ''));
  return [...names].filter((name) => !notServed.test(name) && !isPrecompressed(name));
}

/**
 * The spellings of a path that a host without patterns needs one by one, see `plainPath`. Case and slashes are left to
 * the host, and where it does not know them to the browser.
 */
export function spellingsOf(path: string): string[] {
  return path === '/' ? ['/index', '/index.html'] : [`${path}.html`, `${path}/index`, `${path}/index.html`];
}
