import type { IncomingMessage, ServerResponse } from 'node:http';
import { browserScript } from '../lib/dist.ts';
import { escaped } from '../lib/markup.ts';
import type { Problem, Problems } from './problems.ts';

const overlayAddress = '/mosaico-dev/problems.js';
const problemsAddress = '/mosaico-dev/problems';

/** Answers the development site's requests for its problems and for the overlay that shows them; whether it was one. */
export async function answerProblems(
  problems: Problems,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (pathname === overlayAddress) {
    const overlay = await browserScript('overlay');
    response.setHeader('content-type', 'text/javascript; charset=utf-8').end(overlay);
    return true;
  }
  if (pathname !== problemsAddress) return false;
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  const send = (all: readonly Problem[]): void => void response.write(`data: ${JSON.stringify(all)}\n\n`);
  send(problems.all());
  request.once('close', problems.onChange(send));
  return true;
}

/** The document with the overlay, which starts before anything else of it. */
export function withOverlay(document: string): string {
  return document.replace('<head>', `<head>${overlayScript()}`);
}

/** What is shown where the declarations make no site, with the reason: the overlay shows the page once they do. */
export function sitelessDocument(why: string): string {
  const text = escaped(why);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>There is no site</title>${overlayScript(' data-siteless')}</head><body><p>What the workspaces declare makes no site. This page loads by itself once that is mended.</p><p style="white-space: pre-wrap; overflow-wrap: anywhere">${text}</p></body></html>\n`;
}

const overlayScript = (more = ''): string =>
  `<script src="${overlayAddress}" data-problems="${problemsAddress}"${more}></script>`;
