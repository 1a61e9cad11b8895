import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSite } from '../deliver/current-site.ts';
import { answer } from '../deliver/serve.ts';

/** A draft that is served on this machine alone. */
export interface ServedDraft {
  /** `http://127.0.0.1:8123`. */
  origin: string;
  stop(): void;
}

/** Serves the composition in a folder to a browser that reaches nothing else: see {@link serveAlone}. Rejects as `openSite` does. */
export async function serveDraft(folder: string): Promise<ServedDraft> {
  const site = await openSite(folder);
  const current = { get: () => Promise.resolve(site), reopen: () => undefined };
  return serveAlone((request, response) => answer(current, request, response));
}

/**
 * Listens on a free port of this machine. For a browser the server is a proxy, too, which lets no request through to anybody else: that
 * fails as one does that has no network.
 */
export async function serveAlone(respond: RequestListener): Promise<ServedDraft> {
  const server = createServer((request, response) => {
    const asked = request.url ?? '/';
    const isForDraft = asked.startsWith('/') || asked.startsWith(`${origin()}/`);
    if (!isForDraft) return void request.socket.destroy();
    if (!asked.startsWith('/')) request.url = asked.slice(origin().length);
    respond(request, response);
  });
  const origin = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // Whatever is encrypted, and sockets.
  server.on('connect', (_request, socket) => socket.destroy());
  server.on('upgrade', (_request, socket) => socket.destroy());
  server.on('clientError', (_error, socket) => socket.destroy());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: origin(),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
