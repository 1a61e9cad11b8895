import { connect, type Socket } from 'node:net';

/** What came back over a connection, until it ended. */
export interface RawAnswer {
  /** Of the first answer; nothing where the connection ended without one. */
  status: number | undefined;
  /** Lower-case name → value, of the first answer. */
  headers: Record<string, string>;
  body: Buffer;
  /** Status of every answer. */
  statuses: number[];
}

/**
 * Sends bytes as they are to a local port and resolves with what comes back, once the server has closed the connection.
 * `speak` may do more with the connection than send `bytes`.
 */
export function rawAnswer(
  port: number,
  bytes: string | Buffer,
  speak: (socket: Socket) => void = (socket) => void socket.write(bytes),
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => speak(socket));
    socket.on('data', (data) => parts.push(data));
    // A server that has read enough may reset the connection: what it said counts.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answerIn(Buffer.concat(parts))));
  });
}

function answerIn(received: Buffer): RawAnswer {
  const text = received.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, Math.max(end, 0)).split('\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]) || undefined,
    headers: Object.fromEntries(
      lines.map((line) => {
        const [name = '', value = ''] = line.split(/: ?(.*)/s);
        return [name.toLowerCase(), value];
      }),
    ),
    body: received.subarray(end + 4),
    statuses: [...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status)),
  };
}
