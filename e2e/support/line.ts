import { createServer, request as forward, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What went through a {@link Line}. */
export interface Passed {
  path: string;
  /** What the browser sent. */
  sent: string;
  status: number;
  /** The answer's text; empty unless the answer is HTML. */
  html: string;
}

/** Stands between a visitor's browser and a site. */
export interface Line {
  origin: string;
  /** In the order in which the answers came. */
  passed: Passed[];
  close(): void;
}

/**
 * Begins a line to the site at `target`, as one visitor's network or settings make it: `sent` changes the headers of what the browser
 * requests, and `answered` the headers of what the site answers.
 */
export async function lineTo(
  target: string,
  {
    sent = () => ({}),
    answered = () => ({}),
  }: {
    sent?: () => OutgoingHttpHeaders;
    answered?: () => OutgoingHttpHeaders;
  } = {},
): Promise<Line> {
  const passed: Passed[] = [];
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const pass = async (): Promise<void> => {
      const body = await buffer(request);
      const changed: OutgoingHttpHeaders = { ...headers, 'accept-encoding': 'identity', ...sent() };
      const { status, headers: received, content } = await answerOf(new URL(url, target), method, changed, body);
      const html = String(received['content-type']).startsWith('text/html') ? content.toString() : '';
      passed.push({ path: url.replace(/\?.*/, ''), sent: body.toString(), status, html });
      response.writeHead(status, { ...received, ...answered() });
      response.end(content);
    };
    pass().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    passed,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  content: Buffer;
}

const answerOf = (url: URL, method: string, headers: OutgoingHttpHeaders, body: Buffer): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const onward = forward(url, { method, headers }, (answer) => {
      const { statusCode = 502, headers: received } = answer;
      buffer(answer).then((content) => resolve({ status: statusCode, headers: received, content }), reject);
    });
    onward.on('error', reject);
    onward.end(body);
  });
