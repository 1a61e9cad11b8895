import { existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import webpack, { type Compiler } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { listening, stopped } from '../deliver/listening.ts';
import { askedFor, fileNamed } from '../deliver/request-path.ts';
import { sendFile } from '../deliver/send-file.ts';
import { rootFolder, type Workspace } from '../lib/workspaces.ts';
import { allowOrigin } from './allowed-origins.ts';
import { devConfig } from './dev-config.ts';
import { devDocument, looksLikeFile, type DevSite } from './dev-document.ts';
import { answerOverlay, answerSite, sitelessDocument, withOverlay } from './dev-channel.ts';
import { ProblemWatch } from './problem-watch.ts';
import { logProblems } from './problems.ts';
import { requestTo, type Mount } from './published.ts';

interface DevServers {
  site: DevSite;
  /** Files beside the documents; of two with one address the first counts. */
  mounts: readonly Mount[];
  /** Port of the site; each workspace has one of its own. */
  port: number;
  /** Origins of deployed sites whose pages may read what runs here. */
  origins: ReadonlySet<string>;
}

/**
 * The site on one port, and for each workspace that runs from source a development server with hot reload. Resolves
 * once all have compiled, with a function that stops them.
 */
export async function startDevServers({ site, mounts, port, origins }: DevServers): Promise<() => Promise<void>> {
  const watch = new ProblemWatch(rootFolder(site.workspaces[0]?.folder), site);
  logProblems(watch.problems, console.log);
  const front = createServer(frontOf(site, mounts, watch));
  await listening(front, port);
  const servers = await Promise.all(site.workspaces.map((workspace) => startOne(workspace, watch, origins)));
  await watch.ready;
  // The processor is needed for what somebody waits for first.
  void watch.checkTypes();
  return async () => {
    await Promise.all([watch.stop(), stopped(front), ...servers.map((stop) => stop())]);
  };
}

function frontOf(site: DevSite, mounts: readonly Mount[], watch: ProblemWatch): RequestListener {
  return (request, response) => {
    const { pathname } = askedFor(request.url);
    const answer = async (): Promise<void> => {
      if (pathname === site.site)
        return void response.setHeader('content-type', 'application/json').end(JSON.stringify(site.configuration));
      if (await answerOverlay(watch, pathname, request, response)) return;
      const { problems } = watch;
      const state = problems.state();
      const file = fileAt(mounts, pathname);
      // A file needs no declarations, which somebody may be saving, or which are wrong: they are among the problems.
      const html = looksLikeFile(pathname) && file ? undefined : await documentAt(site, pathname, response);
      if (html) {
        // What the page before has thrown.
        problems.set('page', []);
        return void response.setHeader('content-type', 'text/html; charset=utf-8').end(withOverlay(html, state));
      }
      const has = (name: string): boolean => file !== undefined && existsSync(join(file.folder, name));
      const headers = { 'Cache-Control': 'no-cache' };
      const isSent = file && (await sendFile(request, response, { ...file, has, headers }));
      if (isSent) return;
      if (site.published.over) await sendFrom(site.published.over, request, response);
      else response.writeHead(404).end('Not found');
    };
    answer().catch((error: Error) => {
      // The page that sent the request is gone, or the deployed site has broken off.
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.message);
    });
  };
}

/** The development document of a path; with status 500 why there is none, where it is no file's path and the declarations make no site. */
async function documentAt(site: DevSite, pathname: string, response: ServerResponse): Promise<string | undefined> {
  return devDocument(site, pathname).catch((error: Error) => {
    if (looksLikeFile(pathname)) return undefined;
    response.statusCode = 500;
    return sitelessDocument(error.message);
  });
}

/** Passes on what the deployed site answers, decompressed. */
async function sendFrom(over: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // By its path alone: `//another.host/` would be an address there.
  const { pathname, search } = new URL(`http://localhost${request.url ?? '/'}`);
  const { address, init } = requestTo(over, pathname + search);
  const { status, headers, body } = await fetch(address, init);
  const type = headers.get('content-type');
  response.writeHead(status, { ...(type && { 'content-type': type }), 'cache-control': 'no-cache' });
  if (body) await pipeline(body, response);
  else response.end();
}

/** The first file with that address, or a document without its ending. */
function fileAt(mounts: readonly Mount[], pathname: string): { folder: string; name: string } | undefined {
  return mounts
    .flatMap(({ at, folder }) => {
      const name = pathname.startsWith(at) ? fileNamed(`/${pathname.slice(at.length)}`) : undefined;
      return name === undefined ? [] : [name, `${name}.html`].map((each) => ({ folder, name: each }));
    })
    .find(({ folder, name: each }) => statSync(join(folder, each), { throwIfNoEntry: false })?.isFile());
}

/** Resolves to a function that stops it, once it has compiled. */
async function startOne(
  workspace: Workspace,
  watch: ProblemWatch,
  origins: ReadonlySet<string>,
): Promise<() => Promise<void>> {
  const compiler = webpack(devConfig(workspace));
  watch.add(compiler, workspace);
  const first = firstCompilation(compiler);
  const server = new WebpackDevServer(
    {
      port: workspace.port,
      host: 'localhost',
      hot: true,
      liveReload: false,
      static: false,
      setupExitSignals: false,
      // Of hot reload, besides localhost.
      allowedHosts: origins.size > 0 ? [...origins].map((each) => new URL(each).hostname) : 'auto',
      client: {
        webSocketURL: `ws://localhost:${workspace.port}/ws`,
        // Problems of all workspaces have one overlay, and one line each in the terminal.
        overlay: false,
        logging: 'warn',
      },
      setupMiddlewares: (middlewares) => [
        // Before the compiler's: it waits for each compilation. The document comes from the site's port, or from a deployed site.
        (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) =>
          allowOrigin(origins, request, response) &&
          void answerSite(watch, workspace, request, response).then((isAnswered) => isAnswered || next(), next),
        ...middlewares,
      ],
      devMiddleware: { stats: { preset: 'none', warnings: true } },
    },
    compiler,
  );
  await server.start();
  await first;
  console.log(`compiled ${workspace.name}`);
  return async () => {
    await server.stop();
    // webpack writes what is left of its cache, and the next start reads it.
    await new Promise<void>((resolve) => compiler.close(() => resolve()));
  };
}

function firstCompilation(compiler: Compiler): Promise<void> {
  return new Promise((resolve) => compiler.hooks.done.tap('mosaico', () => resolve()));
}
