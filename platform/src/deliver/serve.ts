import { createHash, timingSafeEqual } from 'node:crypto';
import {
  createServer,
  STATUS_CODES,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { plainPath, queryOf } from '@mosaico/shared-types';
import { armOf, cookieEnd, isStablePath, type ArmRequest, type ChosenArm } from '../site/hosts/arms.ts';
import { locationOf } from '../site/hosts/location.ts';
import { fileHeaders, headersOf, textHeaders } from '../site/hosts/headers.ts';
import { notFoundFile } from '../site/site-map.ts';
import { environmentPage, publishedFolder } from '../browser/versions/overrides.ts';
import { ownValue } from '../lib/own-value.ts';
import { isPublic } from '../lib/public-environment.ts';
import { contentHeaders } from '../store/bucket/content-headers.ts';
import { CurrentSite, type OpenSite } from './current-site.ts';
import { listening, stopped } from './listening.ts';
import type { PublishedReleases } from './published-releases.ts';
import type { ReportsEndpoint } from './reports-endpoint.ts';
import { askedFor, fileNamed } from './request-path.ts';
import { sendFile } from './send-file.ts';

/** What a request may cost. */
export type Limits = Required<
  Pick<ServerOptions, 'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval' | 'maxHeaderSize'>
> & {
  /** A connection on which nothing moves for so many milliseconds is closed. */
  idleTimeout: number;
};

/** Milliseconds and bytes. A visitor's request is a kilobyte, and on the slowest line a second. */
const usualLimits: Limits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
  idleTimeout: 60_000,
};

/** A running server. */
export interface Serving {
  address: string;
  /** Stops taking connections, lets the open requests end, then resolves. */
  stop(): Promise<void>;
}

/** What visitors read where there is nothing to show them. */
const unavailable = 'El sitio no está disponible en este momento. Vuelve a intentarlo en unos minutos.';

/** What answers besides the composition. */
export interface Services {
  published?: PublishedReleases;
  /** Takes reports where the site configuration names an endpoint. */
  reports?: ReportsEndpoint;
  /** What `/metrics` says to whoever has the token. */
  metrics?: { token: string; text: () => Promise<string> };
  /** Draws visitors into the arms of a canary. Default: `Math.random`. */
  random?: () => number;
}

/**
 * Serves the environment whose compositions are in `sites`, always the current one: see {@link CurrentSite}. Rejects when the
 * port is taken, naming it.
 */
export async function serve(
  sites: string,
  port: number,
  limits = usualLimits,
  services: Services = {},
): Promise<Serving> {
  const current = new CurrentSite(sites);
  const answering = new WeakSet<Duplex>();
  const server = createServer(limits, (request, response) => {
    answering.add(request.socket);
    response.once('close', () => answering.delete(request.socket));
    answer(current, request, response, services);
  });
  server.timeout = limits.idleTimeout;
  server.on('clientError', (error, socket) => refuse(error, socket, answering.has(socket)));
  await listening(server, port);
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return { address: `http://localhost:${taken}`, stop: () => stopped(server) };
}

/** Answers a request with what the site has there, or with a sentence that says why there is nothing. */
export function answer(
  current: Pick<CurrentSite, 'get' | 'reopen'>,
  request: IncomingMessage,
  response: ServerResponse,
  services: Services = {},
): void {
  respond(current, services, request, response).catch((error: Error) => {
    // Visitors read that something failed; the log of the server has the cause.
    console.error(`${request.method} ${JSON.stringify(request.url)} failed: ${error.message}`);
    if (response.headersSent) response.destroy();
    else sendText(response, 500, 'El sitio no ha podido responder. Vuelve a intentarlo.', plainHeaders);
  });
}

