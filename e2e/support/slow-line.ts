import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A line to a server on this machine: all connections share its bytes. */
export interface SlowLine {
  address: string;
  /** From now on so many bytes a second come from the server. */
  slowDown(bytesPerSecond: number): void;
  stop(): void;
}

/** Milliseconds between two parts of what comes. */
const tick = 100;

/** Opens a line to the server at an address. A browser's own throttling would hold a file back and hand it over as a whole. */
export async function openLine(address: string): Promise<SlowLine> {
  let rate = Infinity;
  /** What has come of each connection and was not passed on. */
  const waiting = new Map<Socket, Buffer>();
  /** Connections that the server has closed. */
  const ended = new WeakSet<Socket>();
  const passOn = (): void => {
    const ready = [...waiting].filter(([, { length }]) => length > 0);
    const share = Math.ceil((rate * tick) / 1_000 / ready.length);
    for (const [visitor, bytes] of ready) {
      const part = rate === Infinity ? bytes.length : share;
      visitor.write(bytes.subarray(0, part));
      waiting.set(visitor, bytes.subarray(part));
    }
    // Servers close what is idle, and what has come before that is still on its way.
    for (const [visitor, { length }] of waiting) if (length === 0 && ended.has(visitor)) visitor.end();
  };
  const timer = setInterval(passOn, tick);
  const line = createServer((visitor) => {
    const server = connect(Number(new URL(address).port), 'localhost');
    waiting.set(visitor, Buffer.alloc(0));
    visitor.pipe(server);
    server.on('data', (bytes: Buffer) => {
      waiting.set(visitor, Buffer.concat([waiting.get(visitor) ?? Buffer.alloc(0), bytes]));
      if (rate === Infinity) passOn();
    });
    server.on('close', () => ended.add(visitor)).on('error', () => visitor.destroy());
    visitor
      .on('close', () => {
        waiting.delete(visitor);
        server.destroy();
      })
      .on('error', () => server.destroy());
  });
  await new Promise<void>((resolve) => line.listen(0, resolve));
  return {
    address: `http://localhost:${(line.address() as AddressInfo).port}`,
    slowDown: (bytesPerSecond) => (rate = bytesPerSecond),
    stop() {
      clearInterval(timer);
      for (const visitor of waiting.keys()) visitor.destroy();
      line.close();
    },
  };
}
