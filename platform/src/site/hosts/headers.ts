import {
  cacheControlOf,
  federationManifest,
  immutableFolder,
  remoteEntryFile,
  type Served,
} from '../../store/bucket/content-headers.ts';
import { isPublic } from '../../lib/public-environment.ts';
import { revisionOnSite, type SiteMap } from '../site-map.ts';

/** Seconds: two years, as Mozilla's guideline for TLS has it. */
const strictly = 63_072_000;

/** What else decides about an answer's headers. */
export interface Circumstances {
  /** Search engines shall know nothing of it: all but a public environment is closed to them. */
  closed: boolean;
  /** The visitor's connection is encrypted. */
  tls: boolean;
}

/** What no page of the site, and nothing that it shows in a frame, may ask the visitor for. */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * The headers of an answer, by what is served: the same for the built-in server, nginx, static hosts (`_headers`) and a CDN before
 * a bucket. Documents may be framed and read by this site only, unless they are embeddable. Assets and entries of remotes may be
 * loaded by any site, such as a sandboxed frame.
 */
export function headersOf(served: Served, { closed, tls }: Circumstances): Readonly<Record<string, string>> {
  const isDocument = served === 'document' || served === 'embeddable';
  return {
    'Cache-Control': cacheControlOf(served),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': served === 'document' ? 'same-origin' : 'cross-origin',
    ...(!isDocument && { 'Access-Control-Allow-Origin': '*' }),
    ...(served === 'document' && { 'Content-Security-Policy': "frame-ancestors 'self'" }),
    // A window that a payment opens must be able to tell its outcome.
    ...(isDocument && { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }),
    ...(isDocument && { 'Permissions-Policy': deniedFeatures }),
    ...(closed && { 'X-Robots-Tag': 'noindex' }),
    ...(tls && { 'Strict-Transport-Security': `max-age=${strictly}` }),
  };
}

/**
 * Further headers for the Markdown of the page at an address: not for the index, and the page is the canonical one. The address
 * is without quotes, for the configuration of every host.
 */
export function textHeaders(page: string): Readonly<Record<string, string>> {
  return { 'X-Robots-Tag': 'noindex', Link: `<${page}>; rel=canonical` };
}

/** The headers of all paths that a pattern names, in which `*` stands for anything. */
export interface HeaderRule {
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

/** The headers of a whole site behind TLS, as rules. Of all rules that fit a path the last one counts alone. */
export function headerRules(map: SiteMap): HeaderRule[] {
  const { environment, pages, embeddable, texts } = map;
  const circumstances = { closed: !isPublic(environment, map), tls: true };
  const rule = (pattern: string, served: Served): HeaderRule => ({
    pattern,
    headers: headersOf(served, circumstances),
  });
  const bare = Object.entries(pages).filter(([, file]) => embeddable.includes(file));
  return [
    rule('/*', 'document'),
    rule(`${immutableFolder}*`, 'asset'),
    ...[federationManifest, remoteEntryFile].map((name) => rule(`${immutableFolder}*/${name}`, 'entry')),
    rule(`/${revisionOnSite}`, 'entry'),
    ...bare.map(([path]) => rule(path, 'embeddable')),
    // Last: a host may read only so many rules, and these matter least.
    ...Object.entries(texts).map(([file, page]) => {
      const { pattern, headers } = rule(`/${file}`, 'document');
      return { pattern, headers: { ...headers, ...textHeaders(page), 'Content-Type': 'text/markdown; charset=utf-8' } };
    }),
  ];
}
