import { existsSync, statSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { listening, stopped } from '../serve/listening.ts';
import { askedFor, fileNamed } from '../serve/request-path.ts';
import { sendFile } from '../serve/send-file.ts';
import type { Workspace } from '../workspaces.ts';
import { devConfig } from './dev-config.ts';
import { devDocument, type DevSite } from './dev-document.ts';

interface DevServers {
  site: DevSite;
  /** Folders of files at the site's root: public files, and the composed site with the published rest. */
  folders: readonly string[];
  /** Port of the site; each workspace has one of its own. */
  port: number;
}

/**
 * The site on one port, and for each workspace that runs from source a development server with hot reload. Resolves
 * once all have compiled, with a function that stops them.
 */
export async function startDevServers({ site, folders, port }: DevServers): Promise<() => Promise<void>> {
  const front = createServer(frontOf(site, folders));
  await listening(front, port);
  const servers = await Promise.all(site.workspaces.map(startOne));
  return async () => {
    await Promise.all([stopped(front), ...servers.map((server) => server.stop())]);
  };
}

function frontOf(site: DevSite, folders: readonly string[]): RequestListener {
  return (request, response) => {
    const { pathname } = askedFor(request.url);
    const answer = async (): Promise<void> => {
      if (pathname === site.site)
        return void response.setHeader('content-type', 'application/json').end(JSON.stringify(site.configuration));
      const html = await devDocument(site, pathname);
      if (html) return void response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
      const file = fileAt(folders, pathname);
      const has = (name: string): boolean => file !== undefined && existsSync(join(file.folder, name));
      const headers = { 'Cache-Control': 'no-cache' };
      const isSent = file && (await sendFile(request, response, { ...file, has, headers }));
      if (!isSent) response.writeHead(404).end('Not found');
    };
    answer().catch((error: Error) =>
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.message),
    );
  };
}

/** The first of the folders' files with that name, or a document without its ending. */
function fileAt(folders: readonly string[], pathname: string): { folder: string; name: string } | undefined {
  const name = fileNamed(pathname);
  if (name === undefined) return undefined;
  return folders
    .flatMap((folder) => [name, `${name}.html`].map((each) => ({ folder, name: each })))
    .find(({ folder, name: each }) => statSync(join(folder, each), { throwIfNoEntry: false })?.isFile());
}

async function startOne(workspace: Workspace): Promise<WebpackDevServer> {
  const compiler = webpack(await devConfig(workspace));
  const first = firstCompilation(compiler);
  const server = new WebpackDevServer(
    {
      port: workspace.port,
      host: 'localhost',
      hot: true,
      liveReload: false,
      static: false,
      setupExitSignals: false,
      // The document comes from the site's port.
      headers: { 'Access-Control-Allow-Origin': '*' },
      allowedHosts: 'all',
      client: {
        webSocketURL: `ws://localhost:${workspace.port}/ws`,
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: 'warn',
      },
    },
    compiler,
  );
  await server.start();
  await first;
  console.log(`compiled ${workspace.name}`);
  return server;
}

function firstCompilation(compiler: Compiler): Promise<void> {
  return new Promise((resolve) => compiler.hooks.done.tap('mosaico', () => resolve()));
}
