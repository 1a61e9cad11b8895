import type { ArmRequest } from '../site/hosts/arms.ts';
import { canaryFiles, composedFiles } from './composed-folder.ts';

/** A request to a site of {@link canaryFiles}, whose canary has number 1 and a weight of 25, and the file that it is answered with. */
interface SplitRequest {
  path: string;
  headers: Readonly<Record<string, string>>;
  /** Its name in both arms. */
  file: string;
}

const visit = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };
const cookies = [
  undefined,
  'mosaico-canary=1.1',
  'mosaico-canary=1.25',
  'mosaico-canary=1.26',
  'mosaico-canary=1.100',
  'mosaico-canary=1.0',
  'mosaico-canary=1.007',
  'mosaico-canary=1.101',
  'mosaico-canary=11.1',
  'mosaico-canary=2.1',
  'mosaico-canary=2.1; mosaico-canary=1.9',
  'a=b;mosaico-canary=1.9;mosaico-canary=1.99',
  'x-mosaico-canary=1.1',
  'a=mosaico-canary=1.1',
  'mosaico-canary=',
];
const origins: Readonly<Record<string, string>>[] = [
  {},
  visit,
  { ...visit, 'sec-fetch-site': 'cross-site' },
  { ...visit, 'sec-fetch-site': 'same-site' },
  { ...visit, 'sec-fetch-site': 'same-origin' },
  { ...visit, 'sec-purpose': 'prefetch' },
  { ...visit, 'sec-purpose': 'prefetch;prerender' },
  { ...visit, 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' },
  { ...visit, 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' },
  { ...visit, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/141.0' },
  { 'user-agent': 'WhatsApp/2.23.20.0' },
];
const files: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/planes': 'planes.html',
  '/planes?a=1': 'planes.html',
  '/planes?mf=mf-plans@1.0.0': 'planes.html',
  '/planes?a=1&mf=mf-plans@1.0.0': 'planes.html',
  '/planes?xmf=1': 'planes.html',
  '/planes.md': 'planes.md',
  '/data/lista.json': 'data/lista.json',
  '/data/cifras.txt': 'data/cifras.txt',
  '/revision.json': 'revision.json',
  '/robots.txt': 'robots.txt',
  '/sitemap.xml': 'sitemap.xml',
  '/no-existe': '404.html',
};

/** Requests of every kind that decides the arm: each path with each cookie, as each kind of request. */
export const splitRequests: readonly SplitRequest[] = Object.entries(files).flatMap(([path, file]) =>
  origins.flatMap((origin) =>
    cookies.map((cookie) => ({ path, file, headers: { ...origin, ...(cookie !== undefined && { cookie }) } })),
  ),
);

/** The same as the rule reads it. */
export function asArmRequest({ path, headers }: Pick<SplitRequest, 'path' | 'headers'>): ArmRequest {
  const [pathname = '', query] = path.split('?');
  return {
    path: pathname,
    query: query === undefined ? '' : `?${query}`,
    cookie: headers.cookie,
    secFetchDest: headers['sec-fetch-dest'],
    secFetchSite: headers['sec-fetch-site'],
    secPurpose: headers['sec-purpose'],
    userAgent: headers['user-agent'],
    tls: headers['x-forwarded-proto'] === 'https',
  };
}

/** The arm that an answer is from, by its text. */
export function armOfText(file: string, text: string): 'stable' | 'canary' | undefined {
  if (text === canaryFiles[file]) return 'canary';
  return text === composedFiles[file] ? 'stable' : undefined;
}

/** What draws the bucket that an answer's `Set-Cookie` names. Throws where nothing may be drawn, and where there is no bucket. */
export function drawn(cookie: string | undefined): () => number {
  return () => {
    const [, bucket] = /^mosaico-canary=1\.(\d+);/.exec(cookie ?? '') ?? [];
    if (bucket === undefined) throw new Error(`No bucket was drawn: ${cookie}`);
    return (Number(bucket) - 0.5) / 100;
  };
}
