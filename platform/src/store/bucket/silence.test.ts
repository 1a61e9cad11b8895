import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Bucket } from './bucket.ts';

let gateway: Server;
let endpoint: string;
let requests: number;
beforeEach(async () => {
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' });
  requests = 0;
  // It takes each request, and says nothing.
  gateway = createServer(() => (requests += 1));
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await new Promise((resolve) => {
    gateway.close(resolve);
    gateway.closeAllConnections();
  });
});

const bucket = (): Bucket => new Bucket({ bucket: 'site', prefix: '', endpoint }, { notice: 50, answer: 1_000 });

test.each([
  ['listed', (silent: Bucket) => silent.list('')],
  ['read', (silent: Bucket) => silent.get('a')],
  ['deleted', (silent: Bucket) => silent.delete('a')],
])('a gateway that says nothing is given up: nothing can be %s', async (what, ask) => {
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const silent = bucket();
  const all = await Promise.allSettled([ask(silent), ask(silent)]);
  const sentence = `cannot be ${what}: ${endpoint} does not answer (TimeoutError). Check the endpoint`;
  for (const each of all) expect(each.status === 'rejected' && String(each.reason)).toContain(sentence);
  // Each sent at most one request, and the wait is printed once.
  expect(requests).toBeLessThanOrEqual(2);
  expect(said.mock.calls).toEqual([[`waiting for ${new URL(endpoint).host}…\n`]]);
});
