/** Name of the cookie that keeps a visitor in an arm. It holds the canary's number and the visitor's bucket, and nothing of the visitor. */
export const canaryCookie = 'mosaico-canary';

/** Buckets that visits are drawn into: the canary arm has the first ones, as many as its weight in percent. */
const buckets = 100;

/** A canary, as whatever splits visits needs it: its number, and the percentage of visits that get it. */
export interface Split {
  number: number;
  weight: number;
}

/** What of a request decides its arm. */
export interface ArmRequest {
  /** Decoded path, without the query. */
  path: string;
  query: string;
  /** The headers of these names, if it has them. */
  cookie: string | undefined;
  secFetchDest: string | undefined;
  secFetchSite: string | undefined;
  secPurpose: string | undefined;
  /** The visitor's connection is encrypted. */
  tls: boolean;
}

/** The arm of a request. `cookie`: the header that keeps the visitor there, where the visit was drawn now. */
export interface ChosenArm {
  arm: 'stable' | 'canary';
  cookie?: string | undefined;
}

/**
 * The arm that answers a request for anything but `/assets`. A visitor with a cookie of this canary stays in the bucket that the cookie names. A new
 * visit, which is a navigation that no page of this site has begun, is drawn into a bucket. Whatever else has no cookie gets the stable arm:
 * crawlers and previews, frames, and browsers that keep no cookies on their way from page to page.
 * `random`: a number from 0 to below 1.
 */
export function armOf(request: ArmRequest, { number, weight }: Split, random: () => number): ChosenArm {
  if (isStableAlone(request)) return { arm: 'stable' };
  const [, ofCanary, known] =
    new RegExp(`(?:^|;) *${canaryCookie}=(\\d+)\\.(\\d{1,3})(?:;|$)`).exec(request.cookie ?? '') ?? [];
  const arm = (bucket: number): ChosenArm['arm'] => (bucket <= weight ? 'canary' : 'stable');
  if (ofCanary === String(number) && Number(known) >= 1 && Number(known) <= buckets) return { arm: arm(Number(known)) };
  const isNewVisit =
    request.secFetchDest === 'document' && request.secFetchSite !== 'same-origin' && request.secPurpose === undefined;
  if (!isNewVisit) return { arm: 'stable' };
  const bucket = 1 + Math.floor(random() * buckets);
  return { arm: arm(bucket), cookie: `${canaryCookie}=${number}.${bucket}; ${cookieAttributes(request)}` };
}

/** Seconds: a canary that takes longer draws its visitors again. */
const cookieSeconds = 14 * 24 * 60 * 60;

const cookieAttributes = ({ tls }: Pick<ArmRequest, 'tls'>): string =>
  `Path=/; Max-Age=${cookieSeconds}; SameSite=Lax; HttpOnly${tls ? '; Secure' : ''}`;

/** What machines read, and pages with other releases: these are in no arm. */
function isStableAlone({ path, query }: ArmRequest): boolean {
  return /\.(?:md|xml|txt)$/.test(path) || /(?:^|[?&])mf=/.test(query);
}
