import { createReadStream } from 'node:fs';
import { cut, visible } from '@mosaico/shared-types/schemas';
import { figure } from './figures.ts';

/**
 * Bounds of the JSON and text files of other teams, editors or machines. A file beyond a bound is refused by name, before it fills the
 * memory or the stack. The largest files of the demonstration are far below: a `release.json` has 66 kB with 1,500 values in 6
 * levels, a transcript 30,000 characters.
 */
export const bounds = {
  /** Bytes of one file. */
  bytes: 8_000_000,
  /** Lists and objects within one another. */
  depth: 32,
  /** Values of one file: entries of all its lists and objects. */
  values: 200_000,
  /** Characters of one text, and of one key. */
  text: 2_000_000,
  key: 1_024,
} as const;

/** A file or an object is larger than its bound. */
export class TooLargeError extends Error {
  constructor(name: string, most: number) {
    super(
      `${name} has more than ${figure(most)} bytes, and no more of it is read. Put back what was there, or have its owner write it anew.`,
    );
  }
}

/** A file's bytes. Reads at most `most` bytes: rejects with a {@link TooLargeError} for a larger file, and as `node:fs` does. */
export async function readAtMost(file: string, most: number = bounds.bytes, name = file): Promise<Buffer> {
  const bytes = await bytesAtMost(createReadStream(file, { end: most }), most);
  if (!bytes) throw new TooLargeError(name, most);
  return bytes;
}

/** All bytes of a source; undefined if the source has more than `most`, after which it is closed. Rejects as the source does. */
export async function bytesAtMost(source: AsyncIterable<Uint8Array>, most: number): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of source) {
    length += part.length;
    // Leaving the loop ends the source.
    if (length > most) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Throws for a JSON value beyond {@link bounds}, or with a key such as `__proto__`. The error names the source and the place. */
export function refuseBeyond(value: unknown, source: string): void {
  const rest: { value: unknown; path: string; depth: number }[] = [{ value, path: '', depth: 0 }];
  let values = 0;
  const refuse = (path: string, fault: string): never => {
    const place = path === '' ? '' : ` (at ${cut(visible(path), 120)})`;
    throw new Error(`${source} ${fault}${place}. Take that out, or put back what was there.`);
  };
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { value: here, path, depth } = next;
    if (typeof here === 'string' && here.length > bounds.text)
      refuse(path, `has a text of ${figure(here.length)} characters, and may have ${figure(bounds.text)}`);
    if (typeof here !== 'object' || here === null) continue;
    if (depth >= bounds.depth) refuse(path, `has more than ${bounds.depth} lists and objects within one another`);
    for (const [key, inner] of Object.entries(here)) {
      if ((values += 1) > bounds.values) refuse('', `has more than ${figure(bounds.values)} values`);
      if (key.length > bounds.key)
        refuse(`${path}.${key}`, `has a key of ${figure(key.length)} characters, and may have ${figure(bounds.key)}`);
      if (key === '__proto__') refuse(path, 'has the key "__proto__", which no file of Mosaico has');
      rest.push({ value: inner, path: path === '' ? key : `${path}.${key}`, depth: depth + 1 });
    }
  }
}
