import { armOf, canaryCookie, cookieEnd, isStablePath, type ArmRequest, type Split } from '../arms.ts';
import { armPath, armPrefix, isOwnPath } from './places.ts';

/** The canary that runs. What composes a site writes it before this script. */
declare const split: Split | null;

/** A header, cookie or parameter of CloudFront's events. */
interface Value {
  value: string;
  multiValue?: { value: string }[];
  attributes?: string;
}
type Values = Record<string, Value>;

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html */
export interface CloudFrontEvent {
  context: { eventType: 'viewer-request' | 'viewer-response'; requestId: string };
  request: CloudFrontRequest;
  response?: CloudFrontResponse;
}

/** What a function for viewers' requests may return. */
export interface CloudFrontRequest {
  uri: string;
  querystring: Values;
  headers: Values;
  cookies: Values;
}

/** What a function for answers returns, or one for requests in place of them. */
export interface CloudFrontResponse {
  statusCode: number;
  statusDescription?: string;
  headers: Values;
  cookies: Values;
}

/**
 * Of both events of a distribution before a bucket, in CloudFront's runtime `cloudfront-js-2.0`. A viewer's request gets the object of its
 * arm; the answer gets the cookie that keeps the visitor there.
 */
function handler(event: CloudFrontEvent): CloudFrontRequest | CloudFrontResponse {
  const request = event.request;
  const response = event.context.eventType === 'viewer-response' ? event.response : undefined;
  const asked = askedOf(request);
  // The viewer has requested this. In the other event, this function has.
  if (!response && isOwnPath(request.uri))
    return { statusCode: 404, statusDescription: 'Not Found', headers: {}, cookies: {} };
  if (response) return answered(response, asked, event.context.requestId);
  if (split && armOf(asked, split, randomOf(event.context.requestId)).arm === 'canary')
    request.uri = armPath(request.uri, split);
  return request;
}

function answered(response: CloudFrontResponse, asked: ArmRequest, requestId: string): CloudFrontResponse {
  if (isStablePath(asked.path)) return response;
  const cookie = split ? armOf(asked, split, randomOf(requestId)).cookie : cookieEnd(asked);
  if (split) {
    const vary = response.headers.vary;
    response.headers['cache-control'] = { value: 'private, no-cache' };
    response.headers.vary = { value: vary ? `${vary.value}, Cookie` : 'Cookie' };
  }
  if (cookie !== undefined) {
    const end = cookie.indexOf('; ');
    response.cookies[canaryCookie] = {
      value: cookie.slice(canaryCookie.length + 1, end),
      attributes: cookie.slice(end + 2),
    };
  }
  return response;
}

/** The viewer's request. In the event of the answer its path may be that of the object. */
function askedOf(request: CloudFrontRequest): ArmRequest {
  const header = (name: string): string | undefined => {
    const found = request.headers[name];
    return found === undefined ? undefined : found.value;
  };
  const prefix = split ? `/${armPrefix(split)}` : undefined;
  const isOfArm = prefix !== undefined && request.uri.startsWith(prefix);
  return {
    path: isOfArm ? `/${request.uri.slice(prefix.length)}` : request.uri,
    query: request.querystring.mf === undefined ? '' : '?mf=',
    cookie: cookiesOf(request.cookies[canaryCookie]),
    secFetchDest: header('sec-fetch-dest'),
    secFetchSite: header('sec-fetch-site'),
    secPurpose: header('sec-purpose'),
    userAgent: header('user-agent'),
    // A distribution redirects others.
    tls: true,
  };
}

function cookiesOf(found: Value | undefined): string | undefined {
  if (found === undefined) return undefined;
  const values = found.multiValue ?? [found];
  return values.map((each) => `${canaryCookie}=${each.value}`).join('; ');
}

/**
 * Draws by the request's id, which both events have: chance of their own would draw two buckets for one visit. FNV-1a, whose last step
 * spreads what differs in the last letters alone.
 */
function randomOf(requestId: string): () => number {
  let hash = 2166136261;
  for (let at = 0; at < requestId.length; at += 1) hash = Math.imul(hash ^ requestId.charCodeAt(at), 16777619);
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return () => ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

// CloudFront calls it by its name.
void handler;
