import type { IncomingMessage, ServerResponse } from 'node:http';

/** This machine, by each of its names. */
const ownMachine = /^https?:\/\/(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Lets pages of this machine and of the named origins read what a development server answers, and nobody else: it is a developer's
 * source. Whether the request may be answered: a script runs in every page that asks for it, read or not.
 */
export function allowOrigin(
  named: ReadonlySet<string>,
  { headers }: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { origin, 'sec-fetch-site': site, 'sec-fetch-dest': destination } = headers;
  response.setHeader('Vary', 'Origin');
  if (origin !== undefined && (ownMachine.test(origin) || named.has(origin))) {
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Allow-Private-Network', 'true');
    return true;
  }
  if (site !== 'cross-site' || destination !== 'script') return true;
  response.writeHead(403).end('This site may not read what runs here. Start dev with --origin <its address>.');
  return false;
}
