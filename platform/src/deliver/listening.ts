import { once } from 'node:events';
import type { Server } from 'node:http';
import { hasCode } from '../lib/error-code.ts';

/** Open requests get this many milliseconds to end by themselves when a server stops. */
const grace = 3_000;

/** Resolves once the server answers on `port`. Rejects when it is taken or not allowed, naming it and what to do. */
export async function listening(server: Server, port: number): Promise<void> {
  server.listen(port);
  await once(server, 'listening').catch((error: unknown) => {
    if (hasCode(error, 'EACCES'))
      throw new Error(
        `Port ${port} may not be used by you: ports below 1024 belong to the system's administrator. Choose another with PORT=8080 before the command.`,
      );
    if (!hasCode(error, 'EADDRINUSE')) throw error;
    throw new Error(
      `Port ${port} is taken by another program. Stop that, or choose another with PORT=${port + 1} before the command.`,
    );
  });
}

/** Takes no more connections, lets the open requests end, then resolves. */
export function stopped(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    setTimeout(() => server.closeAllConnections(), grace).unref();
  });
}
