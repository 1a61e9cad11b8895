import { join } from 'node:path';
import { cacheControlOf, contentHeaders, servedAs, type ObjectHeaders } from '../store/bucket/content-headers.ts';
import { keysBelow } from '../lib/files-below.ts';
import { isInert } from '../site/hosts/headers.ts';
import { isStablePath } from '../site/hosts/arms.ts';
import { splitFile } from '../site/hosts/edge/edge-files.ts';
import { armPrefix, ownKeys, splitKey } from '../site/hosts/edge/places.ts';
import { canaryFolder, readSiteMap, revisionOnSite, servedNames, type SiteMap, spellingsOf } from '../site/site-map.ts';

/** The steps of an upload, so that a document finds its files, and the revision its documents. */
export const uploadSteps = ['files', 'documents', 'revision', 'split'] as const;

/** An object of a bucket that serves a site. */
export interface SiteObject {
  key: string;
  /** Path of the file that has its bytes. */
  file: string;
  headers: ObjectHeaders;
  step: (typeof uploadSteps)[number];
}

/**
 * The objects that make a bucket's website answer as the composed site in `folder` does. A page is there under its path, its
 * aliases and their spellings: a bucket's own redirects would lose the query. A redirect elsewhere is the bucket's own where it can be.
 * A bucket sends everyone the same bytes: gzip, which everyone reads, where there are such.
 */
export function siteObjects(folder: string, map: SiteMap): SiteObject[] {
  const names = new Set(keysBelow(folder));
  const redirects = new Map(Object.entries(map.redirects).map(([path, target]) => [map.pages[path], target]));
  const objects = servedNames(names).flatMap((name) => {
    const isCompressed = names.has(`${name}.gz`);
    const target = redirects.get(name);
    const headers: ObjectHeaders = {
      ...contentHeaders(name),
      ...(isCompressed && { contentEncoding: 'gzip' }),
      // A bucket sends no policy. What could run a script by itself is downloaded; pages show it as before.
      ...(mayRun(name) && { contentDisposition: 'attachment' as const }),
      cacheControl: cacheControlOf(servedAs(`/${name}`)),
      ...(target && isRedirectLocation(target) && { redirect: target }),
    };
    const file = join(folder, isCompressed ? `${name}.gz` : name);
    return keysOf(name, map).map((key) => ({
      rank: map.pages[`/${key}`] === name ? 0 : key === name ? 1 : 2,
      object: { key, file, headers, step: stepOf(name) },
    }));
  });
  // As everywhere: a page's path comes first, then a file's own name, then another document's spelling.
  const owners = new Map<string, (typeof objects)[number]>();
  for (const each of objects)
    if (each.rank < (owners.get(each.object.key)?.rank ?? Infinity)) owners.set(each.object.key, each);
  return [...owners.values()].map(({ object }) => object);
}

/**
 * The objects of the canary arm, for the function of a CDN that splits visits: what it answers with by itself, and which canary runs. None where none
 * runs. Rejects where the arm is damaged.
 */
export async function canaryObjects(folder: string, { canary }: SiteMap): Promise<SiteObject[]> {
  if (!canary) return [];
  const arm = join(folder, canaryFolder);
  const objects = siteObjects(arm, await readSiteMap(arm)).filter(({ key }) => !isStablePath(`/${key}`));
  const split: SiteObject = {
    key: splitKey,
    file: join(folder, splitFile),
    headers: { ...contentHeaders(splitKey), cacheControl: cacheControlOf('document') },
    // Last: visitors are led to an arm that is there.
    step: 'split',
  };
  return [...objects.map((each) => ({ ...each, key: armPrefix(canary) + each.key })), split];
}

/** The part of a key that is the same for all objects of a canary arm; nothing for other keys. */
export function canaryOfKey(key: string): string | undefined {
  return key.startsWith(ownKeys) ? /^\d+\//.exec(key.slice(ownKeys.length))?.[0] : undefined;
}

/** Whether a browser would run what stands in a file, opened by itself: an XML file, of an SVG or anything, that this site has not made. */
function mayRun(name: string): boolean {
  return isInert(name) && /[/+]xml\b/.test(contentHeaders(name).contentType) && name !== 'sitemap.xml';
}

function keysOf(name: string, { pages, documents, aliases }: SiteMap): string[] {
  const named = Object.entries({ ...documents, ...pages }).flatMap(([path, file]) => (file === name ? [path] : []));
  const earlier = Object.entries(aliases).flatMap(([alias, path]) => (named.includes(path) ? [alias] : []));
  const keys = [...named, ...earlier].flatMap((path) => [path, ...spellingsOf(path)]);
  // The file's own name is among them: what a bucket shows for a folder, home included.
  return keys.length > 0 ? keys.filter((path) => path !== '/').map((path) => path.slice(1)) : [name];
}

function stepOf(name: string): SiteObject['step'] {
  if (name === revisionOnSite) return 'revision';
  return name.endsWith('.html') || servedAs(`/${name}`) === 'entry' ? 'documents' : 'files';
}

/** What services take as `x-amz-website-redirect-location`: a path or an http(s) address, in ASCII and of at most 2 kB. */
function isRedirectLocation(target: string): boolean {
  return /^(?:\/|https?:\/\/)[\x21-\x7e]*$/.test(target) && target.length <= 2048;
}
