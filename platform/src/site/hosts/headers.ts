import {
  cacheControlOf,
  federationManifest,
  immutableFolder,
  remoteEntryFile,
  servedAs,
  type Served,
} from '../../store/bucket/content-headers.ts';
import { isPublic } from '../../lib/public-environment.ts';
import { revisionOnSite, servedNames, type SiteMap } from '../site-map.ts';

/** Seconds: two years, as Mozilla's guideline for TLS has it. */
const strictly = 63_072_000;

/** What else decides about an answer's headers. */
export interface Circumstances {
  /** Search engines shall not index it: `X-Robots-Tag: noindex`, in all but a public environment. */
  noindex: boolean;
  /** The visitor's connection is encrypted. */
  tls: boolean;
  /** Who asks decides which arm of a canary answers. */
  isSplit?: boolean | undefined;
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
export function headersOf(served: Served, { noindex, tls, isSplit }: Circumstances): Readonly<Record<string, string>> {
  const isDocument = served === 'document' || served === 'embeddable';
  return {
    'Cache-Control': isSplit ? `private, ${cacheControlOf(served)}` : cacheControlOf(served),
    ...(isSplit && { Vary: 'Cookie' }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': served === 'document' ? 'same-origin' : 'cross-origin',
    ...(!isDocument && { 'Access-Control-Allow-Origin': '*' }),
    ...(served === 'document' && { 'Content-Security-Policy': frameAncestors }),
    // A window that a payment opens must be able to send its outcome.
    ...(isDocument && { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }),
    ...(isDocument && { 'Permissions-Policy': deniedFeatures }),
    ...(noindex && { 'X-Robots-Tag': 'noindex' }),
    ...(tls && { 'Strict-Transport-Security': `max-age=${strictly}` }),
  };
}

/** Who may show a document of this site in a frame. */
export const frameAncestors = "frame-ancestors 'self'";

/**
 * Files other than documents may be opened, but run no scripts: an SVG's scripts would run with this site's origin. The files keep that
 * origin, or browsers would not play a video opened by itself.
 */
export const inertPolicy = [
  "default-src 'none'",
  "img-src 'self' data:",
  "media-src 'self'",
  "font-src 'self' data:",
  "style-src 'unsafe-inline'",
  'sandbox allow-same-origin',
].join('; ');

/**
 * Names of files with a policy of their own kind, as a regular expression of nginx, too. Documents of an environment's `public/` are
 * documents. The policy of a worker's script would hold for the worker. Browsers show a PDF in a viewer that a policy breaks, and whose
 * scripts see no page.
 */
export const documentNames = '\\.html?$';
export const unconfinedNames = '\\.(?:m?js|css|wasm|pdf)$';

/** Whether the file of this name is shown by itself under {@link inertPolicy}. */
export function isInert(name: string): boolean {
  return ![documentNames, unconfinedNames].some((pattern) => new RegExp(pattern, 'i').test(name));
}

/** The headers of the file at a path that is no page. */
export function fileHeaders(path: string, circumstances: Circumstances): Readonly<Record<string, string>> {
  const served = servedAs(path);
  const headers = headersOf(served, circumstances);
  if (!isInert(path)) return headers;
  return {
    ...headers,
    'Content-Security-Policy': served === 'document' ? `${inertPolicy}; ${frameAncestors}` : inertPolicy,
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

/**
 * The headers of a whole site behind TLS, whose folder has the files of these names, as rules. Of all rules that fit a path the last one
 * counts alone.
 */
export function headerRules(map: SiteMap, names: readonly string[]): HeaderRule[] {
  const { environment, pages, embeddable, texts } = map;
  const circumstances = { noindex: !isPublic(environment, map), tls: true };
  const rule = (pattern: string, served: Served): HeaderRule => ({
    pattern,
    headers: headersOf(served, circumstances),
  });
  // Pages have no ending, so the ending of any other file says its type.
  const inert = servedNames(new Set(names)).filter(isInert);
  const filesIn = (isAsset: boolean): HeaderRule[] =>
    patternsOf(inert.filter((name) => `/${name}`.startsWith(immutableFolder) === isAsset)).map((pattern) => {
      const below = isAsset && pattern.startsWith('/*') ? immutableFolder + pattern.slice(1) : pattern;
      return { pattern: below, headers: fileHeaders(below, circumstances) };
    });
  const bare = Object.entries(pages).filter(([, file]) => embeddable.includes(file));
  return [
    rule('/*', 'document'),
    ...filesIn(false),
    rule(`${immutableFolder}*`, 'asset'),
    ...filesIn(true),
    ...[federationManifest, remoteEntryFile].map((name) => ({
      ...rule(`${immutableFolder}*/${name}`, 'entry'),
      headers: fileHeaders(`${immutableFolder}a/${name}`, circumstances),
    })),
    { pattern: `/${revisionOnSite}`, headers: fileHeaders(`/${revisionOnSite}`, circumstances) },
    ...bare.map(([path]) => rule(path, 'embeddable')),
    // Last: a host may read only so many rules, and these matter least.
    ...Object.entries(texts).map(([file, page]) => {
      const [pattern, headers] = [`/${file}`, fileHeaders(`/${file}`, circumstances)];
      return { pattern, headers: { ...headers, ...textHeaders(page), 'Content-Type': 'text/markdown; charset=utf-8' } };
    }),
  ];
}

/** Patterns for files: one for each ending, and the path itself for a name without one that a pattern can hold. */
function patternsOf(names: readonly string[]): string[] {
  const patterns = names.map((name) => {
    const [ending] = /\.[\w-]+$/.exec(name) ?? [];
    return ending === undefined ? `/${encodeURI(name)}` : `/*${ending}`;
  });
  return [...new Set(patterns)].sort();
}
