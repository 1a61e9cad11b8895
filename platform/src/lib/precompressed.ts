import { createHash } from 'node:crypto';
import { mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached } from './cache.ts';
import { hasCode } from './error-code.ts';
import { inParallel } from './in-parallel.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Files that compress; media and fonts are compressed already. */
const compressible = /\.(js|css|html|json|svg|txt|vtt|md|xml|webmanifest|ico)$/;
/** Below this many bytes a compressed answer is no fewer packets. */
const worthwhile = 600;
/** A compression takes some MB from its beginning, also while it waits for one of Node's four threads. */
const width = 8;

/**
 * Writes a `.br` and a `.gz` beside each file that gains from it. `quality` is brotli's, 0 to 11: 11 for what is
 * compressed once and served for years. With the folder of a `cache`, nothing is compressed by brotli a second time. `onFile` is called as
 * each is written.
 */
export async function writePrecompressed(
  files: readonly string[],
  quality = 11,
  cache?: string,
  onFile?: (times?: number) => void,
): Promise<void> {
  await inParallel(files, width, async (file) => {
    if (!compressible.test(file)) return onFile?.();
    const content = await readFile(file);
    if (content.length < worthwhile) return onFile?.();
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    const compress = (): Promise<Buffer> => brotli(content, { params });
    const name = `${createHash('sha256').update(content).digest('hex')}.${quality}.br`;
    await Promise.all([
      (cache === undefined ? compress() : cached(cache, name, compress)).then((data) => writeFile(`${file}.br`, data)),
      deflate(content, { level: 9 }).then((data) => writeFile(`${file}.gz`, data)),
    ]);
    onFile?.();
  });
}

/** Whether a file, among these of a folder, is the compressed form of another one. */
export const isPrecompressed = (key: string, files: Readonly<Record<string, unknown>>): boolean =>
  /\.(br|gz)$/.test(key) && Object.hasOwn(files, key.slice(0, -3));

/**
 * Replaces a file and removes its precompressed variants. An existing file is unlinked, not overwritten: it may be a hard link to a file of
 * a release, which never changes.
 */
export async function writeAnew(file: string, content: string | Uint8Array): Promise<void> {
  await Promise.all(['', '.br', '.gz'].map((end) => unlink(file + end).catch(ignoreMissing)));
  try {
    await writeFile(file, content);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

function ignoreMissing(error: unknown): void {
  if (!hasCode(error, 'ENOENT')) throw error;
}
