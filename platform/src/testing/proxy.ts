import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What a proxy may do with a request: answer in the service's place, lose its answer, or cut the answer's body; a function receives
 * the answer's status, and says whether the answer is lost.
 */
export type Trouble =
  { status: number; code: string } | 'lose the answer' | 'cut the answer' | ((status: number) => boolean);

/** A service's stand-in that knows all requests and may cause trouble. */
export interface Proxy {
  endpoint: string;
  /** Method and path of each request so far, in the order in which they came. */
  requests: string[];
  stop(): Promise<void>;
}

/** Stands between a test and the S3 service at `target`. `trouble` says what happens to a request; by default nothing. */
export async function startProxy(
  target: string,
  trouble: (request: IncomingMessage) => Trouble | undefined = () => undefined,
): Promise<Proxy> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${decodeURIComponent(request.url?.split('?')[0] ?? '')}`);
    const chosen = trouble(request);
    if (typeof chosen === 'object') refuse(request, response, chosen);
    else pass(target, request, response, chosen);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, code }: { status: number; code: string },
) {
  request.resume().on('end', () => {
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>by the test</Message></Error>`);
  });
}

function pass(target: string, request: IncomingMessage, response: ServerResponse, trouble: Trouble | undefined): void {
  // The signature covers the headers, the host's name among them: they stay as they are.
  const { method = 'GET', url = '/', headers } = request;
  const onward = forward(new URL(url, target), { method, headers }, (answer) => {
    const { statusCode = 502 } = answer;
    if (trouble === 'lose the answer' || (typeof trouble === 'function' && trouble(statusCode))) {
      answer.resume().on('end', () => response.destroy());
      return;
    }
    response.writeHead(statusCode, answer.headers);
    if (trouble !== 'cut the answer') answer.pipe(response);
    else answer.once('data', (part: Buffer) => response.write(part.subarray(0, 1), () => response.destroy()));
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}
