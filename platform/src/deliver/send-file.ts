import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import { contentHeaders } from '../store/bucket/content-headers.ts';

/** Endings of a file's precompressed variants, the smallest first. */
const variants = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof variants;

/** A file to be sent. */
export interface FileToSend {
  folder: string;
  /** Path in the folder. */
  name: string;
  /** Whether the folder has a file of this name: a precompressed variant. */
  has: (name: string) => boolean;
  headers: Readonly<Record<string, string>>;
  /** Begins the `ETag`: an answer of another composition at the same address has another one, whatever the size and time of its file. */
  arm?: string | undefined;
  /** Default: 200, or what ranges and conditions make of it. With another one they do not count. */
  status?: number | undefined;
}

/**
 * Answers with a file, compressed as the request takes it, or with the range or the condition that the request asks for.
 * Resolves once the answer is out or its reader gone; to `false`, with nothing sent, where the file is not there any more.
 * Rejects when it cannot be read.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, name, has, headers, arm, status }: FileToSend,
): Promise<boolean> {
  const encodings = (Object.keys(variants) as Encoding[]).filter((each) => has(name + variants[each]));
  const encoding = wantedEncoding(request, encodings);
  const file = encoding ? name + variants[encoding] : name;
  // No file has a date here (see below), and an answer that is no success has no variants to choose from.
  delete request.headers['if-unmodified-since'];
  if (status !== undefined) delete request.headers['if-match'];
  await mendSuffix(request, join(folder, file));
  const all = {
    ...headers,
    'Content-Type': contentHeaders(name).contentType,
    ...(encodings.length > 0 && { Vary: [...(headers.Vary ? [headers.Vary] : []), 'Accept-Encoding'].join(', ') }),
    ...(arm !== undefined && status === undefined && (await tagOf(join(folder, file), arm))),
    ...(encoding && { 'Content-Encoding': encoding }),
  };
  for (const [header, value] of Object.entries(all)) response.setHeader(header, value);
  response.statusCode = status ?? 200;
  return new Promise((resolve, reject) => {
    response.once('close', () => resolve(true));
    send(request, `/${file.split('/').map(encodeURIComponent).join('/')}`, {
      root: folder,
      index: false,
      dotfiles: 'allow',
      cacheControl: false,
      // A rollback shows older files again: a request by date would get the answer that nothing has changed.
      lastModified: false,
      acceptRanges: status === undefined,
      etag: status === undefined,
    })
      .on('error', (error: Error & { status?: number }) => {
        if (response.headersSent) return reject(error);
        const range = response.getHeader('Content-Range');
        for (const header of response.getHeaderNames()) response.removeHeader(header);
        if (error.status === 404) return resolve(false);
        if (error.status !== 412 && error.status !== 416) return reject(error);
        response
          .writeHead(error.status, { ...headers, 'Content-Length': 0, ...(range && { 'Content-Range': range }) })
          .end();
      })
      .pipe(response);
  });
}

/** The preferred encoding of the request; `undefined` for `identity`, also where the request refuses `identity` and all of these: better than a 406. */
function wantedEncoding(request: IncomingMessage, encodings: readonly Encoding[]): Encoding | undefined {
  const preferred = [...encodings, 'identity'];
  // The library's types do not know the second argument yet: which comes first of those that are wanted alike.
  const negotiator: { encodings(available: string[], options: { preferred: string[] }): string[] } = new Negotiator(
    request,
  );
  const [first] = negotiator.encodings(preferred, { preferred });
  return encodings.find((each) => each === first);
}

/** A weak tag: the same file may be compressed otherwise on another machine. */
async function tagOf(file: string, arm: string): Promise<{ ETag: string } | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found && { ETag: `W/"${arm}-${found.size.toString(16)}-${found.mtime.getTime().toString(16)}"` };
}

/** The last 500 bytes of a file of 100 are all of it; the library says that there are none. */
async function mendSuffix({ headers }: IncomingMessage, file: string): Promise<void> {
  const [, last] = /^bytes= *-(\d+)$/.exec(headers.range ?? '') ?? [];
  if (last === undefined) return;
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  if (Number(last) > size) headers.range = 'bytes=0-';
}
