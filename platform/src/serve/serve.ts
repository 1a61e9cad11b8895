import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import { currentSite } from '../compose/sites.ts';
import { notFoundFile, siteMapFile, type SiteMap } from '../compose/site-map.ts';
import { headersOf, immutableFolder } from '../host/headers.ts';
import { listening, stopped } from './listening.ts';

/** A composed folder, ready to answer. */
interface Site {
  folder: string;
  map: SiteMap;
  files: RequestHandler;
}

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
export async function serve(sites: string, port: number): Promise<Serving> {
  let site: Site | undefined;
  const server = createServer((request, response) => {
    currentSite(sites)
      .then((folder) => {
        if (!folder) throw new Error(`${sites} holds no composed site. Run "mosaico compose" first.`);
        if (site?.folder !== folder) site = open(folder);
        answer(site, request, response);
      })
      .catch((error: Error) =>
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.message),
      );
  });
  await listening(server, port);
  return { address: `http://localhost:${port}`, stop: () => stopped(server) };
}

function answer(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', 'http://site.invalid');
  const path = decoded(url.pathname)
    .toLowerCase()
    .replace(/(.)\/+$/, '$1');
  const file = site.map.pages[path];
  const notFound = (): void => {
    request.url = `/${notFoundFile}`;
    delete request.headers['if-none-match'];
    delete request.headers.range;
    site.files(request, asNotFound(response), () => void response.end());
  };
  // The composition's own files begin with a dot.
  if (path.includes('/.')) return notFound();
  request.url = file ? `/${file}` : url.pathname;
  site.files(request, response, notFound);
}

/** sirv sets the status by itself: keep 404. */
function asNotFound(response: ServerResponse): ServerResponse {
  const writeHead = response.writeHead.bind(response) as (status: number, headers?: unknown) => ServerResponse;
  response.writeHead = (_status: number, headers?: unknown) => writeHead(404, headers);
  return response;
}

function open(folder: string): Site {
  const map = JSON.parse(readFileSync(join(folder, siteMapFile), 'utf8')) as SiteMap;
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      const embeddable = map.embeddable.includes(pathname.slice(1));
      const served = pathname.startsWith(immutableFolder) ? 'asset' : embeddable ? 'embeddable' : 'document';
      for (const [name, value] of Object.entries(headersOf(served))) response.setHeader(name, value);
    },
  });
  return { folder, map, files };
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
