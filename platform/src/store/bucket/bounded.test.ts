import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { bounds } from '../../lib/bounds.ts';
import { Bucket } from './bucket.ts';

let gateway: Server;
let bucket: Bucket;
let left: Promise<unknown>;
/** The bytes of every object; without end where there are none. */
let content: Buffer | undefined;

beforeEach(async () => {
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' });
  gateway = createServer((_request, response) => {
    left = once(response, 'close');
    if (content) return void response.end(content);
    const more = (): void => {
      while (response.write(Buffer.alloc(100_000))) continue;
    };
    response.on('drain', more);
    more();
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  bucket = new Bucket({ bucket: 'site', prefix: '', endpoint });
});
afterEach(async () => {
  await new Promise((resolve) => {
    gateway.close(resolve);
    gateway.closeAllConnections();
  });
});

test.each([undefined, Buffer.alloc(bounds.bytes + 1)])(
  'an object with more bytes than it may have is refused by name, and the rest of it is not taken',
  async (object) => {
    content = object;
    await expect(bucket.get('environments/production/000042.json')).rejects.toThrow(
      's3://site/environments/production/000042.json has more than 8,000,000 bytes, and no more of it is read.',
    );
    await left;
  },
);

test('an object with as many bytes as it may have is read whole', async () => {
  content = Buffer.alloc(1_000, 'a');
  expect(String(await bucket.get('a', 1_000))).toBe('a'.repeat(1_000));
  await expect(bucket.get('a', 999)).rejects.toThrow('has more than 999 bytes');
});
