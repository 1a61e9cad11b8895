import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { filesBelow, keyBelow } from './files-below.ts';

/** Size of a file in bytes, and its SHA-384 in base64 (usable as `integrity`). */
export interface FileHash {
  bytes: number;
  sha384: string;
}

/** The hash of some content. */
export function hashOf(content: Uint8Array): FileHash {
  return { bytes: content.length, sha384: createHash('sha384').update(content).digest('base64') };
}

/** The hash of every file below a folder, under its key there, in alphabetical order. */
export async function hashesBelow(folder: string): Promise<Record<string, FileHash>> {
  const hashes: Record<string, FileHash> = {};
  for (const file of filesBelow(folder)) hashes[keyBelow(folder, file)] = hashOf(await readFile(file));
  return hashes;
}

/** Twenty hexadecimal digits that change with the ingredients. */
export function keyOf(ingredients: unknown): string {
  return createHash('sha256').update(JSON.stringify(ingredients)).digest('hex').slice(0, 20);
}
