import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site of somebody else's, on an origin of its own. */
export interface ForeignSite {
  origin: string;
  close(): Promise<void>;
}

/** Serves one page of this HTML at every path. */
export async function foreignSite(body: string): Promise<ForeignSite> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><html lang="es"><title>Otro sitio</title><link rel="icon" href="data:,">${body}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
