import { rmSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { rawAnswer, type RawAnswer } from '../testing/raw-requests.ts';
import { servedSite } from '../testing/served-site.ts';
import { serve, type Serving } from './serve.ts';

const impatient = {
  headersTimeout: 150,
  requestTimeout: 300,
  connectionsCheckingInterval: 50,
  maxHeaderSize: 16_384,
  idleTimeout: 2_000,
};
const { sites, port, expectDiscretion } = servedSite();

describe('bytes that are hardly a request', () => {
  test.each([
    ['nothing of HTTP', 'hello\r\n\r\n', 400],
    ['no host', 'GET /planes HTTP/1.1\r\n\r\n', 400],
    [
      'a length beside chunks',
      'GET /planes HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\nabc',
      400,
    ],
    ['one header of 20 kB', `GET /planes HTTP/1.1\r\nHost: a\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['3,000 headers', `GET /planes HTTP/1.1\r\nHost: a\r\n${'A: aaaaaaa\r\n'.repeat(3_000)}\r\n`, 431],
    ['a path of 20 kB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    ['noise', Buffer.from(Array.from({ length: 2_000 }, (_, index) => (index * 7919) % 256)), 400],
  ])('%s', async (_name, bytes, status) => {
    const answer = await rawAnswer(port(), bytes);
    expect(answer.status).toBe(status);
    expectDiscretion(answer);
  });

  test.each([
    ['a query', `GET /planes?${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['cookies', `GET /planes HTTP/1.1\r\nHost: a\r\nCookie: ${'a=a; '.repeat(5_000)}\r\n\r\n`],
  ])('%s of more than 16 kB is answered in words that say what to do', async (_name, bytes) => {
    const { status, body } = await rawAnswer(port(), bytes);
    expect(status).toBe(431);
    expect(body.toString()).toContain('Borra las cookies de este sitio');
  });

  test('several requests at once are answered in their order', async () => {
    const one = 'HEAD /planes HTTP/1.1\r\nHost: a\r\n\r\n';
    const { statuses } = await rawAnswer(
      port(),
      `${one}HEAD /no-existe HTTP/1.1\r\nHost: a\r\nRange: bytes=5-2\r\n\r\n${one.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')}`,
    );
    expect(statuses).toEqual([200, 404, 200]);
  });

  test('a path in bytes beyond ASCII is a path like any other', async () => {
    const { status } = await rawAnswer(
      port(),
      Buffer.from('GET /\xe9\xff HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 'latin1'),
    );
    expect([400, 404]).toContain(status);
  });
});

describe('clients that are slow, or gone', () => {
  let hasty: Serving;
  const slowly = (speak: (socket: Socket) => void): Promise<RawAnswer> =>
    rawAnswer(Number(new URL(hasty.address).port), '', speak);
  beforeAll(async () => {
    hasty = await serve(sites(), 0, impatient);
  });
  afterAll(() => hasty.stop());

  test.each([
    ['says nothing', ''],
    ['stops in the first line', 'GET /pla'],
    ['stops in the headers', 'GET /planes HTTP/1.1\r\nHost: a\r\nA: b'],
  ])('who %s is sent away', async (_name, bytes) => {
    expect((await slowly((socket) => bytes && socket.write(bytes))).status).toBe(408);
  });

  test('so is who sends a header now and then', async () => {
    const { status } = await slowly((socket) => {
      socket.write('GET /planes HTTP/1.1\r\nHost: a\r\n');
      const drip = setInterval(() => socket.write('A: b\r\n'), 20);
      socket.on('close', () => clearInterval(drip));
    });
    expect(status).toBe(408);
  });

  test('a client that leaves during a request or an answer disturbs no other', async () => {
    writeFileSync(join(sites(), '000001', 'large.bin'), Buffer.alloc(8_000_000));
    const more = await serve(sites(), 0);
    const there = Number(new URL(more.address).port);
    const whole = 'GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n';
    for (const bytes of ['GET /pla', whole, whole.repeat(5)]) {
      for (const leave of ['destroy', 'resetAndDestroy'] as const) {
        await rawAnswer(there, bytes, (socket) => {
          socket.write(bytes, () => socket[leave]());
        });
        await rawAnswer(there, bytes, (socket) => {
          socket.write(bytes);
          socket.once('data', () => socket[leave]());
          if (bytes !== whole) socket.setTimeout(100, () => socket[leave]());
        });
      }
    }
    const head = 'HEAD /large.bin HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    expect((await rawAnswer(there, head)).headers['content-length']).toBe('8000000');
    await more.stop();
    rmSync(join(sites(), '000001', 'large.bin'));
  });
});
