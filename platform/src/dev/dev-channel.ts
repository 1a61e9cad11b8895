import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { browserScript } from '../lib/dist.ts';
import { escaped } from '../lib/markup.ts';
import type { ThrownError } from './thrown-errors.ts';
import type { Problems, SiteState } from './problems.ts';

const clientAddress = '/mosaico-dev/client.js';
const stateAddress = '/mosaico-dev/state';
const errorsAddress = '/mosaico-dev/errors';

/** Answers what the overlay of a page asks for and reports; whether it was such a request. */
export async function answerOverlay(
  { problems, thrown }: { problems: Problems; thrown: (error: ThrownError) => Promise<void> },
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (pathname === clientAddress) {
    response.setHeader('content-type', 'text/javascript; charset=utf-8');
    response.end(await browserScript('overlay'));
  } else if (pathname === errorsAddress) {
    await thrown(JSON.parse(await text(request)) as ThrownError);
    response.writeHead(204).end();
  } else if (pathname === stateAddress) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const send = (state: SiteState): void => void response.write(`data: ${JSON.stringify(state)}\n\n`);
    send(problems.state());
    request.once('close', problems.onChange(send));
  } else return false;
  return true;
}

/** The document with the overlay, which starts before anything else of it. */
export function withOverlay(document: string, { build }: SiteState): string {
  return document.replace('<head>', `<head>${overlayScript(build)}`);
}

/** What is shown where the declarations make no site, with the reason. The page takes its place once they do. */
export function sitelessDocument(why: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>There is no site</title></head><body><p>What the workspaces declare makes no site. This page loads by itself once that is mended.</p><p style="white-space: pre-wrap; overflow-wrap: anywhere">${escaped(why)}</p></body></html>\n`;
}

const overlayScript = (build: string): string =>
  `<script src="${clientAddress}" data-state-address="${stateAddress}" data-errors-address="${errorsAddress}" data-build="${build}"></script>`;
