import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { askedFor } from '../deliver/request-path.ts';
import { browserScript } from '../lib/dist.ts';
import { declarationsOf } from '../build/declared.ts';
import { devEntry } from '../build/preset.ts';
import { localSourcePath, type LocalSource } from '../browser/versions/local-source.ts';
import { escaped } from '../lib/markup.ts';
import type { Workspace } from '../lib/workspaces.ts';
import { developmentEntry } from '../store/development-shell.ts';
import { devAddress } from './dev-config.ts';
import type { ThrownError } from './thrown-errors.ts';
import type { Problems, SiteState } from './problems.ts';

/** Address of the overlay's script (`dev-client.ts`). Its requests go to addresses beside it. */
const clientAddress = '/mosaico-dev/client.js';

/** Messages to pages and from pages. */
interface Channel {
  problems: Problems;
  thrown: (error: ThrownError) => Promise<void>;
}

/** Answers what the overlay of a page asks for and reports; whether it was such a request. */
export async function answerOverlay(
  { problems, thrown }: Channel,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (pathname === clientAddress) {
    response.setHeader('content-type', 'text/javascript; charset=utf-8');
    response.end(await browserScript('overlay'));
  } else if (pathname === '/mosaico-dev/errors') {
    await thrown(JSON.parse(await text(request)) as ThrownError);
    response.writeHead(204).end();
  } else if (pathname === '/mosaico-dev/state') {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const send = (state: SiteState): void => void response.write(`data: ${JSON.stringify(state)}\n\n`);
    send(problems.state());
    request.once('close', problems.onChange(send));
  } else return false;
  return true;
}

/**
 * Answers on a workspace's own port, for pages of a deployed site. Its events have the workspace itself, too: {@link LocalSource}. Rejects
 * if its declarations cannot be read.
 */
export async function answerSite(
  channel: Channel,
  workspace: Workspace,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { pathname } = askedFor(request.url);
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return true;
  }
  if (pathname !== localSourcePath) return answerOverlay(channel, pathname, request, response);
  const { build } = channel.problems.state();
  const source = await sourceOf(workspace, build);
  // What the page before has thrown.
  channel.problems.set('page', []);
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(source));
  return true;
}

async function sourceOf(workspace: Workspace, build: string): Promise<LocalSource> {
  const at = devAddress(workspace);
  const isShell = workspace.role === 'shell';
  return {
    workspace: workspace.name,
    version: new URL(at).host,
    scripts: [at + (isShell ? developmentEntry : devEntry)],
    styles: isShell ? [at + developmentEntry.replace(/js$/, 'css')] : [],
    declarations: await declarationsOf(workspace),
    integrity: {},
    overlay: { script: new URL(clientAddress, at).href, data: { build } },
  };
}

/** The document with the overlay, which starts before anything else of it. */
export function withOverlay(document: string, { build }: SiteState): string {
  return document.replace('<head>', `<head><script src="${clientAddress}" data-build="${build}"></script>`);
}

/** What is shown where the declarations make no site, with the reason. The page takes its place once they do. */
export function sitelessDocument(why: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>There is no site</title></head><body><p>What the workspaces declare makes no site. This page loads by itself once that is mended.</p><p style="white-space: pre-wrap; overflow-wrap: anywhere">${escaped(why)}</p></body></html>\n`;
}
