import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { canaryByPrometheus, countedByPrometheus } from './prometheus.ts';

let server: Server;
let address: string;
/** What the server was sent as its credentials, by each request. */
let sent: Set<string | undefined>;
/** What it answers to a query. */
let answered: (query: string) => { result: object[]; warnings?: string[] };
beforeEach(async () => {
  sent = new Set();
  answered = () => ({ result: [] });
  server = createServer(({ headers, url = '' }, response) => {
    sent.add(headers.authorization);
    response.statusCode = headers.authorization === 'Bearer a-token-of-metrics' ? 200 : 401;
    const { result, warnings } = answered(new URL(url, address).searchParams.get('query') ?? '');
    response.end(JSON.stringify({ status: 'success', data: { resultType: 'vector', result }, warnings }));
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

describe('of a canary', () => {
  const series = (labels: object, value: number): object => ({ metric: labels, value: [1_796_000_000, String(value)] });
  const arms = [
    { arm: 'stable', revision: '2' },
    { arm: 'canary', revision: '2' },
  ];
  const whole = (query: string): object[] => {
    if (query.includes('failing') || query.includes('failure'))
      return arms.flatMap((arm) =>
        ['exceptions', 'failedLoads', 'notInteractive'].map((failure) => series({ ...arm, failure }, 0)),
      );
    return arms.map((arm) => series(arm, 1_000));
  };
  const canary = () => {
    process.env.MOSAICO_PROMETHEUS_TOKEN = 'a-token-of-metrics';
    return canaryByPrometheus(address, 'production', { revisions: new Set([2]), from: 0 }, 1_796_000_000_000);
  };

  test('an answer to every query is what was counted, and no failure is 0', async () => {
    answered = (query) => ({ result: whole(query) });
    const { arms: counted } = await canary();
    expect(counted.map(({ arm, visits, failures }) => [arm, visits, failures.exceptions])).toEqual([
      ['stable', 1_000, 0],
      ['canary', 1_000, 0],
    ]);
  });

  test('where nothing is known of failures, or of those of one arm, that is no health', async () => {
    answered = (query) => ({ result: query.includes('failure') ? [] : whole(query) });
    await expect(canary()).rejects.toThrow(
      /knows visits of the stable arm in revision 2, and not all of their failures: it has answered in part.*Nothing is decided/,
    );
    answered = (query) => ({ result: whole(query).filter((_, index) => !query.includes('failure') || index < 4) });
    await expect(canary()).rejects.toThrow('knows visits of the canary arm in revision 2, and not all');
  });

  test('an answer from which the server says that something is missing is none', async () => {
    answered = (query) => ({ result: whole(query), warnings: ['store-2: context deadline exceeded'] });
    await expect(canary()).rejects.toThrow(/answered in part \(store-2: context deadline exceeded\)/);
  });
});
