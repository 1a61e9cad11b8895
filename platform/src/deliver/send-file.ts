import { stat } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import { contentHeaders } from '../store/bucket/content-headers.ts';
import type { SmallFile, SmallFiles } from './small-files.ts';

/** Encodings of a file's compressed twins, the smallest first. */
const twinEndings = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof twinEndings;
const all = Object.keys(twinEndings) as Encoding[];

/** A file to be sent. */
export interface FileToSend {
  folder: string;
  /** Path in the folder. */
  name: string;
  /** Whether the folder has a file of this name: a compressed twin. */
  has: (name: string) => boolean;
  headers: Readonly<Record<string, string>>;
  /** Where small ones are kept. Default: nowhere. */
  smallFiles?: SmallFiles;
  /** Default: 200, or what ranges and conditions make of it. With another one they do not count. */
  status?: number;
}

/**
 * Answers with a file, compressed as the request takes it, or with the range or the condition that the request asks for.
 * Resolves once the answer is out or its reader gone; to `false`, with nothing sent, where the file is not there any more.
 * Rejects when it cannot be read.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, name, has, headers, smallFiles, status }: FileToSend,
): Promise<boolean> {
  const encodings = all.filter((each) => has(name + twinEndings[each]));
  const encoding = encodings.length > 0 ? wantedEncoding(request, encodings) : undefined;
  // No file has a date of its own here (see below), so this cannot be answered.
  delete request.headers['if-unmodified-since'];
  if (status !== undefined) delete request.headers['if-match'];
  const file = encoding ? name + twinEndings[encoding] : name;
  const known = status === undefined && isPlain(request) ? await smallFiles?.get(join(folder, file)) : undefined;
  const told = (): Record<string, string> => ({
    ...headers,
    'Content-Type': contentHeaders(name).contentType,
    ...(encodings.length > 0 && { Vary: 'Accept-Encoding' }),
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  if (known) return sendBytes(request, response, known, headOf(known, headers, told));
  for (const [header, value] of Object.entries(told())) response.setHeader(header, value);
  if (status !== undefined) response.statusCode = status;
  await mendSuffix(request, join(folder, file));
  return new Promise((resolve, reject) => {
    response.once('close', () => resolve(true));
    send(request, `/${file.split('/').map(encodeURIComponent).join('/')}`, {
      root: folder,
      index: false,
      dotfiles: 'allow',
      cacheControl: false,
      // A rollback shows older files again: who asks by date would be told that nothing has changed.
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

/** Whether all of the file is asked for, whatever the visitor has of it. */
function isPlain({ headers }: IncomingMessage): boolean {
  return ['range', 'if-match', 'if-none-match', 'if-modified-since'].every((name) => headers[name] === undefined);
}

/** All headers of an answer with a small file: put together once for these of its own, which are nearly always the same. */
function headOf(
  { heads, etag, bytes }: SmallFile,
  headers: FileToSend['headers'],
  told: () => Record<string, string>,
): OutgoingHttpHeaders {
  const known = heads.get(headers);
  if (known) return known;
  const head = { ...told(), 'Accept-Ranges': 'bytes', ETag: etag, 'Content-Length': bytes.length };
  heads.set(headers, head);
  return head;
}

/** Resolves as {@link sendFile} does. */
function sendBytes(
  request: IncomingMessage,
  response: ServerResponse,
  { bytes }: SmallFile,
  head: OutgoingHttpHeaders,
): Promise<true> {
  return new Promise((resolve) => {
    response.once('close', () => resolve(true));
    // All at once: to set them one by one takes a server as long as to find the page.
    response.writeHead(200, head).end(request.method === 'HEAD' ? undefined : bytes);
  });
}

/** What browsers accept is written in a handful of ways, and to read one takes longer than to find a page. */
const mostRead = 100;
const read = new Map<string, Encoding | undefined>();

/** Nothing where the request wants none of these. Who refuses the bytes as they are gets them all the same: better than nothing. */
function wantedEncoding(request: IncomingMessage, encodings: readonly Encoding[]): Encoding | undefined {
  const key = `${encodings.join()} ${String(request.headers['accept-encoding'])}`;
  if (read.has(key)) return read.get(key);
  const preferred = [...encodings, 'identity'];
  // The library's types do not know the second argument yet: which comes first of those that are wanted alike.
  const negotiator: { encodings(available: string[], options: { preferred: string[] }): string[] } = new Negotiator(
    request,
  );
  const [first] = negotiator.encodings(preferred, { preferred });
  const wanted = encodings.find((each) => each === first);
  // Whoever writes it in ever new ways fills no memory.
  if (read.size >= mostRead) read.clear();
  read.set(key, wanted);
  return wanted;
}

/** The last 500 bytes of a file of 100 are all of it; the library says that there are none. */
async function mendSuffix({ headers }: IncomingMessage, file: string): Promise<void> {
  const [, last] = /^bytes= *-(\d+)$/.exec(headers.range ?? '') ?? [];
  if (last === undefined) return;
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  if (Number(last) > size) headers.range = 'bytes=0-';
}
