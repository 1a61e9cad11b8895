import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Files that compress; media and fonts are compressed already. */
const compressible = /\.(js|css|html|json|svg|txt|vtt|md|xml|webmanifest|ico)$/;
/** Below this many bytes a compressed answer is no fewer packets. */
const worthwhile = 600;

/**
 * Writes a `.br` and a `.gz` beside each file that gains from it. `quality` is brotli's, 0 to 11: 11 for what is
 * compressed once and served for years.
 */
export async function writeTwins(files: readonly string[], quality = 11): Promise<void> {
  await Promise.all(
    files
      .filter((file) => compressible.test(file))
      .map(async (file) => {
        const content = await readFile(file);
        if (content.length < worthwhile) return;
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        };
        await Promise.all([
          brotli(content, { params }).then((data) => writeFile(`${file}.br`, data)),
          deflate(content, { level: 9 }).then((data) => writeFile(`${file}.gz`, data)),
        ]);
      }),
  );
}
