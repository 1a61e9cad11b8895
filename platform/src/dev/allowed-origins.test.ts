import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allowOrigin } from './allowed-origins.ts';

let server: Server;
beforeAll(async () => {
  const named = new Set(['https://staging.example']);
  server = createServer((asked, response) => allowOrigin(named, asked, response) && response.end('source'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** What a browser gets that asks for a page of this origin. */
const asked = (
  headers: Record<string, string>,
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders }> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, host: '127.0.0.1', headers }, (answer) => {
      answer.resume().on('end', () => resolve({ status: answer.statusCode, headers: answer.headers }));
    })
      .on('error', reject)
      .end();
  });
const readableBy = async (origin: string): Promise<boolean> =>
  (await asked({ origin })).headers['access-control-allow-origin'] === origin;

test.each(['http://localhost:8080', 'http://127.0.0.1:3000', 'http://[::1]:8080', 'https://staging.example'])(
  'pages of %s may read a developer’s source',
  async (origin) => {
    expect(await readableBy(origin)).toBe(true);
  },
);

test.each(['https://evil.example', 'https://staging.example.evil.example', 'http://localhost.evil.example', 'null'])(
  'pages of %s may not',
  async (origin) => {
    expect(await readableBy(origin)).toBe(false);
  },
);

test('a site that may not read it cannot run it as a script either', async () => {
  const script = { 'sec-fetch-dest': 'script', 'sec-fetch-mode': 'no-cors' };
  expect((await asked({ ...script, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await asked({ ...script, 'sec-fetch-site': 'same-site' })).status).toBe(200);
});
