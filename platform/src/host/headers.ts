/** Seconds: a year, the longest that caches honour. */
const forever = 31_536_000;

/** Where files have a name that changes with their content. */
export const immutableFolder = '/assets/';

/** What a file of the site is to a host. */
export type Served = 'asset' | 'document' | 'embeddable';

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/**
 * The headers every host sends: the built-in server, nginx, and static hosts by their `_headers` file. An asset is kept for
 * good; a document is asked for again each time, and shown in a frame by this site only unless it is meant for others.
 */
export function headersOf(served: Served): Readonly<Record<string, string>> {
  if (served === 'asset') return { 'Cache-Control': `public, max-age=${forever}, immutable`, ...always };
  const document = { 'Cache-Control': 'no-cache', ...always };
  return served === 'embeddable' ? document : { ...document, 'Content-Security-Policy': "frame-ancestors 'self'" };
}
