import { lookup, mimes } from 'mrmime';

// Not in the library's table.
mimes.ico = 'image/x-icon';

/** What a bucket keeps with an object and sends with it. */
export interface ObjectHeaders {
  contentType: string;
  /** How the bytes are compressed. */
  contentEncoding?: 'br' | 'gzip';
  cacheControl?: string | undefined;
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

/** What a file of the site is to a host. */
export type Served = 'asset' | 'document' | 'embeddable';

/** How long an answer may be kept. An asset is for good; a document is asked for again each time. */
export function cacheControlOf(served: Served): string {
  return served === 'asset' ? `public, max-age=${forever}, immutable` : 'no-cache';
}
