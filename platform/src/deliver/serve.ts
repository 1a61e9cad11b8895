import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http';
import { plainPath } from '@mosaico/shared-types';
import { notFoundFile } from '../site/site-map.ts';
import { currentSiteNow } from '../site/sites.ts';
import { immutableFolder, type Served } from '../store/bucket/content-headers.ts';
import { headersOf, isClosed, textHeaders, type Circumstances } from '../site/hosts/headers.ts';
import { publishedFolder } from '../browser/versions/mix.ts';
import { listening, stopped } from './listening.ts';
import { SiteOpener, type OpenSite } from './open-site.ts';
import { sendJson, type PublishedReleases } from './published-releases.ts';
import { askedFor, fileNamed, type Asked } from './request-path.ts';
import { sendFile } from './send-file.ts';
import type { SmallFiles } from './small-files.ts';

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

/**
 * Serves the environment whose compositions are in `sites`, always the current one. Rejects when the port is taken,
 * naming it.
 */
export async function serve(
  sites: string,
  port: number,
  limits = usualLimits,
  published?: PublishedReleases,
): Promise<Serving> {
  const opener = new SiteOpener();
  const server = createServer(limits, (request, response) => {
    answer({ sites, opener, published }, request, response).catch((error: Error) =>
      apologise(request, response, error),
    );
  });
  server.timeout = limits.idleTimeout;
  await listening(server, port);
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return { address: `http://localhost:${taken}`, stop: () => stopped(server) };
}

/** What answers are made of. */
interface Sources {
  sites: string;
  opener: SiteOpener;
  /** Answers of what is published, beside what the site knows of it. */
  published: PublishedReleases | undefined;
}

async function answer(
  { sites, opener, published }: Sources,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    // Whatever else the client is still sending is not waited for.
    return sayBriefly(response, 405, 'Only GET and HEAD are answered.', { Allow: 'GET, HEAD', Connection: 'close' });
  const folder = currentSiteNow(sites);
  if (!folder) return sayBriefly(response, 503, 'No site is composed yet. Run "mosaico promote" first.');
  const asked = askedFor(request.url);
  return show(await opener.open(folder), { asked, smallFiles: opener.smallFiles, published }, request, response);
}

async function show(
  site: OpenSite,
  {
    asked: { pathname, query },
    smallFiles,
    published,
  }: { asked: Asked; smallFiles: SmallFiles; published: PublishedReleases | undefined },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { folder, map, names, served } = site;
  const circumstances = { closed: isClosed(map.environment), tls: isEncrypted(request) };
  // Nearly every request is of a page as it is written: what else a path could mean need not be looked at.
  const document = site.pages.get(pathname) ?? site.documents.get(plainPath(pathname));
  if (document) {
    const redirect = own(map.redirects, document.path);
    if (redirect !== undefined) return goOn(response, 302, redirect, circumstances);
    // Only ever to a path of the site's own: what was written is anybody's input.
    if (pathname !== document.path) return goOn(response, 301, document.path + query, circumstances);
  }
  const file = document?.name ?? fileNamed(pathname);
  const has = (name: string): boolean => names.has(name);
  const isOfSite = file !== undefined && (document !== undefined || served.has(file));
  if (file !== undefined && (!isOfSite || `/${file}`.startsWith(publishedFolder))) {
    // Where the store cannot be read, the site says what was published before it.
    const found = await published?.answer(`/${file}`, query, map).catch((error: Error) => console.error(error.message));
    const headers = headersOf(`/${file}`.startsWith(immutableFolder) ? 'asset' : 'document', circumstances);
    if (found && 'json' in found) return sendJson(response, found.json, headers);
    if (found && (await sendFile(request, response, { ...found, smallFiles, headers }))) return;
  }
  if (file !== undefined && isOfSite) {
    // A page, wherever a release has put it, comes anew each time: what is for good could never be taken back.
    const kind: Served =
      !document && `/${file}`.startsWith(immutableFolder)
        ? 'asset'
        : map.embeddable.includes(file)
          ? 'embeddable'
          : 'document';
    const text = own(map.texts, file);
    const headers = { ...headersOf(kind, circumstances), ...(text !== undefined && textHeaders(text)) };
    if (
      await sendFile(request, response, {
        folder,
        name: file,
        has,
        smallFiles,
        headers,
      })
    )
      return;
  }
  const page = {
    folder,
    name: notFoundFile,
    has,
    smallFiles,
    headers: headersOf('document', circumstances),
    status: 404,
  };
  if (!names.has(notFoundFile) || !(await sendFile(request, response, page))) sayBriefly(response, 404, 'Not found.');
}

/** A table's entry. The name is anybody's input, and may be one that every object has. */
function own(table: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Whether the visitor's connection is, as the proxy says that ends it. */
function isEncrypted({ headers }: IncomingMessage): boolean {
  return headers['x-forwarded-proto'] === 'https';
}

function goOn(response: ServerResponse, status: 301 | 302, address: string, circumstances: Circumstances): void {
  // A header holds ASCII; what is encoded already stays as it is.
  const location = address.replaceAll(/[^\x21-\x7e]+/g, encodeURIComponent);
  response
    .writeHead(status, { ...headersOf('document', circumstances), Location: location, 'Content-Length': 0 })
    .end();
}

function sayBriefly(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response
    .writeHead(status, {
      ...headersOf('document', { closed: true, tls: false }),
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
      ...headers,
    })
    .end(text);
}

/** Visitors are told that something failed; what, only who runs the server. */
function apologise(request: IncomingMessage, response: ServerResponse, error: Error): void {
  console.error(`${request.method} ${JSON.stringify(request.url)} failed: ${error.message}`);
  if (response.headersSent) response.destroy();
  else sayBriefly(response, 500, 'The site could not answer. Try again.');
}
