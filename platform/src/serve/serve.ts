import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import { currentSite, previewFolder, previewOf } from '../compose/sites.ts';
import { notFoundFile, siteMapFile, type SiteMap } from '../compose/site-map.ts';
import { headersOf, immutableFolder } from '../host/headers.ts';
import { publishedFolder } from '../mixing/mix.ts';
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
  const open = opener();
  const server = createServer((request, response) => {
    answer(sites, open, request, response).catch((error: Error) =>
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.message),
    );
  });
  await listening(server, port);
  return { address: `http://localhost:${port}`, stop: () => stopped(server) };
}

type Opener = (folder: string) => Promise<Site>;

async function answer(sites: string, open: Opener, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const folder = await currentSite(sites);
  if (!folder) throw new Error(`${sites} holds no composed site. Run "mosaico compose" first.`);
  const url = new URL(request.url ?? '/', 'http://site.invalid');
  const path = url.pathname;
  const preview = previewOf(path);
  const previewSite = preview && (await openPreview(sites, preview.name, open));
  if (previewSite) return send(previewSite, preview.path, url.search, request, response);
  const site = await open(folder);
  // A preview's pages ask for their releases' files where all releases have them.
  if (path.startsWith(immutableFolder) && !existsSync(join(folder, path))) {
    for (const name of await readdir(join(sites, 'previews')).catch(() => [])) {
      if (existsSync(join(previewFolder(sites, name), path)))
        return send(await open(previewFolder(sites, name)), path, url.search, request, response);
    }
  }
  send(site, path, url.search, request, response);
}

async function openPreview(sites: string, name: string, open: Opener): Promise<Site | undefined> {
  const folder = previewFolder(sites, name);
  return existsSync(join(folder, siteMapFile)) ? open(folder) : undefined;
}

function send(site: Site, pathname: string, query: string, request: IncomingMessage, response: ServerResponse): void {
  const path = decoded(pathname);
  const file = site.map.pages[path.toLowerCase().replace(/(.)\/+$/, '$1')];
  const notFound = (): void => {
    request.url = `/${notFoundFile}`;
    delete request.headers['if-none-match'];
    delete request.headers.range;
    site.files(request, asNotFound(response), () => void response.end());
  };
  // The composition's own files begin with a dot.
  if (path.includes('/.')) return notFound();
  request.url = file ? `/${file}` : pathname + query;
  site.files(request, response, notFound);
}

/** sirv sets the status by itself: keep 404. */
function asNotFound(response: ServerResponse): ServerResponse {
  const writeHead = response.writeHead.bind(response) as (status: number, headers?: unknown) => ServerResponse;
  response.writeHead = (_status: number, headers?: unknown) => writeHead(404, headers);
  return response;
}

/** Opens a folder once, and again when it was completed by what has been published since. */
function opener(): Opener {
  let opened = new Map<string, Promise<Site>>();
  return async (folder) => {
    const list = await stat(join(folder, publishedFolder, 'index.json')).catch(() => stat(join(folder, siteMapFile)));
    const key = `${folder} ${list.mtimeMs}`;
    let site = opened.get(key);
    if (!site) {
      // A composition that is not asked for any more is forgotten, sooner or later.
      if (opened.size > 20) opened = new Map();
      site = Promise.resolve().then(() => siteIn(folder));
      opened.set(key, site);
    }
    return site;
  };
}

function siteIn(folder: string): Site {
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
