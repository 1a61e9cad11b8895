import { createHash } from 'node:crypto';
import type { SiteConfiguration } from '@mosaico/shared-types';

/** Style elements are only in prerendered HTML; emotion fills those it adds in the browser by script, while they are empty. */
const styleElement = /<style\b[^>]*>(.*?)<\/style>/gs;

/**
 * The content security policy of a document. It allows the site's own files, the origins that the configuration names, and these
 * inline scripts. The policy is in the document, since the hashes of `html`'s styles change with each composition
 * and buckets send no headers of ours. (Only a header can say who may frame a page: see `headersOf`.) With `localSources`, never
 * in a public environment, a document may also load from a development server on the visitor's own machine.
 */
export function contentPolicy(
  html: string,
  site: SiteConfiguration,
  inlineScripts: readonly string[],
  { localSources = false }: { localSources?: boolean } = {},
): string {
  const { allow = {}, bookings, cardPayments, forms, reels, scripts, surveys } = site;
  const scriptOrigins = originsIn([scripts, cardPayments.script]);
  // An origin whose scripts may run here may also be framed and connected to.
  const frames = [...originsIn([bookings, forms, reels, surveys]), ...scriptOrigins, ...(allow.frames ?? [])];
  const local = localSources ? ['http://localhost:*'] : [];
  const directives = {
    // What is not named below (workers, plug-ins) the site does not have.
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts.map(policyHash), ...scriptOrigins, ...(allow.scripts ?? []), ...local],
    'style-src': ["'self'", ...local, ...(allow.inlineStyles ? ["'unsafe-inline'"] : styleHashes(html))],
    // Clients' videos and posters may stand anywhere, and posters are captured into data: addresses.
    'img-src': ["'self'", 'https:', 'data:', ...local],
    // Captions are the site's own: tracks need no more.
    'media-src': ["'self'", 'https:', ...local],
    'font-src': ["'self'", ...local],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'", ...frames],
    'connect-src': ["'self'", ...scriptOrigins, ...(allow.connections ?? []), ...local, ...local.map(socketsOf)],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

const socketsOf = (origin: string): string => origin.replace('http', 'ws');

function styleHashes(html: string): string[] {
  return ['', ...Array.from(html.matchAll(styleElement), ([, css = '']) => css)].map(policyHash);
}

/** How a policy names an inline script or style sheet that may run. */
export function policyHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** Origins of all `https:` addresses in a part of the configuration; the site's own paths have none. */
function originsIn(part: unknown): string[] {
  if (typeof part === 'string') return part.startsWith('/') ? [] : [new URL(part).origin];
  return Object.values(part as object).flatMap(originsIn);
}
