import { statSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

/** Bytes: what every document and script is below, and videos are not. */
const small = 512 * 1024;
/** Bytes of all files that are kept: a site of a hundred pages, twins and all. */
const room = 32 * 1024 * 1024;

/** A file, and what identifies its bytes to who has asked for them before. */
export interface SmallFile {
  bytes: Buffer;
  etag: string;
  /** By the headers of its kind of answer, all that are sent with it. */
  heads: WeakMap<object, OutgoingHttpHeaders>;
}

/**
 * Small files that were asked for lately: to open, read and close one by other threads takes a server longer than all else that
 * it does for a request. Each time the file is looked at, so one that is taken away or replaced is so here. What is kept is
 * bounded, however many files there are.
 */
export class SmallFiles {
  private readonly kept = new LRUCache<string, SmallFile>({
    maxSize: room,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
  });

  /** The file, or nothing where it is large, not there or cannot be read. */
  async get(file: string): Promise<SmallFile | undefined> {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat?.isFile() || stat.size > small) return undefined;
    // As `send` has it, which answers the conditional requests that follow.
    const etag = `W/"${stat.size.toString(16)}-${stat.mtime.getTime().toString(16)}"`;
    const known = this.kept.get(file);
    if (known?.etag === etag) return known;
    const bytes = await readFile(file).catch(() => undefined);
    if (bytes?.length !== stat.size) return undefined;
    const found: SmallFile = { bytes, etag, heads: new WeakMap() };
    this.kept.set(file, found);
    return found;
  }
}
