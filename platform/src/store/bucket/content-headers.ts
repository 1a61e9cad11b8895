import { lookup, mimes } from 'mrmime';

// Not in the library's table.
mimes.ico = 'image/x-icon';

/** What a bucket keeps with an object and sends with it. */
export interface ObjectHeaders {
  contentType: string;
  /** How the bytes are compressed. */
  contentEncoding?: 'br' | 'gzip';
  cacheControl?: string | undefined;
  /** Opened by itself, it is downloaded and not shown. */
  contentDisposition?: 'attachment' | undefined;
  /** Where the bucket's website goes on to instead of showing the object. */
  redirect?: string | undefined;
}

const encodings = { '.br': 'br', '.gz': 'gzip' } as const;

/** Type and encoding of a file, by its name: `shell.js.br` is a compressed script. */
export function contentHeaders(name: string): Pick<ObjectHeaders, 'contentType' | 'contentEncoding'> {
  const [, plain, ending] = /^(.*)(\.br|\.gz)$/.exec(name) ?? [];
  if (plain && ending)
    return { ...contentHeaders(plain), contentEncoding: encodings[ending as keyof typeof encodings] };
  const type = lookup(name) ?? 'application/octet-stream';
  const isText = type.startsWith('text/') || /[/+](?:json|xml)$/.test(type);
  return { contentType: isText ? `${type}; charset=utf-8` : type };
}

/** Seconds: a year, the longest that caches honour. */
const forever = 31_536_000;

/** Where files have a name that changes with their content. */
export const immutableFolder = '/assets/';

/** Names of the two files beside each remote's entry that other sites' Module Federation asks for. They stay the same. */
export const federationManifest = 'mf-manifest.json';
export const remoteEntryFile = 'remoteEntry.js';

/**
 * Paths of what keeps its name and is for other sites to read; as a regular expression of nginx, too. `/revision.json` is what
 * `loadStockSite` asks first on a page of another site, and the shell in an embeddable page that stands in a sandboxed frame.
 */
export const entryPaths = `^${immutableFolder}[^/]+/(?:mf-manifest\\.json|remoteEntry\\.js)$|^/revision\\.json$`;

/** What a file of the site is to a host. */
export type Served = 'asset' | 'entry' | 'document' | 'embeddable';

/** What the file at a path is, if it is no page. */
export function servedAs(path: string): Served {
  if (new RegExp(entryPaths).test(path)) return 'entry';
  return path.startsWith(immutableFolder) ? 'asset' : 'document';
}

/** How long an answer may be kept. An asset is for good; a document is requested again each time. */
export function cacheControlOf(served: Served): string {
  return served === 'asset' ? `public, max-age=${forever}, immutable` : 'no-cache';
}
