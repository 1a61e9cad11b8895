import { armOf, cookieEnd, isStablePath, type ArmRequest, type Split } from '../arms.ts';
import { armPath, isOwnPath, splitKey } from './places.ts';

/** Milliseconds for which a worker takes the split as it knows it. */
const splitMaxAgeMs = 5_000;

let known: { split: Split | undefined; at: number } | undefined;

/** A Worker on the routes of a site, before its bucket: it sends each visitor to the objects of an arm. `upload` writes the split into it. */
export default {
  async fetch(request: Request): Promise<Response> {
    const { protocol, pathname, search } = new URL(request.url);
    // What nobody links to, and nobody is to find.
    if (isOwnPath(pathname)) return fetch(new Request(new URL('/404', request.url), request), asItIs);
    if (isStablePath(pathname) || !['GET', 'HEAD'].includes(request.method)) return fetch(request, asItIs);
    const header = (name: string): string | undefined => request.headers.get(name) ?? undefined;
    const asked: ArmRequest = {
      path: pathname,
      query: search,
      cookie: header('cookie'),
      secFetchDest: header('sec-fetch-dest'),
      secFetchSite: header('sec-fetch-site'),
      secPurpose: header('sec-purpose'),
      userAgent: header('user-agent'),
      tls: protocol === 'https:',
    };
    let split = await currentSplit(request.url);
    // Another worker may have drawn the visitor meanwhile: the bucket knows.
    if (!split && cookieEnd(asked) !== undefined) split = await currentSplit(request.url, 0);
    if (!split) return withCookie(await fetch(request, asItIs), cookieEnd(asked));
    const { arm, cookie } = armOf(asked, split, Math.random);
    const answer = arm === 'canary' ? await answerOfCanary(request, split) : await fetch(request, asItIs);
    // The canary is over, and its objects are gone.
    if (!answer) return fetch(request, asItIs);
    const own = withCookie(answer, cookie);
    own.headers.set('Cache-Control', 'private, no-cache');
    own.headers.append('Vary', 'Cookie');
    return own;
  },
};

/** Redirects are the bucket's, and the visitor's to follow. */
const asItIs: RequestInit = { redirect: 'manual' };

/** The canary arm's answer, or its page for what is not there. Nothing where the arm is gone. */
async function answerOfCanary(request: Request, split: Split): Promise<Response | undefined> {
  const ofArm = (path: string): URL => {
    const address = new URL(request.url);
    address.pathname = armPath(path, split);
    return address;
  };
  const answer = await fetch(new Request(ofArm(new URL(request.url).pathname), request), asItIs);
  if (!isMissing(answer)) return answer;
  const page = await fetch(ofArm('/404.html'), asItIs);
  if (!page.ok) {
    known = undefined;
    return undefined;
  }
  return new Response(request.method === 'HEAD' ? null : page.body, { status: 404, headers: page.headers });
}

/** A bucket that nobody may list says 403 of what it does not have. */
const isMissing = ({ status }: Response): boolean => status === 404 || status === 403;

/** The canary that runs, as it was so many ms ago at most. Where the bucket does not answer, what was so. */
async function currentSplit(address: string, maxAgeMs = splitMaxAgeMs): Promise<Split | undefined> {
  const now = Date.now();
  if (known && now - known.at < maxAgeMs) return known.split;
  const answer = await fetch(new URL(`/${splitKey}`, address), { headers: { 'Cache-Control': 'no-cache' } }).catch(
    () => undefined,
  );
  if (answer?.ok) known = { split: splitIn(await answer.json().catch(() => undefined)), at: now };
  else if (answer && isMissing(answer)) known = { split: undefined, at: now };
  return known?.split;
}

function splitIn(found: unknown): Split | undefined {
  const { number, weight } = (found ?? {}) as Partial<Split>;
  return Number.isInteger(number) && Number.isInteger(weight)
    ? { number: Number(number), weight: Number(weight) }
    : undefined;
}

function withCookie(answer: Response, cookie: string | undefined): Response {
  const own = new Response(answer.body, answer);
  if (cookie !== undefined) own.headers.append('Set-Cookie', cookie);
  return own;
}
