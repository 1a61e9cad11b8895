import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { countedByPrometheus } from './prometheus.ts';

let server: Server;
let address: string;
/** What the server was sent as its credentials, by each request. */
let sent: Set<string | undefined>;
beforeEach(async () => {
  sent = new Set();
  server = createServer(({ headers }, response) => {
    sent.add(headers.authorization);
    response.statusCode = headers.authorization === 'Bearer a-token-of-metrics' ? 200 : 401;
    response.end(JSON.stringify({ status: 'success', data: { resultType: 'vector', result: [] } }));
  }).listen(0, 'localhost');
  await once(server, 'listening');
  address = `http://localhost:${(server.address() as AddressInfo).port}/prometheus`;
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
  delete process.env.MOSAICO_PROMETHEUS_TOKEN;
});

const ask = (at = address): Promise<unknown> => countedByPrometheus(at, 'production', 1_796_000_000_000);

test('a server that asks for credentials is sent the token of the environment, with every request', async () => {
  process.env.MOSAICO_PROMETHEUS_TOKEN = 'a-token-of-metrics';
  await expect(ask()).resolves.toMatchObject({ rows: [], foreign: 0 });
  expect([...sent]).toEqual(['Bearer a-token-of-metrics']);
});

test('without a token, or with a wrong one, the error says what to do, and never the token', async () => {
  await expect(ask()).rejects.toThrow(
    `${address} asks for credentials (status 401). Put its token into MOSAICO_PROMETHEUS_TOKEN.`,
  );
  process.env.MOSAICO_PROMETHEUS_TOKEN = 'a-wrong-one';
  const refused = ask();
  await expect(refused).rejects.toThrow('does not take the token of MOSAICO_PROMETHEUS_TOKEN (status 401)');
  await expect(refused).rejects.not.toThrow('a-wrong-one');
});

test('an address with a password is refused: the list of processes shows it', async () => {
  await expect(ask('http://ana:secreto@prometheus:9090')).rejects.toThrow(
    'An address with a password would be read by others. Put a token into MOSAICO_PROMETHEUS_TOKEN.',
  );
});