/** What is no request by Node's reading: status, and what visitors read. Anything else is a 400. */
const refusals: Readonly<Record<string, [status: number, text: string]>> = {
  HPE_HEADER_OVERFLOW: [
    431,
    'Tu navegador ha enviado una dirección o unas cookies demasiado largas. Borra las cookies de este sitio, o escribe una dirección más corta.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'La petición ha tardado demasiado. Vuelve a intentarlo.'],
};

/** Answers what is no request, and ends its connection: Node's own answer has no text. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex, isAnswering: boolean): void {
  // The connection is gone, or in the middle of another response: nothing can be sent.
  if (!socket.writable || isAnswering) return void socket.destroy(error);
  const [status, text] = refusals[error.code ?? ''] ?? [400, 'La petición no se entiende.'];
  const headers = { ...plainHeaders, 'Content-Length': Buffer.byteLength(text), Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`, () => socket.destroy(error));
}

async function respond(
  current: Pick<CurrentSite, 'get' | 'reopen'>,
  services: Services,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { reports, metrics } = services;
  if (reports && request.method === 'POST') {
    const site = await current.get();
    if (site?.map.reports !== undefined && site.map.reports === askedFor(request.url).pathname) {
      const { status, text, headers } = await reports.answer(request);
      if (status === 204) return void response.writeHead(204).end();
      return void sendText(response, status, text, { ...plainHeaders, ...headers });
    }
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    // Whatever else the client is still sending is not waited for.
    const headers = { ...plainHeaders, Allow: 'GET, HEAD', Connection: 'close' };
    return void sendText(response, 405, 'Only GET and HEAD are answered.', headers);
  }
  if (probes.includes(askedFor(request.url).pathname)) return sendProbe(current, request, response);
  if (metrics && askedFor(request.url).pathname === metricsPath) {
    const isAllowed = hasToken(request.headers.authorization, metrics.token);
    const headers = { ...plainHeaders, 'Cache-Control': 'no-store', 'Content-Type': metricsType };
    if (isAllowed) return void sendText(response, 200, await metrics.text(), headers);
    const asked = { ...headers, 'WWW-Authenticate': 'Bearer' };
    return void sendText(response, 401, 'Send the token of MOSAICO_METRICS_TOKEN as "Authorization: Bearer …".', asked);
  }
  const site = await current.get();
  if (site && (await sendFrom(site, services, request, response))) return;
  // A file that the site's map names was taken away meanwhile.
  if (site) current.reopen(site);
  const other = site && (await current.get());
  if (other && (await sendFrom(other, services, request, response))) return;
  sendText(response, 503, unavailable, { ...plainHeaders, 'Retry-After': '60' });
}

/** Answers with what the site has at an address. Resolves to `false`, with nothing sent, where a file that it must have is gone. */
async function sendFrom(
  whole: OpenSite,
  { published, random = Math.random }: Services,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { pathname, query } = askedFor(request.url);
  // The visitor's connection is encrypted, as the proxy says that ends it.
  const tls = request.headers['x-forwarded-proto'] === 'https';
  const { site, arm, cookie } = siteFor(whole, armRequest(request.headers, { path: pathname, query, tls }), random);
  const { folder, map, documents, exact, names, served } = site;
  const circumstances = {
    noindex: !isPublic(map.environment, map),
    tls,
    isSplit: whole.map.canary !== undefined && !isStablePath(pathname),
  };
  if (cookie !== undefined) response.setHeader('Set-Cookie', cookie);
  const send = (name: string, headers: Readonly<Record<string, string>>, status?: number): Promise<boolean> =>
    sendFile(request, response, { folder, name, has: (each) => names.has(each), headers, arm, status });

  if (plainPath(pathname) === plainPath(environmentPage)) {
    // Where the store cannot be read, the site says what was so when it was composed.
    const page = await published?.environmentPage(map).catch((error: Error) => console.error(error.message));
    if (page) return sendText(response, 200, page, { ...headersOf('document', circumstances), ...typeOf('.html') });
  }
  const name = fileNamed(pathname);
  // What somebody else has named answers under that name: who verifies a domain follows no redirect.
  if (name !== undefined && exact.has(name)) return send(name, headersOf('document', circumstances));
  const document = documents.get(plainPath(pathname));
  if (document) {
    const { path, name: file } = document;
    const elsewhere = ownValue(map.redirects, path);
    // Other spellings lead only ever to a path of the site's own: what was written is anybody's input.
    const location = elsewhere ?? (pathname === path ? undefined : path + queryOf(pathname, query));
    const headers = headersOf(map.embeddable.includes(file) ? 'embeddable' : 'document', circumstances);
    if (location === undefined) return send(file, headers);
    const Location = locationOf(location);
    response.writeHead(elsewhere === undefined ? 301 : 302, { ...headers, Location, 'Content-Length': 0 }).end();
    return true;
  }
  if (name !== undefined && (!served.has(name) || `/${name}`.startsWith(publishedFolder))) {
    // Where the store cannot be read, the site says what was published before it.
    const found = await published?.answer(`/${name}`, query, map).catch((error: Error) => console.error(error.message));
    const headers = fileHeaders(`/${name}`, circumstances);
    if (found && 'json' in found) return sendText(response, 200, found.json, { ...headers, ...typeOf('.json') });
    if (found && (await sendFile(request, response, { ...found, headers }))) return true;
  }
  if (name !== undefined && served.has(name)) {
    const page = ownValue(map.texts, name);
    const headers = fileHeaders(`/${name}`, circumstances);
    if (await send(name, { ...headers, ...(page !== undefined && textHeaders(page)) })) return true;
  }
  const headers = headersOf('document', circumstances);
  if (names.has(notFoundFile)) return send(notFoundFile, headers, 404);
  return sendText(response, 404, 'No encontrado.', { ...headers, ...typeOf('.txt') });
}

/** The composition that answers a request: see {@link armOf}. `arm` tells its files apart from those of the other one. */
function siteFor(
  whole: OpenSite,
  request: ArmRequest,
  random: () => number,
): { site: OpenSite; arm?: string; cookie?: ChosenArm['cookie'] } {
  const { canary } = whole;
  const split = whole.map.canary;
  const end = split || isStablePath(request.path) ? undefined : cookieEnd(request, whole.map.revision);
  if (!split || !canary || canary instanceof Error) return { site: whole, ...(end !== undefined && { cookie: end }) };
  const { arm, ...cookie } = armOf(request, split, random);
  return arm === 'canary' ? { site: canary, arm: `canary-${split.number}`, ...cookie } : { site: whole, ...cookie };
}

function armRequest(headers: IncomingHttpHeaders, asked: Pick<ArmRequest, 'path' | 'query' | 'tls'>): ArmRequest {
  const header = (name: string): string | undefined => {
    const value = headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };
  return {
    ...asked,
    cookie: header('cookie'),
    secFetchDest: header('sec-fetch-dest'),
    secFetchSite: header('sec-fetch-site'),
    secPurpose: header('sec-purpose'),
    userAgent: header('user-agent'),
  };
}

/** Where machines ask whether this process lives, and whether it has a site to show. */
const probes = ['/healthz', '/readyz'];

async function sendProbe(
  current: Pick<CurrentSite, 'get'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isReady = askedFor(request.url).pathname === '/healthz' || (await current.get()) !== undefined;
  const headers = { ...plainHeaders, 'Cache-Control': 'no-store' };
  sendText(response, isReady ? 200 : 503, isReady ? 'ok' : 'There is no composition to show yet.', headers);
}

/** Prometheus' default path. */
const metricsPath = '/metrics';
/** Prometheus' text format. */
const metricsType = 'text/plain; version=0.0.4; charset=utf-8';

/** Whether a request has the token, compared in the same time for each: by digests, which are of one length. */
function hasToken(authorization: string | undefined, token: string): boolean {
  const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digestOf(authorization ?? ''), digestOf(`Bearer ${token}`));
}

const typeOf = (name: string) => ({ 'Content-Type': contentHeaders(name).contentType });

/** Headers of a sentence in place of the site. */
const plainHeaders = { ...fileHeaders('/.txt', { noindex: true, tls: false }), ...typeOf('.txt') };

function sendText(response: ServerResponse, status: number, text: string, headers: OutgoingHttpHeaders): true {
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(text) }).end(text);
  return true;
}
