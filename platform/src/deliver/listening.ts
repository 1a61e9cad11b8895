import type { Server } from 'node:http';

/** Open requests get this many milliseconds to end by themselves when a server stops. */
const grace = 3_000;

/** Resolves once the server answers on `port`. Rejects when it is taken, naming it and what to do. */
export function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error);
      reject(
        new Error(
          `Port ${port} is taken by another program. Stop that, or choose another with PORT=${port + 1} before the command.`,
        ),
      );
    });
    server.listen(port, resolve);
  });
}

/** Takes no more connections, lets the open requests end, then resolves. */
export function stopped(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), grace).unref();
  });
}
