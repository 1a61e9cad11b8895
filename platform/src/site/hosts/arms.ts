// The functions of a CDN bundle this file. CloudFront runs ECMAScript 5.1 with few additions: no destructuring, no spread, no `for … of`.

/** Name of the cookie that keeps a visitor in an arm. It holds the canary's number and the visitor's bucket, and nothing of the visitor. */
export const canaryCookie = 'mosaico-canary';

/** Buckets that visits are drawn into: the canary arm has the first ones, as many as its weight in percent. */
export const buckets = 100;

/** A canary, as whatever splits visits needs it: its number, and the percentage of visits that get it. */
export interface Split {
  number: number;
  weight: number;
}

/** What of a request decides its arm. The headers of these names, if it has them. */
export interface ArmRequest {
  /** As it was requested, without the query. */
  path: string;
  /** With its question mark, if there is one. */
  query: string;
  cookie: string | undefined;
  secFetchDest: string | undefined;
  secFetchSite: string | undefined;
  secPurpose: string | undefined;
  userAgent: string | undefined;
  /** The visitor's connection is encrypted. */
  tls: boolean;
}

/** The arm of a request. `cookie`: the value of `Set-Cookie` that keeps the visitor there, where the visit was drawn now. */
export interface ChosenArm {
  arm: 'stable' | 'canary';
  cookie?: string;
}

/**
 * These patterns hold for nginx, too. What machines read, what both arms share, and what is of no arm: the pages that tell versions, and
 * `?mf=`.
 */
export const stablePaths = '\\.(?:md|xml|txt)$|^/(?:assets|mosaico|releases)(?:/|$)';
export const stableQueries = '[?&]mf=';
/** Another site may frame a page without the visitor's cookies: so every frame gets the stable arm, and reads its data from there. */
export const stableDestinations = '^(?:i?frame|fencedframe|embed|object)$';
/** Crawlers that come as a browser. The others do not say that they navigate. */
export const crawlers = 'bots?[/;)-]|crawl|spider|slurp|lighthouse|inspectiontool|preview';
/** Where a visit begins: nowhere, or on another site. Reloads keep theirs. */
export const beginnings = '^(?:none|same-site|cross-site)$';

/** The bucket in a `Cookie` header, as the first group: the first one of this canary, whatever else was set by whoever. */
export function cookiePattern(number: number): string {
  return `(?:^|;) *${canaryCookie}=${number}\\.(100|[1-9][0-9]?) *(?:;|$)`;
}

/**
 * The arm that answers a request. A visitor with a cookie of this canary stays in the bucket that it names: a greater weight only ever brings
 * further ones in. A new visit, which is a navigation that no page of this site has begun, is drawn into a bucket. Whatever else has no
 * cookie gets the stable arm: crawlers, previews of links, prefetches, and browsers that keep no cookies on their way from page to page.
 * `random`: a number from 0 to below 1.
 */
export function armOf(request: ArmRequest, split: Split, random: () => number): ChosenArm {
  if (isStableAlone(request)) return { arm: 'stable' };
  const known = new RegExp(cookiePattern(split.number)).exec(request.cookie ?? '');
  if (known) return { arm: armOfBucket(Number(known[1]), split) };
  if (!isNewVisit(request)) return { arm: 'stable' };
  const bucket = 1 + Math.floor(random() * buckets);
  const cookie = `${canaryCookie}=${split.number}.${bucket}; ${cookieAttributes(cookieSeconds, request.tls)}`;
  return { arm: armOfBucket(bucket, split), cookie };
}

/**
 * The value of `Set-Cookie` that takes the cookie away, for a request that has one while no canary runs. That of a canary after `revision`
 * stays: another host may know of it already.
 */
export function cookieEnd(request: Pick<ArmRequest, 'cookie' | 'tls'>, revision?: number): string | undefined {
  const found = new RegExp(`${anyCookie}(\\d+)`).exec(request.cookie ?? '');
  if (found && revision !== undefined && Number(found[1]) > revision) return undefined;
  return matches(anyCookie, request.cookie) ? `${canaryCookie}=; ${cookieAttributes(0, request.tls)}` : undefined;
}

/** A `Cookie` header with the cookie of any canary. */
export const anyCookie = `(?:^|;) *${canaryCookie}=`;

/** Seconds: a canary that takes longer draws its visitors again. */
export const cookieSeconds = 30 * 24 * 60 * 60;

/** What else a `Set-Cookie` of the cookie says. */
export function cookieAttributes(seconds: number, tls: boolean): string {
  return `Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${tls ? '; Secure' : ''}`;
}

/** Whether the answer at a path is the same in both arms, for nginx and a function: whatever else the request says. */
export const isStablePath = (path: string): boolean => matches(stablePaths, decoded(path));

const armOfBucket = (bucket: number, split: Split): ChosenArm['arm'] => (bucket <= split.weight ? 'canary' : 'stable');

function isStableAlone(request: ArmRequest): boolean {
  return (
    isStablePath(request.path) ||
    matches(stableQueries, request.query) ||
    matches(stableDestinations, request.secFetchDest) ||
    matches(crawlers, request.userAgent)
  );
}

/** Browsers without these headers are older than March 2023. */
function isNewVisit(request: ArmRequest): boolean {
  return (
    request.secFetchDest === 'document' && matches(beginnings, request.secFetchSite) && request.secPurpose === undefined
  );
}

const matches = (pattern: string, text: string | undefined): boolean =>
  text !== undefined && new RegExp(pattern, 'i').test(text);

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
